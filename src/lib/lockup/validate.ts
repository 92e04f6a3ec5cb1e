import { MAX_FEE, splitByFee } from "../fees/split";
import { type Checked, Revert, type UintBits, attempt, checkedUint } from "../fixed-point";
import { ZERO_ADDRESS, sameAddress } from "../simulation";
import { lastTimestamp } from "./durations";
import type { LockupSchedule, Segment, Timestamps, Tranche } from "./types";

/** Deposit and broker fee of a new stream, base units; together they are the total amount. */
export interface CreateAmounts {
  readonly deposit: bigint;
  readonly brokerFee: bigint;
}

/** The parameters of a new stream that the contract checks. */
export interface CreateParameters {
  readonly sender: string;
  /** Deposit plus broker fee, base units. */
  readonly totalAmount: bigint;
  /** Share of the total for the broker, wad. */
  readonly brokerFee: bigint;
  /** Label for interfaces; at most 32 bytes in UTF-8. */
  readonly shape: string;
  readonly timestamps: Timestamps;
  readonly schedule: LockupSchedule;
}

/** Longest accepted shape label, bytes. */
export const MAX_SHAPE_BYTES = 32;

/**
 * Deposit and broker fee of a total (Helpers `_checkAndCalculateBrokerFee`).
 *
 * @param totalAmount base units
 * @param brokerFee wad
 * @throws Revert `SablierHelpers_BrokerFeeTooHigh(fee, max)`
 */
export function splitBrokerFee(totalAmount: bigint, brokerFee: bigint): CreateAmounts {
  if (totalAmount === 0n) {
    return { deposit: 0n, brokerFee: 0n };
  }
  if (brokerFee > MAX_FEE) {
    throw new Revert("SablierHelpers_BrokerFeeTooHigh", [brokerFee, MAX_FEE]);
  }
  const { feeAmount, netAmount } = splitByFee(totalAmount, brokerFee);
  return { deposit: netAmount, brokerFee: feeAmount };
}

function checkCommon(parameters: CreateParameters, deposit: bigint): void {
  if (sameAddress(parameters.sender, ZERO_ADDRESS)) {
    throw new Revert("SablierHelpers_SenderZeroAddress");
  }
  if (deposit === 0n) {
    throw new Revert("SablierHelpers_DepositAmountZero");
  }
  if (parameters.timestamps.start === 0n) {
    throw new Revert("SablierHelpers_StartTimeZero");
  }
  const shapeBytes = new TextEncoder().encode(parameters.shape).length;
  if (shapeBytes > MAX_SHAPE_BYTES) {
    throw new Revert("SablierHelpers_ShapeExceeds32Bytes", [BigInt(shapeBytes)]);
  }
}

function checkLinear(
  schedule: Extract<LockupSchedule, { model: "linear" }>,
  { start, end }: Timestamps,
  deposit: bigint,
): void {
  const { cliffTime, unlockAmounts } = schedule;
  if (cliffTime > 0n) {
    if (start >= cliffTime) {
      throw new Revert("SablierHelpers_StartTimeNotLessThanCliffTime", [start, cliffTime]);
    }
    if (cliffTime >= end) {
      throw new Revert("SablierHelpers_CliffTimeNotLessThanEndTime", [cliffTime, end]);
    }
  } else if (unlockAmounts.cliff > 0n) {
    throw new Revert("SablierHelpers_CliffTimeZeroUnlockAmountNotZero", [unlockAmounts.cliff]);
  }
  if (start >= end) {
    throw new Revert("SablierHelpers_StartTimeNotLessThanEndTime", [start, end]);
  }
  if (checkedUint(unlockAmounts.start + unlockAmounts.cliff, 128) > deposit) {
    throw new Revert("SablierHelpers_UnlockAmountsSumTooHigh", [
      deposit,
      unlockAmounts.start,
      unlockAmounts.cliff,
    ]);
  }
}

