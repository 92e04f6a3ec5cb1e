// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";

import type { SearchAnswer, SearchEngine } from "../lib/search/types";
import type { SearchItem } from "./items";
import { createSearchField, type SearchField } from "./search-field";
import { pageHit } from "./testing";

const answerWith = (ids: readonly string[], isPartial = false): SearchAnswer => ({
  hits: ids.map((id) => pageHit(id)),
  total: ids.length,
  page: 0,
  pages: 1,
  suggestions: [],
  ...(isPartial ? { isPartial } : {}),
});

const ASK: SearchItem = {
  kind: "ask",
  id: "ask",
  url: "/search",
  label: "Ask",
  question: "",
  isAboutPage: false,
};

function fieldOver(search: SearchEngine["search"]): SearchField {
  const field = createSearchField({ engine: { search }, initialQuery: "", placeholder: "" });
  field.setHandlers({
    startLists: () => [{ id: "Start", items: [ASK] }],
    leading: () => [ASK],
    onSelect: () => undefined,
  });
  return field;
}

/** Types a query, and waits for what the field does about it. */
async function ask(field: SearchField, query: string): Promise<void> {
  field.api.setQuery(query);
  await field.api.refresh();
  await new Promise((resolve) => setTimeout(resolve, 5));
}

const idsOf = (field: SearchField): string[] =>
  field.getState().collections.flatMap(({ items }) => items.map(({ id }) => id));

describe("the search field", () => {
  it("shows hits below what leads them, the best one chosen", async () => {
    const field = fieldOver(() => Promise.resolve(answerWith(["one", "two"])));
    await ask(field, " stream ");
    expect(idsOf(field)).toEqual(["ask", "hit-one", "hit-two"]);
    expect(field.getState().activeItemId).toBe(1);
    expect(field.getState().answer).toMatchObject({ total: 2, answered: "stream" });
  });

  it("puts what answers a query above all else, and marks it", async () => {
    const field = fieldOver(() => Promise.resolve(answerWith([])));
    const item: SearchItem = { kind: "section", id: "own", url: "/own", label: "Own", hint: "" };
    field.setHandlers({
      startLists: () => [],
      leading: () => [ASK],
      answers: (query) => (query === "LK-1-1" ? Promise.resolve([item]) : null),
      onSelect: () => undefined,
    });
    await ask(field, "LK-1-1");
    expect(idsOf(field)).toEqual(["own", "ask"]);
    expect(field.getState().activeItemId).toBe(0);
    expect(field.getState().answer.total).toBe(1);
    await ask(field, "stream");
    expect(idsOf(field)).toEqual(["ask"]);
  });

  it("never tells of an answer before its lists are there", async () => {
    const field = fieldOver(({ query }) => Promise.resolve(answerWith([query])));
    await ask(field, "a");
    const seen: string[] = [];
    field.subscribe(() => {
      const { answered } = field.getState().answer;
      seen.push(`${answered}: ${idsOf(field).at(-1) ?? ""}`);
    });
    await ask(field, "b");
    expect(new Set(seen)).toEqual(new Set(["a: hit-a", "b: hit-b"]));
  });

  it("opens the answer to a query when Enter came before it, and nothing that stood there", async () => {
    const field = fieldOver(({ query }) => Promise.resolve(answerWith([query])));
    const own: SearchItem = { kind: "section", id: "own", url: "/own", label: "Own", hint: "" };
    const opened: string[] = [];
    field.setHandlers({
      startLists: () => [],
      leading: () => [ASK],
      answers: (query) => (query === "LK-1-1" ? Promise.resolve([own]) : null),
      onSelect: ({ id }) => opened.push(id),
    });
    await ask(field, "a");
    for (const query of ["b", "LK-1-1"]) {
      field.api.setQuery(query);
      expect(field.keepsEnter(true)).toBe(true);
      await ask(field, query);
    }
    expect(opened).toEqual(["hit-b", "own"]);
    expect(field.keepsEnter(true)).toBe(false);
  });

  it("starts with the first of the start lists", async () => {
    const field = fieldOver(() => Promise.resolve(answerWith(["one"])));
    await ask(field, "stream");
    await ask(field, "");
    expect(idsOf(field)).toEqual(["ask"]);
    expect(field.getState().activeItemId).toBe(0);
  });

  it("says why a search failed, and forgets it with the next", async () => {
    const search = vi
      .fn(() => Promise.resolve(answerWith(["one"])))
      .mockRejectedValueOnce(new Error("offline"));
    const field = fieldOver(search);
    await ask(field, "stream");
    expect(field.getState().answer.error).toBe("offline");
    expect(idsOf(field)).toEqual(["ask"]);
    await ask(field, "streams");
    expect(field.getState().answer.error).toBeNull();
  });

  it("asks for texts that were missing once the hits are on the screen", async () => {
    const search = vi.fn<SearchEngine["search"]>(({ waitForTexts }) =>
      Promise.resolve(answerWith(["one"], waitForTexts === false)),
    );
    const field = fieldOver(search);
    await ask(field, "stream");
    await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(2));
    expect(search.mock.calls[1]?.[0].waitForTexts).toBeUndefined();
  });

  it("gives up a search that another one overtakes", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const field = fieldOver((_, signal) => {
      signals.push(signal);
      return Promise.resolve(answerWith(["one"]));
    });
    await ask(field, "a");
    await ask(field, "b");
    field.stop();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  it("writes into its input what was not typed there, until it is let go", async () => {
    const field = fieldOver(() => Promise.resolve(answerWith(["one"])));
    const input = { value: "left over" };
    const release = field.bind(input);
    expect(input.value).toBe("");
    await ask(field, "cliff");
    expect(input.value).toBe("cliff");
    release();
    await ask(field, "tranche");
    expect(input.value).toBe("cliff");
  });
});
