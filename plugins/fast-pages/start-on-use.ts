import type { WithSearchWorker } from "../../src/lib/search/messages";

/**
 * Starts the page's bundle when the reader begins to use the page, and hands on what the reader
 * did in the meantime. Runs inline in the head, so it must not refer to anything outside of itself.
 *
 * A docs page is complete without its bundle: text, links, plots and tables are in the HTML. So the
 * scripts wait for the first sign of use: a movement, a key that is no modifier, a touch, scrolling, a
 * change that another tab has stored. They start at once where the address carries a state to restore.
 * When the page is idle they are fetched at low priority, but neither with data saver nor on 2g.
 *
 * Links work at any time, and the colors follow the system's. Clicks on controls, keys, entries and
 * changes in other tabs that come before the bundle runs are kept and repeated after it has taken
 * the page over (`data-has-hydrated`). Letters cannot be repeated, so the field of the search opens at
 * once, by its shortcuts and its button, and takes them; src/theme/SearchBar goes on from there. The worker
 * of the search reads its index meanwhile; src/search/engine takes it over.
 *
 * @param scripts selects the elements whose `src` are the scripts, in their order
 * @param startsWhenIdle start without the reader as soon as the page is idle, for programs that
 *   count visits or offer help
 * @param announcement id of the present announcement
 * @param searchWorker address of that worker, beside its files; empty where another service answers
 * @param openFirstField opens the field of the search
 */
