import { encodeFunctionData, parseAbi } from "viem/utils";

import type { ContractError } from "@site/src/lib/fixed-point";
import {
  type FlowOutcome,
  flowSimulator,
  type FlowState,
  type FlowStatus,
  PERIOD_SECONDS,
  ratePerSecond,
  statusOf,
  totalDebtOf,
} from "@site/src/lib/flow";
import {
  type FieldLook,
  type FieldValues,
  type FormValues,
  optionField,
  read,
  readElapsed,
  readForm,
  readOption,
  readTokens,
  textField,
  type TextField,
  tokensField,
  wholeField,
} from "@site/src/forms";
import { unwrap } from "@site/src/lib/simulation";

/** The functions as `encodeFunctionData` needs them; a test holds them against the ABI. */
export const FLOW_ABI = parseAbi([
  "function create(address sender, address recipient, uint128 ratePerSecond, address token, bool transferable) payable returns (uint256 streamId)",
  "function deposit(uint256 streamId, uint128 amount, address sender, address recipient) payable",
  "function adjustRatePerSecond(uint256 streamId, uint128 newRatePerSecond) payable",
  "function pause(uint256 streamId) payable",
  "function restart(uint256 streamId, uint128 ratePerSecond) payable",
  "function refundMax(uint256 streamId) payable",
  "function void(uint256 streamId) payable",
  "function withdrawMax(uint256 streamId, address to) payable returns (uint128 withdrawnAmount, uint128 protocolFeeAmount)",
  "function batch(bytes[] calls) payable returns (bytes[] results)",
]);

/** Calls that the composer offers. */
export const CALL_NAMES = [
  "create",
  "deposit",
  "adjustRatePerSecond",
  "pause",
  "restart",
  "refundMax",
  "void",
  "withdrawMax",
] as const;

export type CallName = (typeof CALL_NAMES)[number];

/** Who sends the batch. */

/** Who may make each call. */
export const WHO: Readonly<Record<CallName, string>> = {
  create: "anyone",
  deposit: "anyone",
  adjustRatePerSecond: "the sender",
  pause: "the sender",
  restart: "the sender",
  refundMax: "the sender",
  void: "sender or recipient",
  withdrawMax: "anyone, to the recipient",
};

/** Accounts of the drawing board. */
export const ACCOUNTS = {
  sender: "0x1111111111111111111111111111111111111111",
  recipient: "0x2222222222222222222222222222222222222222",
  other: "0x3333333333333333333333333333333333333333",
  token: "0x4444444444444444444444444444444444444444",
} as const;

const CREATED = 1_750_000_000n;
/** All amounts are of a token with 6 decimals. */
export const DECIMALS = 6;
/** Most calls of a batch here. The contract has no limit but gas. */
export const MAX_CALLS = 8;
const MAX_ID = 1_000_000n;

/**
 * Reads the calls of a batch.
 *
 * @param text names joined by `~`
 * @throws RangeError that names an unknown call, or says that there are too many
 */
export function readCalls(text: string): CallName[] {
  const names = text === "" ? [] : text.split("~");
  if (names.length > MAX_CALLS) {
    throw new RangeError(`The batch has ${names.length} calls; use at most ${MAX_CALLS}`);
  }
  return names.map((name) => readOption(name, CALL_NAMES));
}

/** A rate that is written as tokens per day; 0 is a paused stream. */
function rateField(
  key: string,
  label: string,
  initial: string,
  look: FieldLook,
): TextField<bigint> {
  const readDailyRate = (text: string, decimals: number): bigint =>
    ratePerSecond({ amount: readTokens(text, decimals), decimals, seconds: PERIOD_SECONDS.day });
  return { ...tokensField(key, label, initial, look), scaled: readDailyRate };
}

