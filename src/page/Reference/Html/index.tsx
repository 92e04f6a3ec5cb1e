import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

import Signature from "../Signature";
import styles from "./styles.module.css";
import { useFollowedLinks, useHtml } from "./use-html";

interface Props {
  /** HTML that the build made of contract descriptions (never of a reader's input). */
  readonly html?: string;
  /** The same as components, in a set-up without the step that makes the HTML. */
  readonly children?: ReactNode;
}

/**
 * A reference as the build rendered it. The HTML works without a script; with one, its links load
 * pages without a reload, and a declaration gets its buttons when it is opened.
 */
export default function ReferenceHtml({ html, children }: Props): ReactNode {
  return html === undefined ? children : <StaticHtml html={html} />;
}

/**
 * Whether all entries are to be laid out, those out of view too, because the page is about to be
 * scrolled to a place far down: a fragment, or where the reader was before going back. With guesses for
 * the heights above it, that would be another place. When a page is opened, the style sheet knows by
 * itself whether the address names a heading.
 */
function useWholeLayout(): boolean {
  const isBrowser = useIsBrowser();
  const { action } = useHistory();
  const { hash } = useLocation();
  const [isRestored] = useState(isBrowser && action === "POP");
  return isRestored || (isBrowser && hash !== "");
}

function StaticHtml({ html }: { readonly html: string }): ReactNode {
  const isWhole = useWholeLayout();
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly HTMLDetailsElement[]>([]);
  const content = useHtml(html);
  useFollowedLinks(container);

  useEffect(() => {
    const root = container.current;
    if (root === null) return undefined;
    const remember = (details: Iterable<EventTarget | null>): void => {
      const open = [...details].filter(
        (element): element is HTMLDetailsElement =>
          element instanceof HTMLDetailsElement && element.open,
      );
      setOpened((known) => {
        const fresh = open.filter((element) => !known.includes(element));
        return fresh.length === 0 ? known : [...known, ...fresh];
      });
    };
    const toggle = (event: Event): void => remember([event.target]);
    // "toggle" does not bubble. Expanders may have been opened before this script ran.
    root.addEventListener("toggle", toggle, true);
    remember(root.querySelectorAll("details[open]"));
    return () => {
      root.removeEventListener("toggle", toggle, true);
    };
  }, []);

  return (
    <>
      <div
        ref={container}
        className={isWhole ? `${styles.reference} ${styles.whole}` : styles.reference}
        dangerouslySetInnerHTML={{ __html: content }}
      />
      {opened.map((details) => {
        const place = details.lastElementChild;
        return place === null
          ? null
          : createPortal(<Signature details={details} />, place, details.dataset.name);
      })}
    </>
  );
}
