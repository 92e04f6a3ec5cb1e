import type { ReactElement } from "react";

import Button from "../Button";
import styles from "./styles.module.css";
import Tick from "./Tick";
import { useCopy } from "./useCopy";

interface Props {
  /** What stands on the button. */
  readonly label: string;
  /** What it copies, where the label alone does not tell buttons apart. */
  readonly name?: string;
  /** Gets the text to copy when the button is pressed. */
  readonly read: () => Promise<string>;
  /** What to do when that fails, as a sentence. */
  readonly remedy: string;
}

/** Text of a file on this site, to be copied. */
export async function readFile(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  return response.text();
}

/** A button with words that copies a text and says so for a moment, or says that it could not. */
export default function CopyTextButton({ label, name, read, remedy }: Props): ReactElement {
  const failed = `Copying failed. ${remedy}`;
  const { state, copy } = useCopy(read, failed);
  const isCopied = state === "copied";
  return (
    <>
      <Button look="quiet" className={styles.words} aria-label={name ?? label} onClick={copy}>
        {/* The label keeps its place, so that the buttons beside it do not move. */}
        <span className={isCopied ? styles.covered : undefined}>{label}</span>
        {isCopied && (
          <span className={styles.done} aria-hidden="true">
            <Tick />
            Copied!
          </span>
        )}
      </Button>
      {state === "failed" && <span className={styles.failed}>{failed}</span>}
    </>
  );
}
