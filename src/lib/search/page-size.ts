/** Hits of one page of results, unless a request asks for another number. */
export const HITS_PER_PAGE = 20;

/** Words of a snippet, unless a request asks for another number. */
export const SNIPPET_WORDS = 15;

/** Most queries that are suggested when there are no results. */
export const MAX_SUGGESTIONS = 3;
