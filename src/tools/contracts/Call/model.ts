import type { AbiParameter } from "viem";

import { CALL_HINTS, CALLERS } from "../../../../data/call-hints";
import {
  checkAmountText,
  decimalsField,
  type FormValues,
  type Option,
  optionField,
  read,
  type TextField,
  textField,
} from "@site/src/forms";
import type { FormProblems } from "@site/src/forms/useForm";
import { canonicalSignature, decodeValues, EncodingError, selectorOf } from "@site/src/lib/abi";
import {
  assemble,
  type Call,
  calldata,
  type CallEntry,
  type CallValue,
  columnsOf,
  elementOf,
  type Hint,
  isPayable,
  type Leaf,
  leavesOf,
  type Reading,
  readLeaf,
} from "@site/src/lib/call";
import { CHECKS } from "./checks";
import type { Deployment, ReleaseTable } from "@site/src/lib/protocol/model";
import { quoteValue } from "@site/src/lib/query";

/** What a page says of the calls that it offers. */
export interface CallSettings {
  /** As in `lockup@v4.0`. */
  readonly release: string;
  readonly entries: readonly CallEntry[];
  readonly table: Pick<ReleaseTable, "deployments">;
  /** Examples that differ from those of the hints, by path, with `decimals` and `value`. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Functions whose examples are the batch at first; without it there is none. */
  readonly batch?: readonly string[] | undefined;
}

/** Sepolia, since every guide says to try there first. */
const FIRST_CHAIN = "11155111";
const MOST_CALLS = 20;
/** Characters of a list and of a batch that the address carries. */
const LONGEST = 8000;
const COINS: AbiParameter = { name: "value", type: "uint256" };
const TARGET: AbiParameter = { name: "contract", type: "address" };
const UNIT_WORDS = {
  tokens: "tokens",
  coins: "coins of the chain",
  percent: "%",
  rate: "tokens per period",
  moment: "UTC",
  duration: "",
} as const;

/** What a call asks for beside its arguments. */
const BESIDE: Readonly<Record<string, Hint>> = {
  contract: { label: "Address of the contract", initial: `0x${"3".repeat(40)}` },
  value: { label: "Value to send", unit: "coins", initial: "0" },
};

/** All that the table says of an argument, the narrowest last. */
export function hintOf(release: string, name: string, path: string): Hint {
  const parts = path.split(".");
  const ends = parts.map((_, place) => parts.slice(-1 - place).join("."));
  const [protocol = ""] = release.split("@");
  const beside = BESIDE[path];
  const plain = beside === undefined ? ends : [];
  const keys = [
    ...plain,
    ...plain.map((end) => `${protocol}:${end}`),
    ...ends.map((end) => `${name}.${end}`),
  ];
  return Object.assign({}, beside, ...keys.map((key) => CALL_HINTS[key] ?? {})) as Hint;
}

/** Who may make a call, where the table says so. */
export function callerOf(
  { release }: Pick<CallSettings, "release">,
  name: string,
): string | undefined {
  return CALLERS[`${release.split("@", 1)[0] ?? ""}:${name}`];
}

/** A text that a type takes, where no hint has a better one. */
function exampleOf({ type }: AbiParameter): string {
  if (type.endsWith("]") || type === "string") return "";
  if (type === "address") return `0x${"0".repeat(40)}`;
  if (type === "bool") return "no";
  if (type === "bytes") return "0x";
  return type.startsWith("bytes") ? `0x${"00".repeat(Number(type.slice(5)))}` : "0";
}

/** `newRatePerSecond` as `New rate per second`. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a list asks for: one element a line, with its columns. */
function rowsHint(parameter: AbiParameter): string | undefined {
  if (elementOf(parameter) === undefined) return undefined;
  const columns = columnsOf(parameter);
  if (columns === undefined) return "A list in brackets, as explorers take it.";
  const names = columns.map(({ path }) => path).filter((path) => path !== "");
  return `One a line${names.length === 0 ? "" : `: ${names.join(", ")}`}. Or in brackets, as explorers take it.`;
}

interface Slot extends Leaf {
  readonly hint: Hint;
  /** What is known of the columns, where it is a list. */
  readonly hintAt: (path: string) => Hint;
}

