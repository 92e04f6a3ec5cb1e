import { describe, expect, it } from "vitest";

import {
  fromHostedResponse,
  runsOf,
  suggestionsFrom,
  toHostedQuery,
  toNearQuery,
} from "./hosted-query";
import { HITS_PER_PAGE } from "./page-size";

describe("toHostedQuery", () => {
  it("asks for a page of hits with snippets of 15 words", () => {
    const query = toHostedQuery({ query: "x".repeat(600) }, "docs", true);
    expect(query).toMatchObject({
      indexName: "docs",
      hitsPerPage: HITS_PER_PAGE,
      page: 0,
      clickAnalytics: true,
      facetFilters: [],
    });
    expect(query.query).toHaveLength(512);
    expect(query.attributesToSnippet).toContain("content:15");
  });

  it("takes the alternatives of a filter together", () => {
    const request = { query: "", areas: ["Guides", "Apps"], protocols: ["flow"] as const };
    expect(toHostedQuery({ ...request, snippetWords: 5 }, "docs", false)).toMatchObject({
      facetFilters: [["area:Guides", "area:Apps"], ["protocol:flow"]],
      attributesToSnippet: expect.arrayContaining(["hierarchy.lvl1:5"]) as string[],
    });
  });
});

describe("suggestions", () => {
  const hit = (names: readonly (string | null)[]): object => ({
    objectID: `/${names.join("-")}`,
    url: "/page",
    type: "content",
    hierarchy: { lvl0: "Concepts", lvl1: names[0], lvl2: names[1] ?? null },
  });

  it("come from hits with any of the words, under the same filters", () => {
    const request = { query: "claim fee zzz", areas: ["Guides"], page: 2, hitsPerPage: 20 };
    expect(toNearQuery(toHostedQuery(request, "docs", true))).toMatchObject({
      query: "claim fee zzz",
      facetFilters: [["area:Guides"]],
      page: 0,
      clickAnalytics: false,
      analytics: false,
      removeWordsIfNoResults: "allOptional",
    });
  });

  it("name headings or pages, three at most, each once, and not what was asked", () => {
    const hits = [
      hit(["Fees", "Claim fee"]),
      hit(["Fees", "Claim fee"]),
      hit(["Airdrops", "Claim  Fee zzz"]),
      hit(["Fees"]),
      hit(["Streaming", "Claim"]),
      hit(["Streaming"]),
    ];
    const near = fromHostedResponse({ results: [{ hits, nbHits: 6 }] });
    expect(suggestionsFrom(" claim  fee zzz", near)).toEqual(["Claim fee", "Fees", "Claim"]);
    expect(suggestionsFrom("x", fromHostedResponse({ results: [{ hits: [] }] }))).toEqual([]);
  });
});

describe("runsOf", () => {
  it.each([
    ["plain", [{ text: "plain", marked: false }]],
    [
      "a <mark>b</mark> <i>c</i>",
      [
        { text: "a ", marked: false },
        { text: "b", marked: true },
        { text: " <i>c</i>", marked: false },
      ],
    ],
    ["never <mark>closed", [{ text: "never <mark>closed", marked: false }]],
    ["", []],
  ])("cuts %j at the marks", (text, runs) => {
    expect(runsOf(text)).toEqual(runs);
  });
});

describe("fromHostedResponse", () => {
  const hit = {
    objectID: "1",
    type: "content",
    url: "https://docs.example/concepts/fees#gas",
    content: "Gas goes to the chain.",
    protocol: "flow",
    hierarchy: { lvl0: "Concepts", lvl1: "Fees", lvl2: "Gas" },
    _snippetResult: { content: { value: "<mark>Gas</mark> goes" } },
  };
  const answerOf = (...hits: unknown[]) =>
    fromHostedResponse({ results: [{ hits, nbHits: 7, nbPages: 2, page: 1, queryID: "q" }] });

  it("reads hits, and counts of the service", () => {
    const answer = answerOf(hit);
    expect(answer).toMatchObject({ total: 7, pages: 2, page: 1, queryId: "q", suggestions: [] });
    expect(answer.hits[0]).toMatchObject({
      url: "/concepts/fees#gas",
      protocol: "flow",
      snippet: [
        { text: "Gas", marked: true },
        { text: " goes", marked: false },
      ],
      highlight: { lvl1: [{ text: "Fees", marked: false }] },
    });
  });

  it.each([
    ["without an id", { ...hit, objectID: 1 }],
    ["without a page", { ...hit, hierarchy: {} }],
    ["with a script for an address", { ...hit, url: "javascript:alert(1)" }],
    ["with the address of another host", { ...hit, url: "//evil.example" }],
    ["that is none", null],
  ])("leaves out a record %s", (_, record) => {
    expect(answerOf(record, hit).hits).toHaveLength(1);
  });

  it.each([null, {}, { results: [] }, { results: [{ hits: "none" }] }])(
    "refuses %j",
    (response) => {
      expect(() => fromHostedResponse(response)).toThrow("not a list of results");
    },
  );
});