/** Segments and tranches obey the same rules; only the noun in the error names differs. */
function checkEntries(
  noun: "Segment" | "Tranche",
  entries: readonly (Segment | Tranche)[],
  { start, end }: Timestamps,
  deposit: bigint,
  maxCount: bigint,
): void {
  const first = entries[0];
  if (first === undefined) {
    throw new Revert(`SablierHelpers_${noun}CountZero`);
  }
  const count = BigInt(entries.length);
  if (count > maxCount) {
    throw new Revert(`SablierHelpers_${noun}CountTooHigh`, [count]);
  }
  if (start >= first.timestamp) {
    throw new Revert(`SablierHelpers_StartTimeNotLessThanFirst${noun}Timestamp`, [
      start,
      first.timestamp,
    ]);
  }
  const last = lastTimestamp(entries);
  if (end !== last) {
    throw new Revert(`SablierHelpers_EndTimeNotEqualToLast${noun}Timestamp`, [end, last]);
  }
  let sum = 0n;
  let previous = 0n;
  entries.forEach(({ amount, timestamp }, index) => {
    sum = checkedUint(sum + amount, 128);
    if (timestamp <= previous) {
      throw new Revert(`SablierHelpers_${noun}TimestampsNotOrdered`, [
        BigInt(index),
        previous,
        timestamp,
      ]);
    }
    previous = timestamp;
  });
  if (sum !== deposit) {
    throw new Revert(`SablierHelpers_DepositAmountNotEqualTo${noun}AmountsSum`, [deposit, sum]);
  }
}

/**
 * Runs the checks of the Lockup v2.0 library Helpers in the contract's order and stops at the first
 * failure, so the error is the one a transaction would revert with.
 *
 * Recipient, allowance and balance are not checked here: the NFT and the token refuse those later.
 *
 * @param maxCount the deployment's `MAX_COUNT`: most segments or tranches a stream may have
 * @returns deposit and broker fee in base units, or the contract error
 */
export function checkCreate(
  parameters: CreateParameters,
  maxCount: bigint,
): Checked<CreateAmounts> {
  return attempt(() => {
    const amounts = splitBrokerFee(parameters.totalAmount, parameters.brokerFee);
    const { schedule, timestamps } = parameters;
    checkCommon(parameters, amounts.deposit);
    switch (schedule.model) {
      case "linear":
        checkLinear(schedule, timestamps, amounts.deposit);
        break;
      case "dynamic":
        checkEntries("Segment", schedule.segments, timestamps, amounts.deposit, maxCount);
        break;
      case "tranched":
        checkEntries("Tranche", schedule.tranches, timestamps, amounts.deposit, maxCount);
        break;
    }
    return amounts;
  });
}

/** A field that cannot be encoded for the call, with the fix. */
export interface EncodingProblem {
  readonly field: string;
  readonly value: bigint;
  readonly message: string;
}

/**
 * Lists every number that does not fit its ABI type. A wallet refuses to encode such a call, so the
 * contract never gets to report it.
 *
 * @returns one entry per offending field, empty when the call can be encoded
 */
export function encodingProblems(parameters: CreateParameters): EncodingProblem[] {
  const problems: EncodingProblem[] = [];
  const check = (field: string, value: bigint, bits: UintBits): void => {
    const limit = (1n << BigInt(bits)) - 1n;
    if (value < 0n || value > limit) {
      const message = `${field} is ${value}; uint${bits} takes whole numbers from 0 to ${limit}`;
      problems.push({ field, value, message });
    }
  };
  const { schedule, timestamps } = parameters;
  check("totalAmount", parameters.totalAmount, 128);
  check("broker.fee", parameters.brokerFee, 256);
  check("timestamps.start", timestamps.start, 40);
  check("timestamps.end", timestamps.end, 40);
  switch (schedule.model) {
    case "linear":
      check("cliffTime", schedule.cliffTime, 40);
      check("unlockAmounts.start", schedule.unlockAmounts.start, 128);
      check("unlockAmounts.cliff", schedule.unlockAmounts.cliff, 128);
      break;
    case "dynamic":
      schedule.segments.forEach((segment, index) => {
        check(`segments[${index}].amount`, segment.amount, 128);
        check(`segments[${index}].exponent`, segment.exponent, 64);
        check(`segments[${index}].timestamp`, segment.timestamp, 40);
      });
      break;
    case "tranched":
      schedule.tranches.forEach((tranche, index) => {
        check(`tranches[${index}].amount`, tranche.amount, 128);
        check(`tranches[${index}].timestamp`, tranche.timestamp, 40);
      });
      break;
  }
  return problems;
}
