import { useHistory, useLocation } from "@docusaurus/router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

import Signature from "../Signature";
import { useFollowedLinks, useHtml } from "../../StaticBlock/use-html";
import { keepInPlace } from "./scroll";
import styles from "./styles.module.css";

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

function StaticHtml({ html }: { readonly html: string }): ReactNode {
  const history = useHistory();
  const { hash } = useLocation();
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

  useEffect(() => {
    // The browser jumps to the anchor of a page that it loads. After a navigation by script, the
    // heights above the target are guesses until they are laid out.
    if (history.action === "POP" || hash === "") return undefined;
    return keepInPlace(document.getElementById(decodeURIComponent(hash.slice(1))));
  }, [hash, history]);

  return (
    <>
      <div
        ref={container}
        className={styles.reference}
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
