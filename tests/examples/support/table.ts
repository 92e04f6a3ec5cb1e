import { type Address, encodeDeployData, parseUnits } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it, vi } from "vitest";

import { packageAddress } from "./addresses";
import { account, Chain, Contract, type RecorderContract } from "./chain";
import { compileExample } from "./example";
import type { Answer, MetCall, Outcome } from "./recorder";
import { type Connection, connectionOn } from "./rpc";

const addressOf = (name: string, protocol: string, version: string) =>
  packageAddress(name, { protocol, version }, sepolia.id);

/** Where recorders stand: at the addresses of the releases on Sepolia. */
const PLACES = {
  SablierLockup: addressOf("SablierLockup", "lockup", "v2.0"),
  SablierBatchLockup: addressOf("SablierBatchLockup", "lockup", "v2.0"),
  SablierFlow: addressOf("SablierFlow", "flow", "v1.1"),
  SablierMerkleFactory: addressOf("SablierMerkleFactory", "airdrops", "v1.3"),
  SablierMerkleInstant: account("instant campaign"),
  SablierMerkleLL: account("linear campaign"),
  SablierMerkleLT: account("tranched campaign"),
} as const;

export type Recorded = keyof typeof PLACES;

export const LOCKUP = PLACES.SablierLockup;
export const BATCH = PLACES.SablierBatchLockup;
export const FLOW = PLACES.SablierFlow;
export const FACTORY = PLACES.SablierMerkleFactory;
export const INSTANT = PLACES.SablierMerkleInstant;
export const LINEAR = PLACES.SablierMerkleLL;
export const TRANCHED = PLACES.SablierMerkleLT;
export const TOKEN = account("token");
/** The Solidity example. */
export const SAMPLE = account("sample");
/** Deploys the Solidity example, has tokens, and has approved the example for them. */
export const OWNER = account("owner");
export const RECIPIENT = account("recipient");
export const OTHER = account("other");
export const STRANGER = account("stranger");
/** Time of a row that has none. */
export const NOW = 1_750_000_000n;
export const DAY = 86_400n;

/** Base units of a token with 18 decimals, from decimal text. */
export const dai = (text: string): bigint => parseUnits(text, 18);

/** Base units of a token with 6 decimals, from decimal text. */
export const usdc = (text: string): bigint => parseUnits(text, 6);

/** Base units that the owner and the recorders have. */
const RICH = 10n ** 40n;

export interface Setup {
  /** Contracts of the protocol. Names without a contract mean the first one. */
  readonly contracts: readonly [Recorded, ...Recorded[]];
  readonly decimals?: number;
  /** A Solidity example below `examples`, with the arguments of its constructor. */
  readonly file?: string;
  readonly args?: readonly unknown[];
}

export interface World {
  readonly chain: Chain;
  readonly token: Contract;
  readonly sample: Contract | undefined;
  /** Recorder by name. */
  readonly at: (name: string) => RecorderContract;
  /** What a program's `connect` takes. */
  readonly connection: (from?: Address) => Connection;
}

/** A name and arguments. The name may say the contract, `SablierLockup.create`. */
export type Call = readonly [name: string, ...args: unknown[]];

/** One call of an example, and what comes of it. */
export interface Row {
  /** What it shows, where the name of the function does not say it. */
  readonly title?: string;
  /** A function of the Solidity example with its arguments, or the run of a program. */
  readonly run: Call | ((world: World) => Promise<unknown>);
  /** Who calls; the owner by default. */
  readonly from?: Address;
  /** Unix seconds. */
  readonly at?: bigint;
  /** What functions of the contracts return: `ownerOf`, or `ownerOf(1)` for one integer only. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What functions of the contracts do, in place of the usual. */
  readonly does?: Readonly<Record<string, Outcome | Answer>>;
  /** The calls that the contracts get, in order. */
  readonly calls?: readonly Call[];
  /** Wei that each call carries. */
  readonly value?: bigint;
  readonly returns?: unknown;
  /** Base units that accounts have more or less. The example itself keeps nothing by default. */
  readonly gains?: readonly (readonly [Address, bigint])[];
  /** The error that it ends with: of a contract with its arguments, or of a program. */
  readonly error?: Call | RegExp;
}

/** Creation of one stream of Lockup, paid for by the caller. */
const createLockup: Answer = ({ functionName, args: [params], caller }) => {
  const { token, totalAmount } = params as { token: Address; totalAmount: bigint };
  return {
    returns: 1n,
    moves: [[token, caller, LOCKUP, totalAmount]],
    emits: [[createdEvent(functionName), { streamId: 1n }]],
  };
};

