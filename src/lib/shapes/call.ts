import { formatAmount, formatWad } from "../format/amounts";
import type { LockupRelease, LockupSchedule, PriceGatedSchedule } from "../lockup";
import { ZERO_ADDRESS } from "../simulation";
import { MODEL_SUFFIX } from "./catalogue";
import type { ShapedStream } from "./rows";

/** Whether a create function takes moments, or seconds that count from the block it runs in. */
export type CreateVariant = "timestamps" | "durations";

/** Everything that a create call needs besides addresses. */
export interface CreateCall extends Omit<ShapedStream, "schedule"> {
  readonly schedule: LockupSchedule | PriceGatedSchedule;
  /** A price-gated stream has timestamps only. */
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

interface CallStruct {
  readonly [field: string]: CallValue;
}

/** An argument of a call or a part of it; structs as objects. */
export type CallValue = bigint | boolean | string | CallStruct | readonly CallStruct[];

const KINDS = { timestamps: "Timestamps", durations: "Durations" } as const;

export function createFunctionOf({ variant, schedule }: CreateCall): string {
  return `createWith${KINDS[variant]}${MODEL_SUFFIX[schedule.model]}`;
}

/** The arguments that follow the parameters of every stream. */
function scheduleArguments(
  { schedule, variant, timestamps }: CreateCall,
  oracle: string,
): CallStruct {
  const { start, end } = timestamps;
  /** Segments or tranches, with the seconds since the one before in place of their time. */
  const entries = <Entry extends { readonly timestamp: bigint }>(list: readonly Entry[]) =>
    list.map(({ timestamp, ...entry }, index) =>
      variant === "timestamps"
        ? { ...entry, timestamp }
        : { ...entry, duration: timestamp - (list[index - 1]?.timestamp ?? start) },
    );
  switch (schedule.model) {
    case "linear": {
      const { unlockAmounts, granularity, cliffTime } = schedule;
      const cliff = cliffTime === 0n ? 0n : cliffTime - start;
      return {
        unlockAmounts: { ...unlockAmounts },
        ...(granularity !== undefined && { granularity }),
        ...(variant === "timestamps"
          ? { cliffTime }
          : { durations: { cliff, total: end - start } }),
      };
    }
    case "dynamic":
      return { segments: entries(schedule.segments) };
    case "tranched":
      return { tranches: entries(schedule.tranches) };
    case "price-gated":
      return { unlockParams: { oracle, targetPrice: schedule.targetPrice } };
  }
}

/** Arguments of the create function by their names, in ABI order; no broker fee. */
export function callArguments(call: CreateCall, addresses: CallAddresses): CallStruct {
  const { deposited, timestamps, release, cancelable, transferable, shape } = call;
  const { sender, recipient, token, oracle } = addresses;
  // Before v3.0 the amount holds a broker fee, and the parameters name the broker.
  const isOld = release === "v2.0";
  return {
    params: {
      ...{ sender, recipient, [isOld ? "totalAmount" : "depositAmount"]: deposited, token },
      ...{ cancelable, transferable },
      ...(call.variant === "timestamps" && { timestamps: { ...timestamps } }),
      shape,
      ...(isOld && { broker: { account: ZERO_ADDRESS, fee: 0n } }),
    },
    ...scheduleArguments(call, oracle),
  };
}

/** Types of the structs by the name of their argument or field. */
function structsOf(variant: CreateVariant): Readonly<Record<string, string>> {
  const ending = variant === "durations" ? "WithDuration" : "";
  return {
    params: `Lockup.CreateWith${KINDS[variant]}`,
    timestamps: "Lockup.Timestamps",
    broker: "Broker",
    unlockAmounts: "LockupLinear.UnlockAmounts",
    durations: "LockupLinear.Durations",
    segments: `LockupDynamic.Segment${ending}`,
    tranches: `LockupTranched.Tranche${ending}`,
    unlockParams: "LockupPriceGated.UnlockParams",
  };
}

/** What Solidity writes in place of a plain value. */
const SPELLINGS: Readonly<Record<string, (value: string) => string>> = {
  sender: () => "msg.sender",
  recipient: () => "recipient",
  token: () => "token",
  oracle: () => "priceFeed",
  account: () => "address(0)",
  fee: (wad) => `UD60x18.wrap(${wad})`,
  exponent: (wad) => `UD2x18.wrap(${wad})`,
  shape: (text) => JSON.stringify(text),
};

/** Comment that says a number in the unit of people. */
function noteOf(name: string, value: CallValue, decimals: number): string {
  if (typeof value !== "bigint") return "";
  if (name === "exponent") return ` // ${formatWad(value)}`;
  if (name === "granularity") return " // seconds between unlocks";
  if (name === "targetPrice") return " // 8 decimals";
  return /amount$/iu.test(name) ? ` // ${formatAmount(value, decimals)} tokens` : "";
}

const isList = (value: CallValue): value is readonly CallStruct[] => Array.isArray(value);

/**
 * A call as Solidity statements. They expect the variables `lockup`, `token` and `recipient`, and
 * `priceFeed` for a price-gated stream; the caller becomes the sender of the stream.
 *
 * @param args of the same call, see `callArguments`
 */
export function solidityOf(call: CreateCall, args: CallStruct): string {
  const structs = structsOf(call.variant);
  const literal = (name: string, value: CallValue): string => {
    if (typeof value !== "object") return SPELLINGS[name]?.(String(value)) ?? String(value);
    const parts = Object.entries(value).map(([field, part]) => `${field}: ${literal(field, part)}`);
    return `${structs[name]}({ ${parts.join(", ")} })`;
  };
  const assign = (target: string, type: string | undefined, struct: CallStruct): string[] => {
    const fields = Object.entries(struct);
    const lines = fields.map(([name, value], index) => {
      const comma = index < fields.length - 1 ? "," : "";
      return `    ${name}: ${literal(name, value)}${comma}${noteOf(name, value, call.decimals)}`;
    });
    return [`${target} = ${type}({`, ...lines, "});"];
  };
  const declare = ([name, value]: readonly [string, CallValue]): string[] => {
    const type = structs[name];
    if (typeof value !== "object") {
      return [`uint40 ${name} = ${literal(name, value)};${noteOf(name, value, call.decimals)}`];
    }
    if (!isList(value)) return assign(`${type} memory ${name}`, type, value);
    return [
      `${type}[] memory ${name} = new ${type}[](${value.length});`,
      ...value.flatMap((entry, index) => assign(`${name}[${index}]`, type, entry)),
    ];
  };
  const passed = Object.keys(args).join(", ");
  return [
    ...Object.entries(args).flatMap(declare),
    `lockup.${createFunctionOf(call)}(${passed});`,
  ].join("\n");
}
