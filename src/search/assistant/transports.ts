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

const LATE = new Error("The assistant does not answer. Try again in a moment.");
const CUT = "The connection ended before the answer was complete.";

/** What came when the rest of an answer was asked for belongs to another one. */
class OtherAnswer extends Error {
  override readonly name = "OtherAnswer";
}

/** The whole `fetch` of tests and browsers is not needed. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const browserFetch: Fetch = (url, init) => fetch(url, init);

function refusal(status: number): string {
  if (status === 429) return "The assistant gets too many questions. Wait a minute and try again.";
  if (status === 401 || status === 403) return "The assistant does not accept questions from here.";
  if (status === 413) return "The conversation is too long. Start a new one.";
  if (status === 404) return "There is no assistant at the configured address.";
  if (status === 503) return "The assistant is busy. Try again in a moment.";
  if (status === 504) return LATE.message;
  return `The assistant failed with status ${status}. Try again in a moment.`;
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
  body: unknown,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | null,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetcher(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      credentials: "omit",
      signal,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") throw error;
    throw new Error("The assistant cannot be reached. Check your network connection.");
  }
  return response;
}

/** A conversation as the AI SDK sends it: texts only, nothing that was computed here. */
function wireMessages(messages: readonly AskMessage[]): unknown[] {
  return messages
    .filter(({ content }) => content !== "")
    .map(({ id, role, content }) => ({ id, role, parts: [{ type: "text", text: content }] }));
}

/** Hands pieces on, each a sign of life. */
const heard =
  (onChunk: (chunk: UiChunk) => void, alive: () => void) =>
  (chunk: UiChunk): void => {
    alive();
    onChunk(chunk);
  };

/** How far an answer has come, over one connection or several. */
interface Progress {
  /** Pieces that were handed on. */
  chunks: number;
  /** Whether there is a text or a reason why not. */
  hasText: boolean;
  /** Id of the answer, from its first piece. */
  messageId: string | null;
}

const messageIdOf = (chunk: UiChunk): string | null =>
  chunk.type === "start" ? (chunk.messageId ?? null) : null;

/**
 * Reads a response and hands on the pieces that are new.
 *
 * @returns whether the stream came to its end
 * @throws Error when it is another answer than the one that was begun
 */
async function readOn(
  response: Response,
  progress: Progress,
  onChunk: (chunk: UiChunk) => void,
  signal: AbortSignal,
): Promise<StreamOutcome> {
  const type = response.headers.get("content-type") ?? "";
  if (response.body === null || !/event-stream|octet-stream|text\/plain/u.test(type)) {
    throw new Error("The assistant answered something that cannot be read.");
  }
  let read = 0;
  try {
    return await readUiStream(response.body, (chunk) => {
      read += 1;
      if (read === 1 && progress.chunks === 0) progress.messageId = messageIdOf(chunk);
      else if (read === 1 && messageIdOf(chunk) !== progress.messageId) throw new OtherAnswer(CUT);
      if (read <= progress.chunks) return;
      progress.chunks = read;
      if (chunk.type === "text-delta" || chunk.type === "error") progress.hasText = true;
      onChunk(chunk);
    });
  } catch (error) {
    if (signal.aborted || error instanceof OtherAnswer) throw error;
    return "cut";
  }
}

/** Milliseconds before each attempt to go on with an answer whose connection was lost. */
const RESUME_AFTER = [300, 1_500] as const;

/**
 * Reads an answer to its end.
 *
 * @param reconnect asks for the same stream from its start; gives null when it is gone
 * @throws Error when the rest of the answer cannot be had
 */
async function stream(
  response: Response,
  onChunk: (chunk: UiChunk) => void,
  signal: AbortSignal,
  reconnect: ((messageId: string | null) => Promise<Response | null>) | null,
): Promise<void> {
  if (!response.ok) throw new Error(refusal(response.status));
  const progress: Progress = { chunks: 0, hasText: false, messageId: null };
  let outcome = await readOn(response, progress, onChunk, signal);
  for (const delay of reconnect === null ? [] : RESUME_AFTER) {
    // Of an answer that has not begun nobody can tell which of the conversation's it would be.
    if (outcome === "finished" || progress.chunks === 0) break;
    await new Promise((resolve) => setTimeout(resolve, delay));
    signal.throwIfAborted();
    const again = await reconnect?.(progress.messageId);
    if (again) outcome = await readOn(again, progress, onChunk, signal);
  }
  if (outcome === "cut") throw new Error(CUT);
  if (!progress.hasText) throw new Error("The assistant gave no answer.");
}

