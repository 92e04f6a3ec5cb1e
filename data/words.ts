/** A word that no page uses for what another word says here. */
export interface Unwanted {
  /** Found in the text of a page, outside code; with the flag `g`. */
  readonly pattern: RegExp;
  /** What to write. */
  readonly instead: string;
}

/**
 * One name for one thing, and roles in the place of persons: a rule is about the sender, the recipient or
 * any address, and a reader looks for that word.
 */
export const UNWANTED_WORDS: readonly Unwanted[] = [
  {
    pattern: /\b(?:somebody|anybody|nobody|whoever|strangers?)\b/giu,
    instead: "the role: the sender, the recipient, the caller, any address, any other address",
  },
  { pattern: /\bnative tokens?\b/giu, instead: "native coin" },
  { pattern: /\bwads?\b/giu, instead: "18-decimals number" },
];

/** Headings that say nothing about what follows, with what to write. */
export const UNWANTED_HEADINGS: readonly Unwanted[] = [
  {
    pattern: /^(?:see also|related pages|read on|next|further reading)$/giu,
    instead: "Next steps",
  },
  {
    pattern: /^(?:what you get|in numbers|where it stops|what fails, and how|who is who)$/giu,
    instead: "the content: Result, Gas cost, Limits, Errors, Roles",
  },
];
