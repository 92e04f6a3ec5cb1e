// cspell:ignore sablierlockup withdrawmax

import fc from "fast-check";
import { expect, it } from "vitest";

import { anyText, fuzzOf, jsonWith, textOf, unlessRefused } from "../../../tests/fuzz/fuzz";
import { createMarker, highlight, snippet } from "./highlight";
import { fromHostedResponse, runsOf } from "./hosted-query";
import { MAX_QUERY, readQuery } from "./query";
import { hexValuesOf, normalize, singular, tokenize } from "./tokenize";
import { lexiconOf } from "./testing";

const fuzz = fuzzOf("the search: tokenizer, queries, hits");

const text = fc.oneof(
  textOf(
    ..."_-.,'’ \n".split(""),
    ...[
      "withdrawMax",
      "SablierLockup",
      "ERC-721",
      "v2.0",
      "1,234,567",
      "0x8b1dD877",
      "0x",
      "streams",
    ],
    ...["the", "how", "?", "É", "e\u0301", "ﬁ", "ß", "İ", "流", "👩‍👩‍👧", "\u200D"],
  ),
  anyText,
);

const lexicon = lexiconOf("erc721 lockup max sablier stream withdraw withdrawMax");

fuzz("terms stand where they say, and have a normal form", text, (source) => {
  for (const { term, start, end } of tokenize(source)) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(source.length);
    expect(term).not.toMatch(/\s/u);
    expect(term.length).toBeLessThanOrEqual(64);
  }
  for (const value of hexValuesOf(source)) expect(source.toLowerCase()).toContain(value);
});

fuzz("a normal word stays as it is", text, (word) => {
  // Some letters become others that have a compatibility form themselves.
  const once = normalize(normalize(word));
  expect(normalize(once)).toBe(once.replace(/['’]\p{L}+$/u, ""));
  expect(singular(word).length).toBeLessThanOrEqual(word.length);
});

fuzz(
  "any text is a query, and marks no more than there is",
  fc.tuple(text, text),
  ([asked, page]) => {
    const query = readQuery(asked, lexicon);
    expect(query.text.length).toBeLessThanOrEqual(MAX_QUERY);
    const marker = createMarker(query, hexValuesOf(asked));
    const joined = (runs: readonly { text: string }[]) => runs.map((run) => run.text).join("");
    expect(joined(highlight(page, marker))).toBe(page);
    const shown = joined(snippet(page, marker, 5)).replace(/^… | …$/gu, "");
    expect(page).toContain(shown);
  },
);

fuzz(
  "marks of the hosted search are cut out, the rest stays text",
  textOf("<mark>", "</mark>", "<", "a", "<b>"),
  (source) => {
    const runs = runsOf(source);
    const count = (mark: string): number => source.split(mark).length - 1;
    const left = runs.map((run) => run.text).join("");
    const marks = runs.filter(({ marked }) => marked).length;
    expect(marks).toBeLessThanOrEqual(Math.min(count("<mark>"), count("</mark>")));
    expect(left.length).toBeLessThanOrEqual(source.length);
    if (marks === 0 && !source.includes("<mark></mark>")) expect(left).toBe(source);
  },
);

const KEYS =
  "results hits hierarchy lvl0 lvl1 lvl2 url objectID type content protocol _highlightResult _snippetResult value nbHits nbPages page queryID";
const URLS = [
  "//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "https://x//evil.example",
  "/page#a",
  "HTTPS://x/page",
];
const value = jsonWith(KEYS.split(" "), [
  ...URLS,
  "lvl1",
  "content",
  "<mark>a</mark>",
  "lockup",
  3,
  -1,
]);
const hit = fc.record(
  {
    objectID: fc.string(),
    url: fc.oneof(
      fc.constantFrom(...URLS),
      anyText,
      textOf("/", "\\", ".", "..", "https:", "evil.example", "%2F", "\t"),
      value,
    ),
    hierarchy: fc.oneof(value, fc.record({ lvl0: fc.string(), lvl1: fc.string() })),
    type: value,
    content: value,
    _highlightResult: value,
    _snippetResult: value,
  },
  { requiredKeys: ["objectID", "url", "hierarchy"] },
);
const response = fc.oneof(
  value,
  fc.record({
    results: fc.tuple(
      fc.record({ hits: fc.array(hit, { maxLength: 5 }), nbHits: value, page: value }),
    ),
  }),
);

fuzz(
  "any answer of the hosted search is refused, or its hits lead to this site",
  response,
  (answer) => {
    const read = unlessRefused(Error, () => fromHostedResponse(answer));
    for (const { url } of read?.hits ?? []) {
      expect(new URL(url, "https://docs.invalid/page").origin).toBe("https://docs.invalid");
    }
    if (read !== undefined) expect(Number.isSafeInteger(read.total) && read.total >= 0).toBe(true);
  },
);

it("a hit never leads to another host, however its address is written", () => {
  const urlOf = (url: string) =>
    fromHostedResponse({
      results: [{ hits: [{ objectID: "1", url, hierarchy: { lvl1: "Page" } }], nbHits: 2 ** 53 }],
    });
  expect(urlOf("/.//evil.example/a").hits[0]?.url).toBe("/evil.example/a");
  expect(urlOf("https://docs.invalid//evil.example").hits[0]?.url).toBe("/evil.example");
  expect(urlOf("/page#a")).toMatchObject({ hits: [{ url: "/page#a" }], total: 1 });
});

it("a word of very many parts is cut without filling the stack", () => {
  expect(tokenize("aB".repeat(150_000)).length).toBeGreaterThan(100_000);
});
