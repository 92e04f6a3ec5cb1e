// Takes the place of the empty SearchBar of @docusaurus/theme-classic 3.10.2. The one of
// theme-search-algolia 3.10.2 needs a hosted index, and its modal is 102 KB; this one keeps
// DocSearch's button and shortcuts and loads a modal of this site when the reader means to search.
import "@docsearch/css/dist/button.css";
import "./docsearch.css";

import { DocSearchButton } from "@docsearch/react/button";
import { useDocSearchKeyboardEvents } from "@docsearch/react/useDocSearchKeyboardEvents";
import {
  type ComponentType,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

import { once } from "@site/src/lib/once";
import { openFirstField } from "@site/src/lib/first-field";
import { clearMarks } from "@site/src/search/mark-matches";
import { LONGEST_QUERY } from "@site/src/search/limits";

/** What the modal is opened with. */
interface Opening {
  readonly initialQuery: string;
  /** From where to where the reader has it selected, in letters. */
  readonly initialSelection: readonly [number, number];
  readonly startsAsking: boolean;
}

interface SearchProps extends Opening {
  readonly onClose: () => void;
}

/** The part of the hook's parameters that is used; Docusaurus declares its module without types. */
interface KeyboardOptions {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly isAskAiActive: boolean;
  readonly onAskAiToggle: (active: boolean) => void;
}

const useShortcuts = useDocSearchKeyboardEvents as (options: KeyboardOptions) => void;

/**
 * Listens for the shortcuts, rendered only when what it is given changes. The hook of 4.6.3 takes its
 * listener off and adds it again at every render, and a key that makes React catch up with a render of
 * the navbar, as after a click on a result, would find neither.
 */
const Shortcuts = memo(function Shortcuts(options: KeyboardOptions): null {
  useShortcuts(options);
  return null;
});

/** Fetches the modal, and with it the index. */
const loadSearch = once(async () => {
  const module = await import(/* webpackChunkName: "search" */ "@site/src/search");
  module.preloadEngine();
  return module.default;
});

function preload(): void {
  // Whether it fails shows when the reader opens the modal; a hover is too early to complain.
  loadSearch().catch(() => undefined);
}

// The reader may be typing already: then the modal comes while the page is taken over.
if (typeof document !== "undefined" && document.querySelector(".first-field[open]")) preload();

/**
 * The button of the search and its modal. Until the modal has come, the reader types into a dialog that
 * every page has in its HTML: plugins/fast-pages opens it before the bundle runs.
 */
export default function SearchBar(): ReactNode {
  const [Modal, setModal] = useState<ComponentType<SearchProps> | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const firstDialog = useRef<HTMLDialogElement>(null);
  const firstField = useRef<HTMLInputElement>(null);

  const loadModal = useCallback((startsAsking: boolean) => {
    setFailed(false);
    clearMarks();
    loadSearch().then(
      (search) => {
        const { open = false } = firstDialog.current ?? {};
        // The reader has closed it in the meantime.
        if (!startsAsking && !open) return;
        const { value = "", selectionStart, selectionEnd } = firstField.current ?? {};
        // First, so that the modal gives the focus back to where it was. All of it in one go, so that no
        // key falls between the two fields.
        firstDialog.current?.close();
        flushSync(() => {
          setModal(() => search);
          setOpening({
            initialQuery: startsAsking ? "" : value,
            initialSelection: [selectionStart ?? 0, selectionEnd ?? 0],
            startsAsking,
          });
        });
      },
      () => {
        firstDialog.current?.close();
        setFailed(true);
      },
    );
  }, []);
  const onOpen = useCallback(() => {
    const dialog = firstDialog.current;
    if (dialog === null) return;
    if (dialog.open) dialog.close();
    else {
      openFirstField(dialog);
      // A window that is not in front, as beside a developer's tools, has no events of focus.
      loadModal(false);
    }
  }, [loadModal]);
  const onClose = useCallback(() => setOpening(null), []);

  // The reader has opened it before the bundle ran.
  useEffect(() => {
    if (firstDialog.current?.open === true) loadModal(false);
  }, [loadModal]);

  useEffect(() => {
    const element = button.current;
    const events = ["pointerenter", "focus", "touchstart"] as const;
    for (const name of events) element?.addEventListener(name, preload, { passive: true });
    return () => {
      for (const name of events) element?.removeEventListener(name, preload);
    };
  }, []);

  return (
    <>
      <Shortcuts
        isOpen={opening !== null}
        onOpen={onOpen}
        onClose={onClose}
        isAskAiActive={false}
        onAskAiToggle={onClose}
      />
      {/* Named by its text: the name that it brings along does not contain what is written on it. */}
      <DocSearchButton ref={button} aria-label={undefined} onClick={onOpen} />
      <button type="button" className="ask-button" onClick={() => loadModal(true)}>
        Ask
      </button>
      {failed && (
        <p className="search-failed" role="alert">
          Search could not be loaded. Check your network connection and try again.
        </p>
      )}
      <dialog ref={firstDialog} className="first-field" aria-label="Search" closedby="any">
        <form action="/search">
          <input
            ref={firstField}
            name="q"
            aria-label="Search the docs"
            placeholder="Search the docs"
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            onFocus={() => loadModal(false)}
          />
        </form>
      </dialog>
      {opening !== null && Modal && <Modal {...opening} onClose={onClose} />}
    </>
  );
}
