import { isObject } from "../../src/lib/json/is-object";
import { HttpError } from "./http";

export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

export interface ChatRequest {
  /** Of the conversation; a stream is resumed by it. */
  readonly chatId: string;
  /** What was said before, the oldest first. */
  readonly history: readonly Turn[];
  readonly question: string;
  /** Route of the page that the question is about; null for the whole site. */
  readonly aboutPage: string | null;
}

export const CHAT_LIMITS = {
  bytes: 262_144,
  messages: 40,
  /** Of all messages. */
  characters: 60_000,
  question: 512,
  parts: 100,
} as const;

const ID = /^[\w-]{1,64}$/u;
const ROUTE = /^\/(?!\/)[\w\-./]{0,200}$/u;

/**
 * Checks an id that a client gives.
 *
 * @param of what it is that of: a conversation or an answer
 * @throws HttpError 400 when it is none
 */
export function readId(value: unknown, of: string): string {
  if (typeof value === "string" && ID.test(value)) return value;
  throw new HttpError(400, `Give the id of the ${of}: 1 to 64 letters, digits, _ or -.`);
}

function readText(message: Readonly<Record<string, unknown>>): string | null {
  const { parts } = message;
  if (!Array.isArray(parts) || parts.length > CHAT_LIMITS.parts) return null;
  const texts = parts.map((part: unknown) => {
    if (!isObject(part)) return null;
    if (part.type !== "text") return "";
    return typeof part.text === "string" ? part.text : null;
  });
  return texts.includes(null) ? null : texts.join("\n\n").replace(/\p{Surrogate}/gu, "\uFFFD");
}

function readTurn(value: unknown, index: number): Turn | string {
  const place = `messages[${index}]`;
  if (!isObject(value)) return `${place} is not an object.`;
  const { role } = value;
  if (role !== "user" && role !== "assistant") {
    return `${place}.role must be "user" or "assistant".`;
  }
  const text = readText(value);
  if (text === null) {
    return `${place}.parts must be a list of at most ${CHAT_LIMITS.parts} parts such as {"type":"text","text":"…"}.`;
  }
  return { role, text };
}

/**
 * Checks the body of a question: `{id, messages: [{id, role, parts: [{type, text}]}], data: {page}}`.
 *
 * @throws HttpError 400 listing everything that is wrong; 413 when there is too much of it
 */
export function readChatRequest(body: unknown): ChatRequest {
  if (!isObject(body)) throw new HttpError(400, "Send an object with id and messages.");
  const problems: string[] = [];
  const { id, messages, data } = body;
  if (typeof id !== "string" || !ID.test(id)) {
    problems.push("id must have 1 to 64 letters, digits, _ or -.");
  }
  const page = isObject(data) ? data.page : null;
  if (page !== undefined && page !== null && !(typeof page === "string" && ROUTE.test(page))) {
    problems.push('data.page must be the path of a page, such as "/concepts/fees", or null.');
  }
  if (Array.isArray(messages) && messages.length > CHAT_LIMITS.messages) {
    throw new HttpError(413, `A conversation has at most ${CHAT_LIMITS.messages} messages.`);
  }
  const turns: Turn[] = [];
  if (!Array.isArray(messages) || messages.length === 0) {
    problems.push("messages must be a list with the question as its last entry.");
  } else {
    for (const [index, message] of messages.entries()) {
      const turn = readTurn(message, index);
      if (typeof turn === "string") problems.push(turn);
      else turns.push(turn);
    }
  }
  const last = turns.at(-1);
  if (problems.length === 0 && (last?.role !== "user" || last.text.trim() === "")) {
    problems.push("The last message must be a question of the user.");
  }
  if (problems.length > 0 || typeof id !== "string" || last === undefined) {
    throw new HttpError(400, "The question cannot be read.", { problems });
  }
  if (turns.reduce((sum, { text }) => sum + text.length, 0) > CHAT_LIMITS.characters) {
    throw new HttpError(413, `A conversation has at most ${CHAT_LIMITS.characters} characters.`);
  }
  const question = last.text.trim();
  if (question.length > CHAT_LIMITS.question) {
    throw new HttpError(413, `A question has at most ${CHAT_LIMITS.question} characters.`);
  }
  return {
    chatId: id,
    history: turns.slice(0, -1).filter(({ text }) => text.trim() !== ""),
    question,
    aboutPage: typeof page === "string" ? page : null,
  };
}
