import { callFigures, marginalCosts, streamCosts } from "../../src/lib/gas";
import { LOCKUP_FORK } from "./lockup";
import type { GasTable } from "./schema";

/** Lowest and highest of the measured figures that a sentence stands for, in gas. */
export interface GasRange {
  readonly low: number;
  readonly high: number;
}

function tableOf(id: string): GasTable {
  const table = LOCKUP_FORK.tables.find((candidate) => candidate.id === id);
  if (table === undefined) throw new Error(`${LOCKUP_FORK.label} has no table ${id}.`);
  return table;
}

const LINEAR = tableOf("linear");
const DYNAMIC = tableOf("dynamic");
const TRANCHED = tableOf("tranched");
const MODELS = [LINEAR, DYNAMIC, TRANCHED];

/** Column of 100 segments or tranches. */
const LONGEST = 2;

function range(figures: readonly number[], what: string): GasRange {
  if (figures.length === 0) throw new Error(`${LOCKUP_FORK.label} has no figure for ${what}.`);
  return { low: Math.min(...figures), high: Math.max(...figures) };
}

const isCreation = (name: string): boolean => name.startsWith("create");
const is = (wanted: string) => (name: string) => name === wanted;

function plain(id: string, tables: readonly GasTable[], isWanted: (name: string) => boolean) {
  return range(
    tables.flatMap((table) => callFigures(table, isWanted)),
    id,
  );
}

/** What the cliff adds to a linear creation, for each of the functions. */
const CLIFF = ["createWithDurationsLL", "createWithTimestampsLL"].map((name) => {
  const [without = NaN] = callFigures(LINEAR, is(name), "no cliff");
  const [withOne = NaN] = callFigures(LINEAR, is(name), "with cliff");
  return withOne - without;
});

const marginal = (table: GasTable): number[] =>
  marginalCosts(table, 10, 100)
    .filter(({ functionName }) => isCreation(functionName))
    .map(({ gas }) => Math.round(gas));

/**
 * Figures that pages quote in their text, all from the calls to the deployed contracts with a real
 * token. Gas inside the contract, without the transaction around it.
 */
export const LOCKUP_QUOTED = {
  cancel: plain("cancel", MODELS, is("cancel")),
  renounce: plain("renounce", MODELS, is("renounce")),
  "create-linear": plain("create-linear", [LINEAR], isCreation),
  "create-linear-plain": range(callFigures(LINEAR, isCreation, "no cliff"), "no cliff"),
  cliff: range(CLIFF, "a cliff"),
  "one-more-segment": range(marginal(DYNAMIC), "one more segment"),
  "one-more-tranche": range(marginal(TRANCHED), "one more tranche"),
  "one-more-entry": range([DYNAMIC, TRANCHED].flatMap(marginal), "one more entry"),
  "batched-linear": range(
    streamCosts(tableOf("batch"))
      .filter(({ functionName, streams }) => functionName.endsWith("LL") && streams === 50)
      .map(({ each }) => Math.round(each)),
    "a batch of 50",
  ),
  "withdraw-linear": plain("withdraw-linear", [LINEAR], is("withdraw")),
  "withdraw-longest": range(
    [DYNAMIC, TRANCHED].flatMap(({ rows }) =>
      rows.flatMap(([name, , gas]) => (name === "withdraw" ? (gas[LONGEST] ?? []) : [])),
    ),
    "a withdrawal from 100 entries",
  ),
} as const satisfies Record<string, GasRange>;

export type QuotedGas = keyof typeof LOCKUP_QUOTED;
