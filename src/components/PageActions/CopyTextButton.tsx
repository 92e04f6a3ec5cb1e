import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactElement, useEffect, useState } from "react";

import { COPIED_FOR } from "../CopyButton";
import { announce } from "../CopyButton/announce";
import styles from "./styles.module.css";

interface Props {
  readonly label: string;
  /** Gets the text to copy when the button is pressed. */
  readonly read: () => Promise<string>;
}

const LABELS = { copied: "Copied!", failed: "Copying failed" } as const;

/** Writes a text that is still on its way: Safari allows that only within the press itself. */
async function copyLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

/** A button that copies a text and says so for a moment. */
export default function CopyTextButton({ label, read }: Props): ReactElement {
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");

  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await copyLater(read());
      setState("copied");
      announce(LABELS.copied);
    } catch {
      setState("failed");
      announce(LABELS.failed);
    }
  };

  return (
    <button
      type="button"
      className={styles.action}
      disabled={!isBrowser}
      onClick={() => void copy()}
    >
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
