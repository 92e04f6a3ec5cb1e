import type { QuotedAnswer } from "./answerer";
import { isObject } from "../json/is-object";

/**
 * The UI message stream of the AI SDK (version 5 and 6): server-sent events whose data is one JSON
 * object each, ended by `[DONE]`. The embedded answerer, this site's function and a hosted assistant
 * all speak it; `ai` itself is too large for the browser, so this file has the part that is used.
 * https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol
 */

/** Who wrote an answer: a quoting program or a language model. */
export type AnsweredBy = "extracts" | "model";

/** What this site puts into `messageMetadata`. */
export interface AnswerMetadata {
  readonly answeredBy: AnsweredBy;
}

/** The pieces of a stream that this site writes and understands. */
export type UiChunk =
  | {
      readonly type: "start";
      readonly messageId?: string;
      readonly messageMetadata?: AnswerMetadata;
    }
  | { readonly type: "message-metadata"; readonly messageMetadata: AnswerMetadata }
  | { readonly type: "start-step" | "finish-step" }
  | { readonly type: "text-start" | "text-end"; readonly id: string }
  | { readonly type: "text-delta"; readonly id: string; readonly delta: string }
  | { readonly type: "reasoning-start" | "reasoning-end"; readonly id: string }
  | { readonly type: "reasoning-delta"; readonly id: string; readonly delta: string }
  | { readonly type: "tool-input-start"; readonly toolCallId: string; readonly toolName: string }
  | {
      readonly type: "tool-input-available";
      readonly toolCallId: string;
      readonly toolName: string;
      readonly input: unknown;
    }
  | {
      readonly type: "tool-output-available";
      readonly toolCallId: string;
      readonly output: unknown;
    }
  | { readonly type: "tool-output-error"; readonly toolCallId: string; readonly errorText: string }
  | {
      readonly type: "source-url";
      readonly sourceId: string;
      readonly url: string;
      readonly title?: string;
    }
  | { readonly type: "error"; readonly errorText: string }
  | { readonly type: "abort"; readonly reason?: string }
  | { readonly type: "finish"; readonly finishReason?: string };

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

function metadataOf(value: unknown): { messageMetadata: AnswerMetadata } | null {
  if (!isObject(value)) return null;
  const { answeredBy } = value;
  return answeredBy === "extracts" || answeredBy === "model"
    ? { messageMetadata: { answeredBy } }
    : null;
}

/**
 * Checks one decoded piece.
 *
 * @returns null for pieces of other kinds, and for those that lack what their kind needs
 */
export function readChunk(value: unknown): UiChunk | null {
  if (!isObject(value)) return null;
  const text = (key: string): string | null => {
    const found = value[key];
    return typeof found === "string" ? found : null;
  };
  const id = text("id");
  const toolCallId = text("toolCallId");
  const toolName = text("toolName");
  const errorText = text("errorText");
  switch (value.type) {
    case "start": {
      const messageId = text("messageId");
      return {
        type: "start",
        ...(messageId === null ? {} : { messageId }),
        ...metadataOf(value.messageMetadata),
      };
    }
    case "message-metadata": {
      const metadata = metadataOf(value.messageMetadata);
      return metadata && { type: "message-metadata", ...metadata };
    }
    case "start-step":
    case "finish-step":
      return { type: value.type };
    case "text-start":
    case "text-end":
    case "reasoning-start":
    case "reasoning-end":
      return id === null ? null : { type: value.type, id };
    case "text-delta":
    case "reasoning-delta": {
      const delta = text("delta");
      return id === null || delta === null ? null : { type: value.type, id, delta };
    }
    case "tool-input-start":
      return toolCallId === null || toolName === null
        ? null
        : { type: "tool-input-start", toolCallId, toolName };
    case "tool-input-available":
      return toolCallId === null || toolName === null
        ? null
        : { type: "tool-input-available", toolCallId, toolName, input: value.input };
    case "tool-output-available":
      return toolCallId === null
        ? null
        : { type: "tool-output-available", toolCallId, output: value.output };
    case "tool-output-error":
      return toolCallId === null
        ? null
        : { type: "tool-output-error", toolCallId, errorText: errorText ?? "" };
    case "source-url": {
      const sourceId = text("sourceId");
      const url = text("url");
      const title = text("title");
      if (sourceId === null || url === null) return null;
      return { type: "source-url", sourceId, url, ...(title === null ? {} : { title }) };
    }
    case "error":
      return { type: "error", errorText: errorText ?? "" };
    case "abort": {
      const reason = text("reason");
      return { type: "abort", ...(reason === null ? {} : { reason }) };
    }
    case "finish": {
      const finishReason = text("finishReason");
      return { type: "finish", ...(finishReason === null ? {} : { finishReason }) };
    }
    default:
      return null;
  }
}

