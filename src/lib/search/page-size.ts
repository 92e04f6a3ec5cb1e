/** Hits of one page of results, unless a request asks for another number. */
export const HITS_PER_PAGE = 20;

/** Most queries that are suggested when there are no results. */
export const MAX_SUGGESTIONS = 3;
