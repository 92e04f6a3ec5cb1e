import {
  applyChunk,
  type AskMessage,
  emptyAnswer,
  type Feedback,
  questionOf,
} from "@site/src/lib/ask/messages";
import { messageOf } from "@site/src/lib/text/message-of";
import type { AskTransport } from "./transports";

export type ChatStatus = "ready" | "submitted" | "streaming" | "error";

export interface ChatState {
  readonly status: ChatStatus;
  readonly messages: readonly AskMessage[];
  /** What is said about the rating of each answer, by its id: an error's text or the thanks. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface Chat {
  readonly getState: () => ChatState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks a question; does nothing when it is empty or while an answer is under way. */
  readonly send: (question: string, aboutPage: string | null) => void;
  readonly stop: () => void;
  /** Asks the last question again, of another transport if one is given. */
  readonly retry: (transport?: AskTransport) => void;
  readonly rate: (messageId: string, feedback: Feedback) => void;
  /** Forgets the conversation. */
  readonly clear: () => void;
}

// cspell:ignore occured
/** Worded as readers of the hosted assistant know it. */
const UNKNOWN_FAILURE = "An error occured";
export const THANKS = "Thanks for your feedback!";

/** Longest question, in characters. */
export const LONGEST_QUESTION = 512;

/** Who knows the id of a conversation can read its last answer, so nobody may guess it. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/**
 * Holds a conversation.
 *
 * @param onSettled is called with the messages whenever an answer is complete, failed or rated
 */
export function createChat(options: {
  readonly transport: AskTransport;
  readonly initial?: readonly AskMessage[];
  readonly onSettled?: (messages: readonly AskMessage[]) => void;
}): Chat {
  const { transport, initial = [], onSettled } = options;
  const listeners = new Set<() => void>();
  let state: ChatState = { status: "ready", messages: initial, notes: {} };
  let chatId = randomId();
  let controller: AbortController | null = null;
  let page: string | null = null;

  const change = (next: Partial<ChatState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const replaceLast = (message: AskMessage): readonly AskMessage[] => [
    ...state.messages.slice(0, -1),
    message,
  ];
  const settle = (status: ChatStatus, messages: readonly AskMessage[]): void => {
    controller = null;
    change({ status, messages });
    onSettled?.(messages);
  };

  const answer = async (by: AskTransport): Promise<void> => {
    const own = new AbortController();
    controller = own;
    const isCurrent = (): boolean => controller === own;
    const asked = state.messages;
    const messageId = randomId();
    let message = emptyAnswer(messageId, by.answeredBy);
    change({ status: "submitted", messages: [...asked, message] });
    try {
      await by.send(
        { chatId, messageId, messages: asked, aboutPage: page, signal: own.signal },
        (chunk) => {
          if (!isCurrent()) return;
          message = applyChunk(message, chunk);
          change({ status: "streaming", messages: replaceLast(message) });
        },
      );
      if (!isCurrent()) return;
      settle(message.error === undefined ? "ready" : "error", replaceLast(message));
    } catch (error) {
      if (!isCurrent()) return;
      settle("error", replaceLast({ ...message, error: message.error ?? messageOf(error) }));
    }
  };
  const isBusy = (): boolean => controller !== null;

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    send(question, aboutPage) {
      const text = question.trim().slice(0, LONGEST_QUESTION);
      if (text === "" || isBusy()) return;
      page = aboutPage;
      change({ messages: [...state.messages, questionOf(randomId(), text)] });
      void answer(transport);
    },
    stop() {
      if (controller === null) return;
      controller.abort();
      const last = state.messages.at(-1);
      const stopped = last && { ...last, error: "You stopped this answer." };
      settle("ready", stopped === undefined ? state.messages : replaceLast(stopped));
    },
    retry(other) {
      const at = state.messages.findLastIndex(({ role }) => role === "user");
      if (at < 0 || isBusy()) return;
      change({ messages: state.messages.slice(0, at + 1) });
      void answer(other ?? transport);
    },
    rate(messageId, feedback) {
      if (transport.rate === null) return;
      const note = (text: string): void => change({ notes: { ...state.notes, [messageId]: text } });
      const id = chatId;
      transport.rate(messageId, feedback).then(
        () => {
          if (id !== chatId) return;
          const messages = state.messages.map((message) =>
            message.id === messageId ? { ...message, feedback } : message,
          );
          change({ messages });
          note(THANKS);
          if (!isBusy()) onSettled?.(messages);
        },
        (error: unknown) => {
          note(error instanceof Error && error.message !== "" ? error.message : UNKNOWN_FAILURE);
        },
      );
    },
    clear() {
      controller?.abort();
      controller = null;
      chatId = randomId();
      change({ status: "ready", messages: [], notes: {} });
    },
  };
}