/** Longest event that is kept while its end has not come, in characters. */
const LONGEST_EVENT = 262_144;

/** Cuts a text stream into pieces, wherever the network cut it. */
export interface UiStreamParser {
  /** Reads on; gives the pieces that are complete now. */
  push(text: string): UiChunk[];
  /** Whether the end of the stream was read. */
  readonly isDone: () => boolean;
  /** Events that were no JSON or too long. Pieces of unknown kinds are not counted. */
  readonly damaged: () => number;
}

/** Makes a parser. It never throws: what cannot be read is left out and counted. */
export function createUiStreamParser(): UiStreamParser {
  let rest = "";
  /** Whether `rest` ends with a return, which may be half of a line end. */
  let afterReturn = false;
  let data: string[] = [];
  let length = 0;
  let done = false;
  let damaged = 0;

  const dispatch = (): UiChunk[] => {
    const event = data.join("\n");
    const tooLong = length > LONGEST_EVENT;
    const isEmpty = data.length === 0;
    data = [];
    length = 0;
    if (tooLong) damaged += 1;
    if (isEmpty || tooLong) return [];
    if (event.trim() === DONE) {
      done = true;
      return [];
    }
    try {
      const chunk = readChunk(JSON.parse(event));
      return chunk === null ? [] : [chunk];
    } catch {
      damaged += 1;
      return [];
    }
  };

  const readLine = (line: string): UiChunk[] => {
    if (line === "") return dispatch();
    if (!line.startsWith("data:")) return [];
    const value = line.slice(line.startsWith("data: ") ? 6 : 5);
    length += value.length;
    if (length <= LONGEST_EVENT) data.push(value);
    return [];
  };

  return {
    push(text) {
      // A line that comes in many small parts is read once, when its end has come.
      const isInside = !afterReturn && !/[\r\n]/u.test(text);
      if (text !== "") afterReturn = text.endsWith("\r");
      rest += text;
      if (isInside && rest.length <= LONGEST_EVENT) return [];
      const chunks: UiChunk[] = [];
      // A return at the very end may be the first half of a line end.
      const lines = rest.split(/\r\n|\n|\r(?!$)/u);
      rest = lines.pop() ?? "";
      if (rest.length > LONGEST_EVENT) {
        length += rest.length;
        rest = "";
      }
      for (const line of lines) {
        if (!done) chunks.push(...readLine(line));
      }
      return chunks;
    },
    isDone: () => done,
    damaged: () => damaged,
  };
}

/** How a stream came to its end. */
export type StreamOutcome = "finished" | "cut";

/**
 * Reads a response to its end.
 *
 * @returns `cut` when the connection ended before the stream did
 * @throws what the stream throws, such as the AbortError of an aborted request
 */
export async function readUiStream(
  body: ReadableStream<Uint8Array>,
  onChunk: (chunk: UiChunk) => void,
): Promise<StreamOutcome> {
  const parser = createUiStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let finished = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      for (const chunk of parser.push(text)) {
        if (chunk.type === "finish" || chunk.type === "error") finished = true;
        onChunk(chunk);
      }
      if (done || parser.isDone()) break;
    }
  } finally {
    // Lets the server know when reading stopped early; after the end this does nothing.
    await reader.cancel().catch(() => undefined);
  }
  return finished || parser.isDone() ? "finished" : "cut";
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
