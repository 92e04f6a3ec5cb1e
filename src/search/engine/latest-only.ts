import type { SearchEngine } from "../../lib/search/types";

/**
 * Of two searches, lets only the later be answered: the earlier rejects with an AbortError, as it does
 * when its signal is aborted.
 *
 * @param search is told by its signal that nobody waits any more
 */
export function latestOnly(search: SearchEngine["search"]): SearchEngine["search"] {
  let last: AbortController | undefined;
  return async (request, signal) => {
    signal?.throwIfAborted();
    last?.abort();
    const own = new AbortController();
    last = own;
    signal?.addEventListener("abort", () => own.abort(), { signal: own.signal });
    return new Promise((resolve, reject) => {
      own.signal.addEventListener("abort", () => reject(own.signal.reason as Error));
      search(request, own.signal).then(resolve, reject);
    });
  };
}
