import { USUAL_MAX_COUNT } from "../../../../data/max-counts";
import { formatContractError } from "@site/src/lib/fixed-point";
import { addressField } from "@site/src/forms/addresses";
import {
  decimalsField,
  type FormValues,
  momentField,
  optionalMomentField,
  optionField,
  positiveField,
  readForm,
  tokensField,
  yesNoField,
} from "@site/src/forms";
import type { ChainInfo } from "@site/src/lib/protocol/model";
import {
  checkCreate,
  type LinearSchedule,
  streamedLinear,
  type Timestamps,
} from "@site/src/lib/lockup";
import type { ExplorerBox } from "../ExplorerForm";

export type Target = "timestamps" | "durations" | "batch";

/** Functions that the builder fills in. */
export const TARGET_FUNCTIONS: Readonly<
  Record<Target, { readonly contract: string; readonly name: string; readonly selector: string }>
> = {
  timestamps: {
    contract: "SablierLockup",
    name: "createWithTimestampsLL",
    selector: "0x7a695841",
  },
  durations: { contract: "SablierLockup", name: "createWithDurationsLL", selector: "0x00dba286" },
  batch: {
    contract: "SablierBatchLockup",
    name: "createWithTimestampsLL",
    selector: "0x848c706c",
  },
};

/** Most segments of a deployment; linear streams have none, so any number does. */
const MAX_COUNT = BigInt(USUAL_MAX_COUNT);

const PARTY = { code: true, wide: true };

/** Fields of the builder for a list of chains; the first is not the default, Sepolia is. */
export function builderFields(chains: readonly Pick<ChainInfo, "id" | "name">[]) {
  return {
    chain: optionField(
      "xn",
      "Chain",
      "11155111",
      chains.map(({ id, name }) => ({ value: `${id}`, label: name })),
    ),
    target: optionField<Target>("xf", "Function", "timestamps", {
      timestamps: "with dates",
      durations: "with durations, from the block on",
      batch: "as a batch of one",
    }),
    sender: addressField("xs", "Sender", `0x${"1".repeat(40)}`, {
      ...PARTY,
      caption: "Sender, usually you",
    }),
    recipient: addressField("xr", "Recipient", `0x${"2".repeat(40)}`, PARTY),
    token: addressField("xt", "Token", `0x${"3".repeat(40)}`, PARTY),
    decimals: decimalsField("xd", "18", {
      highest: 36,
      caption: "Decimals of the token",
      hint: "Read decimals() of the token. USDC has 6.",
    }),
    amount: positiveField("xa", "Total amount", "100", { caption: "Total amount, tokens" }),
    cancelable: yesNoField("xc", "Cancelable", "no"),
    transferable: yesNoField("xp", "Transferable", "yes"),
    start: momentField("xb", "Start", "2027-01-01", { hint: "For example 2027-01-01 12:00." }),
    end: momentField("xe", "End", "2028-01-01"),
    cliff: optionalMomentField("xl", "Cliff", "2027-02-01", { hint: "Empty: no cliff." }),
    startUnlock: tokensField("xu", "Unlock at the start", "0", {
      caption: "Unlock at the start, tokens",
    }),
    cliffUnlock: tokensField("xv", "Unlock at the cliff", "2", {
      caption: "Unlock at the cliff, tokens",
    }),
  };
}

type BuilderFields = ReturnType<typeof builderFields>;
export type BuilderField = keyof BuilderFields;

/** Largest whole number that JavaScript, and so many explorers, keep exactly. */
const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** A value inside a tuple, as explorers take it: texts and large numbers in double quotes. */
type TupleValue = bigint | boolean | string | readonly TupleValue[];

/**
 * Writes a tuple or an array as explorers expect it: square brackets, double quotes around texts,
 * addresses and numbers above 2^53, no spaces.
 */
export function formatTuple(value: TupleValue): string {
  if (typeof value === "bigint") return value > MAX_SAFE ? `"${value}"` : `${value}`;
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "string") return JSON.stringify(value);
  return `[${value.map(formatTuple).join(",")}]`;
}

/** A linear stream as the contract takes it. Amounts in base units, times in Unix seconds. */
export interface LinearPlan {
  readonly target: Target;
  readonly sender: string;
  readonly recipient: string;
  readonly token: string;
  readonly decimals: number;
  readonly totalAmount: bigint;
  readonly cancelable: boolean;
  readonly transferable: boolean;
  readonly timestamps: Timestamps;
  readonly schedule: LinearSchedule;
}

