import {
  type AutocompleteApi,
  type AutocompleteState,
  createAutocomplete,
} from "@algolia/autocomplete-core";
import type { BaseSyntheticEvent, KeyboardEvent, MouseEvent } from "react";

import { isSparing } from "../clients/connection";
import type { SearchEngine, SearchRequest } from "../lib/search/types";
import { messageOf } from "../lib/text/message-of";
import { isElsewhere } from "../ui/plain-click";
import { groupHits } from "./group-hits";
import { NO_FILTERS, type SearchFilters, type SearchItem, toItem } from "./items";
import { LONGEST_QUERY, NARROW_SCREEN, SNIPPET_WORDS } from "./limits";

/** What the last answer says beside its items; nothing while nothing is asked. */
export interface AnswerSummary {
  /** Message of the search that failed, or null. */
  readonly error: string | null;
  readonly total: number;
  readonly suggestions: readonly string[];
  /** The query that it is about. */
  readonly answered: string;
}

export const NOTHING: AnswerSummary = { error: null, total: 0, suggestions: [], answered: "" };

/** Items under one heading. */
export interface ItemGroup {
  readonly id: string;
  readonly items: readonly SearchItem[];
}

/** What the field asks of the modal around it. */
export interface FieldHandlers {
  /** Lists shown while the query is empty. */
  readonly startLists: () => readonly ItemGroup[];
  readonly leading: (query: string) => readonly SearchItem[];
  /** Items that answer a query of a certain form, above all others; null for other queries. */
  readonly answers?: (query: string) => Promise<readonly SearchItem[]> | null;
  /** `elsewhere`: in another tab or window, which opens by itself. */
  readonly onSelect: (item: SearchItem, elsewhere: boolean) => void;
}

/** Milliseconds without a key from an answer to the texts below its names, which are a file a page. */
const FILL_AFTER_MS = 250;

/** Lines on which texts, a file a page, take too long. */
const SLOW = /2g|3g/u;

/** Numbers of items: the first of the start lists, and the best hit, which has one item above it. */
const FIRST = 0;
const BEST_HIT = 1;

export type FieldApi = AutocompleteApi<SearchItem, BaseSyntheticEvent, MouseEvent, KeyboardEvent>;

/** `answer` is that of the lists that are shown. */
export interface FieldState extends AutocompleteState<SearchItem> {
  readonly answer: AnswerSummary;
}

/** The headless search field, to be subscribed to. */
export interface SearchField {
  readonly api: FieldApi;
  readonly getState: () => FieldState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setHandlers: (handlers: FieldHandlers) => void;
  /** Limits the search and runs it again. */
  readonly setFilters: (filters: SearchFilters) => void;
  /** Writes the query into an input when it does not come from there. Returns what ends that. */
  readonly bind: (input: { value: string }) => () => void;
  /**
   * Whether a key is an Enter that came before the answer. It then opens the best result of that
   * answer, not what stood in its place; any other key takes it back.
   */
  readonly keepsEnter: (isEnter: boolean) => boolean;
  /** Marks the item that Enter opens unless the reader chooses another. */
  readonly markFirst: () => void;
  /** Gives up the search under way. */
  readonly stop: () => void;
}

/**
 * The search field of `@algolia/autocomplete-core` over a search engine: keyboard handling, ARIA
 * attributes and the lists of items.
 */
