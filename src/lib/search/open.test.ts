// cspell:ignore amountzero cancelabilty createwithdurationsll deploymnadresss insol isablierlockup
// cspell:ignore recipeint withdrawamountzero withdrawmax

import { describe, expect, it } from "vitest";

import { openSearchIndex } from "./open";
import { files, open, PAGES } from "./testing";
import type { SearchRequest } from "./types";

const index = open();

const urls = (query: string, rest: Partial<SearchRequest> = {}): string[] =>
  index.search({ query, ...rest }).hits.map(({ url }) => url);

const first = (query: string): string | undefined => urls(query)[0];

describe("identifiers", () => {
  const withdrawMax = "/reference/lockup/contract.SablierLockup#withdrawmax";
  it.each([
    ["withdrawMax", withdrawMax],
    ["withdrawmax", withdrawMax],
    ["WITHDRAWMAX", withdrawMax],
    ["withdraw max", withdrawMax],
    ["withdrawMax()", withdrawMax],
    ["withdrawM", withdrawMax],
    ["createWithD", "/reference/lockup/contract.SablierLockup#createwithdurationsll"],
    ["create with durations", "/reference/lockup/contract.SablierLockup#createwithdurationsll"],
    ["durationsLL", "/reference/lockup/contract.SablierLockup#createwithdurationsll"],
    ["WithdrawAmountZero", "/reference/lockup/library.Errors#sablierlockupbase_withdrawamountzero"],
    ["amountzero", "/reference/lockup/library.Errors#sablierlockupbase_withdrawamountzero"],
    ["SablierLockup", "/reference/lockup/contract.SablierLockup"],
    ["isablierlockup", "/reference/lockup/interfaces/ISablierLockup"],
  ])("%s leads to %s", (query, expected) => {
    expect(first(query)).toBe(expected);
  });
});

describe("hexadecimal values", () => {
  const deployments = "/guides/lockup/deployments";
  it.each([
    ["0xea5ead19", "/reference/lockup/contract.SablierLockup#withdrawmax"],
    ["0xF747AB7C", "/reference/lockup/library.Errors#sablierlockupbase_withdrawamountzero"],
    ["0xb5d78dd3276325f5faf3106cc4acc56e28e0fe3b", deployments],
    ["0xb5D78", deployments],
    ["0xb5d7…fe3b", deployments],
    ["0xb5D7...Fe3B", deployments],
    ["e0Fe3B", deployments],
  ])("%s leads to %s", (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it("show the row with the value, marked", () => {
    const [hit] = index.search({ query: "0xb5D78DD3276325f5FAF3106Cc4Acc56E28e0Fe3B" }).hits;
    expect(hit?.content).toContain("Base · 8453");
    expect(hit?.snippet?.filter(({ marked }) => marked)).toEqual([
      { text: "0xb5D78DD3276325f5FAF3106Cc4Acc56E28e0Fe3B", marked: true },
    ]);
  });

  it("that no page names find nothing", () => {
    expect(urls("0x00000000deadbeef")).toEqual([]);
  });
});

describe("words", () => {
  it.each([
    ["flow statuses", "/concepts/flow/statuses"],
    ["statuses lockup", "/concepts/lockup/statuses"],
    ["how do I cancel a stream?", "/concepts/cancelability#who-can-cancel"],
    ["can the sender cancel", "/concepts/cancelability#who-can-cancel"],
    ["legacy cancel", "/guides/legacy/streams#cancel"],
    ["rps", "/concepts/flow/overview#rate-per-second"],
    ["insolvent", "/concepts/flow/statuses"],
    ["cancelabilty", "/concepts/cancelability"],
    ["recipeint csv", "/apps/guides/csv-support"],
    ["csv", "/apps/guides/csv-support"],
    ["base 8453", "/guides/lockup/deployments"],
    ["the", undefined],
  ])("%s leads to %s", (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it("of the last place may be unfinished", () => {
    expect(first("insol")).toBe("/concepts/flow/statuses");
    expect(first("sta")).toMatch(/statuses$/u);
  });
});

describe("filters", () => {
  it("keep areas and protocols", () => {
    expect(urls("withdraw", { areas: ["Guides"] })).toEqual([]);
    expect(urls("statuses", { protocols: ["flow"] })).toEqual(["/concepts/flow/statuses"]);
    expect(urls("0xb5D78", { protocols: ["flow"] })).toEqual([]);
  });
});

describe("answers", () => {
  it("count all and give one page [spec 3.4a]", () => {
    const all = index.search({ query: "stream" });
    const second = index.search({ query: "stream", hitsPerPage: 2, page: 1 });
    expect(second.total).toBe(all.total);
    expect(second.pages).toBe(Math.ceil(all.total / 2));
    expect(second.hits).toEqual(all.hits.slice(2, 4));
    expect(index.search({ query: "stream", page: 99 }).hits).toEqual([]);
  });

  it("carry the hierarchy of the section [spec 3.4e]", () => {
    const [hit] = index.search({ query: "withdrawMax" }).hits;
    expect(hit).toMatchObject({
      objectID: "/reference/lockup/contract.SablierLockup#withdrawmax",
      type: "lvl2",
      content: "Selector: 0xea5ead19 of withdrawMax(uint256,address)",
      protocol: "lockup",
      hierarchy: { lvl0: "Reference", lvl1: "SablierLockup", lvl2: "withdrawMax", lvl3: null },
      highlight: { lvl2: [{ text: "withdrawMax", marked: true }] },
    });
  });

  it("cut a snippet around the words that matched [spec 3.4d]", () => {
    const [hit] = index.search({ query: "insolvent", snippetWords: 5 }).hits;
    expect(hit?.type).toBe("content");
    const text = hit?.snippet?.map((run) => run.text).join("");
    expect(text).toBe("… than it holds is insolvent.");
    expect(hit?.snippet?.filter(({ marked }) => marked)).toEqual([
      { text: "insolvent", marked: true },
    ]);
  });

  it("suggest queries with results when there are none [spec 3.6a]", () => {
    const { hits, suggestions } = index.search({ query: "qqqq", areas: [] });
    expect(hits).toEqual([]);
    expect(suggestions).toEqual([]);
    const similar = index.search({ query: "deploymnadresss" });
    expect(similar.hits).toEqual([]);
    expect(similar.suggestions).toContain("Deployment Addresses");
    for (const query of similar.suggestions) expect(urls(query)).not.toEqual([]);
  });

  it.each([
    "",
    "   ",
    "?!",
    "\u0000\ud800",
    "<script>alert(1)</script>",
    "a".repeat(5_000),
    "constructor __proto__",
  ])("survive the query %j", (query) => {
    expect(() => index.search({ query })).not.toThrow();
  });
});

describe("openSearchIndex", () => {
  it("names a missing file", () => {
    const all = files();
    expect(() => openSearchIndex(all.slice(1))).toThrow("index.json is missing");
    for (const part of ["postings-0", "hex", "texts-0"]) {
      const others = all.filter(({ path }) => !path.endsWith(`/${part}.json`));
      expect(() => openSearchIndex(others)).toThrow(`${part}.json is missing`);
    }
  });

  it("gives sections with scores to programs", () => {
    const [best] = index.find({ query: "who can cancel" });
    expect(best).toMatchObject({
      route: "/concepts/cancelability",
      id: "who-can-cancel",
      coverage: 1,
    });
    expect(best?.path).toEqual(["Cancelability", "Who can cancel"]);
  });

  it("does not depend on the order of the pages", () => {
    expect(files(PAGES.toReversed())).toEqual(files());
  });
});
