import { type ReactElement, useState } from "react";

import Button from "../Button";
import styles from "./styles.module.css";
import Tick from "./Tick";
import { useCopy } from "./useCopy";

const FAILED = "Copying failed. Select the text and copy it with your keyboard.";

const PATHS = {
  copy: "M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z",
  link: "M6.5 9.5l3-3M7 4.5l1.5-1.5a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5L7.5 13A3 3 0 0 1 3 8.5L4.5 7",
} as const;

interface CopyButtonProps {
  /** Text to copy, or a function that makes it when the button is pressed. */
  text: string | (() => string);
  /** What the button copies, for people who do not see its place, for example "Copy chain id 1". */
  label: string;
  /** Sign on the button. */
  icon?: "copy" | "link";
}

/** Room that "Copied!" takes beside a button, in CSS pixels. */
const ANSWER_WIDTH = 80;

/** The side of a button on which its line has room: rows and bars cut off what leaves them. */
function sideOf(button: HTMLElement): "before" | "after" {
  const { left, right } = button.getBoundingClientRect();
  const line = button.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
  return left - line >= ANSWER_WIDTH || right + ANSWER_WIDTH > window.innerWidth
    ? "before"
    : "after";
}

/**
 * Copies a text to the clipboard and says so for a moment, with a tick in place of its sign. Where the
 * browser refuses, it says what to do instead.
 */
export default function CopyButton({ text, label, icon = "copy" }: CopyButtonProps): ReactElement {
  const [side, setSide] = useState<"before" | "after">("before");
  const { state, copy } = useCopy(() => (typeof text === "string" ? text : text()), FAILED);

  return (
    <span className={styles.wrapper}>
      <Button
        look="icon"
        className={styles.button}
        data-state={state}
        aria-label={label}
        title={label}
        onClick={(event) => {
          setSide(sideOf(event.currentTarget));
          copy();
        }}
      >
        {state === "copied" ? (
          <Tick />
        ) : (
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={PATHS[icon]} />
          </svg>
        )}
      </Button>
      {state === "copied" && (
        <span className={`${styles.copied} ${styles[side]}`} aria-hidden="true">
          Copied!
        </span>
      )}
      {state === "failed" && <span className={styles.failed}>{FAILED}</span>}
    </span>
  );
}
