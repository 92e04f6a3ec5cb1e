import { formatAmount, formatWad } from "../format/amounts";
import type { LockupRelease, LockupSchedule, PriceGatedSchedule } from "../lockup";
import { MODEL_SUFFIX } from "./catalogue";
import type { ShapedStream } from "./rows";

/** Whether a create function takes moments, or seconds that count from the block it runs in. */
export type CreateVariant = "timestamps" | "durations";

/** Everything that a create call needs besides addresses. */
export interface CreateCall extends Omit<ShapedStream, "schedule"> {
  readonly schedule: LockupSchedule | PriceGatedSchedule;
  readonly variant: CreateVariant;
  readonly release: LockupRelease;
  /** Label; empty for none. */
  readonly shape: string;
  /** Token decimals, for comments. */
  readonly decimals: number;
  readonly cancelable: boolean;
  readonly transferable: boolean;
}

/** Addresses of a call; texts that tell what to put in are allowed. */
export interface CallAddresses {
  readonly sender: string;
  readonly recipient: string;
  readonly token: string;
  /** Price feed, for price-gated streams. */
  readonly oracle: string;
}

/** A number as text (it may exceed what JSON numbers hold), or a structure of such values. */
export type CallValue =
  boolean | string | readonly CallValue[] | { readonly [name: string]: CallValue };

const NO_BROKER = "0x0000000000000000000000000000000000000000";

/** Whether a call takes durations; price-gated streams have no such function. */
const takesDurations = ({ variant, schedule }: CreateCall): boolean =>
  variant === "durations" && schedule.model !== "price-gated";

export function createFunctionOf(call: CreateCall): string {
  const { schedule } = call;
  const kind = takesDurations(call) ? "Durations" : "Timestamps";
  return `createWith${kind}${MODEL_SUFFIX[schedule.model]}`;
}

/** Name of the amount in the parameters: with the broker fee, which v3.0 removed, or the deposit. */
const amountNameOf = ({ release }: CreateCall): string =>
  release === "v2.0" ? "totalAmount" : "depositAmount";

/** Seconds from the entry before, or from the start, to each entry. */
function durationsOf(times: readonly bigint[], start: bigint): bigint[] {
  return times.map((time, index) => time - (times[index - 1] ?? start));
}

interface Entry {
  readonly amount: bigint;
  /** Wad; undefined for tranches. */
  readonly exponent?: bigint;
  /** Unix seconds, or seconds since the entry before. */
  readonly time: bigint;
}

function entriesOf(call: CreateCall): Entry[] {
  const { schedule, variant, timestamps } = call;
  if (schedule.model === "linear" || schedule.model === "price-gated") {
    return [];
  }
  const list: Entry[] =
    schedule.model === "dynamic"
      ? schedule.segments.map(({ amount, exponent, timestamp }) => ({
          amount,
          exponent,
          time: timestamp,
        }))
      : schedule.tranches.map(({ amount, timestamp }) => ({ amount, time: timestamp }));
  if (variant === "timestamps") {
    return list;
  }
  const durations = durationsOf(
    list.map(({ time }) => time),
    timestamps.start,
  );
  return list.map((entry, index) => ({ ...entry, time: durations[index] ?? 0n }));
}

function linearDurations(schedule: Extract<LockupSchedule, { model: "linear" }>, call: CreateCall) {
  const { start, end } = call.timestamps;
  return {
    cliff: schedule.cliffTime === 0n ? 0n : schedule.cliffTime - start,
    total: end - start,
  };
}

/**
 * Arguments of the create function in ABI order, ready for JSON: structs as objects, numbers as
 * decimal text, no broker fee.
 */
export function callArguments(call: CreateCall, addresses: CallAddresses): CallValue[] {
  const { schedule, timestamps, variant } = call;
  const times: Readonly<Record<string, CallValue>> = !takesDurations(call)
    ? { timestamps: { start: timestamps.start.toString(), end: timestamps.end.toString() } }
    : {};
  const params: CallValue = {
    sender: addresses.sender,
    recipient: addresses.recipient,
    [amountNameOf(call)]: call.deposited.toString(),
    token: addresses.token,
    cancelable: call.cancelable,
    transferable: call.transferable,
    ...times,
    shape: call.shape,
    ...(call.release === "v2.0" ? { broker: { account: NO_BROKER, fee: "0" } } : {}),
  };
  if (schedule.model === "linear") {
    const { unlockAmounts } = schedule;
    const unlocks = {
      start: unlockAmounts.start.toString(),
      cliff: unlockAmounts.cliff.toString(),
    };
    const durations = linearDurations(schedule, call);
    const last =
      variant === "timestamps"
        ? schedule.cliffTime.toString()
        : { cliff: durations.cliff.toString(), total: durations.total.toString() };
    return schedule.granularity === undefined
      ? [params, unlocks, last]
      : [params, unlocks, schedule.granularity.toString(), last];
  }
  if (schedule.model === "price-gated") {
    return [params, { oracle: addresses.oracle, targetPrice: schedule.targetPrice.toString() }];
  }
  const timeName = variant === "timestamps" ? "timestamp" : "duration";
  const entries = entriesOf(call).map(({ amount, exponent, time }): CallValue => ({
    amount: amount.toString(),
    ...(exponent === undefined ? {} : { exponent: exponent.toString() }),
    [timeName]: time.toString(),
  }));
  return [params, entries];
}

