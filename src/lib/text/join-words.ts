/**
 * Joins words as a sentence does: `A`, `A and B`, `A, B and C`.
 *
 * @param conjunction word before the last one
 */
export function joinWords(words: readonly string[], conjunction = "and"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
