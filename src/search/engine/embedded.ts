import type { Found, SearchEngine, SearchRequest } from "../../lib/search/types";
import { latestOnly } from "./latest-only";
import type { FromWorker, ToWorker } from "./messages";

/** The part of a worker that the engine needs. */
export interface Channel {
  post(message: ToWorker): void;
  /** Both are called at most once each, before the first message. */
  onMessage(listener: (message: FromWorker) => void): void;
  onFailure(listener: () => void): void;
}

export interface EmbeddedEngineOptions {
  /** Base path of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** Starts the worker; given in tests. Throws where workers are not allowed. */
  readonly startWorker?: () => Channel;
  /** Starts the same work in the page; given in tests. */
  readonly startInPage?: () => Promise<Channel>;
}

/** The engine that answers from the site's own files. */
export interface EmbeddedEngine extends SearchEngine {
  /** Loads the engine and its index, so that the first search need not wait. Never rejects. */
  preload(): Promise<void>;
}

/** The one of the site's own files, which also serves programs that quote the documentation. */
export interface FindingEngine extends EmbeddedEngine {
  /** The best sections for a request, and the words of its query. @throws Error like `search` */
  find(request: SearchRequest): Promise<Found>;
}

function startBrowserWorker(): Channel {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL("./worker.ts", import.meta.url),
    { type: "module" },
  );
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => {
      worker.addEventListener("message", (event: MessageEvent<FromWorker>) => listener(event.data));
    },
    onFailure: (listener) => {
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        listener();
      });
    },
  };
}

async function startInThisPage(): Promise<Channel> {
  const { createService } = await import("./service");
  let listener: (message: FromWorker) => void = () => undefined;
  const handle = createService((message) => listener(message));
  return {
    post: (message) => void handle(message),
    onMessage: (next) => {
      listener = next;
    },
    // The page's own code does not fail to start.
    onFailure: () => undefined,
  };
}

interface Waiting {
  readonly message: ToWorker;
  readonly resolve: (message: FromWorker) => void;
}

/** Sends messages with numbers and hands each answer to who asked. */
interface Connection {
  ask(make: (id: number) => ToWorker): { id: number; answer: Promise<FromWorker> };
  cancel(id: number): void;
}

function connect(
  filesUrl: string,
  startWorker: () => Channel,
  startInPage: () => Promise<Channel>,
): Connection {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let channel: Channel | undefined;
  let isReplaced = false;

  const receive = (message: FromWorker): void => {
    const entry = waiting.get(message.id);
    waiting.delete(message.id);
    entry?.resolve(message);
  };
  const attach = (next: Channel): void => {
    channel = next;
    next.onMessage(receive);
    next.post({ type: "open", filesUrl });
  };
  // A worker that cannot start (a blocked script, an old cache) is replaced by the page itself.
  const replace = (): void => {
    if (isReplaced) return;
    isReplaced = true;
    channel = undefined;
    startInPage().then(
      (next) => {
        attach(next);
        for (const { message } of waiting.values()) next.post(message);
      },
      () => {
        const text = "The search could not be started. Reload the page.";
        for (const id of waiting.keys()) receive({ type: "failure", id, message: text });
        isReplaced = false;
      },
    );
  };
  try {
    const worker = startWorker();
    worker.onFailure(replace);
    attach(worker);
  } catch {
    replace();
  }

  return {
    ask: (make) => {
      const id = nextId++;
      const message = make(id);
      const answer = new Promise<FromWorker>((resolve) => waiting.set(id, { message, resolve }));
      channel?.post(message);
      if (channel === undefined && !isReplaced) replace();
      return { id, answer };
    },
    cancel: (id) => {
      if (waiting.delete(id)) channel?.post({ type: "cancel", id });
    },
  };
}

/** One worker serves all engines of a page: the modal, the search page, the assistant. */
const connections = new Map<string, Connection>();

/**
 * Makes the engine that answers from the files below `/search/`, in a worker. Nothing is loaded
 * before `preload` or the first search. Of two searches of one engine only the later is answered.
 */
export function createEmbeddedEngine(options: EmbeddedEngineOptions): FindingEngine {
  const { baseUrl, startWorker, startInPage } = options;
  const isShared = startWorker === undefined && startInPage === undefined;
  let own: Connection | undefined;
  const open = (): Connection => {
    const filesUrl = new URL(`${baseUrl}search/`, window.location.href).href;
    const existing = isShared ? connections.get(filesUrl) : own;
    if (existing !== undefined) return existing;
    const connection = connect(
      filesUrl,
      startWorker ?? startBrowserWorker,
      startInPage ?? startInThisPage,
    );
    if (isShared) connections.set(filesUrl, connection);
    else own = connection;
    return connection;
  };
  const failed = (message: FromWorker): Error =>
    new Error(message.type === "failure" ? message.message : "No answer.");
  return {
    find: async (request) => {
      const message = await open().ask((id) => ({ type: "find", id, request })).answer;
      if (message.type === "found") return message.found;
      throw failed(message);
    },
    preload: async () => {
      await open().ask((id) => ({ type: "preload", id })).answer;
    },
    search: latestOnly((request) => {
      const connection = open();
      const { id, answer } = connection.ask((number) => ({ type: "search", id: number, request }));
      return {
        answer: answer.then((message) => {
          if (message.type === "answer") return message.answer;
          throw failed(message);
        }),
        cancel: () => connection.cancel(id),
      };
    }),
  };
}
