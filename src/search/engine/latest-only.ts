import type { SearchAnswer, SearchEngine, SearchRequest } from "../../lib/search/types";

/** A search under way. */
interface Started {
  readonly answer: Promise<SearchAnswer>;
  /** Tells who works on it that nobody waits any more; does nothing when it is answered. */
  readonly cancel?: () => void;
}

/**
 * Of two searches, lets only the later be answered: the earlier rejects with an AbortError, as it does
 * when its signal is aborted.
 */
export function latestOnly(start: (request: SearchRequest) => Started): SearchEngine["search"] {
  let stopLast: (() => void) | undefined;
  return (request, signal) =>
    new Promise((resolve, reject) => {
      const aborted = new DOMException("The search is no longer wanted.", "AbortError");
      if (signal?.aborted === true) {
        reject(aborted);
        return;
      }
      stopLast?.();
      const { answer, cancel } = start(request);
      const stop = (): void => {
        cancel?.();
        reject(aborted);
      };
      stopLast = stop;
      signal?.addEventListener("abort", stop);
      answer.then(resolve, reject).finally(() => signal?.removeEventListener("abort", stop));
    });
}
