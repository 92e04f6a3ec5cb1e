import { readFileSync } from "node:fs";
import path from "node:path";

/** A recorded value: every number is a `bigint`, every address a 20-byte hex string. */
export type Value =
  bigint | boolean | string | readonly Value[] | { readonly [field: string]: Value };

/** One event: the contract that emitted it, its name, its arguments by name. */
export interface RecordedEvent {
  readonly by: string;
  readonly name: string;
  readonly args: Readonly<Record<string, Value>>;
}

/** A call as another call carries it in its data. */
export interface InnerCall {
  readonly on: string;
  readonly fn: string;
  readonly args: readonly Value[];
}

/**
 * One recorded call. `by` is absent for reads. Exactly one of `out` and `err` describes the end.
 * A deployment is a call of `constructor` on the name of the contract's code, the reading of a native
 * balance is a call of `balance` on its holder.
 */
export interface Step {
  readonly kind: "call" | "deploy" | "balance";
  /** Line of the step in its file, starting at 1. */
  readonly line: number;
  readonly scenario: string;
  /** Block time, Unix seconds. */
  readonly at: bigint;
  /** Caller of a transaction; undefined for a read. */
  readonly by: string | undefined;
  /** Native value sent along, wei. */
  readonly wei: bigint;
  /** Symbolic name of the called contract, without the dollar sign. */
  readonly on: string;
  readonly fn: string;
  readonly args: readonly Value[];
  /** Calls inside the data that `execute`, `batch` or a helper contract receives, decoded. */
  readonly inner: readonly InnerCall[];
  /** Name that a deployed contract has from here on; undefined for other steps. */
  readonly as: string | undefined;
  readonly returns: Value | undefined;
  readonly error: { readonly name: string; readonly args: readonly Value[] } | undefined;
  readonly events: readonly RecordedEvent[];
  readonly gas: bigint | undefined;
  readonly note: string;
}

export interface Vectors {
  readonly header: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
}

/** Files of recorded contract executions in this folder. */
export const VECTOR_FILES = [
  "lockup-v4.0",
  "comptroller-v1.1",
  "comptroller-v1.0",
  "lockup-v2.0",
  "lockup-v1.2",
  "lockup-v1.1",
  "lockup-v1.0",
  "lockup-v1.0-proxies",
  "flow-v3.0",
  "bob-v1.0",
  "flow-v1.1",
  "flow-v1.0",
  "airdrops-v3.0",
  "airdrops-v1.3",
  "airdrops-v1.2",
  "airdrops-v1.1",
  "legacy-v1.1",
  "legacy-v1.0",
] as const;

export type VectorFile = (typeof VECTOR_FILES)[number];

/**
 * Address that stands for a symbolic name: the name's ASCII bytes, zero-padded to 20 bytes, and
 * the zero address for `zero`.
 */
export function addressOf(name: string): string {
  const bytes = name === "zero" ? "" : Buffer.from(name, "ascii").toString("hex");
  return `0x${bytes.padEnd(40, "0")}`;
}

/** Reads a recording. The test runners work in the site's folder; only one has `import.meta`. */
function readText(file: string): string {
  return readFileSync(path.resolve("tests/vectors", `${file}.jsonl`), "utf8");
}

function toText(text: string): string {
  const whole = /^\$([A-Za-z0-9]+)$/.exec(text);
  if (whole?.[1] !== undefined) {
    return addressOf(whole[1]);
  }
  return text.replace(/\{\$([A-Za-z0-9]+)\}/g, (_, name: string) => addressOf(name).slice(2));
}

function toValue(raw: unknown): Value {
  if (typeof raw === "number") {
    return BigInt(raw);
  }
  if (typeof raw === "string") {
    return /^-?\d+$/.test(raw) ? BigInt(raw) : toText(raw);
  }
  if (typeof raw === "boolean") {
    return raw;
  }
  if (Array.isArray(raw)) {
    return raw.map(toValue);
  }
  if (typeof raw === "object" && raw !== null) {
    return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, toValue(value)]));
  }
  throw new Error(`A recorded value is ${String(raw)}; vectors hold no such value`);
}

