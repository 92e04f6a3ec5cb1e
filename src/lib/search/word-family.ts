// cspell:ignore ates ation ations ator ators calcul calculat ings ment ments withdrawall

import { singular } from "./tokenize";

/** Endings that change the kind of word and little else, the longest first. */
const ENDINGS =
  "abilities ability ations ation ators ator ates ate ments ment ables able ings ing ions ion ers er ors or als al ed es e".split(
    " ",
  );

const MIN_STEM = 4;

/** First letters that the members of a family have in common: the last of a stem may have been doubled. */
export const FAMILY_LETTERS = MIN_STEM - 1;

/** Who does something: `claimer`, but not `helper` of `help`, which means another thing here. */
const AGENT = /^[eo]rs?$/u;
const MIN_AGENT_STEM = 5;

/**
 * A key that the members of a word family share: `cancel`, `canceled`, `canceling`, `cancellation`,
 * `cancelable`. Words with digits or underscores have no family. It is a key, not a word.
 */
export function familyOf(word: string): string | null {
  if (!/^[a-z]+$/u.test(word) || word.length < MIN_STEM) return null;
  let stem = singular(word);
  for (;;) {
    const base = stem;
    const ending = ENDINGS.find(
      (candidate) =>
        base.endsWith(candidate) &&
        base.length - candidate.length >= (AGENT.test(candidate) ? MIN_AGENT_STEM : MIN_STEM),
    );
    if (ending === undefined) break;
    stem = base.slice(0, -ending.length);
    // "cancelling", "transferred": the last letter was doubled for the ending.
    if (/([a-z])\1$/u.test(stem)) stem = stem.slice(0, -1);
  }
  // "calculat-ing" and "calcul-ation".
  return /.{5}at$/u.test(stem) ? stem.slice(0, -2) : stem;
}
