import type { ReactElement } from "react";

import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";
import { safeLink } from "@site/src/lib/ask/links";
import { decodeEntities } from "@site/src/lib/ask/markdown";
import type { AskMessage, AskPart, Feedback } from "@site/src/lib/ask/messages";
import type { AnsweredBy } from "@site/src/lib/ask/ui-stream";
import Markdown, { Link } from "./Markdown";
import styles from "./styles.module.css";

/** Says that no model wrote an answer. */
export const EXTRACTS_LABEL = "Extracts quoted from these docs; no language model was used";
export const DISCLAIMER =
  "Answers are generated with AI which can make mistakes. Verify responses.";

/** A step on the way to the answer, which unfolds. */
function Aside({ title, text }: { readonly title: string; readonly text: string }): ReactElement {
  return (
    <details className={styles.aside}>
      <summary>{title}</summary>
      <p>{text}</p>
    </details>
  );
}

interface PartProps {
  readonly part: AskPart;
  readonly answeredBy: AnsweredBy;
  readonly onOpen: (path: string) => void;
}

function Part({ part, answeredBy, onOpen }: PartProps): ReactElement | null {
  switch (part.type) {
    case "text":
      return (
        <div className={styles.text}>
          <Markdown {...{ text: part.text, answeredBy, onOpen }} />
        </div>
      );
    case "reasoning":
      return <Aside title="Reasoning" text={decodeEntities(part.text)} />;
    case "tool-invocation": {
      const { state, args, found } = part;
      const what = args.query === "" ? "the docs" : `the docs for "${decodeEntities(args.query)}"`;
      const count = found === null ? "" : `: ${found === 1 ? "1 section" : `${found} sections`}`;
      return state === "result" ? (
        <Aside title="Searched the docs" text={`Searched ${what}${count}.`} />
      ) : (
        <Aside title="Searching the docs" text={`Searching ${what}.`} />
      );
    }
    case "source":
      return null;
  }
}

type SourcesProps = Omit<PartProps, "part"> & Pick<AskMessage, "parts">;

/** What a model's answer rests on. Quotes name their source themselves, below each. */
function Sources({ parts, answeredBy, onOpen }: SourcesProps): ReactElement | null {
  const sources = parts.filter(
    (part) => part.type === "source" && safeLink(part.url, answeredBy) !== null,
  ) as readonly Extract<AskPart, { type: "source" }>[];
  if (answeredBy === "extracts" || sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <p>Sources</p>
      <ol>
        {sources.map(({ url, title }, index) => (
          <li key={index}>
            <Link href={url} {...{ answeredBy, onOpen }}>
              {title}
            </Link>
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
  const { parts, content, error, feedback, answeredBy = "model" } = message;
  return (
    <div className={styles.answer}>
      {parts.map((part, index) => (
        <Part key={index} {...{ part, answeredBy, onOpen }} />
      ))}
      {isWorking && content === "" && <p className={styles.muted}>Looking for an answer…</p>}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {!isWorking && (
        <>
          {content !== "" && <Sources {...{ parts, answeredBy, onOpen }} />}
          {content !== "" && (
            <p className={styles.label}>
              {answeredBy === "extracts" ? EXTRACTS_LABEL : DISCLAIMER}
            </p>
          )}
          <div className={styles.tools}>
            {content !== "" && <CopyButton text={content} label="Copy the answer" />}
            {isLast && <Button onClick={onRetry}>Retry</Button>}
            {isLast && error !== undefined && onQuote !== null && (
              <Button onClick={onQuote}>Quote the docs instead</Button>
            )}
            {canRate && content !== "" && error === undefined && (
              <>
                <Button aria-pressed={feedback === "like"} onClick={() => onRate("like")}>
                  Like
                </Button>
                <Button aria-pressed={feedback === "dislike"} onClick={() => onRate("dislike")}>
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
