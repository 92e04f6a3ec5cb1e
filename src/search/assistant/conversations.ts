// cspell:ignore ASKAI

import type { AskMessage, AskPart } from "@site/src/lib/ask/messages";
import { type HistoryStorage, readList, writeList } from "@site/src/lib/storage/stored-list";
import { isObject } from "@site/src/lib/json/is-object";

/** A conversation that the reader had, in the shape that DocSearch stores. */
export interface StoredConversation {
  /** The first question. */
  readonly objectID: string;
  readonly query: string;
  readonly messages: readonly AskMessage[];
  readonly type: "askAI";
  readonly anchor: "stored";
}

export const MOST_CONVERSATIONS = 10;

const MOST_MESSAGES = 40;
const LONGEST_TEXT = 60_000;
const LONGEST_QUESTION = 512;

const textOf = (value: unknown, longest = LONGEST_TEXT): string =>
  typeof value === "string" ? value.slice(0, longest) : "";

function readPart(value: unknown): AskPart[] {
  if (!isObject(value)) return [];
  switch (value.type) {
    case "text":
    case "reasoning":
      return [{ type: value.type, id: textOf(value.id, 100), text: textOf(value.text) }];
    case "source":
      return [{ type: "source", url: textOf(value.url, 2_000), title: textOf(value.title, 500) }];
    case "tool-invocation": {
      const query = isObject(value.args) ? textOf(value.args.query, LONGEST_QUESTION) : "";
      return [
        {
          type: "tool-invocation",
          toolCallId: textOf(value.toolCallId, 100),
          toolName: textOf(value.toolName, 100),
          // What was stored is over, however far it had come.
          state: "result",
          args: { query },
          found: typeof value.found === "number" ? value.found : null,
        },
      ];
    }
    default:
      return [];
  }
}

function readMessage(value: unknown): AskMessage[] {
  if (!isObject(value) || !Array.isArray(value.parts)) return [];
  const { role, feedback, answeredBy } = value;
  const id = textOf(value.id, 100);
  if ((role !== "user" && role !== "assistant") || id === "") return [];
  const parts = value.parts.slice(0, 100).flatMap(readPart);
  const content = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
  const error = textOf(value.error, 1_000);
  return [
    {
      id,
      role,
      content,
      parts,
      ...(feedback === "like" || feedback === "dislike" ? { feedback } : {}),
      // Whoever wrote there may claim anything; a model is trusted less.
      ...(role === "assistant"
        ? { answeredBy: answeredBy === "extracts" ? ("extracts" as const) : ("model" as const) }
        : {}),
      ...(error === "" ? {} : { error }),
    },
  ];
}

/**
 * Reads a stored conversation. Other versions of the site and other scripts on the origin can write
 * there, so nothing is taken on trust.
 *
 * @returns null when it does not start with a question
 */
export function readConversation(value: unknown): StoredConversation | null {
  if (!isObject(value) || !Array.isArray(value.messages)) return null;
  const messages = value.messages.slice(0, MOST_MESSAGES).flatMap(readMessage);
  const [first] = messages;
  const query = first?.content.trim().slice(0, LONGEST_QUESTION) ?? "";
  if (first?.role !== "user" || query === "") return null;
  return { objectID: query, query, messages, type: "askAI", anchor: "stored" };
}

/** The conversations of a reader, the newest first. */
export interface ConversationStore {
  readonly list: () => readonly StoredConversation[];
  /** Stores a conversation in the place of the one with the same first question. */
  readonly save: (messages: readonly AskMessage[]) => void;
  readonly remove: (objectID: string) => void;
}

/**
 * The conversations stored in the browser, under the key that DocSearch uses.
 *
 * @param storage where they are kept; errors of it are survived, nothing is kept then
 */
export function createConversationStore(
  storage: HistoryStorage,
  indexName: string,
): ConversationStore {
  const key = `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`;
  const list = (): StoredConversation[] =>
    readList(storage, key, readConversation).slice(0, MOST_CONVERSATIONS);
  const write = (conversations: readonly StoredConversation[]): void =>
    writeList(storage, key, conversations);
  return {
    list,
    save(messages) {
      const conversation = readConversation({ messages });
      if (conversation === null) return;
      const others = list().filter(({ objectID }) => objectID !== conversation.objectID);
      write([conversation, ...others].slice(0, MOST_CONVERSATIONS));
    },
    remove(objectID) {
      write(list().filter((entry) => entry.objectID !== objectID));
    },
  };
}
