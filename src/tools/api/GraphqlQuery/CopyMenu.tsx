import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";

import {
  type QueryRequest,
  snippet,
  type SnippetKind,
  SNIPPETS,
} from "@site/src/lib/graphql/request";
import Button from "@site/src/ui/Button";
import { announce } from "@site/src/ui/CopyButton/announce";
import styles from "./styles.module.css";

interface CopyMenuProps {
  /** Gives the request as it is when the reader copies. */
  readonly request: () => QueryRequest;
}

/** "Copy as" with one button for each form of code. Escape closes it. */
export default function CopyMenu({ request }: CopyMenuProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState("");

  async function copy(kind: SnippetKind, label: string): Promise<void> {
    let message: string;
    try {
      const text = snippet(kind, request());
      message = await navigator.clipboard.writeText(text).then(
        () => `Copied as ${label}.`,
        () => "Copying failed: the browser did not allow it.",
      );
    } catch (error) {
      message = (error as Error).message;
    }
    setSaid(message);
    announce(message);
    close();
  }

  function close(): void {
    const menu = details.current;
    if (menu === null) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector("summary")?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") close();
  }

  return (
    <>
      {/* The key closes a menu whose buttons do the work. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <details ref={details} className={styles.menu} onKeyDown={onKeyDown} data-extract-skip="">
        <summary className={styles.opener}>Copy as</summary>
        <div className={styles.choices}>
          {SNIPPETS.map(({ kind, label }) => (
            <Button key={kind} onClick={() => void copy(kind, label)}>
              {label}
            </Button>
          ))}
        </div>
      </details>
      {said !== "" && (
        <span className="sd-aside" aria-hidden="true">
          {said}
        </span>
      )}
    </>
  );
}
