import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
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

/** An expander of a declaration, which has buttons: others open a table, or what only the contract uses. */
const DECLARATION = "[data-name]";

/** Opens what hides the place that a fragment names, and what belongs to it: of tables, the first. */
function reveal(root: HTMLElement, fragment: string): void {
  // Anchors of a reference are letters, digits and dashes, which an address does not encode.
  const target = document.getElementById(fragment.slice(1));
  if (target === null || !root.contains(target)) return;
  for (let place: Element | null = target; place !== null; place = place.parentElement) {
    if (place instanceof HTMLDetailsElement) place.open = true;
  }
  for (let next = target.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (/^H[2-6]$/u.test(next.tagName)) return;
    const isTable = next.matches(".reference-table");
    const details = isTable ? next : next.querySelector(":scope > details");
    if (details instanceof HTMLDetailsElement) details.open = true;
    if (isTable) return;
  }
}

/** Which expanders of a page were open when the reader left it, by its path: their places among all. */
const LEFT_OPEN = new Map<string, readonly number[]>();

/** Opens what was open when the reader goes back to the page, which else would be shorter than it was. */
function useReopened(container: RefObject<HTMLElement | null>, pathname: string): void {
  const { action } = useHistory();
  const [isBack] = useState(action === "POP");

  useLayoutEffect(() => {
    const all = [...(container.current?.querySelectorAll("details") ?? [])];
    for (const place of isBack ? (LEFT_OPEN.get(pathname) ?? []) : []) {
      const details = all[place];
      if (details !== undefined) details.open = true;
    }
    return () => {
      LEFT_OPEN.set(
        pathname,
        all.flatMap(({ open }, place) => (open ? [place] : [])),
      );
    };
  }, [container, isBack, pathname]);
}

function StaticHtml({ html }: { readonly html: string }): ReactNode {
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly HTMLDetailsElement[]>([]);
  const content = useHtml(html);
  useFollowedLinks(container);
  useReopened(container, location.pathname);

  // Before the page is scrolled there, which the frame does in an effect of its own, after those in it.
  useLayoutEffect(() => {
    if (container.current !== null) reveal(container.current, location.hash);
  }, [location]);

  useEffect(() => {
    const root = container.current;
    if (root === null) return undefined;
    const remember = (details: Iterable<EventTarget | null>): void => {
      const open = [...details].filter(
        (element): element is HTMLDetailsElement =>
          element instanceof HTMLDetailsElement && element.open && element.matches(DECLARATION),
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
        className={isBrowser ? styles.reference : `${styles.reference} ${styles.waiting}`}
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
