import { type ReactElement, useState } from "react";

import Button from "@site/src/ui/Button";
import Tick from "@site/src/ui/CopyButton/Tick";
import { FEEDBACK_TEXTS, type FeedbackOutcome, sendFeedback } from "./feedback";
import { reportLink } from "./report";
import styles from "./styles.module.css";

interface Props {
  /** Full address of the page. */
  readonly page: string;
  /** Where answers are posted. */
  readonly feedbackUrl: string;
  readonly reportUrl: string;
}

const ANSWERS = [
  { label: "Yes", isHelpful: true },
  { label: "No", isHelpful: false },
] as const;

/** A way to say it in words, for who has more to say and where an answer cannot be sent. */
function Report(props: Omit<Props, "feedbackUrl"> & { readonly isHelpful: boolean }): ReactElement {
  const { page, reportUrl, isHelpful } = props;
  const isEmail = reportUrl.startsWith("mailto:");
  return (
    <a
      href={reportLink(reportUrl, page, isHelpful)}
      {...(isEmail ? {} : { target: "_blank", rel: "noopener noreferrer" })}
    >
      Tell us what {isHelpful ? "helped" : "was missing"} in {isEmail ? "an email" : "an issue"}
    </a>
  );
}

/** "Was this page helpful?", answered with one press where the host takes answers. */
export default function Helpful({ page, feedbackUrl, reportUrl }: Props): ReactElement {
  const [isHelpful, setIsHelpful] = useState<boolean>();
  const [outcome, setOutcome] = useState<FeedbackOutcome | "sending">();

  const send = async (answer: boolean): Promise<void> => {
    setIsHelpful(answer);
    setOutcome("sending");
    setOutcome(await sendFeedback(feedbackUrl, new URL(page).pathname, answer));
  };

  const isOver = outcome !== undefined && outcome !== "sending";
  // Where nothing takes answers, or one was taken, another press would change nothing.
  const isAnswered = isOver && outcome !== "failed";
  return (
    <div
      className={styles.row}
      role="group"
      aria-label="Was this page helpful?"
      data-extract-skip=""
    >
      <span className={styles.label}>Was this page helpful?</span>
      {ANSWERS.map((answer) => (
        <Button
          key={answer.label}
          look="quiet"
          aria-pressed={isHelpful === answer.isHelpful}
          disabled={outcome === "sending" || isAnswered}
          onClick={() => void send(answer.isHelpful)}
        >
          {answer.label}
        </Button>
      ))}
      <span
        role="status"
        className={outcome === "sent" ? styles.thanks : "text--danger text--semibold"}
      >
        {outcome === "sent" && <Tick />}
        {isOver && FEEDBACK_TEXTS[outcome]}
      </span>
      {isOver && isHelpful !== undefined && !(outcome === "sent" && isHelpful) && (
        <Report page={page} reportUrl={reportUrl} isHelpful={isHelpful} />
      )}
      <noscript>
        <Report page={page} reportUrl={reportUrl} isHelpful={false} />
      </noscript>
    </div>
  );
}
