import { readdirSync } from "node:fs";

import { releases } from "sablier";
import { toEventSelector, toFunctionSelector } from "viem";
import * as z from "zod";

import { TOPICS } from "../../data/counterparts";
import { RELEASES } from "../../data/releases";
import { addressPageOf } from "../../plugins/protocol-data/pages";
import { entriesOf } from "../../src/lib/protocol/counterparts";
import { parseReleaseRef } from "../../src/lib/protocol/model";
import { type AnsweredQuestion, NEWEST_QUESTIONS, NEWEST_TUNE_QUESTIONS } from "../ask/questions";
import { readEntries } from "../entries";

export const QUERY_KINDS = [
  "identifier",
  "prefix",
  "three letters",
  "typo",
  "developer question",
  "app-user question",
  "address",
  "chain",
  "error",
  "task",
  "comparison",
] as const;

const schema = z.strictObject({
  kind: z.enum(QUERY_KINDS),
  query: z.string().min(1),
  /** Routes; any of them is right. `#id` asks for a section of the page. */
  pages: z.array(z.string().startsWith("/")).min(1),
});

/** What a reader types, and the pages that answer it. */
export type EvaluationQuery = Readonly<z.infer<typeof schema>>;

const CONTRACTS = {
  lockup: "/reference/lockup/contracts",
  flow: "/reference/flow/contracts",
  airdrops: "/reference/airdrops/contracts",
} as const;
const LOCKUP_BASE = `${CONTRACTS.lockup}/abstracts/abstract.SablierLockupBase`;
const FLOW_CONTRACT = `${CONTRACTS.flow}/contract.SablierFlow`;
const ERRORS = Object.values(CONTRACTS).map((folder) => `${folder}/libraries/library.Errors`);

const CHAIN_IDS = { mainnet: 1, optimism: 10, polygon: 137, base: 8453, arbitrum: 42161 } as const;

interface Release {
  readonly deployments: readonly {
    readonly chainId: number;
    readonly contracts: readonly { readonly name: string; readonly address: string }[];
  }[];
}

/**
 * Address of a contract as the data package has it.
 *
 * @throws Error naming the deployment that the package does not have
 */
function addressOf(
  protocol: keyof typeof releases,
  version: string,
  chain: keyof typeof CHAIN_IDS,
  contract: string,
): string {
  const release: Release | undefined = Object.entries(releases[protocol] as object).find(
    ([name]) => name === version,
  )?.[1] as Release | undefined;
  const address = release?.deployments
    .find(({ chainId }) => chainId === CHAIN_IDS[chain])
    ?.contracts.find(({ name }) => name === contract)?.address;
  if (address === undefined) {
    throw new Error(`The data package has no ${contract} ${protocol} ${version} on ${chain}.`);
  }
  return address;
}

const shortened = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

/** Addresses and selectors as the data package and the signatures have them. */
const derived: readonly (readonly [query: string, ...pages: readonly string[]])[] = [
  [addressOf("lockup", "v2.0", "base", "SablierLockup"), "/guides/lockup/deployments#chain-base"],
  [
    addressOf("flow", "v1.1", "arbitrum", "SablierFlow").toLowerCase(),
    "/guides/flow/deployments#chain-arbitrum",
  ],
  [
    shortened(addressOf("airdrops", "v1.3", "mainnet", "SablierMerkleFactory")),
    "/guides/airdrops/deployments#chain-mainnet",
  ],
  [
    addressOf("lockup", "v2.0", "optimism", "SablierBatchLockup").slice(0, 9),
    "/guides/lockup/deployments#chain-optimism",
  ],
  [
    addressOf("flow", "v1.0", "polygon", "SablierFlow"),
    "/guides/flow/previous-deployments/v1.0#chain-polygon",
  ],
  [
    addressOf("lockup", "v3.0", "mainnet", "SablierLockup").toUpperCase().replace("0X", "0x"),
    "/deployments/lockup/v3.0",
  ],
  [toFunctionSelector("withdrawMax(uint256,address)"), LOCKUP_BASE, FLOW_CONTRACT],
  [toFunctionSelector("adjustRatePerSecond(uint256,uint128)"), FLOW_CONTRACT],
  [
    toFunctionSelector("SablierLockupBase_WithdrawAmountZero(uint256)"),
    `${CONTRACTS.lockup}/libraries/library.Errors`,
    "/reference/errors",
  ],
  [
    toFunctionSelector("CallerNotAdmin(address,address)").slice(0, 8),
    ...ERRORS,
    "/reference/errors",
  ],
  [
    toEventSelector("VoidFlowStream(uint256,address,address,address,uint256,uint256)"),
    FLOW_CONTRACT,
  ],
  [toEventSelector("RenounceLockupStream(uint256)"), LOCKUP_BASE],
];

