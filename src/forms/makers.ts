import type { FieldLook, Option, TextField } from "./fields";
import {
  checkAmountText,
  readDecimals,
  readMoment,
  readOption,
  readOptionalMoment,
  readPeriod,
  readWhole,
} from "./readers";

type Maker = (key: string, label: string, initial: string, look?: FieldLook) => TextField;

function maker(check: TextField["check"], always: FieldLook = {}): Maker {
  return (key, label, initial, look) => ({ key, label, initial, check, ...always, ...look });
}

/** A field whose text any reader checks, see `TextField.check`. */
export function textField(
  key: string,
  label: string,
  initial: string,
  check: TextField["check"],
  look?: FieldLook,
): TextField {
  return { key, label, initial, check, ...look };
}

/** A field for a whole number from `lowest` to `highest`. */
export function wholeField(
  key: string,
  label: string,
  initial: string,
  [lowest, highest]: readonly [lowest: bigint, highest: bigint],
  look?: FieldLook,
): TextField {
  const check = (text: string): bigint => readWhole(text, lowest, highest);
  return { key, label, initial, check, inputMode: "numeric", ...look };
}

/** A field for an amount in whole tokens, whatever the token's decimals. */
export const tokensField = maker(checkAmountText, { inputMode: "decimal" });

/** A field for a moment, see `readMoment`. */
export const momentField = maker(readMoment);

/** As {@link momentField}, but may stay empty. */
export const optionalMomentField = maker(readOptionalMoment);

/** A field for a duration of at least a second. */
export const periodField = maker(readPeriod);

/**
 * A field for the decimals of a token.
 *
 * @param highest see `readDecimals`
 */
export function decimalsField(
  key: string,
  initial: string,
  { highest, ...look }: FieldLook & { readonly highest?: number } = {},
): TextField {
  const check = (text: string): number => readDecimals(text, highest);
  return { key, label: "Token decimals", initial, check, inputMode: "numeric", ...look };
}

/**
 * A field whose text is one of a list of words.
 *
 * @param initial need not be in the list
 */
export function optionField(
  key: string,
  label: string,
  initial: string,
  choices: readonly string[],
  look: FieldLook = {},
): TextField {
  return { key, label, initial, check: (text) => readOption(text, choices), ...look };
}

/** Values of a yes or no. */
export const YES_NO = ["yes", "no"] as const;

const YES_NO_OPTIONS: readonly Option[] = YES_NO.map((value) => ({ value, label: value }));

/** A field for a yes or no. */
export function yesNoField(
  key: string,
  label: string,
  initial: "yes" | "no",
  look: FieldLook = {},
): TextField {
  return optionField(key, label, initial, YES_NO, { options: YES_NO_OPTIONS, ...look });
}
