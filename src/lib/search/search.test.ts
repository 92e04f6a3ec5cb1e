// cspell:ignore amountzero cancelabilty createwithdurationsll deploymnadresss withdrawamountzero withdrawmax

import { describe, expect, it } from "vitest";

import type { PageRecord } from "../page-records/types";
import { passes } from "./ranking";
import { engineOver, files, page, PAGES } from "./testing";
import type { SearchRequest } from "./types";

const index = engineOver(files());

const urls = async (query: string, rest: Partial<SearchRequest> = {}): Promise<string[]> =>
  (await index.search({ query, ...rest })).hits.map(({ url }) => url);

const first = async (query: string): Promise<string | undefined> => (await urls(query))[0];

describe("identifiers", () => {
  const withdrawMax = "/reference/lockup/contract.SablierLockup#withdrawmax";
  it.each([
    ["withdrawMax", withdrawMax],
    ["withdraw max", withdrawMax],
    ["withdrawM", withdrawMax],
    ["WithdrawAmountZero", "/reference/lockup/library.Errors#sablierlockupbase_withdrawamountzero"],
    ["amountzero", "/reference/lockup/library.Errors#sablierlockupbase_withdrawamountzero"],
    ["SablierLockup", "/reference/lockup/contract.SablierLockup"],
  ])("%s leads to %s", async (query, expected) => {
    expect(await first(query)).toBe(expected);
  });
});

describe("hexadecimal values", () => {
  const deployments = "/guides/lockup/deployments";
  it.each([
    ["0xea5ead19", "/reference/lockup/contract.SablierLockup#withdrawmax"],
    ["0xF747AB7C", "/reference/lockup/library.Errors#sablierlockupbase_withdrawamountzero"],
    ["0xb5d78dd3276325f5faf3106cc4acc56e28e0fe3b", deployments],
    ["0xb5d7…fe3b", deployments],
  ])("%s leads to %s", async (query, expected) => {
    expect(await first(query)).toBe(expected);
  });

  it("show the row with the value, marked", async () => {
    const [hit] = (await index.search({ query: "0xb5D78DD3276325f5FAF3106Cc4Acc56E28e0Fe3B" }))
      .hits;
    expect(hit?.content).toContain("Base · 8453");
    expect(hit?.snippet?.filter(({ marked }) => marked)).toEqual([
      { text: "0xb5D78DD3276325f5FAF3106Cc4Acc56E28e0Fe3B", marked: true },
    ]);
  });

  it("that no page names find nothing", async () => {
    expect(await urls("0x00000000deadbeef")).toEqual([]);
  });
});

describe("words", () => {
  it.each([
    ["how do I cancel a stream?", "/concepts/cancelability#who-can-cancel"],
    ["legacy cancel", "/guides/legacy/streams#cancel"],
    ["cancelabilty", "/concepts/cancelability"],
    ["base 8453", "/guides/lockup/deployments"],
    ["the", undefined],
  ])("%s leads to %s", async (query, expected) => {
    expect(await first(query)).toBe(expected);
  });
});

describe("filters", () => {
  it("keep areas and protocols", async () => {
    expect(await urls("withdraw", { areas: ["Guides"] })).toEqual([]);
    expect(await urls("statuses", { protocols: ["flow"] })).toEqual(["/concepts/flow/statuses"]);
    expect(await urls("0xb5D78", { protocols: ["flow"] })).toEqual([]);
  });
});