function entryLines(call: CreateCall): string[] {
  const isDynamic = call.schedule.model === "dynamic";
  const library = isDynamic ? "LockupDynamic" : "LockupTranched";
  const withDuration = call.variant === "durations";
  const struct = `${library}.${isDynamic ? "Segment" : "Tranche"}${withDuration ? "WithDuration" : ""}`;
  const name = isDynamic ? "segments" : "tranches";
  const entries = entriesOf(call);
  return [
    `${struct}[] memory ${name} = new ${struct}[](${entries.length});`,
    ...entries.flatMap(({ amount, exponent, time }, index) => [
      `// ${formatAmount(amount, call.decimals)} tokens${exponent === undefined ? "" : `, exponent ${formatWad(exponent)}`}`,
      `${name}[${index}] = ${struct}({`,
      `    amount: ${amount},`,
      ...(exponent === undefined ? [] : [`    exponent: UD2x18.wrap(${exponent}),`]),
      `    ${withDuration ? "duration" : "timestamp"}: ${time}`,
      "});",
    ]),
  ];
}

/**
 * The call as Solidity statements. They expect the variables `lockup`, `token` and `recipient`, and
 * `priceFeed` for a price-gated stream; the caller becomes the sender of the stream.
 */
export function solidityOf(call: CreateCall): string {
  const { schedule, timestamps, variant } = call;
  const struct = `Lockup.CreateWith${takesDurations(call) ? "Durations" : "Timestamps"}`;
  const params = [
    `${struct} memory params = ${struct}({`,
    "    sender: msg.sender,",
    "    recipient: recipient,",
    `    ${amountNameOf(call)}: ${call.deposited}, // ${formatAmount(call.deposited, call.decimals)} tokens`,
    "    token: token,",
    `    cancelable: ${call.cancelable},`,
    `    transferable: ${call.transferable},`,
    ...(!takesDurations(call)
      ? [
          `    timestamps: Lockup.Timestamps({ start: ${timestamps.start}, end: ${timestamps.end} }),`,
        ]
      : []),
    ...(call.release === "v2.0"
      ? [
          `    shape: ${JSON.stringify(call.shape)},`,
          "    broker: Broker({ account: address(0), fee: UD60x18.wrap(0) })",
        ]
      : [`    shape: ${JSON.stringify(call.shape)}`]),
    "});",
  ];
  const name = createFunctionOf(call);
  if (schedule.model === "price-gated") {
    return [
      ...params,
      "LockupPriceGated.UnlockParams memory unlockParams =",
      `    LockupPriceGated.UnlockParams({ oracle: priceFeed, targetPrice: ${schedule.targetPrice} }); // 8 decimals`,
      `lockup.${name}(params, unlockParams);`,
    ].join("\n");
  }
  if (schedule.model !== "linear") {
    const list = schedule.model === "dynamic" ? "segments" : "tranches";
    return [...params, ...entryLines(call), `lockup.${name}(params, ${list});`].join("\n");
  }
  const { start, cliff } = schedule.unlockAmounts;
  const { granularity } = schedule;
  const passed = granularity === undefined ? "unlockAmounts" : "unlockAmounts, granularity";
  const durations = linearDurations(schedule, call);
  return [
    ...params,
    "LockupLinear.UnlockAmounts memory unlockAmounts =",
    `    LockupLinear.UnlockAmounts({ start: ${start}, cliff: ${cliff} });`,
    ...(granularity === undefined
      ? []
      : [`uint40 granularity = ${granularity}; // seconds between unlocks`]),
    ...(variant === "durations"
      ? [
          "LockupLinear.Durations memory durations =",
          `    LockupLinear.Durations({ cliff: ${durations.cliff}, total: ${durations.total} });`,
          `lockup.${name}(params, ${passed}, durations);`,
        ]
      : [
          `uint40 cliffTime = ${schedule.cliffTime};`,
          `lockup.${name}(params, ${passed}, cliffTime);`,
        ]),
  ].join("\n");
}
