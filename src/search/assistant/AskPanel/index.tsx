import {
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

import { askName } from "@site/src/config/ask";
import type { AskMessage } from "@site/src/lib/ask/messages";
import Button from "@site/src/ui/Button";
import { createChat, LONGEST_QUESTION } from "../chat";
import type { ConversationStore } from "../conversations";
import { type AskTransport, openEmbeddedTransport } from "../transports";
import { Answer } from "./Exchange";
import styles from "./styles.module.css";
import { useNewestInView } from "./useNewestInView";

export interface AskPanelProps {
  readonly transport: AskTransport;
  readonly conversations: ConversationStore;
  /** Asked at once; empty to let the reader write. */
  readonly question: string;
  /** Messages of a stored conversation to go on with. */
  readonly initial: readonly AskMessage[];
  /** The page behind the dialog, which a question can be about; null where there is none. */
  readonly page: { readonly route: string; readonly title: string } | null;
  /** Whether questions are about that page at first. */
  readonly isAboutPage: boolean;
  /** Whether the panel stands beside the page instead of over it. */
  readonly isDocked: boolean;
  /** Puts the panel beside the page, or over it again. */
  readonly onDock: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
  /** Opens a page of this site. */
  readonly onOpen: (path: string) => void;
}

/** Questions for a reader who has none yet. */
const SUGGESTIONS = [
  "Who can cancel a Lockup stream?",
  "What is the difference between Lockup and Flow?",
  "When can unclaimed airdrop tokens be clawed back?",
];

/** What a screen reader says. */
function announce(status: string, last: AskMessage | undefined): string {
  if (status === "submitted") return "Looking for an answer.";
  if (last?.role !== "assistant" || status === "streaming") return "";
  return last.error === undefined ? "The answer is complete." : "";
}

/** The part of the search dialog that answers questions. */
export default function AskPanel(props: AskPanelProps): ReactElement {
  const { transport, conversations, question, initial, page, isDocked } = props;
  const { onDock, onBack, onClose, onOpen } = props;
  const [chat] = useState(() =>
    createChat({ transport, initial, onSettled: (messages) => conversations.add({ messages }) }),
  );
  const { status, messages, notes } = useSyncExternalStore(
    chat.subscribe,
    chat.getState,
    chat.getState,
  );
  const [text, setText] = useState("");
  const [isAboutPage, setAboutPage] = useState(props.isAboutPage && page !== null);
  const field = useRef<HTMLInputElement>(null);
  const isBusy = status === "submitted" || status === "streaming";
  const aboutPage = isAboutPage && page !== null ? page.route : null;

  const first = useRef({ question, aboutPage });
  useEffect(() => {
    const { question: asked, aboutPage: about } = first.current;
    // Asked once, although development renders twice.
    if (asked !== "" && chat.getState().messages.length === 0) chat.send(asked, about);
  }, [chat]);
  useEffect(() => {
    if (!isBusy) field.current?.focus();
  }, [isBusy]);
  const { log, question: newest } = useNewestInView({ status, messages });
  const count = messages.length;
  const lastQuestion = messages.findLastIndex(({ role }) => role === "user");

  const ask = (asked: string): void => {
    chat.send(asked, aboutPage);
    setText("");
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isBusy) ask(text);
  };

  return (
    <>
      <header className={styles.bar}>
        <Button onClick={onBack}>← Search</Button>
        <h2>{askName(transport.answeredBy)}</h2>
        <Button
          disabled={count === 0}
          onClick={() => {
            chat.clear();
            field.current?.focus();
          }}
        >
          New conversation
        </Button>
        <Button className={styles.dock} aria-pressed={isDocked} onClick={onDock}>
          Beside the page
        </Button>
        <Button aria-label="Close search" onClick={onClose}>
          ✕
        </Button>
      </header>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        // Long answers scroll, and must do so by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {count === 0 && (
          <div className={styles.start}>
            <p>
              {transport.answeredBy === "extracts"
                ? "Answers are quoted from these docs, with links to their sections."
                : "Answers are written from these docs, with links to their sections."}
            </p>
            <ul aria-label="Suggested questions">
              {SUGGESTIONS.map((suggestion) => (
                <li key={suggestion}>
                  <Button onClick={() => ask(suggestion)}>{suggestion}</Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {messages.map((message, index) =>
          // Numbers that an assistant gives its answers may repeat.
          message.role === "user" ? (
            <p
              key={`${index} ${message.id}`}
              ref={index === lastQuestion ? newest : undefined}
              className={styles.question}
            >
              {message.content}
            </p>
          ) : (
            <Answer
              key={`${index} ${message.id}`}
              message={message}
              isLast={index === count - 1}
              isWorking={isBusy && index === count - 1}
              note={notes[message.id]}
              canRate={transport.rate !== null}
              onQuote={
                transport.answeredBy === "extracts"
                  ? null
                  : () => chat.retry(openEmbeddedTransport())
              }
              onRetry={() => chat.retry()}
              onRate={(feedback) => chat.rate(message.id, feedback)}
              onOpen={onOpen}
            />
          ),
        )}
      </div>
      <form className={styles.form} onSubmit={submit}>
        {page !== null && (
          <label className={styles.about}>
            <input
              type="checkbox"
              checked={isAboutPage}
              disabled={isBusy}
              onChange={(event) => setAboutPage(event.target.checked)}
            />
            About this page: {page.title}
          </label>
        )}
        <div className={styles.line}>
          <input
            ref={field}
            aria-label="Your question"
            placeholder={count === 0 ? "Ask a question" : "Ask another question"}
            maxLength={LONGEST_QUESTION}
            value={text}
            disabled={isBusy}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => setText(event.target.value)}
          />
          {isBusy ? (
            <Button onClick={chat.stop}>Stop</Button>
          ) : (
            <Button type="submit" disabled={text.trim() === ""}>
              Ask
            </Button>
          )}
        </div>
      </form>
      <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {announce(status, messages.at(-1))}
      </p>
    </>
  );
}