interface RawStep {
  readonly t: number;
  readonly by?: string;
  readonly wei?: string | number;
  readonly on?: string;
  readonly new?: string;
  readonly as?: string;
  readonly balance?: string;
  readonly fn?: string;
  readonly in?: readonly unknown[];
  readonly inner?: readonly (readonly [string, string, readonly unknown[]])[];
  readonly out?: unknown;
  readonly err?: readonly [string, ...unknown[]];
  readonly log?: readonly [string, string, Readonly<Record<string, unknown>>][];
  readonly gas?: number;
  readonly note?: string;
}

/** What a step is, where it happens and which function runs. */
function targetOf({ on, fn, ...raw }: RawStep): Pick<Step, "kind" | "on" | "fn"> {
  if (raw.new !== undefined) {
    return { kind: "deploy", on: raw.new, fn: "constructor" };
  }
  if (raw.balance !== undefined) {
    return { kind: "balance", on: raw.balance.slice(1), fn: "balance" };
  }
  if (on === undefined || fn === undefined) {
    throw new Error("A recorded step has none of `fn` with `on`, `new` and `balance`; write one");
  }
  return { kind: "call", on: on.slice(1), fn };
}

function toStep(raw: RawStep, line: number, scenario: string): Step {
  return {
    ...targetOf(raw),
    line,
    scenario,
    at: BigInt(raw.t),
    by: raw.by === undefined ? undefined : toText(raw.by),
    wei: BigInt(raw.wei ?? 0),
    args: (raw.in ?? []).map(toValue),
    inner: (raw.inner ?? []).map(([on, fn, args]) => ({
      on: on.slice(1),
      fn,
      args: args.map(toValue),
    })),
    as: raw.as?.slice(1),
    returns: raw.out === undefined ? undefined : toValue(raw.out),
    error: raw.err && { name: raw.err[0], args: raw.err.slice(1).map(toValue) },
    events: (raw.log ?? []).map(([by, name, args]) => ({
      by: toText(by),
      name,
      args: Object.fromEntries(Object.entries(args).map(([key, value]) => [key, toValue(value)])),
    })),
    gas: raw.gas === undefined ? undefined : BigInt(raw.gas),
    note: raw.note ?? "",
  };
}

const loaded = new Map<VectorFile, Vectors>();

/** Reads one file of recorded contract executions, once. See README.md for the format. */
export function loadVectors(file: VectorFile): Vectors {
  const vectors = loaded.get(file) ?? parseVectors(file);
  loaded.set(file, vectors);
  return vectors;
}

function parseVectors(file: VectorFile): Vectors {
  const steps: Step[] = [];
  let header: Readonly<Record<string, unknown>> = {};
  let scenario = "";
  readText(file)
    .trimEnd()
    .split("\n")
    .forEach((text, index) => {
      const row = JSON.parse(text) as Record<string, unknown>;
      if (index === 0) {
        header = row;
      } else if (typeof row.scenario === "string") {
        scenario = row.scenario;
      } else {
        steps.push(toStep(row as unknown as RawStep, index + 1, scenario));
      }
    });
  return { header, steps };
}

/** One recorded evaluation of a PRBMath function; the outcome is a number or a revert. */
export interface MathCase {
  readonly fn: string;
  readonly x: bigint;
  readonly y: bigint;
  readonly outcome: string;
}

/** Reads the recorded evaluations of PRBMath 4.1.0. */
export function loadMathCases(): readonly MathCase[] {
  return readText("prb-math-4.1.0")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((text) => {
      const [fn, x, y, outcome] = JSON.parse(text) as [string, string, string, string];
      return { fn, x: BigInt(x), y: BigInt(y), outcome };
    });
}
