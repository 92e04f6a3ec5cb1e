import "@docsearch/css/dist/modal.css";
import "./docsearch.css";

import { useHistory, useLocation } from "@docusaurus/router";
import clsx from "clsx";
import {
  type BaseSyntheticEvent,
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactElement,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";

import type { AskPanelProps } from "../assistant/AskPanel";
import { createConversationStore } from "../assistant/conversations";
import type { SearchEngine } from "../../lib/search/types";
import Button from "../../ui/Button";
import { createSearchHistory } from "../history";
import { LONGEST_QUERY } from "../limits";
import {
  askItem,
  conversationItem,
  NO_FILTERS,
  SECTION_ITEMS,
  type SearchFilters,
  type SearchItem,
  storedItem,
} from "../items";
import { markMatches, matchedWords } from "../mark-matches";
import { openRelease } from "../reading";
import { releaseItems } from "../release-items";
import { createSearchField } from "../search-field";
import Answer, { Announcement } from "./Answer";
import { onArrival, openPage } from "./arrival";
import Filters from "./Filters";
import SearchForm from "./SearchForm";
import styles from "./styles.module.css";

export interface SearchModalProps {
  readonly engine: SearchEngine;
  /** Distinguishes the stored searches of sites on one origin. */
  readonly indexName: string;
  /** Put into the field at first, such as the text that was selected on the page. */
  readonly initialQuery: string;
  /** From where to where it is selected, in letters. */
  readonly initialSelection: readonly [number, number];
  /** What the assistant is called, such as "Ask the docs". */
  readonly askName: string;
  /** Whether the assistant is what the reader opens. */
  readonly startsAsking: boolean;
  /** Where readers report a search that should have had results; null for nowhere. */
  readonly missingResultsUrl: ((query: string) => string) | null;
  readonly onClose: () => void;
}

type PanelProps = Omit<AskPanelProps, "transport"> & { readonly onRetry: () => void };

/** What stands in the place of the assistant when its code does not come. */
function AssistantFailed({ onRetry, onBack }: PanelProps): ReactElement {
  return (
    <div className={styles.screen} role="alert">
      <p>The assistant could not be loaded. You might want to check your network connection.</p>
      <Button onClick={onRetry}>Retry</Button>
      <Button onClick={onBack}>Back to the search</Button>
    </div>
  );
}

const loadPanel = (): ComponentType<PanelProps> =>
  lazy<ComponentType<PanelProps>>(() =>
    import("../assistant/ConfiguredPanel").catch(() => ({ default: AssistantFailed })),
  );

/** Loaded once; a failure is forgotten when the reader tries again. */
let askPanel = loadPanel();

/** What the assistant is opened with. */
type Asking = Pick<AskPanelProps, "question" | "initial" | "isAboutPage">;

const NOTHING_ASKED: Asking = { question: "", initial: [], isAboutPage: false };

/** What the keys do, as the foot of the dialog tells. */
const KEYS = [
  ["to open", "↵"],
  ["to move", "↑", "↓"],
  ["to close", "ESC"],
] as const;

/** Where there is room for the assistant beside the page. The styles know the same width. */
const WIDE = "(min-width: 997px)";

const SHOWN_CONVERSATIONS = 4;

/**
 * The search modal: a field, filters, and below them recent searches, results, or why there are
 * none. It is a native modal dialog, so the browser keeps the focus inside and gives it back.
 */
export default function SearchModal(props: SearchModalProps): ReactElement {
  const { engine, indexName, initialQuery, askName, startsAsking, missingResultsUrl, onClose } =
    props;
  const history = useHistory();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [filters, setFilters] = useState<SearchFilters>(NO_FILTERS);
  const [reading] = useState(openRelease);
  const [field] = useState(() =>
    createSearchField({ engine, initialQuery, placeholder: "Search the docs", reading }),
  );
  const { api } = field;
  const [searches] = useState(() => createSearchHistory(indexName));
  const [conversations] = useState(() => createConversationStore(indexName));
  const [asking, setAsking] = useState<Asking | null>(startsAsking ? NOTHING_ASKED : null);
  const [isDocked, setDocked] = useState(false);
  const [AskPanel, setAskPanel] = useState(() => askPanel);
  const [page, setPage] = useState(openPage);

  const choose = useCallback(
    (item: SearchItem, elsewhere: boolean) => {
      if ("hit" in item) searches.addRecent(item.hit);
      if (elsewhere) return;
      if (item.kind === "ask") {
        setAsking({ question: item.question, initial: [], isAboutPage: item.isAboutPage });
      } else if (item.kind === "conversation") {
        const stored = conversations.list().find(({ objectID }) => objectID === item.label);
        setAsking({ ...NOTHING_ASKED, initial: stored?.messages ?? [] });
      } else {
        // At once, with its effects: a shortcut pressed right after it has to open the dialog again.
        flushSync(onClose);
        history.push(item.url);
        if (item.kind !== "hit") return;
        const words = matchedWords(item.hit);
        onArrival(item.url.split("#", 1)[0] ?? "", () => markMatches(words));
      }
    },
    [conversations, history, onClose, searches],
  );

  useEffect(() => {
    field.setHandlers({
      onSelect: choose,
      leading: (query) => [askItem(`${askName}: ${query}`, query)],
      answers: (query) => releaseItems(query),
      startLists: () => [
        { id: "Recent", items: searches.recent().map(storedItem("recent")) },
        { id: "Favorites", items: searches.favorites().map(storedItem("favorite")) },
        {
          id: "Conversations",
          items: conversations.list().slice(0, SHOWN_CONVERSATIONS).map(conversationItem),
        },
        { id: "Sections", items: SECTION_ITEMS },
        {
          id: "Assistant",
          items: [
            askItem(`${askName} a question`, ""),
            ...(page === null
              ? []
              : [askItem(`${askName} about this page: ${page.title}`, "", true)]),
          ],
        },
      ],
    });
  }, [askName, choose, conversations, field, page, searches]);
  useEffect(() => field.setFilters(filters), [field, filters]);
  useEffect(() => field.stop, [field]);

  // Before the dialog leaves the page: only one that is still there gives the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    return () => opened?.close();
  }, []);

  // After the lists are there: the focus opens them. Beside the page, it leaves the page to the reader.
  useEffect(() => {
    const opened = dialog.current;
    const lock = document.body.classList;
    // No class: Docusaurus writes those of the root element anew on every page.
    const { dataset } = document.documentElement;
    const left = new AbortController();
    if (isDocked) {
      opened?.show();
      dataset.docked = "";
      window.matchMedia(WIDE).addEventListener("change", () => setDocked(false), left);
    } else opened?.showModal();
    lock.toggle("DocSearch--active", !isDocked);
    return () => {
      lock.remove("DocSearch--active");
      delete dataset.docked;
      left.abort();
      opened?.close();
    };
  }, [isDocked]);
  useEffect(
    () => (isDocked ? onArrival(pathname, () => setPage(openPage())) : undefined),
    [isDocked, pathname],
  );

  const isSearching = asking === null;
  const selection = useRef(props.initialSelection);
  useEffect(() => {
    if (!isSearching || input === null) return;
    input.focus();
    input.setSelectionRange(...selection.current);
    // Whoever comes back from the assistant begins anew.
    selection.current = [0, LONGEST_QUERY];
  }, [input, isSearching]);

  const backToSearch = (): void => {
    setDocked(false);
    setAsking(null);
    void api.refresh();
  };
  /** Leaves the assistant, or else the dialog. */
  const leave = (): void => {
    if (asking === null || isDocked) onClose();
    else backToSearch();
  };
  const go = (url: string): void => {
    if (!isDocked) onClose();
    history.push(url);
  };

  const onKeyDownCapture = (event: KeyboardEvent): void => {
    // The button's own shortcut learns only after the next frame that the dialog is open.
    const isShortcut = event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey);
    if (!isShortcut && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (isShortcut) onClose();
    else leave();
  };

  const limit = useCallback((change: Partial<SearchFilters>): void => {
    setFilters((before) => ({ ...before, ...change }));
  }, []);
  const changeStored = useCallback(
    (item: SearchItem, change: "Save" | "Remove") => {
      if (item.kind === "conversation") conversations.remove(item.label);
      else if ("hit" in item) searches[change === "Save" ? "keep" : "remove"](item.hit.objectID);
      void api.refresh();
    },
    [api, conversations, searches],
  );
  const ask = (text: string): void => {
    api.setQuery(text);
    void api.refresh();
    input?.focus();
  };

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      className={clsx("DocSearch DocSearch-Container", styles.dialog, isDocked && styles.docked)}
      aria-label={isDocked ? "Assistant" : "Search"}
      onKeyDownCapture={onKeyDownCapture}
      onMouseDown={({ target }) => {
        // Around the field and the answers, the dialog is the backdrop.
        if (!isDocked && target === dialog.current) onClose();
      }}
      onCancel={(event: BaseSyntheticEvent) => {
        event.preventDefault();
        leave();
      }}
    >
      {asking !== null && (
        <div className={`DocSearch-Modal ${styles.asking}`}>
          <Suspense fallback={<p className={styles.waiting}>Loading the assistant…</p>}>
            <AskPanel
              {...asking}
              {...{ conversations, page, isDocked, onClose }}
              onDock={() => setDocked(!isDocked)}
              onBack={backToSearch}
              onRetry={() => {
                askPanel = loadPanel();
                setAskPanel(() => askPanel);
              }}
              onOpen={go}
            />
          </Suspense>
        </div>
      )}
      <div className="DocSearch-Modal" hidden={asking !== null}>
        <header className="DocSearch-SearchBar">
          <SearchForm {...{ field, input, onClose }} onInput={setInput} />
        </header>
        <Filters {...{ field, filters, reading }} onLimit={limit} onMore={go} />
        {/* The keyboard chooses from the field: what the mouse leaves here is its mark alone. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          className={`DocSearch-Dropdown ${styles.dropdown}`}
          role="group"
          aria-label="Results"
          // The options are reached from the field, so scrolling by keyboard needs a place of its own.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as axe asks of scrolling areas
          tabIndex={0}
          {...api.getPanelProps()}
          onMouseLeave={field.markFirst}
        >
          <div className="DocSearch-Dropdown-Container">
            <Answer
              {...{ field, filters, searches, missingResultsUrl }}
              onAsk={ask}
              onOpen={go}
              onClearFilters={() => setFilters(NO_FILTERS)}
              onChange={changeStored}
            />
          </div>
        </div>
        <footer className="DocSearch-Footer">
          <ul className="DocSearch-Commands" aria-hidden="true">
            {KEYS.map(([label, ...keys]) => (
              <li key={label}>
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className={clsx(
                      "DocSearch-Commands-Key",
                      key === "ESC" && "DocSearch-Escape-Key",
                    )}
                  >
                    {key}
                  </kbd>
                ))}
                <span className="DocSearch-Label">{label}</span>
              </li>
            ))}
          </ul>
        </footer>
        <Announcement field={field} />
      </div>
    </dialog>,
    document.body,
  );
}
