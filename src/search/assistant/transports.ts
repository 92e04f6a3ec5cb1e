import type {
  AskTransportConfig,
  EndpointConfig,
  HostedAssistantConfig,
} from "@site/src/config/ask";
import { type Answerer, createAnswerer } from "@site/src/lib/ask/answerer";
import type { AskMessage, Feedback } from "@site/src/lib/ask/messages";
import {
  type AnsweredBy,
  chunksOfAnswer,
  readUiStream,
  type StreamOutcome,
  type UiChunk,
} from "@site/src/lib/ask/ui-stream";
import { isObject } from "@site/src/lib/json/is-object";
import { markdownPathOf } from "@site/src/lib/page-records/negotiate";
import { createEmbeddedEngine } from "../engine/embedded";

export interface AskRequest {
  /** Of the conversation. */
  readonly chatId: string;
  /** Of the answer. */
  readonly messageId: string;
  /** The conversation so far; the last message is the question. */
  readonly messages: readonly AskMessage[];
  /** Route of the page that the reader asks about; null for the whole site. */
  readonly aboutPage: string | null;
  readonly signal: AbortSignal;
}

/** A way to get answers. */
export interface AskTransport {
  /** Who answers, unless the stream says otherwise. */
  readonly answeredBy: AnsweredBy;
  /**
   * Gets one answer, piece by piece.
   *
   * @throws AbortError when the signal was aborted; an Error with a message for readers
   */
  readonly send: (request: AskRequest, onChunk: (chunk: UiChunk) => void) => Promise<void>;
  /** Reports a like or dislike; null where nobody takes it. */
  readonly rate: ((messageId: string, feedback: Feedback) => Promise<void>) | null;
}

/** Milliseconds until the first piece of an answer must have come, and between two pieces. */
export const PATIENCE = { first: 25_000, next: 30_000 } as const;

/** Milliseconds before each attempt to go on with an answer whose connection was lost. */
const RESUME_AFTER = [300, 1_500] as const;

const LATE = new Error("The assistant does not answer. Try again in a moment.");
const CUT = new Error("The connection ended before the answer was complete.");

const REFUSALS: Readonly<Record<number, string>> = {
  401: "The assistant does not accept questions from here.",
  403: "The assistant does not accept questions from here.",
  404: "There is no assistant at the configured address.",
  413: "The conversation is too long. Start a new one.",
  429: "The assistant gets too many questions. Wait a minute and try again.",
  503: "The assistant is busy. Try again in a moment.",
  504: LATE.message,
};

const refusal = ({ status }: Response): Error =>
  new Error(
    REFUSALS[status] ?? `The assistant failed with status ${status}. Try again in a moment.`,
  );

/** The whole `fetch` of tests and browsers is not needed. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const browserFetch: Fetch = (url, init) => fetch(url, init);

type Headers = Readonly<Record<string, string>>;

/** A service that streams answers as the AI SDK does. */
interface Service {
  readonly url: string;
  /** What it wants to know beside the conversation. */
  readonly dataOf?: (aboutPage: string | null) => object;
  /** Headers of every call, such as a token for this one. */
  readonly authorize?: (signal: AbortSignal | null) => Promise<Headers>;
  /** Headers of a question. */
  readonly headers?: Headers;
  /** Whether it repeats a stream that is asked for by the ids of conversation and answer. */
  readonly resumes: boolean;
  /** Where it takes likes, with what it wants to know beside them; null where it does not. */
  readonly feedback: { readonly url: string; readonly data?: object } | null;
}