export const BATCH_FIELDS = {
  calls: textField("bcc", "Calls", "pause~withdrawMax", readCalls),
  caller: optionField(
    "bcw",
    "Caller",
    "sender",
    { sender: "the sender", recipient: "the recipient", other: "another address" },
    { caption: "Sent by" },
  ),
  id: wholeField("bci", "Stream id", "3", [1n, MAX_ID], {
    hint: "A new stream gets the next one.",
  }),
  rate: rateField("bcr", "Rate", "8.64", { caption: "Rate, USDC a day" }),
  balance: tokensField("bcb", "Balance", "100", { caption: "Balance, USDC" }),
  age: textField("bca", "Age", "1d", readElapsed, { hint: "For example 1d or 12h." }),
  newRate: rateField("bcn", "New rate", "17.28", {
    caption: "New rate, USDC a day",
    hint: "For create, adjust and restart.",
  }),
  amount: tokensField("bcd", "Deposit", "50", { caption: "Each deposit, USDC" }),
} as const;

export type BatchField = keyof typeof BATCH_FIELDS;

/** One call of the batch. */
export interface ComposedCall {
  readonly name: CallName;
  /** As code: `pause(4)`. */
  readonly text: string;
  readonly data: `0x${string}`;
  /** Undefined when it goes through, or is never reached. */
  readonly error: ContractError | undefined;
  /** False for the calls behind the one that fails. */
  readonly reached: boolean;
}

/** The stream that the last call acts on, after the batch. */
export interface StreamAfter {
  readonly id: bigint;
  readonly status: FlowStatus;
  /** Base units. */
  readonly balance: bigint;
  readonly debt: bigint;
}

/** A batch, and what it does. */
export interface Composition {
  readonly calls: readonly ComposedCall[];
  /** Calldata of `batch`. */
  readonly data: `0x${string}`;
  /** Index of the call that undoes the batch. */
  readonly failing: number | undefined;
  /** The stream after the batch, or unchanged when it reverts. */
  readonly after: StreamAfter;
  /** Base units that the recipient gets. */
  readonly paid: bigint;
  /** Base units that return to the sender. */
  readonly refunded: bigint;
  /** Base units that the caller needs to have approved. */
  readonly needed: bigint;
}

export interface BatchEvaluation {
  readonly problems: Partial<Record<BatchField, string>>;
  readonly names: readonly CallName[];
  readonly composition: Composition | undefined;
}

/** What the fields say; the rates are wads per second. */
type Values = FieldValues<typeof BATCH_FIELDS>;

const newStream = (rate: bigint) => ({
  sender: ACCOUNTS.sender,
  recipient: ACCOUNTS.recipient,
  ratePerSecond: rate,
  token: ACCOUNTS.token,
  tokenDecimals: DECIMALS,
  transferable: true,
});

/** A deployment whose only stream has the id, rate, age and balance that the reader wants. */
function startOf({ id, rate, balance }: Values): FlowState {
  const context = { caller: ACCOUNTS.sender, now: CREATED };
  const empty = { ...flowSimulator.deploy("v1.1"), nextStreamId: id };
  return unwrap(
    balance === 0n
      ? flowSimulator.create(empty, context, newStream(rate))
      : flowSimulator.createAndDeposit(empty, context, newStream(rate), balance),
  ).state;
}

interface Plan {
  readonly text: string;
  readonly data: `0x${string}`;
  readonly run: (state: FlowState) => FlowOutcome<unknown>;
}

