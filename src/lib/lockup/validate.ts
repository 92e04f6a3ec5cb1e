import { MAX_FEE, splitByFee } from "../fees/split";
import { type Checked, Revert, attempt, checkedUint } from "../fixed-point";
import { ZERO_ADDRESS, sameAddress } from "../simulation";
import { lastTimestamp } from "./durations";
import { type Feeds, NO_FEEDS, checkUnlockParams } from "./price-gated";
import { type LockupRelease, helpersError } from "./releases";
import type {
  LinearSchedule,
  LockupSchedule,
  PriceGatedSchedule,
  Segment,
  Timestamps,
  Tranche,
} from "./types";

/** Deposit and broker fee of a new stream, base units; together they are the total amount. */
export interface CreateAmounts {
  readonly deposit: bigint;
  readonly brokerFee: bigint;
}

/** The parameters of a new stream that the contract checks. */
export interface CreateParameters {
  readonly sender: string;
  /** Deposit plus broker fee, base units. Since v3.0 there is no broker: it is the deposit. */
  readonly totalAmount: bigint;
  /** Share of the total for the broker, wad; 0 if absent, as since v3.0. */
  readonly brokerFee?: bigint;
  /** Label for interfaces; at most 32 bytes in UTF-8. */
  readonly shape: string;
  readonly timestamps: Timestamps;
  readonly schedule: LockupSchedule | PriceGatedSchedule;
}

/** What the checks of a new stream depend on, besides its parameters. */
export interface CreateRules {
  readonly release: LockupRelease;
  /** `MAX_COUNT` of a v2.0 deployment: most segments or tranches. Later releases have no limit. */
  readonly maxCount?: bigint;
  /** Answers of price feeds, for price-gated streams. */
  readonly feeds?: Feeds;
}

/** Longest accepted shape label, bytes. */
export const MAX_SHAPE_BYTES = 32;

/**
 * Deposit and broker fee of a total (Helpers `_checkAndCalculateBrokerFee`).
 *
 * @throws Revert `SablierHelpers_BrokerFeeTooHigh(fee, max)`
 */
function splitBrokerFee({ totalAmount, brokerFee = 0n }: CreateParameters): CreateAmounts {
  if (totalAmount === 0n) {
    return { deposit: 0n, brokerFee: 0n };
  }
  if (brokerFee > MAX_FEE) {
    throw new Revert("SablierHelpers_BrokerFeeTooHigh", [brokerFee, MAX_FEE]);
  }
  const { feeAmount, netAmount } = splitByFee(totalAmount, brokerFee);
  return { deposit: netAmount, brokerFee: feeAmount };
}

/** A failed check of the library that looks at new streams. */
type Refusal = (name: string, args?: readonly (bigint | string)[]) => Revert;

function checkCommon(parameters: CreateParameters, deposit: bigint, refusal: Refusal): void {
  if (sameAddress(parameters.sender, ZERO_ADDRESS)) {
    throw refusal("SenderZeroAddress");
  }
  if (deposit === 0n) {
    throw refusal("DepositAmountZero");
  }
  if (parameters.timestamps.start === 0n) {
    throw refusal("StartTimeZero");
  }
  const shapeBytes = new TextEncoder().encode(parameters.shape).length;
  if (shapeBytes > MAX_SHAPE_BYTES) {
    throw refusal("ShapeExceeds32Bytes", [BigInt(shapeBytes)]);
  }
}

