// cspell:ignore ASKAI

import type { AskMessage, AskPart } from "@site/src/lib/ask/messages";
import type { AnsweredBy } from "@site/src/lib/ask/ui-stream";
import { isObject } from "@site/src/lib/json/is-object";
import { type GetStorage, type StoredList, storedList } from "@site/src/lib/storage/stored-list";

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
const MOST_PARTS = 100;
/** Longest texts that are kept, in characters. */
const LONGEST = { id: 100, question: 512, error: 1_000, title: 500, url: 2_000, text: 60_000 };

const textOf = (value: unknown, kind: keyof typeof LONGEST): string =>
  typeof value === "string" ? value.slice(0, LONGEST[kind]) : "";

function readPart(value: unknown): AskPart[] {
  if (!isObject(value)) return [];
  const { type, args, found } = value;
  switch (type) {
    case "text":
    case "reasoning":
      return [{ type, id: textOf(value.id, "id"), text: textOf(value.text, "text") }];
    case "source":
      return [{ type, url: textOf(value.url, "url"), title: textOf(value.title, "title") }];
    case "tool-invocation":
      return [
        {
          type,
          toolCallId: textOf(value.toolCallId, "id"),
          toolName: textOf(value.toolName, "id"),
          // What was stored is over, however far it had come.
          state: "result",
          args: { query: isObject(args) ? textOf(args.query, "question") : "" },
          found: typeof found === "number" ? found : null,
        },
      ];
    default:
      return [];
  }
}

function readMessage(value: unknown): AskMessage[] {
  if (!isObject(value) || !Array.isArray(value.parts)) return [];
  const { role, feedback, answeredBy } = value;
  const id = textOf(value.id, "id");
  if ((role !== "user" && role !== "assistant") || id === "") return [];
  const parts = value.parts.slice(0, MOST_PARTS).flatMap(readPart);
  const content = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
  const error = textOf(value.error, "error");
  // Whoever wrote there may claim anything; a model is trusted less.
  const by: AnsweredBy = answeredBy === "extracts" ? answeredBy : "model";
  return [
    {
      ...{ id, role, content, parts },
      ...((feedback === "like" || feedback === "dislike") && { feedback }),
      ...(role === "assistant" && { answeredBy: by }),
      ...(error !== "" && { error }),
    },
  ];
}

/** Reads a conversation as it was stored; null when it does not start with a question. */
export function readConversation(value: unknown): StoredConversation | null {
  if (!isObject(value) || !Array.isArray(value.messages)) return null;
  const messages = value.messages.slice(0, MOST_MESSAGES).flatMap(readMessage);
  const [first] = messages;
  const query = textOf(first?.content.trim(), "question");
  if (first?.role !== "user" || query === "") return null;
  return { objectID: query, query, messages, type: "askAI", anchor: "stored" };
}

/** The conversations of a reader. What is added is an object with messages. */
export type ConversationStore = StoredList<StoredConversation>;

/** The conversations stored in the browser, under the key that DocSearch uses. */
export const createConversationStore = (
  indexName: string,
  storage?: GetStorage,
): ConversationStore =>
  storedList(
    `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`,
    readConversation,
    MOST_CONVERSATIONS,
    storage,
  );