const createdEvent = (functionName: string): string =>
  `CreateLockup${functionName.endsWith("LL") ? "Linear" : functionName.endsWith("LD") ? "Dynamic" : "Tranched"}Stream`;

/** Creation of streams in a batch, paid for by the caller. */
const createBatch: Answer = ({ args: [, token, items], caller }) => {
  const amounts = (items as { totalAmount: bigint }[]).map(({ totalAmount }) => totalAmount);
  const sum = amounts.reduce((total, amount) => total + amount, 0n);
  return {
    returns: amounts.map((_, index) => BigInt(index) + 1n),
    moves: [[token as Address, caller, BATCH, sum]],
  };
};

/** A call of Flow that brings tokens; `place` is that of the amount among its arguments. */
const pays =
  (place: number, outcome: Outcome = {}): Answer =>
  ({ args, caller }) => ({
    ...outcome,
    moves: [[TOKEN, caller, FLOW, args[place] as bigint]],
  });

/** A call of Flow that gives tokens back to its caller. */
const refunds: Answer = ({ args, caller }) => ({
  moves: [[TOKEN, FLOW, caller, args[1] as bigint]],
});

const created: Outcome = { returns: 1n, emits: [["CreateFlowStream", { streamId: 1n }]] };

/** Creation of a campaign; the factory moves no tokens. */
const createCampaign =
  (event: string, field: string, campaign: Address): Answer =>
  () => ({ returns: campaign, emits: [[event, { [field]: campaign }]] });

/** What every call does that no row says otherwise of: it moves the tokens that its arguments name. */
const USUAL: Readonly<Record<string, Answer>> = {
  ...Object.fromEntries(
    ["LL", "LD", "LT"].flatMap((model) =>
      ["createWithDurations", "createWithTimestamps"].flatMap((name) => [
        [`SablierLockup.${name}${model}`, createLockup],
        [`SablierBatchLockup.${name}${model}`, createBatch],
      ]),
    ),
  ),
  "SablierFlow.create": () => created,
  "SablierFlow.createAndDeposit": pays(5, created),
  "SablierFlow.deposit": pays(1),
  "SablierFlow.depositViaBroker": pays(1),
  "SablierFlow.depositAndPause": pays(1),
  "SablierFlow.restartAndDeposit": pays(2),
  "SablierFlow.refund": refunds,
  "SablierFlow.refundAndPause": refunds,
  "SablierMerkleFactory.createMerkleInstant": createCampaign(
    "CreateMerkleInstant",
    "merkleInstant",
    INSTANT,
  ),
  "SablierMerkleFactory.createMerkleLL": createCampaign("CreateMerkleLL", "merkleLL", LINEAR),
  "SablierMerkleFactory.createMerkleLT": createCampaign("CreateMerkleLT", "merkleLT", TRANCHED),
};

/** Takes `Contract.name(1)` apart. */
function parsed(text: string, main: string) {
  const [, contract = main, name = "", id] = /^(?:(\w+)\.)?(\w+)(?:\((\d+)\))?$/.exec(text) ?? [];
  return { contract, name, args: id === undefined ? undefined : [BigInt(id)] };
}

/** A chain with recorders, and the Solidity example at `SAMPLE`. */
export async function startWorld(setup: Setup, source?: string): Promise<World> {
  const { contracts, decimals = 18, file, args = [] } = setup;
  const chain = await Chain.create({ id: sepolia.id, timestamp: NOW });
  // Solidity examples must take the strangest token, too; viem wants what the standard returns.
  const token =
    file === undefined
      ? await chain.token("DAI", decimals, TOKEN)
      : await chain.voidToken("USDT", decimals, TOKEN);
  const recorders = new Map<string, RecorderContract>();
  for (const name of contracts) {
    recorders.set(name, await chain.recorder(name, PLACES[name]));
    await token.write("mint", [PLACES[name], RICH], { from: OWNER });
  }
  const at = (name: string) => {
    const found = recorders.get(name);
    if (found === undefined) throw new Error(`The set-up has no ${name}.`);
    return found;
  };
  for (const [text, answer] of Object.entries(USUAL)) {
    const { contract, name } = parsed(text, "");
    recorders.get(contract)?.on(name, answer);
  }
  await token.write("mint", [OWNER, RICH], { from: OWNER });
  let sample: Contract | undefined;
  if (file !== undefined) {
    const artifact = await compileExample(file, source);
    await chain.construct(SAMPLE, encodeDeployData({ ...artifact, args }), OWNER);
    const name = /(\w+)\.sol$/.exec(file)?.[1] ?? file;
    sample = chain.register(new Contract(chain, name, SAMPLE, artifact.abi));
    await token.write("approve", [SAMPLE, RICH], { from: OWNER });
  }
  const connection = (from: Address = OWNER) => connectionOn(chain, from);
  return { chain, token, sample, at, connection };
}

