// Apart from the other makers: these need no code for numbers and times, which weighs on light pages.
import { quoteValue } from "../lib/query";
import type { FieldLook, Option, TextField } from "./fields";

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
    throw new RangeError(`${quoteValue(text)} is not one of ${choices.filter(Boolean).join(", ")}`);
  }
  return choice;
}

/** A field whose text any reader checks, see `TextField.check`. */
export function textField<Value>(
  key: string,
  label: string,
  initial: string,
  check: (text: string) => Value,
  look?: FieldLook & Pick<TextField<Value>, "scaled">,
): TextField<Value> {
  return { key, label, initial, check, ...look };
}

/**
 * A field whose text is one of a list of words, and which is shown as a list to choose from.
 *
 * @param initial need not be in the list
 * @param choices the words, each with a label where that is another one
 */
export function optionField<Choice extends string>(
  key: string,
  label: string,
  initial: string,
  choices: readonly (Choice | Option<Choice>)[] | Readonly<Record<Choice, string>>,
  look?: FieldLook,
): TextField<Choice> {
  const options: readonly Option<Choice>[] = isList(choices)
    ? choices.map((choice) =>
        typeof choice === "string" ? { value: choice, label: choice } : choice,
      )
    : (Object.entries(choices) as [Choice, string][]).map(([value, name]) => ({
        value,
        label: name,
      }));
  const words = options.map(({ value }) => value);
  return { key, label, initial, check: (text) => readOption(text, words), options, ...look };
}

function isList<Entry>(
  choices: readonly Entry[] | Readonly<Record<string, string>>,
): choices is readonly Entry[] {
  return Array.isArray(choices);
}
