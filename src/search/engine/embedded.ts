import { once } from "../../lib/once";
import type { SearchEngine, SearchRequest } from "../../lib/search/types";
import { latestOnly } from "./latest-only";
import type { Calls, FromWorker, WithSearchWorker, ToWorker } from "../../lib/search/messages";

/** The engine that answers from the site's own files. */
export interface EmbeddedEngine extends SearchEngine {
  /** Loads the engine and its index, so that the first search need not wait. Never rejects. */
  preload(): Promise<void>;
}

/** The one of the site's own files, which also serves programs that quote the documentation. */
export interface FindingEngine extends EmbeddedEngine, Pick<Calls, "find"> {}

type Post = (message: ToWorker) => void;

/**
 * Starts the side that works, and gives what sends it messages.
 *
 * @param onFailure is called when it cannot work after all
 * @throws where it is not allowed
 */
export type Start = (
  onAnswer: (message: FromWorker) => void,
  onFailure: () => void,
) => Post | Promise<Post>;

const startWorker: Start = (onAnswer, onFailure) => {
  // A page that the reader opened the search on before its bundle ran has started one (plugins/fast-pages).
  const shared = window as WithSearchWorker;
  const worker =
    shared.searchWorker ??
    new Worker(/* webpackChunkName: "search-worker" */ new URL("./worker.ts", import.meta.url), {
      type: "module",
    });
  worker.onerror = null;
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => onAnswer(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  return (message) => worker.postMessage(message);
};

const startInThisPage: Start = async (onAnswer) => {
  const { createService } = await import("./service");
  const handle = createService(onAnswer);
  return (message) => void handle(message);
};

/** Sends a message, and gives its answer. Once the signal is aborted there is none. */
type Ask = <Call extends keyof Calls>(
  call: Call,
  filesUrl: string,
  request: SearchRequest,
  signal?: AbortSignal,
) => ReturnType<Calls[Call]>;

/** Numbers messages and hands each answer to who asked. Nothing starts before the first message. */
export function connect(inWorker = startWorker, inPage = startInThisPage): Ask {
  const waiting = new Map<number, { message: ToWorker; settle: (answer: FromWorker) => void }>();
  let lastId = 0;
  let isReplaced = false;
  const answer = (message: FromWorker): void => {
    waiting.get(message.id)?.settle(message);
    waiting.delete(message.id);
  };
  const page = once(async () => inPage(answer, () => undefined));
  // A worker that cannot start (a blocked script, an old cache) is replaced by the page itself.
  const worker = once(async () => {
    try {
      return await inWorker(answer, () => {
        if (isReplaced) return;
        isReplaced = true;
        for (const { message } of waiting.values()) void post(message);
      });
    } catch {
      isReplaced = true;
      return page();
    }
  });
  const post = async (message: ToWorker): Promise<void> => {
    try {
      const send = await (isReplaced ? page() : worker());
      if (message.call === "cancel" || waiting.has(message.id)) send(message);
    } catch {
      answer({ id: message.id, error: "The search could not be started. Reload the page." });
    }
  };
  const ask = async (...[call, filesUrl, request, signal]: Parameters<Ask>): Promise<unknown> => {
    const message: ToWorker = { id: (lastId += 1), filesUrl, call, request };
    const answered = new Promise<FromWorker>((settle) => {
      waiting.set(message.id, { message, settle });
    });
    signal?.addEventListener("abort", () => {
      if (waiting.delete(message.id)) void post({ ...message, call: "cancel" });
    });
    void post(message);
    const outcome = await answered;
    if ("error" in outcome) throw new Error(outcome.error);
    return outcome.value;
  };
  return ask as Ask;
}

/** One worker serves all engines of a page: the modal, the search page, the assistant. */
const sharedConnection = connect();

/**
 * Makes the engine that answers from the files below `/search/`, in a worker. Nothing is loaded
 * before `preload` or the first search. Of two searches of one engine only the later is answered.
 *
 * @param baseUrl base path of the site, with slashes at both ends
 */
export function createEmbeddedEngine(baseUrl: string, ask = sharedConnection): FindingEngine {
  const filesUrl = (): string => new URL(`${baseUrl}search/`, window.location.href).href;
  return {
    find: (request) => ask("find", filesUrl(), request),
    preload: () => ask("preload", filesUrl(), { query: "" }).catch(() => undefined),
    search: latestOnly((request, signal) => ask("search", filesUrl(), request, signal)),
  };
}
