import { createLoadingEngine, type LoadingEngine, type ReadFile } from "../../lib/search/engine";
import { messageOf } from "../../lib/text/message-of";
import { createFileReader } from "./read-file";
import type { FromWorker, ToWorker } from "../../lib/search/messages";

/**
 * The side of the search that works: in the worker, or in the page where no worker can be had.
 *
 * @param readerFor how files are read, by the address of their folder
 */
export function createService(
  send: (message: FromWorker) => void,
  readerFor: (filesUrl: string) => ReadFile = createFileReader,
): (message: ToWorker) => Promise<void> {
  let engine: LoadingEngine | undefined;
  const wanted = new Set<number>();
  return async ({ id, filesUrl, call, request }) => {
    if (call === "cancel") {
      wanted.delete(id);
      return;
    }
    engine ??= createLoadingEngine(readerFor(filesUrl));
    wanted.add(id);
    // Messages that have arrived meanwhile are read first, so that a canceled search never starts.
    await new Promise((resolve) => setTimeout(resolve));
    if (!wanted.has(id)) return;
    const outcome = await engine[call](request).then(
      (value) => ({ value }),
      (error: unknown) => ({ error: messageOf(error) }),
    );
    if (wanted.delete(id)) send({ id, ...outcome });
  };
}
