import useIsBrowser from "@docusaurus/useIsBrowser";
import type { ReactElement } from "react";

import { useCopy } from "../CopyButton/useCopy";
import styles from "./styles.module.css";

interface Props {
  readonly label: string;
  /** Gets the text to copy when the button is pressed. */
  readonly read: () => Promise<string>;
}

const LABELS = { copied: "Copied!", failed: "Copying failed" } as const;

/** A button that copies a text and says so for a moment. */
export default function CopyTextButton({ label, read }: Props): ReactElement {
  const isBrowser = useIsBrowser();
  const { state, copy } = useCopy(read, { failed: LABELS.failed, fades: true });
  return (
    <button type="button" className={styles.action} disabled={!isBrowser} onClick={copy}>
      {/* The label keeps its place, so that the buttons beside it do not move. */}
      <span
        className={state === "idle" ? undefined : styles.covered}
        aria-hidden={state !== "idle"}
      >
        {label}
      </span>
      {state !== "idle" && <span className={styles.result}>{LABELS[state]}</span>}
    </button>
  );
}
