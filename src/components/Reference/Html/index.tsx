import { useHistory, useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

import Signature from "../Signature";
import { internalTarget, linksAndAnchors, withBaseUrl } from "../../StaticBlock/links";
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
  const baseUrl = useBaseUrl("/");
  const history = useHistory();
  const { hash } = useLocation();
  const brokenLinks = useBrokenLinks();
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly HTMLDetailsElement[]>([]);
  const content = withBaseUrl(html, baseUrl);

  if (typeof window === "undefined") {
    const { links, anchors } = linksAndAnchors(content);
    links.forEach((link) => brokenLinks.collectLink(link));
    anchors.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  }

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
    const click = (event: MouseEvent): void => {
      const target = internalTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      history.push(target);
    };
    // "toggle" does not bubble. Expanders may have been opened before this script ran.
    root.addEventListener("toggle", toggle, true);
    root.addEventListener("click", click);
    remember(root.querySelectorAll("details[open]"));
    return () => {
      root.removeEventListener("toggle", toggle, true);
      root.removeEventListener("click", click);
    };
  }, [history]);

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
