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
import { clearMarks } from "@site/src/search/mark-matches";
import { LONGEST_QUERY } from "@site/src/search/limits";

import FirstField from "./FirstField";

interface SearchProps {
  readonly initialQuery: string;
  /** Whether the reader typed it, so that more may follow. */
  readonly isTyped: boolean;
  readonly startsAsking: boolean;
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

/** Fetches the modal. */
const loadSearch = once(() => import("@site/src/search"));

/** Fetches the way to the index, and the index. */
const loadEngine = once(async () => (await import("@site/src/search/site-engine")).preloadEngine());

function preload(): void {
  // Whether it fails shows when the reader opens the modal; a hover is too early to complain.
  for (const load of [loadEngine, loadSearch]) load().catch(() => undefined);
}

function selectedText(): string {
  const text = window.getSelection()?.toString() ?? "";
  return text.replace(/\s+/g, " ").trim().slice(0, LONGEST_QUERY);
}

export default function SearchBar(): ReactNode {
  const [Modal, setModal] = useState<ComponentType<SearchProps> | null>(null);
  const [initial, setInitial] = useState({ query: "", isTyped: false });
  const [open, setOpen] = useState<"search" | "ask" | null>(null);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const firstField = useRef<HTMLInputElement>(null);

  const openFor = useCallback((purpose: "search" | "ask") => {
    const query = purpose === "search" ? selectedText() : "";
    setInitial({ query, isTyped: false });
    setFailed(false);
    clearMarks();
    setOpen(purpose);
    preload();
    loadSearch().then(
      (module) => {
        // In one go, so that no key falls between the first field and the modal's.
        flushSync(() => {
          const typed = firstField.current?.value ?? query;
          setInitial({ query: typed, isTyped: typed !== query });
          setModal(() => module.default);
        });
      },
      () => {
        setOpen(null);
        setFailed(true);
      },
    );
  }, []);
  const onOpen = useCallback(() => openFor("search"), [openFor]);
  const onClose = useCallback(() => setOpen(null), []);

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
        isOpen={open !== null}
        onOpen={onOpen}
        onClose={onClose}
        isAskAiActive={false}
        onAskAiToggle={onClose}
      />
      {/* Named by its text: the name that it brings along does not contain what is written on it. */}
      <DocSearchButton ref={button} aria-label={undefined} onClick={onOpen} />
      <button type="button" className="ask-button" onClick={() => openFor("ask")}>
        Ask
      </button>
      {failed && (
        <p className="search-failed" role="alert">
          Search could not be loaded. Check your network connection and try again.
        </p>
      )}
      {open !== null && Modal && (
        <Modal
          initialQuery={initial.query}
          isTyped={initial.isTyped}
          startsAsking={open === "ask"}
          onClose={onClose}
        />
      )}
      {open === "search" && !Modal && (
        <FirstField initialQuery={initial.query} input={firstField} onClose={onClose} />
      )}
    </>
  );
}
