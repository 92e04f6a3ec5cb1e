import { type FoundRows, proveRows, type RowsRequest } from "@site/src/lib/airdrops/rows";
import { messageOf } from "@site/src/lib/text/message-of";

/** How the work ended. An error is in words for readers. */
export type Outcome = { readonly value: FoundRows } | { readonly error: string };

/** The side that works: in a worker, or in the page where none can be had. */
export function serve(request: RowsRequest): Outcome {
  try {
    return { value: proveRows(request) };
  } catch (thrown) {
    return { error: messageOf(thrown) };
  }
}
