/** Longest query that is sent, in letters. */
export const LONGEST_QUERY = 512;

/** Words of a snippet, and on a narrow screen. */
export const SNIPPET_WORDS = { wide: 15, narrow: 5 } as const;

/** Widest screen on which the modal fills it, in pixels. */
export const NARROW_SCREEN = 768;
