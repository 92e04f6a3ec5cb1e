import { createParser } from "eventsource-parser";
import * as z from "zod/mini";

import type { QuotedAnswer } from "./answerer";

/**
 * The UI message stream of the AI SDK (version 5 and 6): server-sent events whose data is one JSON
 * object each, ended by `[DONE]`. The embedded answerer, this site's function and a hosted assistant
 * all speak it; `ai` itself is too large for the browser, so this file has the part that is used.
 * https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol
 */

// Compiled checks need `eval`, which the site's policy forbids.
z.config({ jitless: true });

const ANSWERED_BY = z.enum(["extracts", "model"]);

/** What this site puts into `messageMetadata`. */
const METADATA = z.object({ answeredBy: ANSWERED_BY });

/** What is no text counts as missing. */
const OPTIONAL_TEXT = z.catch(z.optional(z.string()), undefined);

/** The pieces of a stream that this site writes and understands. */
const CHUNK = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("start"),
    messageId: OPTIONAL_TEXT,
    messageMetadata: z.catch(z.optional(METADATA), undefined),
  }),
  z.object({ type: z.literal("message-metadata"), messageMetadata: METADATA }),
  z.object({ type: z.enum(["start-step", "finish-step"]) }),
  z.object({
    type: z.enum(["text-start", "text-end", "reasoning-start", "reasoning-end"]),
    id: z.string(),
  }),
  z.object({ type: z.enum(["text-delta", "reasoning-delta"]), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal("tool-input-start"), toolCallId: z.string(), toolName: z.string() }),
  z.object({
    type: z.literal("tool-input-available"),
    toolCallId: z.string(),
    toolName: z.string(),
    input: z.unknown(),
  }),
  z.object({
    type: z.literal("tool-output-available"),
    toolCallId: z.string(),
    output: z.unknown(),
  }),
  z.object({
    type: z.literal("tool-output-error"),
    toolCallId: z.string(),
    errorText: z.catch(z.string(), ""),
  }),
  z.object({
    type: z.literal("source-url"),
    sourceId: z.string(),
    url: z.string(),
    title: OPTIONAL_TEXT,
  }),
  z.object({ type: z.literal("error"), errorText: z.catch(z.string(), "") }),
  z.object({ type: z.literal("abort"), reason: OPTIONAL_TEXT }),
  z.object({ type: z.literal("finish"), finishReason: OPTIONAL_TEXT }),
]);

/** Who wrote an answer: a quoting program or a language model. */
export type AnsweredBy = z.infer<typeof ANSWERED_BY>;

export type UiChunk = z.infer<typeof CHUNK>;

/** Headers of a response that carries a stream, as readers of the AI SDK expect them. */
export const UI_STREAM_HEADERS: Readonly<Record<string, string>> = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-vercel-ai-ui-message-stream": "v1",
  "x-accel-buffering": "no",
};

const DONE = "[DONE]";

/** One piece as it goes over the wire. */
export function encodeChunk(chunk: UiChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/** What ends a stream. */
export const STREAM_END = `data: ${DONE}\n\n`;

/**
 * Checks one decoded piece.
 *
 * @returns null for pieces of other kinds, and for those that lack what their kind needs
 */
export const readChunk = (value: unknown): UiChunk | null => CHUNK.safeParse(value).data ?? null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Longest event that is waited for while its end has not come, in characters. */
const LONGEST_EVENT = 262_144;

/** How a stream came to its end. */
export type StreamOutcome = "finished" | "cut";

/** Characters that are parsed at once: the parser looks for line ends in all that it gets, at each line. */
const PIECE = /[^]{1,4096}/gu;

/**
 * Makes a reader of a stream that comes as text, wherever the network cut it; what cannot be read of it is
 * left out. An event that is too long ends it.
 */
export function createUiStreamReader(onChunk: (chunk: UiChunk) => void): {
  readonly push: (text: string) => void;
  /** Whether the stream came to its end, and whether nothing of what follows is read. */
  readonly state: { readonly isFinished: boolean; readonly isOver: boolean };
} {
  const state = { isFinished: false, isOver: false };
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent({ data }) {
      if (state.isOver) return;
      const isEnd = data.trim() === DONE;
      const chunk = isEnd ? null : readChunk(parseJson(data));
      state.isOver = isEnd;
      state.isFinished ||= isEnd || chunk?.type === "finish" || chunk?.type === "error";
      if (chunk !== null) onChunk(chunk);
    },
    onError({ type }) {
      state.isOver ||= type === "max-buffer-size-exceeded";
    },
  });
  const push = (text: string): void => {
    for (const [piece] of text.matchAll(PIECE)) {
      if (!state.isOver) parser.feed(piece);
    }
  };
  return { push, state };
}

/**
 * Reads a response to its end.
 *
 * @returns `cut` when the connection ended before the stream did, or when one event is too long
 * @throws what the stream throws, such as the AbortError of an aborted request
 */
export async function readUiStream(
  body: ReadableStream<Uint8Array>,
  onChunk: (chunk: UiChunk) => void,
): Promise<StreamOutcome> {
  const { push, state } = createUiStreamReader(onChunk);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    while (!state.isOver) {
      const { done, value } = await reader.read();
      // The last event counts without its end, too.
      push(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      if (done) break;
    }
  } finally {
    // Lets the server know when reading stopped early; after the end this does nothing.
    await reader.cancel().catch(() => undefined);
  }
  return state.isFinished ? "finished" : "cut";
}

/** An answer as pieces of a stream: the search as a call of a tool, the text, and its sources. */
export function* chunksOfAnswer(
  question: string,
  answer: QuotedAnswer,
  messageId: string,
): Generator<UiChunk> {
  const toolCallId = `${messageId}-search`;
  const toolName = "search_docs";
  yield { type: "start", messageId, messageMetadata: { answeredBy: "extracts" } };
  yield { type: "start-step" };
  yield { type: "tool-input-start", toolCallId, toolName };
  yield { type: "tool-input-available", toolCallId, toolName, input: { query: question } };
  yield { type: "tool-output-available", toolCallId, output: { sections: answer.citations } };
  yield { type: "finish-step" };
  yield { type: "start-step" };
  yield { type: "text-start", id: "0" };
  // Paragraph by paragraph: a reader sees whole blocks, and nothing is drawn twice.
  for (const delta of answer.markdown.split(/(?<=\n\n)/u))
    yield { type: "text-delta", id: "0", delta };
  yield { type: "text-end", id: "0" };
  if (answer.answered || answer.isUnsure) {
    for (const [index, { url, title }] of answer.citations.entries()) {
      yield { type: "source-url", sourceId: String(index + 1), url, title };
    }
  }
  yield { type: "finish-step" };
  yield { type: "finish", finishReason: "stop" };
}
