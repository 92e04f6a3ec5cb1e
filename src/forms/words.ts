// Apart from the other makers: these need no code for numbers and times, which weighs on light pages.
import { quoteValue } from "../lib/query";
import type { FieldLook, TextField } from "./fields";

/**
 * Reads one of a list of words.
 *
 * @throws RangeError that names the text and the list
 */
export function readOption<Choice extends string>(
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) {
    throw new RangeError(`${quoteValue(text)} is not one of ${choices.join(", ")}`);
  }
  return choice;
}

/** A field whose text any reader checks, see `TextField.check`. */
export function textField<Value>(
  key: string,
  label: string,
  initial: string,
  check: (text: string) => Value,
  look?: FieldLook,
): TextField<Value> {
  return { key, label, initial, check, ...look };
}

/**
 * A field whose text is one of a list of words.
 *
 * @param initial need not be in the list
 */
export function optionField<Choice extends string>(
  key: string,
  label: string,
  initial: string,
  choices: readonly Choice[],
  look: FieldLook = {},
): TextField<Choice> {
  return { key, label, initial, check: (text) => readOption(text, choices), ...look };
}
