/** Column names of templates from before January 2026 and what they are called now. */
export const RENAMED_COLUMNS: readonly (readonly [old: string, current: string])[] = [
  ["start", "startAt"],
  ["end", "endAt"],
  ["cliffEnd", "cliffAt"],
  ["firstUnlockEnd", "firstUnlockAt"],
  ["secondUnlockEnd", "secondUnlockAt"],
  ["unlock", "unlockAmount"],
  ["steps", "stepCount"],
  ["months", "monthCount"],
  ["years", "yearCount"],
  ["unlocks", "unlockPercentages"],
  ["rate", "rateAmount"],
  ["interval", "rateInterval"],
  ["initialDeposit", "initialDepositAmount"],
];

export const REMOVED_COLUMN = "initial";

const NEW_NAMES = new Map(RENAMED_COLUMNS.map(([old, current]) => [old.toLowerCase(), current]));

/** The current name of an old column, or undefined for any other name. Letter case is ignored. */
export function renamedColumn(name: string): string | undefined {
  return NEW_NAMES.get(name.trim().toLowerCase());
}
