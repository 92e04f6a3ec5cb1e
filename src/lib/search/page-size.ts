/** Hits of one page of results, unless a request asks for another number. */
export const HITS_PER_PAGE = 20;
