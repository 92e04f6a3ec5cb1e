import type { Endpoint } from "../endpoints/model";
import { isObject } from "../json/is-object";
import type { ChainsData } from "../protocol/model";
import { quoteValue } from "../query";

/** Most rows of each list that one request asks for. */
export const PAGE_ROWS = 100;

/** Longest name of a token or a campaign that is shown, in UTF-16 code units. */
const LONGEST_NAME = 40;

const list = (name: string, entity: string, where: string, fields: string): string => `
  ${name}: ${entity}(
    limit: $limit
    offset: $offset
    order_by: [{ timestamp: desc }, { chainId: asc }, { subgraphId: desc }]
    where: ${where}
  ) {
    ${fields}
  }`;

const query = (name: string, lists: readonly string[]): string =>
  `query ${name}($wallet: String!, $limit: Int!, $offset: Int!) {${lists.join("")}\n}`;

const STREAM = "alias asset { symbol }";

/** Streams of a wallet, in both roles, over all chains. The sender of the oldest ones is its proxy. */
export const STREAMS_QUERY = query("WalletStreams", [
  list("lockupIn", "LockupStream", "{ recipient: { _eq: $wallet } }", STREAM),
  list(
    "lockupOut",
    "LockupStream",
    "{ _or: [{ sender: { _eq: $wallet } }, { proxender: { _eq: $wallet } }] }",
    STREAM,
  ),
  list("flowIn", "FlowStream", "{ recipient: { _eq: $wallet } }", STREAM),
  list("flowOut", "FlowStream", "{ sender: { _eq: $wallet } }", STREAM),
]);

/** Campaigns of a wallet over all chains: those that it claimed from, and those that it is the admin of. */
export const CAMPAIGNS_QUERY = query("WalletCampaigns", [
  list(
    "claims",
    "Action",
    '{ category: { _eq: "Claim" }, claimRecipient: { _eq: $wallet } }',
    "campaign { id name }",
  ),
  list("campaigns", "Campaign", "{ admin: { _eq: $wallet } }", "id name"),
]);

/** JSON text of the variables of both queries. */
export const walletVariables = (wallet: string, page: number): string =>
  JSON.stringify({ wallet: wallet.toLowerCase(), limit: PAGE_ROWS, offset: page * PAGE_ROWS });

export interface WalletStream {
  /** As in `LK3-1-42`: what the desk takes. */
  readonly id: string;
  readonly role: "recipient" | "sender";
  /** Symbol of the token; anybody may have chosen it. */
  readonly token: string;
}

export interface WalletCampaign {
  readonly chainId: number;
  readonly address: string;
  /** Anybody may have chosen it. */
  readonly name: string;
  readonly role: "claimed" | "admin";
}

export interface WalletPage<Row> {
  readonly rows: readonly Row[];
  /** Whether a list was full, so that there may be more. */
  readonly isMore: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const nameOf = (value: unknown): string =>
  typeof value === "string" ? value.slice(0, LONGEST_NAME) : "";

const shown = (value: unknown): string => quoteValue(JSON.stringify(value ?? null).slice(0, 100));

/** How the rows of each list of an answer are read; each throws an Error for a row that is none. */
type Lists<Row> = Readonly<Record<string, (row: Json) => Row>>;

/**
 * The rows of all lists of an answer. What is beyond the rows that were asked for is left out.
 *
 * @throws Error that says in words, without a full stop, what is wrong with the answer
 */
function readPage<Row>(text: string, lists: Lists<Row>): WalletPage<Row> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw new Error("the answer is too long, or no JSON", { cause });
  }
  const data = isObject(answer) && isObject(answer.data) ? answer.data : {};
  const found = Object.entries(lists).map(([name, readRow]) => {
    const rows = data[name];
    if (!Array.isArray(rows)) throw new Error(`the answer has no list "${name}"`);
    return rows.slice(0, PAGE_ROWS).map((row: unknown): Row => {
      if (!isObject(row)) throw new Error(`"${name}" has a row that is ${shown(row)}`);
      return readRow(row);
    });
  });
  return { rows: found.flat(), isMore: found.some(({ length }) => length === PAGE_ROWS) };
}

const streamIn =
  (role: WalletStream["role"]) =>
  ({ alias, asset }: Json): WalletStream => {
    if (typeof alias !== "string" || !/^[A-Z]{2}\d?-\d{1,12}-\d{1,20}$/u.test(alias)) {
      throw new Error(`a stream has the id ${shown(alias)}, which is none of a stream`);
    }
    return { id: alias, role, token: isObject(asset) ? nameOf(asset.symbol) : "" };
  };

/** Reads the answer to {@link STREAMS_QUERY}; throws as {@link readPage}. */
export const readStreams = (text: string): WalletPage<WalletStream> =>
  readPage(text, {
    lockupIn: streamIn("recipient"),
    flowIn: streamIn("recipient"),
    lockupOut: streamIn("sender"),
    flowOut: streamIn("sender"),
  });

function campaignOf(role: WalletCampaign["role"], row: unknown): WalletCampaign {
  const { id, name } = isObject(row) ? row : {};
  const parts = typeof id === "string" ? /^(0x[\da-f]{40})-(\d{1,12})$/u.exec(id) : null;
  if (parts === null) throw new Error(`a campaign has the id ${shown(id)}, which is none`);
  const [, address = "", chainId] = parts;
  return { chainId: Number(chainId), address, name: nameOf(name), role };
}

/** Reads the answer to {@link CAMPAIGNS_QUERY}; throws as {@link readPage}. */
export const readCampaigns = (text: string): WalletPage<WalletCampaign> =>
  readPage(text, {
    claims: ({ campaign }) => campaignOf("claimed", campaign),
    campaigns: (row) => campaignOf("admin", row),
  });

/** The indexer's address for a protocol over all chains. @throws Error when there is none */
export function indexerUrl(
  endpoints: readonly Endpoint[],
  protocol: "lockup" | "airdrops",
): string {
  const url = endpoints.find(
    (one) => one.vendor === "envio" && one.status === "current" && one.protocol === protocol,
  )?.url;
  if (typeof url !== "string")
    throw new Error(`data/endpoints.ts has no Envio endpoint of ${protocol}.`);
  return url;
}

/** Names of the chains with streams that the indexer does not read, in the order of the data package. */
export function chainsWithoutIndex(
  endpoints: readonly Endpoint[],
  { chains }: Pick<ChainsData, "chains">,
): string[] {
  const read = new Set(
    endpoints
      .filter(({ vendor, status }) => vendor === "envio" && status === "current")
      .map(({ chainId }) => chainId),
  );
  return chains
    .filter(
      ({ id, releases }) =>
        !read.has(id) && releases.some(({ ref }) => /^(?:lockup|flow)@/u.test(ref)),
    )
    .map(({ name }) => name);
}
