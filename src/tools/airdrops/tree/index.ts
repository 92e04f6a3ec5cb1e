import type { FoundRows, RowsRequest } from "@site/src/lib/airdrops/rows";
import type { Outcome } from "./serve";

/** Longest list, in characters, that the page hashes itself where it gets no worker: about 1,500 rows. */
const LONGEST_IN_PAGE = 100_000;

function startWorker(): Worker | undefined {
  try {
    return new Worker(
      /* webpackChunkName: "tree-worker" */ new URL("./worker.ts", import.meta.url),
      { type: "module" },
    );
  } catch {
    return undefined;
  }
}

/** How a worker ended; undefined for one that could not work, as where its script did not load. */
function outcomeOf(
  worker: Worker,
  request: RowsRequest,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Outcome>) => resolve(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(undefined);
    });
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    worker.postMessage(request);
  });
}

async function outcomeInPage(request: RowsRequest): Promise<Outcome> {
  if (request.text.length > LONGEST_IN_PAGE) {
    const error =
      "The browser started no worker, which a long list needs; reload the page, or take another browser";
    return { error };
  }
  const { serve } = await import("./serve").catch(() => {
    throw new Error("The hash function did not load; check your connection and try again");
  });
  return serve(request);
}

/**
 * Builds the tree of a list and proves rows of it, in a worker of its own, so that the page stays usable.
 *
 * @param signal ends the work
 * @throws Error that says in words what is wrong with the list or with the browser; the signal's reason
 */
export async function findRows(request: RowsRequest, signal: AbortSignal): Promise<FoundRows> {
  signal.throwIfAborted();
  const worker = startWorker();
  let outcome: Outcome | undefined;
  try {
    outcome = worker && (await outcomeOf(worker, request, signal));
  } finally {
    worker?.terminate();
  }
  outcome ??= await outcomeInPage(request);
  // In the page, nothing ended the work.
  signal.throwIfAborted();
  if ("value" in outcome) return outcome.value;
  throw new Error(outcome.error);
}