/** Runs a request that is given up when nothing comes for too long. */
async function withPatience<Value>(
  signal: AbortSignal,
  work: (inner: AbortSignal, alive: () => void) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(LATE);
  let timer = setTimeout(giveUp, PATIENCE.first);
  const alive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, PATIENCE.next);
  };
  const stop = (): void => controller.abort();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    return await work(controller.signal, alive);
  } catch (error) {
    if (controller.signal.reason === LATE) throw LATE;
    if (signal.aborted) throw new DOMException("The answer was stopped.", "AbortError");
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

async function post(
  fetcher: Fetch,
  url: string,
  body: object,
  headers: Headers,
  signal: AbortSignal | null,
): Promise<Response> {
  const init = { method: "POST", credentials: "omit", body: JSON.stringify(body), signal } as const;
  try {
    return await fetcher(url, {
      ...init,
      headers: { "content-type": "application/json", ...headers },
    });
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") throw error;
    throw new Error("The assistant cannot be reached. Check your network connection.");
  }
}

/** A conversation as the AI SDK sends it: texts only, nothing that was computed here. */
function wireMessages(messages: readonly AskMessage[]): unknown[] {
  return messages
    .filter(({ content }) => content !== "")
    .map(({ id, role, content }) => ({ id, role, parts: [{ type: "text", text: content }] }));
}

/**
 * Reads an answer to its end, over one connection or several.
 *
 * @param reconnect asks for the same stream from its start; gives null when it is gone
 * @throws Error when the rest of the answer cannot be had, or is that of another answer
 */
async function stream(
  response: Response,
  onChunk: (chunk: UiChunk) => void,
  signal: AbortSignal,
  reconnect: ((messageId: string | null) => Promise<Response | null>) | null,
): Promise<void> {
  const answer = { handedOn: 0, hasText: false, messageId: null as string | null };
  const read = async ({ headers, body }: Response): Promise<StreamOutcome> => {
    const type = headers.get("content-type") ?? "";
    if (body === null || !/event-stream|octet-stream|text\/plain/u.test(type)) {
      throw new Error("The assistant answered something that cannot be read.");
    }
    let count = 0;
    try {
      return await readUiStream(body, (chunk) => {
        count += 1;
        if (count === 1) {
          const id = chunk.type === "start" ? (chunk.messageId ?? null) : null;
          if (answer.handedOn > 0 && id !== answer.messageId) throw CUT;
          answer.messageId = id;
        }
        if (count <= answer.handedOn) return;
        answer.handedOn = count;
        answer.hasText ||= chunk.type === "text-delta" || chunk.type === "error";
        onChunk(chunk);
      });
    } catch (error) {
      if (signal.aborted || error === CUT) throw error;
      return "cut";
    }
  };
  let outcome = await read(response);
  for (const delay of reconnect === null ? [] : RESUME_AFTER) {
    // Of an answer that has not begun nobody can tell which of the conversation's it would be.
    if (outcome === "finished" || answer.handedOn === 0) break;
    await new Promise((resolve) => setTimeout(resolve, delay));
    signal.throwIfAborted();
    const again = await reconnect?.(answer.messageId);
    if (again) outcome = await read(again);
  }
  if (outcome === "cut") throw CUT;
  if (!answer.hasText) throw new Error("The assistant gave no answer.");
}

function createServiceTransport(service: Service, fetcher: Fetch): AskTransport {
  const { url, dataOf, authorize, headers, resumes, feedback } = service;
  const resume = async (chatId: string, messageId: string | null, signal: AbortSignal) => {
    const query = new URLSearchParams({ chatId, ...(messageId !== null && { messageId }) });
    const address = `${url}${url.includes("?") ? "&" : "?"}${query.toString()}`;
    const again = await fetcher(address, { credentials: "omit", signal }).catch(() => null);
    return again?.status === 200 ? again : null;
  };
  return {
    answeredBy: "model",
    send: ({ chatId, messages, aboutPage, signal: outer }, onChunk) =>
      withPatience(outer, async (signal, alive) => {
        const body = { id: chatId, messages: wireMessages(messages), ...dataOf?.(aboutPage) };
        const all = { ...(await authorize?.(signal)), ...headers };
        const response = await post(fetcher, url, body, all, signal);
        if (!response.ok) throw refusal(response);
        const heard = (chunk: UiChunk): void => {
          alive();
          onChunk(chunk);
        };
        const reconnect = (id: string | null): Promise<Response | null> =>
          resume(chatId, id, signal);
        await stream(response, heard, signal, resumes ? reconnect : null);
      }),
    rate:
      feedback === null
        ? null
        : async (messageId, given) => {
            const body = { ...feedback.data, messageId, thumbs: given === "like" ? 1 : 0 };
            const all = (await authorize?.(null)) ?? {};
            const { status } = await post(fetcher, feedback.url, body, all, null);
            if (status >= 300) throw new Error("Failed, try again later");
          },
  };
}

/** Asks this site's function. */
export function createEndpointTransport(
  { url, feedbackUrl }: EndpointConfig,
  fetcher: Fetch = browserFetch,
): AskTransport {
  const feedback = feedbackUrl === null ? null : { url: feedbackUrl };
  const dataOf = (page: string | null): object => ({ data: { page } });
  return createServiceTransport({ url, dataOf, resumes: true, feedback }, fetcher);
}

/** Asks a hosted assistant, with a token for each call. */
export function createHostedTransport(
  { assistantId, appId, apiKey, indexName, url }: HostedAssistantConfig,
  fetcher: Fetch = browserFetch,
): AskTransport {
  const id = { "x-algolia-assistant-id": assistantId };
  const authorize = async (signal: AbortSignal | null): Promise<Headers> => {
    if (assistantId === "") throw new Error("Ask AI assistant ID is required");
    const response = await post(fetcher, `${url}/token`, {}, id, signal);
    if (!response.ok) throw refusal(response);
    const answer: unknown = await response.json().catch(() => null);
    if (!isObject(answer) || typeof answer.token !== "string") {
      throw new Error("The assistant gave no token.");
    }
    return { ...id, authorization: `TOKEN ${answer.token}` };
  };
  const headers = {
    "x-algolia-api-key": apiKey,
    "x-algolia-application-id": appId,
    "x-algolia-index-name": indexName,
    "x-ai-sdk-version": "v5",
  };
  const takesLikes = assistantId !== "" && appId !== "";
  const feedback = takesLikes ? { url: `${url}/feedback`, data: { assistantId, appId } } : null;
  return createServiceTransport({ url, authorize, headers, resumes: false, feedback }, fetcher);
}

/** Answers in the browser from an answerer. */
export function createEmbeddedTransport(answerer: Answerer): AskTransport {
  return {
    answeredBy: "extracts",
    send: async ({ messageId, messages, aboutPage, signal }, onChunk) => {
      const question = messages.at(-1)?.content ?? "";
      const answer = await answerer.answer(question, {
        signal,
        ...(aboutPage === null ? {} : { aboutPage }),
      });
      if (signal.aborted) throw new DOMException("The answer was stopped.", "AbortError");
      for (const chunk of chunksOfAnswer(question, answer, messageId)) onChunk(chunk);
    },
    rate: null,
  };
}

async function readText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} cannot be read: ${response.status}.`);
  return response.text();
}

let embedded: AskTransport | undefined;

/** The transport that quotes this site's pages; one for all. */
export function openEmbeddedTransport(): AskTransport {
  embedded ??= createEmbeddedTransport(
    createAnswerer({
      find: createEmbeddedEngine("/").find,
      readPage: (route) => readText(markdownPathOf(route)),
      readData: (path) => readText(`/data/${path}`),
    }),
  );
  return embedded;
}

export function openTransport(config: AskTransportConfig): AskTransport {
  switch (config.kind) {
    case "endpoint":
      return createEndpointTransport(config);
    case "hosted":
      return createHostedTransport(config);
    case "embedded":
      return openEmbeddedTransport();
  }
}
