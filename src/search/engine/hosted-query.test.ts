import { describe, expect, it } from "vitest";

import { fromHostedResponse, runsOf, toHostedQuery } from "./hosted-query";
import { HITS_PER_PAGE } from "../../lib/search/page-size";

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
    expect(query).toHaveProperty("query", "x".repeat(512));
    expect(JSON.stringify(query)).toContain('"content:15"');
  });

  it("takes the alternatives of a filter together", () => {
    const request = { query: "", areas: ["Guides", "Apps"], protocols: ["flow"] as const };
    expect(toHostedQuery({ ...request, snippetWords: 5 }, "docs", false)).toMatchObject({
      facetFilters: [["area:Guides", "area:Apps"], ["protocol:flow"]],
      attributesToSnippet: expect.arrayContaining(["hierarchy.lvl1:5"]) as string[],
    });
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
    fromHostedResponse({ results: [{ hits, nbHits: 7, nbPages: 2, page: 1 }] });

  it("reads hits, and counts of the service", () => {
    const answer = answerOf(hit);
    expect(answer).toMatchObject({ total: 7, pages: 2, page: 1, suggestions: [] });
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

  it.each([
    ["/.//evil.example/a", "/evil.example/a"],
    ["https://docs.invalid//evil.example", "/evil.example"],
    ["HTTPS://x/page", "/page"],
  ])("keeps the address %s on this site", (url, path) => {
    expect(answerOf({ ...hit, url }).hits[0]?.url).toBe(path);
  });

  it.each([null, {}, { results: [] }, { results: [{ hits: "none" }] }])(
    "refuses %j",
    (response) => {
      expect(() => fromHostedResponse(response)).toThrow("not a list of results");
    },
  );
});
