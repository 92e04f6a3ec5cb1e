import { isSparing } from "./connection";
import { whenIdle } from "./when-idle";

/**
 * Runs work that loads what a page would else load on first use, so that all of it works without a
 * connection after one visit. It begins when a service worker keeps what is loaded and the page is idle. With
 * data saver, on 2g and where there is no worker, it never begins.
 *
 * @param work may fail: what it did not load then comes on first use
 * @returns stops waiting
 */
export function whenKept(work: () => Promise<unknown>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const begin = (): void => {
    if (!signal.aborted && !isSparing()) work().catch(() => undefined);
  };
  try {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller === null) {
      const start = (): void => whenIdle(begin);
      serviceWorker.addEventListener("controllerchange", start, { once: true, signal });
    } else {
      whenIdle(begin);
    }
  } catch {
    // Where workers are denied or unknown, nothing is kept.
  }
  return () => stop.abort();
}
