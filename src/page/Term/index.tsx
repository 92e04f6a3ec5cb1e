import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";

import { findDefinition, GLOSSARY_PAGE, loadGlossary } from "./definition";
import styles from "./styles.module.css";

interface TermProps {
  /** Fragment of the term in the glossary, for example `broker-fee`. */
  id: string;
  children: ReactNode;
}

/** Widest note, and its least distance from the edge of the window, in CSS pixels. */
const WIDTH = 320;
const MARGIN = 8;

interface Note {
  text: string;
  top: number;
  left: number;
  width: number;
}

/**
 * A link into the glossary. Pointing at it or focusing it shows the meaning, which comes from the
 * glossary page itself; where that fails, the link still works.
 */
export default function Term({ id, children }: TermProps): ReactElement {
  const noteId = useId();
  const glossary = useBaseUrl(GLOSSARY_PAGE);
  const anchor = useRef<HTMLSpanElement>(null);
  const [note, setNote] = useState<Note>();

  // The area that listens holds link and note, so that the pointer can move onto the note.
  useEffect(() => {
    const area = anchor.current;
    if (area === null) return undefined;
    // Grows when the reader comes or goes, so that a late answer is recognized.
    let visit = 0;

    async function show(): Promise<void> {
      visit += 1;
      const current = visit;
      const page = await loadGlossary(glossary).catch(() => undefined);
      const text = page === undefined ? undefined : findDefinition(page, id);
      const place = anchor.current?.getBoundingClientRect();
      if (current !== visit || text === undefined || place === undefined) return;
      const width = Math.min(WIDTH, window.innerWidth - 2 * MARGIN);
      const left = Math.min(place.left, window.innerWidth - width - MARGIN);
      setNote({ text, top: place.bottom, left: Math.max(left, MARGIN), width });
    }

    const stop = new AbortController();
    const { signal } = stop;
    const onShow = (): void => void show();
    const onHide = (): void => {
      visit += 1;
      setNote(undefined);
    };
    area.addEventListener("mouseenter", onShow, { signal });
    area.addEventListener("focusin", onShow, { signal });
    area.addEventListener("mouseleave", onHide, { signal });
    area.addEventListener("focusout", onHide, { signal });
    window.addEventListener("scroll", onHide, { signal, passive: true });
    window.addEventListener(
      "keydown",
      ({ key }) => {
        if (key === "Escape") onHide();
      },
      { signal },
    );
    return () => stop.abort();
  }, [glossary, id]);

  const open = note !== undefined;
  return (
    <span ref={anchor}>
      <Link
        to={`${GLOSSARY_PAGE}#${id}`}
        className={styles.term}
        aria-describedby={open ? noteId : undefined}
      >
        {children}
      </Link>
      {open && (
        <span
          id={noteId}
          role="tooltip"
          className={styles.note}
          style={{ top: note.top, left: note.left, width: note.width }}
        >
          {note.text}
        </span>
      )}
    </span>
  );
}
