import type { ReactElement } from "react";

import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";
import { opensHere } from "@site/src/ui/plain-click";
import { safeLink } from "@site/src/lib/ask/links";
import { decodeEntities } from "@site/src/lib/ask/markdown";
import type { AskMessage, AskPart, Feedback } from "@site/src/lib/ask/messages";
import Markdown from "./Markdown";
import styles from "./styles.module.css";

/** Says that no model wrote an answer. */
export const EXTRACTS_LABEL = "Extracts quoted from these docs; no language model was used";
export const DISCLAIMER =
  "Answers are generated with AI which can make mistakes. Verify responses.";

type ToolPart = Extract<AskPart, { type: "tool-invocation" }>;

function ToolLine({ part }: { readonly part: ToolPart }): ReactElement {
  const { state, args, found } = part;
  const isDone = state === "result";
  const what = args.query === "" ? "the docs" : `the docs for "${decodeEntities(args.query)}"`;
  const count = found === null ? "" : `: ${found === 1 ? "1 section" : `${found} sections`}`;
  return (
    <details className={styles.aside}>
      <summary>{isDone ? "Searched the docs" : "Searching the docs"}</summary>
      <p>{isDone ? `Searched ${what}${count}.` : `Searching ${what}.`}</p>
    </details>
  );
}

interface SourcesProps {
  readonly message: AskMessage;
  readonly onOpen: (path: string) => void;
}

/** What a model's answer rests on. Quotes name their source themselves, below each. */
function Sources({ message, onOpen }: SourcesProps): ReactElement | null {
  if (message.answeredBy === "extracts") return null;
  const sources = message.parts.flatMap((part) => {
    if (part.type !== "source") return [];
    const link = safeLink(part.url, message.answeredBy ?? "model");
    return link === null ? [] : [{ link, title: part.title }];
  });
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <p>Sources</p>
      <ol>
        {sources.map(({ link, title }) => (
          <li key={link.href}>
            <a
              href={link.href}
              {...(link.isExternal
                ? { target: "_blank", rel: "noopener noreferrer nofollow" }
                : { onClick: opensHere(() => onOpen(link.href)) })}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface AnswerProps {
  readonly message: AskMessage;
  readonly isWorking: boolean;
  readonly isLast: boolean;
  /** What is said about its rating. */
  readonly note: string | undefined;
  readonly canRate: boolean;
  /** Offers quotes instead of a failed answer; null where they are the answer anyway. */
  readonly onQuote: (() => void) | null;
  readonly onRetry: () => void;
  readonly onRate: (feedback: Feedback) => void;
  readonly onOpen: (path: string) => void;
}

/** An answer, what led to it, where it comes from, and what can be done with it. */
export function Answer(props: AnswerProps): ReactElement {
  const { message, isWorking, isLast, note, canRate, onQuote, onRetry, onRate, onOpen } = props;
  const answeredBy = message.answeredBy ?? "model";
  return (
    <div className={styles.answer}>
      {message.parts.map((part, index) => {
        if (part.type === "tool-invocation") return <ToolLine key={index} part={part} />;
        if (part.type === "reasoning") {
          return (
            <details key={index} className={styles.aside}>
              <summary>Reasoning</summary>
              <p>{decodeEntities(part.text)}</p>
            </details>
          );
        }
        return part.type === "text" ? (
          <div key={index} className={styles.text}>
            <Markdown text={part.text} answeredBy={answeredBy} onOpen={onOpen} />
          </div>
        ) : null;
      })}
      {isWorking && message.content === "" && (
        <p className={styles.muted}>Looking for an answer…</p>
      )}
      {message.error !== undefined && (
        <p className={styles.error} role="alert">
          {message.error}
        </p>
      )}
      {!isWorking && (
        <>
          {message.content !== "" && <Sources message={message} onOpen={onOpen} />}
          {message.content !== "" && (
            <p className={styles.label}>
              {answeredBy === "extracts" ? EXTRACTS_LABEL : DISCLAIMER}
            </p>
          )}
          <div className={styles.tools}>
            {message.content !== "" && (
              <CopyButton text={message.content} label="Copy the answer" />
            )}
            {isLast && <Button onClick={onRetry}>Retry</Button>}
            {isLast && message.error !== undefined && onQuote !== null && (
              <Button onClick={onQuote}>Quote the docs instead</Button>
            )}
            {canRate && message.content !== "" && message.error === undefined && (
              <>
                <Button aria-pressed={message.feedback === "like"} onClick={() => onRate("like")}>
                  Like
                </Button>
                <Button
                  aria-pressed={message.feedback === "dislike"}
                  onClick={() => onRate("dislike")}
                >
                  Dislike
                </Button>
              </>
            )}
            {note !== undefined && (
              <span className={styles.muted} role="status">
                {note}
              </span>
            )}
          </div>
        </>
      )}
    </div>
  );
}