export function createSearchField(options: {
  readonly engine: SearchEngine;
  readonly initialQuery: string;
  readonly placeholder: string;
  /** Release of the page that is open. */
  readonly reading?: string | null;
}): SearchField {
  const { engine, initialQuery, placeholder, reading = null } = options;
  const listeners = new Set<() => void>();
  let handlers: FieldHandlers = {
    startLists: () => [],
    leading: () => [],
    onSelect: () => undefined,
  };
  let filters = NO_FILTERS;
  let best = BEST_HIT;
  /** Belongs to the lists that are on their way. */
  let coming = NOTHING;
  let enterWaits = false;
  let pending: AbortController | null = null;
  /** Lists of the last answer: an overtaken search leaves them as they are. */
  let shown: readonly ItemGroup[] = [];
  let state: FieldState = {
    query: initialQuery,
    activeItemId: null,
    collections: [],
    completion: null,
    context: {},
    isOpen: false,
    status: "idle",
    answer: NOTHING,
  };

  /** Puts the texts of hits in place that had not been loaded when the hits were shown. */
  const fill = async (request: SearchRequest, signal: AbortSignal): Promise<void> => {
    // Overtaken by another search, or without a connection: what is shown stays.
    const answer = await engine.search(request, signal).catch(() => null);
    if (answer === null || signal.aborted) return;
    const hits = new Map(answer.hits.map((hit) => [hit.objectID, hit]));
    api.setCollections(
      state.collections.map(({ source, items }) => ({
        source,
        items: items.map((item) => {
          const hit = item.kind === "hit" ? hits.get(item.hit.objectID) : undefined;
          return hit === undefined ? item : { ...item, ...toItem(hit, request.query) };
        }),
      })),
    );
  };

  const show = (groups: readonly ItemGroup[]) => {
    shown = groups;
    return groups
      .filter(({ items }) => items.length > 0)
      .map(({ id, items }) => ({
        sourceId: id,
        getItems: () => [...items],
        getItemUrl: ({ item }: { item: SearchItem }) => item.url,
        onSelect: ({ item, event }: { item: SearchItem; event: unknown }) => {
          handlers.onSelect(item, isElsewhere(event as KeyboardEvent));
        },
      }));
  };

  const api: FieldApi = createAutocomplete({
    id: "docsearch",
    placeholder,
    // Above the hits stands one item to be chosen. The mark stays on the best hit between keystrokes.
    defaultActiveItemId: BEST_HIT,
    openOnFocus: true,
    stallThreshold: 300,
    // Keeps the list when the focus moves to the filters or to a button of a hit.
    debug: true,
    initialState: { query: initialQuery },
    onStateChange({ state: next }) {
      const isNew = next.collections !== state.collections && coming !== state.answer;
      state = { ...next, answer: isNew ? coming : state.answer };
      // With its lists, and after the focus or a cleared field has marked what it takes for the best hit.
      if (isNew) api.setActiveItemId(best);
      for (const listener of listeners) listener();
      if (!isNew || !enterWaits || coming.answered !== state.query.trim()) return;
      enterWaits = false;
      const item = state.collections.flatMap(({ items }) => items)[best];
      if (item !== undefined && coming.total > 0) handlers.onSelect(item, false);
    },
    navigator: {
      // `onSelect` navigates, because a click comes there as well.
      navigate: () => undefined,
      navigateNewTab: ({ itemUrl }) => window.open(itemUrl, "_blank", "noopener"),
      navigateNewWindow: ({ itemUrl }) => window.open(itemUrl, "_blank", "noopener,popup"),
    },
    async getSources({ query }) {
      pending?.abort();
      const asked = query.trim().slice(0, LONGEST_QUERY);
      if (asked === "") {
        coming = { ...NOTHING };
        best = FIRST;
        return show(handlers.startLists());
      }
      const controller = new AbortController();
      pending = controller;
      const width = window.innerWidth <= NARROW_SCREEN ? "narrow" : "wide";
      const { area, protocol, release } = filters;
      const request = {
        ...{ query: asked, release, reading, isFolded: true },
        snippetWords: SNIPPET_WORDS[width],
        areas: area === "" ? [] : [area],
        protocols: protocol === "" ? [] : [protocol],
      };
      const searching = engine.search({ ...request, waitForTexts: false }, controller.signal);
      const finding = handlers.answers?.(asked) ?? [];
      // After the search has started: an answer that comes before the letter is drawn is drawn with it.
      const leading = { id: "Assistant", items: handlers.leading(asked) };
      try {
        const answer = await searching;
        const answers = { id: "Answer", items: await finding };
        if (controller.signal.aborted) return show(shown);
        if (answer.isPartial === true && !isSparing(SLOW)) {
          setTimeout(() => {
            if (!controller.signal.aborted) void fill(request, controller.signal);
          }, FILL_AFTER_MS);
        }
        const { suggestions } = answer;
        const total = answer.total + answers.items.length;
        const groups = groupHits(answer.hits).map(({ label, hits }) => ({
          id: label,
          items: hits.map((hit) => toItem(hit, asked)),
        }));
        // Enter opens the answer, or else the best hit; what stands between is there to be chosen.
        best = answers.items.length > 0 || groups.length === 0 ? FIRST : leading.items.length;
        coming = { error: null, total, suggestions, answered: asked };
        return show([answers, leading, ...groups]);
      } catch (error) {
        if (controller.signal.aborted) return show(shown);
        coming = { ...NOTHING, error: messageOf(error), answered: asked };
        best = FIRST;
        return show([leading]);
      }
    },
  });

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return {
    api,
    getState: () => state,
    subscribe,
    bind(input) {
      const write = (): void => {
        if (input.value !== state.query) input.value = state.query;
      };
      write();
      return subscribe(write);
    },
    setHandlers(next) {
      handlers = next;
    },
    setFilters(next) {
      filters = next;
      void api.refresh();
    },
    keepsEnter(isEnter) {
      const query = state.query.trim();
      enterWaits = isEnter && query !== "" && query !== state.answer.answered;
      return enterWaits;
    },
    markFirst() {
      api.setActiveItemId(best);
    },
    stop() {
      pending?.abort();
    },
  };
}
