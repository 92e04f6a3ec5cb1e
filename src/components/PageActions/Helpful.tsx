import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactElement, useState } from "react";

import { sendFeedback, THANKS } from "./feedback";
import { reportLink } from "./links";
import styles from "./styles.module.css";

interface Props {
  /** Full address of the page. */
  readonly page: string;
  readonly feedbackUrl: string | null;
  readonly reportUrl: string;
}

const ANSWERS = [
  { label: "Yes", isHelpful: true },
  { label: "No", isHelpful: false },
] as const;

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;

/** "Was this page helpful?", answered at the endpoint or, where there is none, with a report. */
export default function Helpful({ page, feedbackUrl, reportUrl }: Props): ReactElement {
  const isBrowser = useIsBrowser();
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState("");

  const send = async (endpoint: string, isHelpful: boolean): Promise<void> => {
    setIsSending(true);
    setMessage(await sendFeedback(endpoint, new URL(page).pathname, isHelpful));
    setIsSending(false);
  };

  return (
    <div className={styles.row} role="group" aria-label="Was this page helpful?">
      <span className={styles.label}>Was this page helpful?</span>
      {ANSWERS.map(({ label, isHelpful }) =>
        feedbackUrl === null ? (
          <a
            key={label}
            className={styles.action}
            href={reportLink(reportUrl, page, isHelpful)}
            {...(reportUrl.startsWith("mailto:") ? {} : NEW_TAB)}
          >
            {label}
          </a>
        ) : (
          <button
            key={label}
            type="button"
            className={styles.action}
            disabled={!isBrowser || isSending || message === THANKS}
            onClick={() => void send(feedbackUrl, isHelpful)}
          >
            {label}
          </button>
        ),
      )}
      <span role="status">{message}</span>
    </div>
  );
}