/** A form that asks for the arguments of some functions. */
export interface CallForm {
  readonly fields: Readonly<Record<string, TextField>>;
  /** Texts of each function, with the value to send; by the id of the function. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
}

const hasTokens = ({ hint, parameter, path, hintAt }: Slot): boolean =>
  hint.unit === "tokens" ||
  (columnsOf(parameter) ?? []).some((column) => hintAt(`${path}.${column.path}`).unit === "tokens");

function slotsOf(settings: CallSettings, { id, item, contract }: CallEntry): Slot[] {
  const { release, values = {} } = settings;
  const target: Leaf[] = isElsewhere(settings, contract)
    ? [{ path: "contract", parameter: TARGET }]
    : [];
  const value: Leaf[] = isPayable(item) ? [{ path: "value", parameter: COINS }] : [];
  return [...target, ...leavesOf(item.inputs), ...value].map((leaf) => {
    const hint = hintOf(release, item.name, leaf.path);
    const initial = values[`${id}.${leaf.path}`] ?? values[leaf.path];
    return {
      ...leaf,
      hint: initial === undefined ? hint : { ...hint, initial },
      hintAt: (path: string) => hintOf(release, item.name, path),
    };
  });
}

/** Names of contracts with an address on a chain: what may stand in place of the address. */
export function contractsOn(deployment: Deployment | undefined): Record<string, string> {
  return Object.fromEntries(
    (deployment?.contracts ?? []).map(({ name, address }) => [name, address]),
  );
}

function slotField(settings: CallSettings, key: string, slot: Slot): TextField {
  const { path, parameter, hint } = slot;
  const { type } = parameter;
  const isList = elementOf(parameter) !== undefined;
  const label = hint.label ?? inWords(path.slice(path.lastIndexOf(".") + 1));
  const unit = hint.unit === undefined ? "" : UNIT_WORDS[hint.unit];
  const notes = [
    ...(hint.unit === "rate" ? ["For example 1000/30d."] : []),
    ...(hint.unit === "duration" ? ["For example 30d or 12h."] : []),
    ...(isList ? [rowsHint(parameter) ?? ""] : []),
  ];
  const contracts = contractsOn(settings.table.deployments[0]);
  const by: Reading = { decimals: 18, contracts, hintOf: isList ? slot.hintAt : () => hint };
  const look = {
    caption: unit === "" ? label : `${label}, ${unit}`,
    ...(notes.length > 0 && { hint: notes.join(" ") }),
    ...(isList && { rows: 3, limit: LONGEST }),
    ...((isList || type === "address" || type.startsWith("bytes")) && { code: true, wide: true }),
  };
  const initial = hint.initial ?? exampleOf(parameter);
  if (type === "bool") return optionField(key, label, initial, ["yes", "no"], look);
  // The decimals of the token are not known while the address is read.
  const check = (text: string): CallValue =>
    hint.unit === "tokens" ? checkAmountText(text) : readLeaf(slot, text, by);
  return textField(key, label, initial, check, look);
}

/** Contracts of the entries that have no address of their own. */
const isElsewhere = ({ table }: CallSettings, contract: string): boolean =>
  table.deployments.every(({ contracts }) => contracts.every(({ name }) => name !== contract));

/** The form for the functions of a page. Its keys in the address begin with the first function. */
export function callForm(settings: CallSettings): CallForm {
  const { entries, table, values = {}, batch } = settings;
  const prefix = entries[0]?.id ?? "";
  const key = (name: string): string => `${prefix}.${name}`;
  const slots = new Map(entries.map((entry) => [entry.id, slotsOf(settings, entry)]));
  const all = [...slots.values()].flat();
  const chains = table.deployments.map(({ chain }): Option => ({
    value: `${chain.id}`,
    label: chain.name,
  }));
  const first = chains.find(({ value }) => value === FIRST_CHAIN) ?? chains[0];
  const fields: Record<string, TextField> = {};
  if (entries.length > 1) {
    const functions = entries.map(({ id, item }): Option => {
      const isTwice = entries.filter((one) => one.item.name === item.name).length > 1;
      return { value: id, label: isTwice ? `${item.name}, ${id}` : item.name };
    });
    fields.function = optionField(key("function"), "Function", prefix, functions);
  }
  if (first !== undefined) {
    fields.chain = optionField(key("chain"), "Chain", first.value, chains);
  }
  for (const slot of all) fields[slot.path] ??= slotField(settings, key(slot.path), slot);
  if (all.some(hasTokens)) {
    fields.decimals = decimalsField(key("decimals"), values.decimals ?? "18", {
      highest: 36,
      caption: "Decimals of the token",
      hint: "Read decimals() of the token. USDC has 6.",
    });
  }
  if (batch === undefined) return { fields, slots };
  const texts: FormValues = Object.fromEntries(
    Object.entries(fields).map(([name, { initial }]) => [name, initial]),
  );
  const calls = batch.map((id) => {
    const { call } = evaluateCall({ fields, slots }, settings, { ...texts, function: id });
    return call === undefined ? "" : calldata(call);
  });
  const check = (text: string): readonly BatchedCall[] => readBatch(entries, text);
  const look = { limit: LONGEST };
  fields.calls = textField(key("calls"), "Calls", calls.join("~"), check, look);
  return { fields, slots };
}

/** One call of a batch. */
export interface BatchedCall {
  readonly data: `0x${string}`;
  readonly entry: CallEntry;
  /** As code: `pause(4)`. */
  readonly text: string;
}

/**
 * Reads the calls of a batch.
 *
 * @param text calldata, joined by `~`
 * @throws RangeError that names the call that cannot be read, or says that there are too many
 */
export function readBatch(entries: readonly CallEntry[], text: string): BatchedCall[] {
  const parts = text === "" ? [] : text.split("~");
  if (parts.length > MOST_CALLS) {
    throw new RangeError(`The batch has ${parts.length} calls; use at most ${MOST_CALLS}`);
  }
  return parts.map((part) => {
    const entry = /^0x(?:[0-9a-f]{2})+$/u.test(part)
      ? entries.find(({ item }) => part.startsWith(selectorOf(canonicalSignature(item))))
      : undefined;
    if (entry === undefined) {
      const known = entries.map(({ item }) => item.name).join(", ");
      throw new RangeError(`${quoteValue(part)} is no call of ${known}; add the call again`);
    }
    try {
      const { values } = decodeValues(entry.item.inputs, part.slice(10));
      const shown = values.map(({ value }) => value).join(", ");
      return { data: `0x${part.slice(2)}`, entry, text: `${entry.item.name}(${shown})` };
    } catch (error) {
      if (!(error instanceof EncodingError)) throw error;
      throw new RangeError(`${quoteValue(part)} does not decode; add the call again`, {
        cause: error,
      });
    }
  });
}

/** What the texts of a form make. */
export interface CallEvaluation {
  readonly problems: FormProblems<string>;
  readonly entry: CallEntry;
  /** Four bytes that explorers show after the name. */
  readonly selector: string;
  /** Fields of other functions. */
  readonly unused: readonly string[];
  readonly deployment: Deployment | undefined;
  readonly decimals: number;
  /** Undefined while there is a problem. */
  readonly call: Call | undefined;
  /** The error that the contract would raise, where its rules are known here. */
  readonly revert: string | undefined;
  /** Empty without a batch. */
  readonly batch: readonly BatchedCall[];
}

/** Fields that every function has. */
const COMMON = ["function", "chain", "calls"];

const pathOf = ({ path }: Leaf): string => path;

function evaluateCall(
  { fields, slots }: CallForm,
  settings: CallSettings,
  texts: FormValues,
): Omit<CallEvaluation, "batch"> {
  const { entries, table, release } = settings;
  const entry = entries.find(({ id }) => id === texts.function) ?? entries[0];
  if (entry === undefined) throw new Error("A builder of calls needs a function.");
  const own = slots.get(entry.id) ?? [];
  const deployment = table.deployments.find(({ chain }) => `${chain.id}` === texts.chain);
  const contracts = contractsOn(deployment);
  const problems: Record<string, string> = {};
  const decimals =
    fields.decimals && read(() => Number(fields.decimals?.check(texts.decimals ?? "")));
  if (decimals?.ok === false) problems.decimals = decimals.problem;
  const by: Reading = {
    decimals: decimals?.ok === true ? decimals.value : 18,
    contracts,
    hintOf: (path) => hintOf(release, entry.item.name, path),
  };
  const values = new Map<string, CallValue>();
  for (const leaf of own) {
    const result = read(() => readLeaf(leaf, texts[leaf.path] ?? "", by));
    if (result.ok) values.set(leaf.path, result.value);
    else problems[leaf.path] = result.problem;
  }
  const to = values.get("contract") ?? contracts[entry.contract];
  if (to === undefined && problems.contract === undefined) {
    problems.chain = `${entry.contract} has no address on this chain; choose another chain`;
  }
  const used = [...COMMON, ...(own.some(hasTokens) ? ["decimals"] : []), ...own.map(pathOf)];
  const unused = Object.keys(fields).filter((name) => !used.includes(name));
  for (const name of unused) Reflect.deleteProperty(problems, name);
  const selector = selectorOf(canonicalSignature(entry.item));
  const rest = { problems, entry, selector, unused, deployment, decimals: by.decimals };
  if (Object.keys(problems).length > 0) return { ...rest, call: undefined, revert: undefined };
  const args = assemble(entry.item.inputs, (path) => values.get(path) ?? "");
  const value = values.get("value");
  const call: Call = {
    item: entry.item,
    args,
    to: typeof to === "string" ? to : "",
    value: typeof value === "bigint" ? value : 0n,
  };
  const check = CHECKS[`${release} ${entry.item.name}`];
  return {
    ...rest,
    call,
    revert: entry.contract === "SablierLockup" ? check?.(values) : undefined,
  };
}

/** The call that the fields describe, or what is wrong with them. */
export function evaluate(
  form: CallForm,
  settings: CallSettings,
  texts: FormValues,
): CallEvaluation {
  const result = evaluateCall(form, settings, texts);
  const batch = read(() => readBatch(settings.entries, texts.calls ?? ""));
  if (batch.ok) return { ...result, batch: batch.value };
  return { ...result, problems: { ...result.problems, calls: batch.problem }, batch: [] };
}