export function startOnUse(
  scripts: string,
  startsWhenIdle: boolean,
  announcement: string,
  searchWorker: string,
  openFirstField: (dialog: HTMLDialogElement) => void,
): void {
  const root = document.documentElement;
  const signs = [
    "keydown",
    "pointermove",
    "pointerdown",
    "touchstart",
    "wheel",
    "dragenter",
    "scroll",
    "focusin",
  ];
  const preferences = matchMedia("(prefers-color-scheme: dark)");
  const repeats = new Map<unknown, () => void>();
  let refocus = (): void => undefined;
  const stop = new AbortController();
  const options = { capture: true, passive: false, signal: stop.signal };
  let started = false;

  const sources = (): string[] =>
    [...document.querySelectorAll(scripts)].map(
      (script) => script.getAttribute("data-waiting") ?? "",
    );

  /** Finds an element again, or what the bundle has put in its place. */
  const finder = <Found extends Element>(element: Found): (() => Found | null) => {
    const steps: string[] = [];
    for (let at: Element = element; at.parentElement; at = at.parentElement) {
      steps.unshift(`:nth-child(${1 + [...at.parentElement.children].indexOf(at)})`);
    }
    const selector = [":root", ...steps].join(" > ");
    return () => (element.isConnected ? element : document.querySelector<Found>(selector));
  };

  const firstField = (): HTMLDialogElement | null => document.querySelector("dialog.first-field");

  const shared = window as WithSearchWorker;

  const startSearch = (): void => {
    if (searchWorker === "" || shared.searchWorker) return;
    try {
      const address = new URL(searchWorker, location.href);
      // A message would wait until the bundle, which comes meanwhile, has run; its name a worker has at once.
      const worker = new Worker(address, { name: new URL(".", address).href });
      // The bundle then starts one itself, and does without where that fails as well.
      worker.onerror = () => delete shared.searchWorker;
      shared.searchWorker = worker;
    } catch {
      // Likewise.
    }
  };

  /** Opens the field of the search or closes it. Returns whether the page has come that far. */
  const toggleFirstField = (): boolean => {
    const field = firstField();
    if (field?.open === true) field.close();
    else if (field) {
      // Drawing the field and running the bundle would both keep the worker waiting.
      startSearch();
      openFirstField(field);
    }
    return field !== null;
  };

  type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

  /**
   * What brings an entry back. React takes a field's value at hydration for its own and hears only
   * of values that differ from it, so the field is set to the old value first, which React notices,
   * and then past React to the new one.
   */
  const repeatEntry = (target: Entry): (() => void) => {
    const find = finder(target);
    const { value } = target;
    const isTick = target.matches("[type=checkbox],[type=radio]");
    const isTicked = isTick && (target as HTMLInputElement).checked;
    return () => {
      const field = find();
      if (!field) return;
      if (isTick) {
        const box = field as HTMLInputElement;
        if (box.defaultChecked === isTicked) return;
        box.checked = !isTicked;
        box.click();
        return;
      }
      const { selectionStart, selectionEnd } = field as HTMLInputElement;
      if (!field.matches("[type=file]")) {
        if ("defaultValue" in field) field.value = field.defaultValue;
        Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field);
      }
      // Types that have no caret, such as ranges, say null, and cannot set one.
      if (
        document.activeElement === field &&
        selectionStart !== null &&
        "setSelectionRange" in field
      ) {
        field.setSelectionRange(selectionStart, selectionEnd);
      }
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
  };

  const finish = (): void => {
    stop.abort();
    refocus();
    const rest = [...repeats.values()];
    // The bundle draws what one event changes before the next comes, as it does with a reader's.
    const next = (): void => {
      const repeat = rest.shift();
      if (!repeat) return;
      repeat();
      queueMicrotask(next);
    };
    next();
  };

  const start = (): void => {
    if (started) return;
    if (document.readyState === "loading") {
      // The elements that name the scripts may not be there yet.
      addEventListener("DOMContentLoaded", start, options);
      return;
    }
    started = true;
    for (const source of sources()) {
      const script = document.createElement("script");
      script.src = source;
      script.async = false;
      script.onerror = () => {
        script.remove();
        started = false;
      };
      document.head.append(script);
    }
  };

  /** Whether the reader dismissed another announcement than the present one, which is hidden till then. */
  const hasNews = (): boolean => {
    try {
      return Object.entries(localStorage).some(
        ([key, id]) => key.startsWith("docusaurus.announcement.id") && id !== announcement,
      );
    } catch {
      // Without storage nothing was dismissed.
      return false;
    }
  };

  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === "true") {
      observer.disconnect();
      finish();
    }
  });
  observer.observe(root, { attributeFilter: ["data-has-hydrated"] });

  // Of a shortcut only the letter counts: a bundle that runs between the two keys holds up the field.
  const startByUse = (event: Event): void => {
    if (!["Alt", "Control", "Meta", "Shift"].includes((event as KeyboardEvent).key)) start();
  };
  for (const sign of signs) {
    // Of all that scrolls, the page alone: the sidebar scrolls to its entry by itself.
    addEventListener(sign, startByUse, { ...options, capture: sign !== "scroll", passive: true });
  }
  // The bundle does not hear the change that starts it.
  addEventListener(
    "storage",
    (event) => {
      start();
      repeats.set(event, () => {
        dispatchEvent(new StorageEvent("storage", event));
      });
    },
    options,
  );
  // Docusaurus's script in the head has set both attributes, and its bundle reads them when it starts.
  preferences.addEventListener(
    "change",
    () => {
      if (root.dataset.themeChoice !== "system") return;
      root.dataset.theme = preferences.matches ? "dark" : "light";
    },
    options,
  );

  addEventListener(
    "focusin",
    ({ target }) => {
      const element = target as HTMLElement;
      const find = finder(element);
      refocus = () => {
        if (!element.isConnected) find()?.focus({ preventScroll: true });
      };
    },
    options,
  );
  // Fields and links answer by themselves, apart from the link to the content, which sets the focus.
  const native =
    "a[href]:not([role=button],[href^='#__docusaurus']),input:not([type=button],[type=reset],[type=submit]),label,select,textarea";
  addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(
        "a,button,input,label,select,summary,textarea,[role]",
      );
      if (!control || control.matches(native)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (control.matches(".DocSearch-Button") && toggleFirstField()) return;
      const find = finder(control);
      repeats.set(event, () => find()?.click());
    },
    options,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      // Enter in the field of the search leads to the page with all results.
      if (form.parentElement === firstField()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const find = finder(form);
      repeats.set(event, () => find()?.requestSubmit());
    },
    options,
  );
  for (const name of ["input", "change"]) {
    addEventListener(
      name,
      ({ target }) => {
        // A password manager or a voice may enter something without a key or a pointer.
        start();
        if (firstField()?.contains(target as Entry) === true) return;
        // The last entry counts, and comes after what the reader did before it.
        repeats.delete(target);
        repeats.set(target, repeatEntry(target as Entry));
      },
      options,
    );
  }
  addEventListener(
    "keydown",
    (event) => {
      const target = event.target as HTMLElement;
      const { key, ctrlKey, metaKey } = event;
      const isEntry = target.matches("input,select,textarea,[contenteditable]");
      const opensSearch =
        (key.toLowerCase() === "k" && (ctrlKey || metaKey)) || (key === "/" && !isEntry);
      if (opensSearch) {
        event.preventDefault();
        // The bundle may hear it as well when it has just come.
        event.stopImmediatePropagation();
        if (toggleFirstField()) return;
      } else if (isEntry) return;
      const find = finder(target);
      repeats.set(event, () => find()?.dispatchEvent(new KeyboardEvent("keydown", event)));
    },
    options,
  );

  if (location.search || hasNews()) start();
  const fetchAhead = (): void => {
    const whenIdle = (work: () => void): void => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(work);
      else setTimeout(work);
    };
    if (startsWhenIdle) whenIdle(start);
    const { connection } = navigator as {
      connection?: { effectiveType?: string; saveData?: boolean };
    };
    if (connection?.saveData === true || connection?.effectiveType?.includes("2g")) return;
    whenIdle(() => {
      if (started) return;
      for (const source of sources()) {
        const link = document.createElement("link");
        if (!link.relList.supports("prefetch")) return;
        link.rel = "prefetch";
        link.as = "script";
        link.href = source;
        document.head.append(link);
      }
    });
  };
  addEventListener("load", fetchAhead, options);
}
