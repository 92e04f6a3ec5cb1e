import { quoteValue } from "../lib/query";

/**
 * Reads the ticked entries of a list.
 *
 * @param text ids separated by dots
 * @throws RangeError that names an unknown id
 */
export function readTicks<Id extends string>(text: string, ids: readonly Id[]): Id[] {
  const ticked = text === "" ? [] : text.split(".");
  const unknown = ticked.find((id) => !ids.some((known) => known === id));
  if (unknown !== undefined) {
    throw new RangeError(`${quoteValue(unknown)} is not on the list; use ${ids.join(", ")}`);
  }
  return ids.filter((id) => ticked.includes(id));
}

/** The ticks as text, after one more entry was ticked, or its tick taken away. */
export function toggled(text: string, id: string, ids: readonly string[]): string {
  const ticked = readTicks(text, ids);
  return ids.filter((other) => ticked.includes(other) !== (other === id)).join(".");
}
