import type { FoundRows, RowsRequest } from "@site/src/lib/airdrops/rows";
import type { Read } from "@site/src/lib/text/read";

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

/** What a worker finds; undefined from one that cannot work, as where its script does not load. */
function findInWorker(
  worker: Worker,
  request: RowsRequest,
  signal: AbortSignal,
): Promise<FoundRows | undefined> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Read<FoundRows>>) => {
      if (data.ok) resolve(data.value);
      else reject(new Error(data.problem));
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(undefined);
    });
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    worker.postMessage(request);
  });
}

async function findInPage(request: RowsRequest): Promise<FoundRows> {
  if (request.text.length > LONGEST_IN_PAGE) {
    throw new Error(
      "The browser started no worker, which a long list needs; reload the page, or take another browser",
    );
  }
  const { proveRows } = await import("@site/src/lib/airdrops/rows").catch(() => {
    throw new Error("The hash function did not load; check your connection and try again");
  });
  return proveRows(request);
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
  try {
    const found = worker && (await findInWorker(worker, request, signal));
    if (found !== undefined) return found;
  } finally {
    worker?.terminate();
  }
  const found = await findInPage(request);
  // In the page, nothing ended the work.
  signal.throwIfAborted();
  return found;
}