function checkLinear(
  { cliffTime, unlockAmounts, granularity }: LinearSchedule,
  { start, end }: Timestamps,
  deposit: bigint,
  refusal: Refusal,
): void {
  if (cliffTime > 0n) {
    if (start >= cliffTime) {
      throw refusal("StartTimeNotLessThanCliffTime", [start, cliffTime]);
    }
    if (cliffTime >= end) {
      throw refusal("CliffTimeNotLessThanEndTime", [cliffTime, end]);
    }
  } else if (unlockAmounts.cliff > 0n) {
    throw refusal("CliffTimeZeroUnlockAmountNotZero", [unlockAmounts.cliff]);
  }
  if (start >= end) {
    throw refusal("StartTimeNotLessThanEndTime", [start, end]);
  }
  const range = end - (cliffTime === 0n ? start : cliffTime);
  if (granularity !== undefined && granularity > range) {
    throw refusal("GranularityTooHigh", [granularity, range]);
  }
  if (checkedUint(unlockAmounts.start + unlockAmounts.cliff, 128) > deposit) {
    throw refusal("UnlockAmountsSumTooHigh", [deposit, unlockAmounts.start, unlockAmounts.cliff]);
  }
}

/** Segments and tranches obey the same rules; only the noun in the error names differs. */
function checkEntries(
  noun: "Segment" | "Tranche",
  entries: readonly (Segment | Tranche)[],
  { start, end }: Timestamps,
  deposit: bigint,
  maxCount: bigint | undefined,
  refusal: Refusal,
): void {
  const first = entries[0];
  if (first === undefined) {
    throw refusal(`${noun}CountZero`);
  }
  const count = BigInt(entries.length);
  if (maxCount !== undefined && count > maxCount) {
    throw refusal(`${noun}CountTooHigh`, [count]);
  }
  if (start >= first.timestamp) {
    throw refusal(`StartTimeNotLessThanFirst${noun}Timestamp`, [start, first.timestamp]);
  }
  const last = lastTimestamp(entries);
  if (end !== last) {
    throw refusal(`EndTimeNotEqualToLast${noun}Timestamp`, [end, last]);
  }
  let sum = 0n;
  let previous = 0n;
  entries.forEach(({ amount, timestamp }, index) => {
    sum = checkedUint(sum + amount, 128);
    if (timestamp <= previous) {
      throw refusal(`${noun}TimestampsNotOrdered`, [BigInt(index), previous, timestamp]);
    }
    previous = timestamp;
  });
  if (sum !== deposit) {
    throw refusal(`DepositAmountNotEqualTo${noun}AmountsSum`, [deposit, sum]);
  }
}

/**
 * Runs the checks of the library Helpers (LockupHelpers since v4.0) in the contract's order and stops
 * at the first failure, so the error is the one a transaction would revert with.
 *
 * Recipient, allowance and balance are not checked here: the NFT and the token refuse those later.
 *
 * @param rules the `MAX_COUNT` of a v2.0 deployment, or the release and what its checks need
 * @returns deposit and broker fee in base units, or the contract error
 */
export function checkCreate(
  parameters: CreateParameters,
  rules: bigint | CreateRules,
): Checked<CreateAmounts> {
  const known: CreateRules =
    typeof rules === "bigint" ? { release: "v2.0", maxCount: rules } : rules;
  const { maxCount, feeds = NO_FEEDS } = known;
  const refusal: Refusal = (name, args) => new Revert(helpersError(known.release, name), args);
  return attempt(() => {
    const amounts = splitBrokerFee(parameters);
    const { schedule, timestamps } = parameters;
    checkCommon(parameters, amounts.deposit, refusal);
    switch (schedule.model) {
      case "linear":
        checkLinear(schedule, timestamps, amounts.deposit, refusal);
        break;
      case "dynamic":
        checkEntries("Segment", schedule.segments, timestamps, amounts.deposit, maxCount, refusal);
        break;
      case "tranched":
        checkEntries("Tranche", schedule.tranches, timestamps, amounts.deposit, maxCount, refusal);
        break;
      case "price-gated":
        if (timestamps.start >= timestamps.end) {
          throw refusal("StartTimeNotLessThanEndTime", [timestamps.start, timestamps.end]);
        }
        checkUnlockParams(schedule, feeds);
        break;
    }
    return amounts;
  });
}