/** The page with the addresses of a release, with its protocol. */
const ADDRESS_PAGES = RELEASES.map((record) => ({
  protocol: parseReleaseRef(record.ref).protocol,
  path: addressPageOf(record),
}));

/**
 * The pages about the same thing in the other releases: where their switch leads, and those with the
 * addresses of the same protocol.
 */
function counterpartsOf(page: string): string[] {
  const [path = ""] = page.split("#");
  const protocols = ADDRESS_PAGES.flatMap((one) => (one.path === path ? [one.protocol] : []));
  if (protocols.length > 0) {
    return ADDRESS_PAGES.flatMap((one) => (protocols.includes(one.protocol) ? [one.path] : []));
  }
  return TOPICS.flatMap(({ pages }) => {
    const releases = entriesOf(pages).map(([, routes]) => routes);
    const isHere = releases.some((routes) => routes.includes(path));
    return isHere ? releases.map(([first]) => first) : [];
  });
}

/** The pages of an entry, with their counterparts in other releases where the query names none. */
const answersOf = (query: string, pages: readonly string[]): string[] =>
  /\bv\d/u.test(query) ? [...pages] : [...new Set([...pages, ...pages.flatMap(counterpartsOf)])];

const withCounterparts = ({ pages, ...entry }: EvaluationQuery): EvaluationQuery => ({
  ...entry,
  pages: answersOf(entry.query, pages),
});

const read = (name: string): EvaluationQuery[] =>
  readEntries(
    new URL(`./${name}.jsonl`, import.meta.url),
    schema,
    ({ kind, query }) => `${kind}: ${query}`,
  ).map(withCounterparts);

/** Every other derived query, from the given one. */
const derivedFrom = (first: 0 | 1): EvaluationQuery[] =>
  derived
    .filter((_, index) => index % 2 === first)
    .map(([query, ...pages]) => withCounterparts({ kind: "address", query, pages }));

/** Queries of every kind: weights may be tuned on these. */
export const TUNE_QUERIES: readonly EvaluationQuery[] = [...read("tune"), ...derivedFrom(0)];

/** Those of the other half that were written before anything was tuned to any of their kind. */
export const UNSEEN_QUERIES: readonly EvaluationQuery[] = read("unseen");

/** Written from the facts about Flow v3.0 before any of its pages. */
export const FLOW_V3_QUERIES: readonly EvaluationQuery[] = read("flow-v3.0");

/** Written from the facts about Airdrops v3.0 before any of its pages, a file by each of their writers. */
export const AIRDROPS_V3_QUERIES: readonly EvaluationQuery[] = readdirSync(
  new URL(".", import.meta.url),
).flatMap((file) => (file.startsWith("airdrops-v3.0-") ? read(file.replace(".jsonl", "")) : []));

/** Written from the facts about Bob: before any of its guides, and for its reference without a look at it. */
export const BOB_QUERIES: readonly EvaluationQuery[] = [
  ...read("bob-v1.0-guide"),
  ...read("bob-v1.0-reference"),
];

/**
 * Written before the pages and sections for Safe, keepers, React, ethers, the events of Flow, test tokens
 * and more samples of Lockup v4.0.
 */
const BUILDER_QUERIES: readonly EvaluationQuery[] = read("builders");

/** The other half: never looked at while tuning. */
export const TEST_QUERIES: readonly EvaluationQuery[] = [
  ...read("test"),
  ...BUILDER_QUERIES,
  ...derivedFrom(1),
  ...UNSEEN_QUERIES,
];

const APP_USERS: ReadonlySet<string> = new Set(["first questions", "holder", "payer", "claimer"]);

/** Questions as queries: the page that answers one is to be found with it. */
const queriesOf = (questions: readonly AnsweredQuestion[]): EvaluationQuery[] =>
  questions.map(({ kind, question: query, cites }) => {
    const asks = APP_USERS.has(kind) ? "app-user question" : "developer question";
    return withCounterparts({ kind: asks, query, pages: [...cites] });
  });

/** About the newest releases, the half for tuning and the other one; see `tests/ask/questions.ts`. */
export const NEWEST_TUNE_QUERIES = queriesOf(NEWEST_TUNE_QUESTIONS.answered);
export const NEWEST_QUERIES = queriesOf(NEWEST_QUESTIONS.answered);