function planOf(name: CallName, id: bigint, values: Values): Plan {
  const { newRate, amount, age } = values;
  const { sender, recipient, token } = ACCOUNTS;
  const context = { caller: ACCOUNTS[values.caller], now: CREATED + age };
  switch (name) {
    case "create": {
      const args = [sender, recipient, newRate, token, true] as const;
      return {
        text: `create(sender, recipient, ${newRate}, token, true)`,
        data: encodeFunctionData({ abi: FLOW_ABI, functionName: name, args }),
        run: (state) => flowSimulator.create(state, context, newStream(newRate)),
      };
    }
    case "deposit": {
      const args = [id, amount, sender, recipient] as const;
      return {
        text: `deposit(${id}, ${amount}, sender, recipient)`,
        data: encodeFunctionData({ abi: FLOW_ABI, functionName: name, args }),
        run: (state) => flowSimulator.deposit(state, context, id, amount, { sender, recipient }),
      };
    }
    case "adjustRatePerSecond":
      return {
        text: `adjustRatePerSecond(${id}, ${newRate})`,
        data: encodeFunctionData({ abi: FLOW_ABI, functionName: name, args: [id, newRate] }),
        run: (state) => flowSimulator.adjustRatePerSecond(state, context, id, newRate),
      };
    case "restart":
      return {
        text: `restart(${id}, ${newRate})`,
        data: encodeFunctionData({ abi: FLOW_ABI, functionName: name, args: [id, newRate] }),
        run: (state) => flowSimulator.restart(state, context, id, newRate),
      };
    case "withdrawMax":
      return {
        text: `withdrawMax(${id}, recipient)`,
        data: encodeFunctionData({ abi: FLOW_ABI, functionName: name, args: [id, recipient] }),
        run: (state) => flowSimulator.withdrawMax(state, context, id, recipient),
      };
    case "pause":
    case "refundMax":
    case "void": {
      const run = {
        pause: flowSimulator.pause,
        refundMax: flowSimulator.refundMax,
        void: flowSimulator.voidStream,
      }[name];
      return {
        text: `${name}(${id})`,
        data: encodeFunctionData({ abi: FLOW_ABI, functionName: name, args: [id] }),
        run: (state) => run(state, context, id),
      };
    }
  }
}

function streamAfter(state: FlowState, id: bigint, now: bigint): StreamAfter {
  const stream = flowSimulator.getStream(state, id);
  return {
    id,
    status: statusOf(stream, now),
    balance: stream.balance,
    debt: totalDebtOf(stream, now),
  };
}

/** Balance of a stream, base units; 0 while there is none. */
const balanceOf = ({ streams }: FlowState, id: bigint): bigint => streams.get(id)?.balance ?? 0n;

function compose(names: readonly CallName[], values: Values): Composition {
  const start = startOf(values);
  const now = CREATED + values.age;
  let state = start;
  let id = values.id;
  let failing: number | undefined;
  const calls: ComposedCall[] = [];
  let paid = 0n;
  let refunded = 0n;
  names.forEach((name, index) => {
    const plan = planOf(name, id, values);
    const reached = failing === undefined;
    const outcome = reached ? plan.run(state) : undefined;
    if (outcome?.ok === true) {
      const change = balanceOf(state, id) - balanceOf(outcome.state, id);
      if (name === "withdrawMax") paid += change;
      if (name === "refundMax") refunded += change;
      state = outcome.state;
    }
    const error = outcome?.ok === false ? outcome.error : undefined;
    if (error !== undefined) failing = index;
    calls.push({ name, text: plan.text, data: plan.data, error, reached });
    // What follows is about the new stream. Its id is known before it exists.
    if (name === "create")
      id = values.id + 1n + BigInt(names.slice(0, index).filter(isCreate).length);
  });
  const undone = failing !== undefined;
  return {
    calls,
    data: encodeFunctionData({
      abi: FLOW_ABI,
      functionName: "batch",
      args: [calls.map((call) => call.data)],
    }),
    failing,
    after: streamAfter(undone ? start : state, undone ? values.id : id, now),
    paid: undone ? 0n : paid,
    refunded: undone ? 0n : refunded,
    needed: values.amount * BigInt(names.filter((name) => name === "deposit").length),
  };
}

function isCreate(name: CallName): boolean {
  return name === "create";
}

/** The batch that the fields describe, or what is wrong with them. */
export function evaluate(texts: FormValues<BatchField>): BatchEvaluation {
  const { problems, values } = readForm(BATCH_FIELDS, texts, { decimals: DECIMALS });
  const names = values?.calls ?? readable(texts.calls);
  if (names.length === 0) problems.calls ??= "The batch is empty; add a call";
  return {
    problems,
    names,
    composition: values === undefined || names.length === 0 ? undefined : compose(names, values),
  };
}

/** The calls of a text, none when it cannot be read. */
function readable(text: string): readonly CallName[] {
  const names = read(() => readCalls(text));
  return names.ok ? names.value : [];
}