const NO_BROKER = [`0x${"0".repeat(40)}`, 0n] as const;

/** Values of the boxes of the create function, in the order of the explorer. */
export function createBoxes(plan: LinearPlan, lockup: string): ExplorerBox[] {
  const { target, sender, recipient, totalAmount, token, cancelable, transferable } = plan;
  const { start, end } = plan.timestamps;
  const { cliffTime, unlockAmounts } = plan.schedule;
  const unlocks = [unlockAmounts.start, unlockAmounts.cliff];
  if (target === "batch") {
    const item = [
      sender,
      recipient,
      totalAmount,
      cancelable,
      transferable,
      [start, end],
      cliffTime,
      unlocks,
      "",
      NO_BROKER,
    ];
    return [
      { label: "lockup (address)", value: lockup, note: "SablierLockup of the chain" },
      { label: "token (address)", value: token },
      {
        label: "batch (tuple[])",
        value: formatTuple([item]),
        note: "One inner list for each stream, separated by commas",
      },
    ];
  }
  const shared = [sender, recipient, totalAmount, token, cancelable, transferable];
  const value: ExplorerBox = {
    label: "payable amount (ether)",
    value: "0",
    note: "Anything you send goes to the admin",
  };
  const unlockBox: ExplorerBox = {
    label: "unlockAmounts (tuple)",
    value: formatTuple(unlocks),
    note: "At the start, at the cliff",
  };
  if (target === "durations") {
    const cliff = cliffTime === 0n ? 0n : cliffTime - start;
    return [
      value,
      { label: "params (tuple)", value: formatTuple([...shared, "", NO_BROKER]) },
      unlockBox,
      {
        label: "durations (tuple)",
        value: formatTuple([cliff, end - start]),
        note: "Seconds from the start to the cliff (0 for none) and to the end",
      },
    ];
  }
  return [
    value,
    { label: "params (tuple)", value: formatTuple([...shared, [start, end], "", NO_BROKER]) },
    unlockBox,
    {
      label: "cliffTime (uint40)",
      value: `${cliffTime}`,
      note: cliffTime === 0n ? "0: no cliff" : "Unix time in seconds",
    },
  ];
}

/** Streamed amount of the plan at a moment, base units. */
export function streamedAt({ totalAmount, timestamps, schedule }: LinearPlan, at: bigint): bigint {
  return streamedLinear({ deposited: totalAmount, timestamps, ...schedule }, at);
}

/**
 * Reads the fields into a stream and checks it as the contract does.
 *
 * @returns what is wrong with each field, the contract error that the call would cause, and the
 *   stream when neither is the case
 */
export function planLinear(
  fields: BuilderFields,
  texts: FormValues<BuilderField>,
): {
  readonly problems: Partial<Record<BuilderField, string>>;
  readonly revert: string | undefined;
  readonly plan: LinearPlan | undefined;
} {
  const { problems, values } = readForm(fields, texts);
  if (values === undefined) return { problems, revert: undefined, plan: undefined };
  const { target, sender, recipient, token, decimals, amount, start, end, cliff } = values;
  const plan: LinearPlan = {
    target,
    sender,
    recipient,
    token,
    decimals,
    totalAmount: amount,
    cancelable: values.cancelable === "yes",
    transferable: values.transferable === "yes",
    timestamps: { start, end },
    schedule: {
      model: "linear",
      cliffTime: cliff,
      unlockAmounts: { start: values.startUnlock, cliff: values.cliffUnlock },
    },
  };
  const checked = checkCreate(
    {
      sender: plan.sender,
      totalAmount: plan.totalAmount,
      brokerFee: 0n,
      shape: "",
      timestamps: plan.timestamps,
      schedule: plan.schedule,
    },
    MAX_COUNT,
  );
  const zeroRecipient = /^0x0{40}$/.test(plan.recipient);
  if (checked.ok && !zeroRecipient) {
    return { problems, revert: undefined, plan };
  }
  return {
    problems,
    revert: checked.ok
      ? `ERC721InvalidReceiver(${plan.recipient})`
      : formatContractError(checked.error),
    plan: undefined,
  };
}
