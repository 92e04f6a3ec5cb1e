import { markdownPathOf } from "../../lib/page-records/negotiate";

/** A page of the docs. */
export interface OpenPage {
  readonly route: string;
  readonly title: string;
}

/** The page behind the dialog, when it is one of the docs. */
export function openPage(): OpenPage | null {
  const title = document.querySelector("article h1")?.textContent.trim() ?? "";
  return title === "" ? null : { route: window.location.pathname.replace(/\/$/, ""), title };
}

/** How long a page may take to come before nothing more is done on it, in milliseconds. */
const LONGEST_ARRIVAL_MS = 10_000;

/**
 * Calls back once the page of a path has been rendered as a whole.
 *
 * @returns what takes it back.
 */
export function onArrival(path: string, callback: () => void): () => void {
  const deadline = Date.now() + LONGEST_ARRIVAL_MS;
  const attempt = (): void => {
    // The address and the canonical link change before the page does; the link to its Markdown
    // comes with its content, the end of which comes last.
    const exported = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href;
    const isHere = exported !== undefined && new URL(exported).pathname === markdownPathOf(path);
    const isWhole = document.querySelector("[data-deferred-blocks]") === null;
    if (isHere && isWhole) callback();
    else if (Date.now() < deadline) timer = setTimeout(attempt, 100);
  };
  let timer = setTimeout(attempt, 50);
  return () => clearTimeout(timer);
}
