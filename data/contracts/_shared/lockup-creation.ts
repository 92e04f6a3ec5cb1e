import type { Requirement } from "../schema";

/** Makes the requirement for a check of the linked library; `reason` is the error without its prefix. */
export type LibraryCheck = (text: string, reason: string) => readonly Requirement[];

/** Checks of the SablierLockup functions: the prefix of the library's errors changed in v4.0. */
export const libraryCheck: LibraryCheck = (text, reason) => [
  { text, raises: `SablierHelpers_${reason}`, until: "lockup@v3.0" },
  { text, raises: `SablierLockupHelpers_${reason}`, since: "lockup@v4.0" },
];

/** Checks of the library itself as it is since v4.0. */
export const lockupHelpersCheck: LibraryCheck = (text, reason) => [
  { text, raises: `SablierLockupHelpers_${reason}` },
];

/** What all models check before anything of their own, in the order of the code. */
export const commonChecks = (check: LibraryCheck): readonly Requirement[] => [
  ...check("`sender` is not the zero address.", "SenderZeroAddress"),
  ...check("The deposit is above 0.", "DepositAmountZero"),
  ...check("The start time is not 0.", "StartTimeZero"),
  ...check(
    "The token is not the ERC-20 interface of the chain's native coin. Before that address is set, the zero address fails here.",
    "CreateNativeToken",
  ),
  ...check(
    "`shape` has at most 32 bytes. A character outside ASCII counts as two to four.",
    "ShapeExceeds32Bytes",
  ),
];

/** Checks of a linear stream after the common ones. */
export const linearChecks = (check: LibraryCheck): readonly Requirement[] => [
  ...check("With a cliff: the start is before the cliff.", "StartTimeNotLessThanCliffTime"),
  ...check("With a cliff: the cliff is before the end.", "CliffTimeNotLessThanEndTime"),
  ...check("Without a cliff: nothing unlocks at the cliff.", "CliffTimeZeroUnlockAmountNotZero"),
  ...check("The start is before the end.", "StartTimeNotLessThanEndTime"),
];

/** Check of the step of a linear stream, which only v4.0 has. */
export const granularityCheck: Requirement = {
  text: "`granularity` is at most the time from the cliff (or, without one, from the start) to the end. With an equal value, the stream has one step, at the end.",
  raises: "SablierLockupHelpers_GranularityTooHigh",
  since: "lockup@v4.0",
};

/** Last checks of a linear stream. */
export const unlockChecks = (check: LibraryCheck): readonly Requirement[] => [
  { text: "The sum of the two unlock amounts fits `uint128`.", raises: { panic: "0x11" } },
  ...check("The two unlock amounts together are at most the deposit.", "UnlockAmountsSumTooHigh"),
];

/** A part of a schedule: a segment of a dynamic stream or a tranche of a tranched one. */
type Part = "segment" | "tranche";

const NAMES = { segment: "Segment", tranche: "Tranche" } as const;

/** Check that a schedule has a part, for calls with timestamps. */
export const countCheck = (check: LibraryCheck, part: Part): readonly Requirement[] =>
  check(`There is at least one ${part}.`, `${NAMES[part]}CountZero`);

/** The same for calls with durations, where v3.0 panics before any other check. */
export const durationsCountCheck = (part: Part): readonly Requirement[] => [
  { text: `There is at least one ${part}.`, raises: { panic: "0x32" }, until: "lockup@v3.0" },
  {
    text: `There is at least one ${part}.`,
    raises: `SablierLockupHelpers_${NAMES[part]}CountZero`,
    since: "lockup@v4.0",
  },
];

/** Check that the first part comes after the start. */
export const firstCheck = (check: LibraryCheck, part: Part): readonly Requirement[] =>
  check(
    `The first ${part} has a timestamp after the start, or a duration above 0.`,
    `StartTimeNotLessThanFirst${NAMES[part]}Timestamp`,
  );

/** Check that the end is the timestamp of the last part. */
export const lastCheck = (check: LibraryCheck, part: Part): readonly Requirement[] =>
  check(
    `The end time is the timestamp of the last ${part}.`,
    `EndTimeNotEqualToLast${NAMES[part]}Timestamp`,
  );

/** Checks of order and sum, made in one pass over the parts. */
export const partChecks = (check: LibraryCheck, part: Part): readonly Requirement[] => [
  ...check(
    `Each ${part} has a later timestamp than the one before it.`,
    `${NAMES[part]}TimestampsNotOrdered`,
  ),
  { text: `The sum of the ${part} amounts fits \`uint128\`.`, raises: { panic: "0x11" } },
  ...check(
    `The ${part} amounts add up to the deposit.`,
    `DepositAmountNotEqualTo${NAMES[part]}AmountsSum`,
  ),
];

/** Checks of the price feed and the target of a price-gated stream, in the order of the code. */
export const priceChecks: readonly Requirement[] = [
  {
    text: "The start is before the end.",
    raises: "SablierLockupHelpers_StartTimeNotLessThanEndTime",
  },
  {
    text: "`oracle` is not the zero address, and its `decimals()` returns a value.",
    raises: "SafeOracle_MissesInterface",
  },
  { text: "The feed does not report 0 decimals.", raises: "SafeOracle_DecimalsZero" },
  { text: "The feed reports at most 36 decimals.", raises: "SafeOracle_DecimalsTooHigh" },
  { text: "Its `latestRoundData()` returns a value.", raises: "SafeOracle_MissesInterface" },
  { text: "The returned price is above 0.", raises: "SafeOracle_NotPositivePrice" },
  {
    text: "The price scaled to 8 decimals fits `uint256` (a feed with fewer than 8 decimals is multiplied).",
    raises: { panic: "0x11" },
  },
  {
    text: "The price scaled to 8 decimals fits `uint128`.",
    raises: "SafeCastOverflowedUintDowncast",
  },
  {
    text: "`targetPrice` is above the feed's price.",
    raises: "SablierLockup_TargetPriceTooLow",
  },
];
