import { type FoundRows, proveRows, type RowsRequest } from "@site/src/lib/airdrops/rows";
import { messageOf } from "@site/src/lib/text/message-of";

/** How the work ended. An error is in words for readers. */
export type Outcome = { readonly value: FoundRows } | { readonly error: string };

/** What a worker says: how many rows there are, and then how it ended. */
export type FromWorker = { readonly count: number } | Outcome;

/** The side that works: in a worker, or in the page where none can be had. */
export function serve(request: RowsRequest, onCount: (count: number) => void): Outcome {
  try {
    return { value: proveRows(request, onCount) };
  } catch (thrown) {
    return { error: messageOf(thrown) };
  }
}
