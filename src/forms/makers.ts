import type { FieldLook, TextField } from "./fields";
import { optionField } from "./words";
import {
  checkAmountText,
  readDecimals,
  readMoment,
  readOptionalMoment,
  readPeriod,
  readPositiveTokens,
  readTokens,
  readWhole,
} from "./readers";

type Maker<Value> = (
  key: string,
  label: string,
  initial: string,
  look?: FieldLook,
) => TextField<Value>;

function maker<Value>(
  reader: Pick<TextField<Value>, "check" | "scaled" | "inputMode">,
): Maker<Value> {
  return (key, label, initial, look) => ({ key, label, initial, ...reader, ...look });
}

/** A field for a whole number from `lowest` to `highest`. */
export function wholeField(
  key: string,
  label: string,
  initial: string,
  [lowest, highest]: readonly [lowest: bigint, highest: bigint],
  look?: FieldLook,
): TextField<bigint> {
  const check = (text: string): bigint => readWhole(text, lowest, highest);
  return { key, label, initial, check, inputMode: "numeric", ...look };
}

/** A field for an amount in whole tokens, whatever the token's decimals. */
export const tokensField = maker<bigint>({
  check: checkAmountText,
  scaled: readTokens,
  inputMode: "decimal",
});

/** As {@link tokensField}, for an amount that has to be more than 0. */
export const positiveField = maker<bigint>({
  check: checkAmountText,
  scaled: readPositiveTokens,
  inputMode: "decimal",
});

/** A field for a moment, see `readMoment`. */
export const momentField = maker({ check: readMoment });

/** As {@link momentField}, but may stay empty. */
export const optionalMomentField = maker({ check: readOptionalMoment });

/** A field for a duration of at least a second. */
export const periodField = maker({ check: readPeriod });

/**
 * A field for the decimals of a token.
 *
 * @param highest see `readDecimals`
 */
export function decimalsField(
  key: string,
  initial: string,
  { highest, ...look }: FieldLook & { readonly highest?: number } = {},
): TextField<number> {
  const check = (text: string): number => readDecimals(text, highest);
  return { key, label: "Token decimals", initial, check, inputMode: "numeric", ...look };
}

/** A field for a yes or no. */
export function yesNoField(
  key: string,
  label: string,
  initial: "yes" | "no",
  look?: FieldLook,
): TextField<"yes" | "no"> {
  return optionField(key, label, initial, ["yes", "no"], look);
}
