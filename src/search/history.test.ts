import { describe, expect, test } from "vitest";

import { createSearchHistory, readStoredHit, type StoredHit } from "./history";
import type { HistoryStorage } from "../lib/storage/stored-list";
import { pageHit } from "./testing";

function hit(id: string): StoredHit {
  const stored = readStoredHit(pageHit(id));
  if (stored === null) throw new Error(`${id} is no hit.`);
  return stored;
}

function memory(room = Number.POSITIVE_INFINITY): HistoryStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
  };
}

const keptIn = (storage: HistoryStorage) => () => storage;

const ids = (hits: readonly StoredHit[]): string[] => hits.map(({ objectID }) => objectID);

describe("the search history", () => {
  test("keeps the seven newest searches, each once [spec 3.3a]", () => {
    const history = createSearchHistory("docs", keptIn(memory()));
    for (const id of ["a", "b", "c", "d", "e", "f", "g", "h", "b"]) history.addRecent(hit(id));
    expect(ids(history.recent())).toEqual(["b", "h", "g", "f", "e", "d", "c"]);
  });

  test("moves a recent search to the favorites, and then shows four recent ones [spec 3.3a, 3.3b]", () => {
    const history = createSearchHistory("docs", keptIn(memory()));
    for (const id of ["a", "b", "c", "d", "e", "f"]) history.addRecent(hit(id));
    history.keep("c");
    expect(ids(history.favorites())).toEqual(["c"]);
    expect(ids(history.recent())).toEqual(["f", "e", "d", "b"]);
    history.addRecent(hit("c"));
    expect(ids(history.recent())).not.toContain("c");
  });

  test("keeps ten favorites [spec 3.3a]", () => {
    const history = createSearchHistory("docs", keptIn(memory()));
    for (let index = 0; index < 12; index += 1) {
      history.addRecent(hit(`p${index}`));
      history.keep(`p${index}`);
    }
    expect(ids(history.favorites())).toHaveLength(10);
    expect(ids(history.favorites())[0]).toBe("p11");
  });

  test("removes from both lists, and ignores what is not there [spec 3.3b]", () => {
    const history = createSearchHistory("docs", keptIn(memory()));
    history.addRecent(hit("a"));
    history.addRecent(hit("b"));
    history.keep("a");
    history.keep("nowhere");
    history.remove("a");
    history.remove("b");
    history.remove("nowhere");
    expect([...history.recent(), ...history.favorites()]).toEqual([]);
  });

  test("uses DocSearch's keys, by index", () => {
    const storage = memory();
    createSearchHistory("docs", () => storage).addRecent(hit("a"));
    expect([...storage.values.keys()]).toEqual(["__DOCSEARCH_RECENT_SEARCHES__docs"]);
    expect(createSearchHistory("other", () => storage).recent()).toEqual([]);
  });

  test("drops the oldest entries when the store is full", () => {
    const history = createSearchHistory("docs", keptIn(memory(450)));
    for (const id of ["a", "b", "c"]) history.addRecent(hit(id));
    expect(ids(history.recent())).toEqual(["c", "b"]);
  });

  test("is empty when the store is blocked", () => {
    const blocked: HistoryStorage = {
      getItem: () => {
        throw new DOMException("blocked", "SecurityError");
      },
      setItem: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    const history = createSearchHistory("docs", () => blocked);
    history.addRecent(hit("a"));
    expect(history.recent()).toEqual([]);
  });

  test.each(["", "null", "{}", "[1, null, {}]", "not json", '[{"objectID":"a"}]'])(
    "survives %j in the store",
    (text) => {
      const storage = memory();
      storage.setItem("__DOCSEARCH_RECENT_SEARCHES__docs", text);
      expect(createSearchHistory("docs", () => storage).recent()).toEqual([]);
    },
  );
});

describe("reading a stored hit", () => {
  test("takes what this site stored", () => {
    expect(readStoredHit(JSON.parse(JSON.stringify(hit("a"))))).toEqual(hit("a"));
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\\evil.example",
    "/.//evil.example",
    "//",
    "javascript:alert(1)",
    "concepts",
    "",
  ])("refuses the address %j", (url) => {
    expect(readStoredHit({ ...hit("a"), url })).toBeNull();
  });

  test("refuses unknown types and forgets unknown protocols", () => {
    expect(readStoredHit({ ...hit("a"), type: "lvl9" })).toBeNull();
    expect(readStoredHit({ ...hit("a"), protocol: "<b>" })?.protocol).toBeNull();
  });

  test("cuts absurd texts", () => {
    const read = readStoredHit({ ...hit("a"), content: "x".repeat(5_000) });
    expect(read?.content).toHaveLength(1_000);
  });
});