/** The call that a row runs, awaited in the row. */
async function runOf(world: World, { run, from = OWNER }: Row): Promise<unknown> {
  if (typeof run === "function") return run(world);
  const { sample } = world;
  if (sample === undefined) throw new Error("The set-up has no Solidity example.");
  const [name, ...args] = run;
  const entry = sample.abi.find((item) => item.type === "function" && item.name === name);
  const isView = entry?.type === "function" && /view|pure/.test(entry.stateMutability);
  return isView ? sample.read(name, args, from) : sample.write(name, args, { from });
}

/**
 * Runs a row and checks all that it says.
 *
 * @returns the calls of the contracts
 */
export async function runRow(world: World, setup: Setup, row: Row): Promise<readonly MetCall[]> {
  const { chain, token, at } = world;
  const [main] = setup.contracts;
  const { from = OWNER, calls = [], value = 0n, gains = [], error } = row;
  if (row.at !== undefined) chain.timestamp = row.at;
  for (const [text, returns] of Object.entries(row.answers ?? {})) {
    const { contract, name, args } = parsed(text, main);
    at(contract).answer(name, returns, args);
  }
  for (const [text, done] of Object.entries(row.does ?? {})) {
    const { contract, name, args } = parsed(text, main);
    at(contract).on(name, typeof done === "function" ? done : () => done, args);
  }
  const accounts = [...new Set([SAMPLE, ...gains.map(([owner]) => owner)])];
  const balances = () =>
    Promise.all(accounts.map(async (owner) => (await token.read("balanceOf", [owner])) as bigint));
  const [before, earlier] = [await balances(), chain.calls().length];
  if (error === undefined) {
    expect(await runOf(world, row)).toEqual(row.returns);
  } else if (error instanceof RegExp) {
    await expect(runOf(world, row)).rejects.toThrow(error);
  } else {
    const [errorName, ...args] = error;
    await expect(runOf(world, row)).rejects.toMatchObject({ errorName, args });
  }
  const met = chain.calls().slice(earlier);
  const caller = typeof row.run === "function" ? from : SAMPLE;
  expect(met).toEqual(
    calls.map(([text, ...args]) => {
      const { contract, name: functionName } = parsed(text, main);
      return { contract, functionName, args, caller, value };
    }),
  );
  const after = await balances();
  const expected = new Map<Address, bigint>([[SAMPLE, 0n], ...gains]);
  expect(accounts.map((owner, i) => [owner, (after[i] ?? 0n) - (before[i] ?? 0n)])).toEqual(
    accounts.map((owner) => [owner, expected.get(owner)]),
  );
  if (error !== undefined) return met;
  for (const spender of setup.contracts.map((name) => PLACES[name])) {
    expect(await token.read("allowance", [caller, spender]), "allowance left").toBe(0n);
  }
  return met;
}

const titleOf = ({ title, run, from, error }: Row, index: number): string => {
  const name = typeof run === "function" ? `program ${index + 1}` : run[0];
  const end = error === undefined ? "" : ` ends with ${error instanceof RegExp ? error : error[0]}`;
  const by = from === undefined || typeof run === "function" ? "" : " from another account";
  return title ?? `${name}${by}${end}`;
};

/** Tests of an example: each row on a chain of its own. */
export function table(title: string, setup: Setup, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows.map((row, index) => [titleOf(row, index), row] as const))("%s", async (_, row) => {
      await runRow(await startWorld(setup), setup, row);
    });
  });
}

/** Lines that a program prints, each with its values. */
export async function printed(run: () => Promise<unknown>): Promise<unknown[][]> {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  try {
    await run();
    return log.mock.calls;
  } finally {
    log.mockRestore();
  }
}

/** A client of a program whose chain the package does not know. */
export const nowhere = <Client extends { readonly chain: object }>(client: Client): Client => ({
  ...client,
  chain: { ...client.chain, id: 1_000_001, name: "Nowhere" },
});
