import { type ContractError, formatContractError } from "../fixed-point";
import { type CreateRules, helpersError } from "../lockup";

/** Reasons of the reverts that a new stream can meet, without the prefix of their library. */
const REASONS: Readonly<Record<string, string>> = {
  DepositAmountZero: "the deposit is 0",
  StartTimeZero: "the start time is 0",
  ShapeExceeds32Bytes: "the shape label is longer than 32 bytes",
  StartTimeNotLessThanCliffTime: "the cliff must come after the start",
  CliffTimeNotLessThanEndTime: "the cliff must come before the end",
  StartTimeNotLessThanEndTime: "the end must come after the start",
  GranularityTooHigh: "the granularity is longer than the time in which the line runs",
  CliffTimeZeroUnlockAmountNotZero: "there is a cliff unlock but no cliff",
  UnlockAmountsSumTooHigh: "the unlock amounts add up to more than the deposit",
  SegmentCountZero: "there is no segment",
  SegmentCountTooHigh: "there are more segments than the deployment takes",
  StartTimeNotLessThanFirstSegmentTimestamp: "the first segment must end after the start",
  SegmentTimestampsNotOrdered: "each segment must end later than the one before",
  EndTimeNotEqualToLastSegmentTimestamp: "the last segment must end at the end of the stream",
  DepositAmountNotEqualToSegmentAmountsSum: "the segments do not add up to the deposit",
  TrancheCountZero: "there is no tranche",
  TrancheCountTooHigh: "there are more tranches than the deployment takes",
  StartTimeNotLessThanFirstTrancheTimestamp: "the first tranche must unlock after the start",
  TrancheTimestampsNotOrdered: "each tranche must unlock later than the one before",
  EndTimeNotEqualToLastTrancheTimestamp: "the last tranche must unlock at the end of the stream",
  DepositAmountNotEqualToTrancheAmountsSum: "the tranches do not add up to the deposit",
};

/** Name of a contract error without the prefix of its library. */
export function shortErrorName(name: string): string {
  return name.replace(/^Sablier(?:Lockup)?Helpers_/, "");
}

/** Why the contract refuses, in words, with the exact error, for example for a message at a field. */
export function explainError(error: ContractError): string {
  const reason =
    REASONS[shortErrorName(error.name)] ??
    (error.name === "Panic" ? "a sum overflows its type" : "the contract refuses the stream");
  return `${reason}: the contract reverts with ${formatContractError(error)}`;
}

/** A rule for segments or tranches, its error, and whether a stream keeps it. */
export interface EntryRule {
  readonly rule: string;
  /** Name of the contract error. */
  readonly error: string;
  readonly holds: boolean;
}

/** Input of {@link entryRules}: amounts in base units, times in Unix seconds. */
export interface EntryRuleInput {
  readonly noun: "Segment" | "Tranche";
  readonly deposit: bigint;
  readonly start: bigint;
  readonly entries: readonly { readonly amount: bigint; readonly timestamp: bigint }[];
  readonly rules: CreateRules;
}

/**
 * All rules for segments or tranches, each looked at on its own. The contract stops at the first one
 * that fails, in the order of `checkCreate`. The end of the stream is taken from the last entry, so
 * the rule about the end is left out.
 */
export function entryRules(input: EntryRuleInput): EntryRule[] {
  const { noun, deposit, start, entries, rules } = input;
  const { release, maxCount } = rules;
  const lower = noun.toLowerCase();
  const first = entries[0];
  const ordered = entries.every(
    ({ timestamp }, index) => index === 0 || timestamp > (entries[index - 1]?.timestamp ?? 0n),
  );
  const sum = entries.reduce((total, { amount }) => total + amount, 0n);
  return [
    {
      rule: `There is at least one ${lower}.`,
      error: helpersError(release, `${noun}CountZero`),
      holds: entries.length > 0,
    },
    ...(maxCount === undefined
      ? []
      : [
          {
            rule: `There are at most MAX_COUNT ${lower}s.`,
            error: helpersError(release, `${noun}CountTooHigh`),
            holds: BigInt(entries.length) <= maxCount,
          },
        ]),
    {
      rule:
        noun === "Segment"
          ? "The first segment ends after the start."
          : "The first tranche unlocks after the start.",
      error: helpersError(release, `StartTimeNotLessThanFirst${noun}Timestamp`),
      holds: first !== undefined && start < first.timestamp,
    },
    {
      rule: "Every timestamp is later than the one before.",
      error: helpersError(release, `${noun}TimestampsNotOrdered`),
      holds: ordered,
    },
    {
      rule: "The amounts add up to the deposit.",
      error: helpersError(release, `DepositAmountNotEqualTo${noun}AmountsSum`),
      holds: sum === deposit,
    },
  ];
}
