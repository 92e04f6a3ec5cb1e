import { onceEach } from "../lib/once/each";
import { fragmentOf } from "../lib/routes/fragment";

const TERM = "a.sd-term";
const NOTE_CLASS = "sd-term-note";

/** Widest note, its distance from the word and its least distance from the window's edge, in CSS pixels. */
const WIDTH = 340;
const GAP = 6;
const MARGIN = 8;

/** How long a reader points at a word before it is explained, in milliseconds. */
const POINTING_MS = 120;

/** The page with the meanings, requested once. A failed request is tried again the next time. */
const loadPage = onceEach(async (address: string): Promise<Document> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${String(response.status)}.`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
});

/**
 * The meaning of a term as the glossary says it.
 *
 * @param page the parsed glossary.
 * @param id fragment of the term, for example `broker-fee`.
 * @returns the first paragraph below the term's heading as plain text; undefined without one.
 */
export function findDefinition(page: Document, id: string): string | undefined {
  let element = page.getElementById(id)?.nextElementSibling;
  while (element && !/^H[1-3]$/u.test(element.tagName)) {
    if (element.tagName === "P" && !element.hasAttribute("data-products")) {
      return element.textContent.replace(/\s+/gu, " ").trim();
    }
    element = element.nextElementSibling;
  }
  return undefined;
}

/** Where pointing is impossible, a tap explains the word and the next one follows the link. */
const isTouched = (): boolean => window.matchMedia("(hover: none)").matches;

const termOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(TERM) : null;

/**
 * Shows what a word of the glossary means where it stands: to who points at it, focuses it or taps it.
 * It listens on the document, for the links of all pages, which work without it.
 *
 * @param signal ends it when it aborts.
 */
export function explainTerms(signal?: AbortSignal): void {
  let shown: HTMLAnchorElement | undefined;
  let note: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Grows when the reader comes or goes, so that a late answer is recognized.
  let visit = 0;

  function hide(): void {
    visit += 1;
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    note?.remove();
    shown = undefined;
    note = undefined;
  }

  function place(element: HTMLElement, link: HTMLAnchorElement): void {
    // A term that is broken over two lines has two boxes; the note belongs to the first.
    const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
    const width = Math.min(WIDTH, window.innerWidth - 2 * MARGIN);
    const left = Math.max(MARGIN, Math.min(box.left, window.innerWidth - width - MARGIN));
    Object.assign(element.style, { width: `${String(width)}px`, left: `${String(left)}px` });
    const above = box.top - GAP - element.offsetHeight;
    const below = box.bottom + GAP;
    const hasRoom = below + element.offsetHeight < window.innerHeight || above < MARGIN;
    element.style.top = `${String(hasRoom ? below : above)}px`;
  }

  /** @returns whether there is a meaning to show. */
  async function show(link: HTMLAnchorElement): Promise<boolean> {
    hide();
    const current = visit;
    const id = fragmentOf(link);
    const page = await loadPage(link.pathname).catch(() => undefined);
    const text = page === undefined ? undefined : findDefinition(page, id);
    if (text === undefined) return false;
    if (current !== visit || !link.isConnected) return true;
    const element = document.createElement("div");
    element.id = NOTE_CLASS;
    element.className = NOTE_CLASS;
    element.role = "tooltip";
    element.textContent = text;
    if (isTouched()) {
      const hint = document.createElement("small");
      hint.textContent = "Tap the word again to open the glossary.";
      element.append(hint);
    }
    document.body.append(element);
    place(element, link);
    link.setAttribute("aria-describedby", NOTE_CLASS);
    shown = link;
    note = element;
    return true;
  }

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
    capture = false,
  ): void => {
    document.addEventListener(name, listener, { ...(signal ? { signal } : {}), capture });
  };

  listen("pointerover", (event) => {
    const link = termOf(event);
    if (event.pointerType !== "mouse" || link === null || link === shown) return;
    clearTimeout(timer);
    timer = setTimeout(() => void show(link), POINTING_MS);
  });
  listen("pointerout", (event) => {
    if (event.pointerType !== "mouse" || termOf(event) === null) return;
    const next = event.relatedTarget;
    // The pointer may move onto the note, to read or to copy it.
    if (!(next instanceof Node) || !note?.contains(next)) hide();
  });
  listen("focusin", (event) => {
    const link = termOf(event);
    if (link?.matches(":focus-visible")) void show(link);
  });
  listen("focusout", (event) => {
    if (termOf(event) !== null) hide();
  });
  listen("scroll", hide, true);
  listen("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
  // Before React and the router see the click.
  listen(
    "click",
    (event) => {
      const link = termOf(event);
      if (link === null || link === shown || !isTouched()) {
        hide();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      void show(link).then((isExplained) => {
        if (!isExplained) window.location.assign(link.href);
      });
    },
    true,
  );
}
