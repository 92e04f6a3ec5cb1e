import type { AnsweredBy, UiChunk } from "./ui-stream";

/** How far a call of a tool has come. */
export type ToolState = "partial-call" | "call" | "result";

/** A piece of a message. */
export type AskPart =
  | { readonly type: "text" | "reasoning"; readonly id: string; readonly text: string }
  | {
      readonly type: "tool-invocation";
      readonly toolCallId: string;
      readonly toolName: string;
      readonly state: ToolState;
      /** What was searched for, as soon as it is known. */
      readonly args: { readonly query: string };
      /** How many sections were found; null while unknown. */
      readonly found: number | null;
    }
  | { readonly type: "source"; readonly url: string; readonly title: string };

export type Feedback = "like" | "dislike";

/** A question or an answer. */
export interface AskMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  /** The text parts, joined. */
  readonly content: string;
  readonly parts: readonly AskPart[];
  readonly feedback?: Feedback;
  /** Who answered; missing on questions. */
  readonly answeredBy?: AnsweredBy;
  /** Why the answer failed or is not complete. */
  readonly error?: string;
}

/** A question as a message. */
export function questionOf(id: string, text: string): AskMessage {
  return { id, role: "user", content: text, parts: [{ type: "text", id: "0", text }] };
}

/** An answer of which nothing has come yet. */
export function emptyAnswer(id: string, answeredBy: AnsweredBy): AskMessage {
  return { id, role: "assistant", content: "", parts: [], answeredBy };
}

function queryOf(input: unknown): string {
  if (typeof input !== "object" || input === null || !("query" in input)) return "";
  return typeof input.query === "string" ? input.query.slice(0, 512) : "";
}

function countOf(output: unknown): number | null {
  if (Array.isArray(output)) return output.length;
  if (typeof output !== "object" || output === null) return null;
  const list = Object.values(output).find((value) => Array.isArray(value));
  return Array.isArray(list) ? list.length : null;
}

/** What is kept of an answer at most: characters of all its text, of a title or a sentence, and pieces. */
const LONGEST_ANSWER = 60_000;
const LONGEST_SENTENCE = 1_000;
const MOST_PARTS = 60;

const withParts = (message: AskMessage, parts: readonly AskPart[]): AskMessage => ({
  ...message,
  parts,
  content: parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n"),
});

/** Characters of the text and the reasoning of an answer. */
const lengthOf = (parts: readonly AskPart[]): number =>
  parts.reduce((sum, part) => sum + ("text" in part ? part.text.length : 0), 0);

/** Adds a piece of a stream to an answer. */
export function applyChunk(message: AskMessage, chunk: UiChunk): AskMessage {
  const { parts } = message;
  // A stream that never stops adding searches or sources fills no page.
  const addPart = (part: AskPart): AskMessage =>
    parts.length < MOST_PARTS ? withParts(message, [...parts, part]) : message;
  const changeTool = (
    toolCallId: string,
    change: (part: Extract<AskPart, { type: "tool-invocation" }>) => AskPart,
  ): AskMessage =>
    withParts(
      message,
      parts.map((part) =>
        part.type === "tool-invocation" && part.toolCallId === toolCallId ? change(part) : part,
      ),
    );
  switch (chunk.type) {
    case "start":
      return {
        ...message,
        ...(chunk.messageId === undefined ? {} : { id: chunk.messageId }),
        ...chunk.messageMetadata,
      };
    case "message-metadata":
      return { ...message, ...chunk.messageMetadata };
    case "text-start":
    case "reasoning-start": {
      const type = chunk.type === "text-start" ? "text" : "reasoning";
      return addPart({ type, id: chunk.id, text: "" });
    }
    case "text-delta":
    case "reasoning-delta": {
      const type = chunk.type === "text-delta" ? "text" : "reasoning";
      // Numbers of parts are used again in later steps, so the last one is meant.
      const at = parts.findLastIndex((part) => part.type === type && part.id === chunk.id);
      const part = parts[at];
      const room = LONGEST_ANSWER - lengthOf(parts);
      const delta = chunk.delta.slice(0, Math.max(0, room));
      if (part === undefined) return addPart({ type, id: chunk.id, text: delta });
      if (part.type !== type || delta === "") return message;
      const text = part.text + delta;
      return withParts(message, parts.with(at, { ...part, text }));
    }
    case "tool-input-start":
    case "tool-input-available": {
      const { toolCallId, toolName } = chunk;
      const isComplete = chunk.type === "tool-input-available";
      const state = isComplete ? "call" : "partial-call";
      const args = { query: isComplete ? queryOf(chunk.input) : "" };
      const known = parts.some(
        (part) => part.type === "tool-invocation" && part.toolCallId === toolCallId,
      );
      return known
        ? changeTool(toolCallId, (part) => ({ ...part, state, args }))
        : addPart({ type: "tool-invocation", toolCallId, toolName, state, args, found: null });
    }
    case "tool-output-available":
      return changeTool(chunk.toolCallId, (part) => ({
        ...part,
        state: "result",
        found: countOf(chunk.output),
      }));
    case "tool-output-error":
      return changeTool(chunk.toolCallId, (part) => ({ ...part, state: "result", found: 0 }));
    case "source-url": {
      const { url } = chunk;
      const title = (chunk.title ?? url).slice(0, LONGEST_SENTENCE);
      const known = parts.some((part) => part.type === "source" && part.url === url);
      return known ? message : addPart({ type: "source", url, title });
    }
    case "error":
      return {
        ...message,
        error: chunk.errorText.slice(0, LONGEST_SENTENCE) || "The answer failed.",
      };
    case "abort":
      return {
        ...message,
        error: chunk.reason?.slice(0, LONGEST_SENTENCE) ?? "The answer was stopped.",
      };
    default:
      return message;
  }
}