describe("answers", () => {
  it("count all and give one page [spec 3.4a]", async () => {
    const all = await index.search({ query: "stream" });
    const second = await index.search({ query: "stream", hitsPerPage: 2, page: 1 });
    expect(second.total).toBe(all.total);
    expect(second.pages).toBe(Math.ceil(all.total / 2));
    expect(second.hits).toEqual(all.hits.slice(2, 4));
    expect((await index.search({ query: "stream", page: 99 })).hits).toEqual([]);
  });

  it("carry the hierarchy of the section [spec 3.4e]", async () => {
    const [hit] = (await index.search({ query: "withdrawMax" })).hits;
    expect(hit).toMatchObject({
      objectID: "/reference/lockup/contract.SablierLockup#withdrawmax",
      type: "lvl2",
      content: "Pays out all that the recipient can take.",
      protocol: "lockup",
      hierarchy: { lvl0: "Reference", lvl1: "SablierLockup", lvl2: "withdrawMax", lvl3: null },
      highlight: { lvl2: [{ text: "withdrawMax", marked: true }] },
    });
  });

  it("cut a snippet around the words that matched [spec 3.4d]", async () => {
    const [hit] = (await index.search({ query: "insolvent", snippetWords: 5 })).hits;
    expect(hit?.type).toBe("content");
    const text = hit?.snippet?.map((run) => run.text).join("");
    expect(text).toBe("… than it holds is insolvent.");
    expect(hit?.snippet?.filter(({ marked }) => marked)).toEqual([
      { text: "insolvent", marked: true },
    ]);
  });

  it("suggest queries with results when there are none [spec 3.6a]", async () => {
    const { hits, suggestions } = await index.search({ query: "qqqq", areas: [] });
    expect(hits).toEqual([]);
    expect(suggestions).toEqual([]);
    const similar = await index.search({ query: "deploymnadresss" });
    expect(similar.hits).toEqual([]);
    expect(similar.suggestions).toContain("Deployment Addresses");
    for (const query of similar.suggestions) expect(await urls(query)).not.toEqual([]);
  });

  it.each([
    "",
    "   ",
    "?!",
    "\u0000\ud800",
    "<script>alert(1)</script>",
    "a".repeat(5_000),
    "constructor __proto__",
  ])("survive the query %j", async (query) => {
    await expect(index.search({ query })).resolves.toBeDefined();
  });
});

describe("find", () => {
  it("gives sections with scores to programs", async () => {
    const { sections, terms, total } = await index.find({ query: "who can cancel zzzzzz" });
    const [best] = sections;
    expect(best).toMatchObject({
      route: "/concepts/cancelability",
      id: "who-can-cancel",
      release: null,
      score: 1,
    });
    expect(terms.map(({ text, sections: count }) => [text, count > 0])).toEqual([
      ["cancel", true],
      ["zzzzzz", false],
    ]);
    expect(total).toBe(PAGES.flatMap((one) => one.sections).length);
    expect(best?.path).toEqual(["Cancelability", "Who can cancel"]);
  });
});

describe("the ranking", () => {
  const find = async (pages: readonly PageRecord[], query: string): Promise<string[]> =>
    (await engineOver(files(pages)).search({ query })).hits.map(({ url }) => url);

  it("puts retired pages last, unless they are asked for", async () => {
    const pages = [
      page("/api/previous-endpoints", "Endpoints", ["Endpoint of the subgraph."]),
      page("/api/x-endpoints", "Endpoints", ["Endpoint of the subgraph."]),
    ];
    expect((await find(pages, "subgraph endpoint"))[0]).toBe("/api/x-endpoints");
    expect((await find(pages, "previous subgraph endpoint"))[0]).toBe("/api/previous-endpoints");
  });

  it("gives equal scores the order of the pages", async () => {
    expect(
      await find([page("/a", "One", ["token"]), page("/b", "Two", ["token"])], "token"),
    ).toEqual(["/a", "/b"]);
  });

  it("puts what names a value before what holds the words beside it", async () => {
    expect(await first("cancel 0xea5ead19")).toBe(
      "/reference/lockup/contract.SablierLockup#withdrawmax",
    );
  });
});

it.each([
  ["its release", { protocol: "flow", release: "flow@v1.1" }, true],
  ["another release", { protocol: "flow", release: "flow@v3.0" }, false],
  ["all releases of its protocol", { protocol: "flow", release: null }, true],
  ["all protocols", { protocol: null, release: null }, true],
  ["another protocol", { protocol: "lockup", release: null }, false],
] as const)("a limit to one release keeps pages of %s: %s", (_, about, expected) => {
  expect(passes({ area: "Concepts", ...about }, { release: "flow@v1.1" })).toBe(expected);
});
