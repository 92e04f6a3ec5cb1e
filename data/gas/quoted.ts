import {
  callFigures,
  ETHEREUM_TRANSACTION_GAS,
  marginalCosts,
  streamCosts,
} from "../../src/lib/gas";
import type { ReleaseRef } from "../../src/lib/protocol/model";
import { LOCKUP_FORK } from "./lockup";
import { LOCKUP_V4_FORK } from "./lockup-v4";
import type { GasDataSet, GasTable } from "./schema";

/** Lowest and highest of the measured figures that a sentence stands for, in gas. */
export interface GasRange {
  readonly low: number;
  readonly high: number;
}

/** Column of 100 segments or tranches. */
const LONGEST = 2;

const isCreation = (name: string): boolean => name.startsWith("create");
const is = (wanted: string) => (name: string) => name === wanted;

const marginal = (table: GasTable): number[] =>
  marginalCosts(table, 10, 100)
    .filter(({ functionName }) => isCreation(functionName))
    .map(({ gas }) => Math.round(gas));

/**
 * Figures of one set of measurements that pages quote. All are gas inside the contract, without the
 * transaction around it, except for `linear-streams-per-transaction`, a number of streams.
 *
 * @throws Error naming what the set has no figures for
 */
function quotedFrom(set: GasDataSet) {
  const tableOf = (id: string): GasTable => {
    const table = set.tables.find((candidate) => candidate.id === id);
    if (table === undefined) throw new Error(`${set.release}, ${set.label} has no table ${id}.`);
    return table;
  };
  const range = (figures: readonly number[], what: string): GasRange => {
    if (figures.length === 0) {
      throw new Error(`${set.release}, ${set.label} has no figure for ${what}.`);
    }
    return { low: Math.min(...figures), high: Math.max(...figures) };
  };
  const linear = tableOf("linear");
  const dynamic = tableOf("dynamic");
  const tranched = tableOf("tranched");
  const models = [linear, dynamic, tranched];
  /** What the cliff adds to a linear creation, for each of the functions. */
  const cliff = ["createWithDurationsLL", "createWithTimestampsLL"].map((name) => {
    const [without = NaN] = callFigures(linear, is(name), "no cliff");
    const [withOne = NaN] = callFigures(linear, is(name), "with cliff");
    return withOne - without;
  });
  const batched = streamCosts(tableOf("batch"))
    .filter(({ functionName, streams }) => functionName.endsWith("LL") && streams === 50)
    .map(({ each }) => Math.round(each));
  return {
    cancel: range(
      models.flatMap((table) => callFigures(table, is("cancel"))),
      "cancel",
    ),
    renounce: range(
      models.flatMap((table) => callFigures(table, is("renounce"))),
      "renounce",
    ),
    "create-linear": range(callFigures(linear, isCreation), "a linear creation"),
    "create-linear-plain": range(callFigures(linear, isCreation, "no cliff"), "no cliff"),
    cliff: range(cliff, "a cliff"),
    "one-more-segment": range(marginal(dynamic), "one more segment"),
    "one-more-tranche": range(marginal(tranched), "one more tranche"),
    "one-more-entry": range([dynamic, tranched].flatMap(marginal), "one more entry"),
    "batched-linear": range(batched, "a batch of 50"),
    // An estimate: the gas limit of a transaction on Ethereum, divided by the gas of a stream.
    "linear-streams-per-transaction": range(
      batched.map((gas) => Math.floor(ETHEREUM_TRANSACTION_GAS / gas)),
      "a batch of 50",
    ),
    "withdraw-linear": range(callFigures(linear, is("withdraw")), "a linear withdrawal"),
    "withdraw-longest": range(
      [dynamic, tranched].flatMap(({ rows }) =>
        rows.flatMap(([name, , gas]) => (name === "withdraw" ? (gas[LONGEST] ?? []) : [])),
      ),
      "a withdrawal from 100 entries",
    ),
  } as const satisfies Record<string, GasRange>;
}

/**
 * Figures that pages quote in their text, by release, all from calls to the deployed contracts with
 * a real token.
 */
export const LOCKUP_QUOTED = {
  "lockup@v2.0": quotedFrom(LOCKUP_FORK),
  "lockup@v4.0": quotedFrom(LOCKUP_V4_FORK),
} as const satisfies Partial<Record<ReleaseRef, unknown>>;

export type QuotedRelease = keyof typeof LOCKUP_QUOTED;
export type QuotedGas = keyof ReturnType<typeof quotedFrom>;
