import { createLoadingEngine, type LoadingEngine, type ReadFile } from "../../lib/search/engine";
import { createFileReader } from "./read-file";
import type { FromWorker, ToWorker } from "./messages";

/** Lets messages that have arrived meanwhile be read first, so that a canceled search never starts. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

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

  const opened = (): LoadingEngine => {
    if (engine === undefined) throw new Error("The search was asked before it was opened.");
    return engine;
  };

  const run = async (id: number, work: () => Promise<FromWorker>): Promise<void> => {
    wanted.add(id);
    await nextTask();
    if (!wanted.has(id)) return;
    let message: FromWorker;
    try {
      message = await work();
    } catch (error) {
      message = {
        type: "failure",
        id,
        message: error instanceof Error ? error.message : String(error),
      };
    }
    if (wanted.delete(id)) send(message);
  };

  return async (message) => {
    switch (message.type) {
      case "open":
        engine = createLoadingEngine(readerFor(message.filesUrl));
        return;
      case "cancel":
        wanted.delete(message.id);
        return;
      case "preload":
        await run(message.id, async () => {
          await opened().preload();
          return { type: "ready", id: message.id };
        });
        return;
      case "search":
        await run(message.id, async () => {
          const answer = await opened().search(message.request);
          return { type: "answer", id: message.id, answer };
        });
        return;
      case "find":
        await run(message.id, async () => {
          const found = await opened().find(message.request);
          return { type: "found", id: message.id, found };
        });
    }
  };
}
