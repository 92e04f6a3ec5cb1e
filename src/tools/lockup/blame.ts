import type { ContractError } from "@site/src/lib/fixed-point";
import { explainError, shortErrorName } from "@site/src/lib/shapes";

/** Fields to blame for an error of a create call, the likeliest first. */
const BLAMED: Readonly<Record<string, readonly string[]>> = {
  StartTimeZero: ["start"],
  StartTimeNotLessThanCliffTime: ["cliff", "end"],
  CliffTimeNotLessThanEndTime: ["cliff", "end"],
  StartTimeNotLessThanEndTime: ["end"],
  GranularityTooHigh: ["granularity"],
  CliffTimeZeroUnlockAmountNotZero: ["cliffUnlock"],
  UnlockAmountsSumTooHigh: ["cliffUnlock", "startUnlock"],
  StartTimeNotLessThanFirstSegmentTimestamp: ["cliff", "firstTime", "end"],
  SegmentTimestampsNotOrdered: ["secondTime", "cliff", "end"],
  StartTimeNotLessThanFirstTrancheTimestamp: ["end"],
  TrancheTimestampsNotOrdered: ["end"],
  Panic: ["cliffUnlock", "startUnlock"],
};

/**
 * Why the contract refuses to create a stream, at the field to correct.
 *
 * @param fields names of the fields that matter; the deposit has to be one of them
 */
export function blame<Name extends string>(
  error: ContractError,
  fields: readonly Name[],
): Partial<Record<Name, string>> {
  const candidates = BLAMED[shortErrorName(error.name)] ?? [];
  const named = candidates.find((candidate) => fields.some((name) => name === candidate));
  return { [named ?? "deposit"]: explainError(error) } as Partial<Record<Name, string>>;
}