/** Asks this site's function. */
export function createEndpointTransport(
  config: EndpointConfig,
  fetcher: Fetch = browserFetch,
): AskTransport {
  const { url, feedbackUrl } = config;
  return {
    answeredBy: "model",
    send: ({ chatId, messages, aboutPage, signal }, onChunk) =>
      withPatience(signal, async (inner, alive) => {
        const body = { id: chatId, messages: wireMessages(messages), data: { page: aboutPage } };
        const response = await post(fetcher, url, body, {}, inner);
        await stream(response, heard(onChunk, alive), inner, async (messageId) => {
          const query = new URLSearchParams({ chatId, ...(messageId !== null && { messageId }) });
          const resumed = `${url}${url.includes("?") ? "&" : "?"}${query.toString()}`;
          const again = await fetcher(resumed, { credentials: "omit", signal: inner }).catch(
            () => null,
          );
          return again?.status === 200 ? again : null;
        });
      }),
    rate:
      feedbackUrl === null
        ? null
        : async (messageId, feedback) => {
            const body = { messageId, thumbs: feedback === "like" ? 1 : 0 };
            await rated(await post(fetcher, feedbackUrl, body, {}, null));
          },
  };
}

function rated(response: Response): Promise<void> {
  return response.status >= 300
    ? Promise.reject(new Error("Failed, try again later"))
    : Promise.resolve();
}

/** Asks a hosted assistant, with a token for each call. */
export function createHostedTransport(
  config: HostedAssistantConfig,
  fetcher: Fetch = browserFetch,
): AskTransport {
  const { assistantId, appId, apiKey, indexName, url } = config;
  const tokenFor = async (signal: AbortSignal | null): Promise<string> => {
    if (assistantId === "") throw new Error("Ask AI assistant ID is required");
    const headers = { "x-algolia-assistant-id": assistantId };
    const response = await post(fetcher, `${url}/token`, {}, headers, signal);
    if (!response.ok) throw new Error(refusal(response.status));
    const answer: unknown = await response.json().catch(() => null);
    const token =
      typeof answer === "object" && answer !== null && "token" in answer ? answer.token : null;
    if (typeof token !== "string") throw new Error("The assistant gave no token.");
    return token;
  };
  return {
    answeredBy: "model",
    send: ({ chatId, messages, signal }, onChunk) =>
      withPatience(signal, async (inner, alive) => {
        const headers = {
          authorization: `TOKEN ${await tokenFor(inner)}`,
          "x-algolia-api-key": apiKey,
          "x-algolia-application-id": appId,
          "x-algolia-index-name": indexName,
          "x-algolia-assistant-id": assistantId,
          "x-ai-sdk-version": "v5",
        };
        const body = { id: chatId, messages: wireMessages(messages) };
        const response = await post(fetcher, url, body, headers, inner);
        await stream(response, heard(onChunk, alive), inner, null);
      }),
    rate:
      assistantId === "" || appId === ""
        ? null
        : async (messageId, feedback) => {
            const headers = {
              authorization: `TOKEN ${await tokenFor(null)}`,
              "x-algolia-assistant-id": assistantId,
            };
            const body = { assistantId, appId, messageId, thumbs: feedback === "like" ? 1 : 0 };
            await rated(await post(fetcher, `${url}/feedback`, body, headers, null));
          },
  };
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

let siteAnswerer: Answerer | null = null;

async function readText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} cannot be read: ${response.status}.`);
  return response.text();
}

/** The answerer over this site's own files; one for all. */
function answererOfSite(): Answerer {
  if (siteAnswerer !== null) return siteAnswerer;
  const engine = createEmbeddedEngine("/");
  siteAnswerer = createAnswerer({
    find: (request) => engine.find(request),
    readPage: (route) => readText(markdownPathOf(route)),
    readData: (path) => readText(`/data/${path}`),
  });
  return siteAnswerer;
}

/** The transport that quotes this site's pages. */
export function openEmbeddedTransport(): AskTransport {
  return createEmbeddedTransport(answererOfSite());
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
