import { load } from "cheerio";
import { describe, expect, it } from "vitest";

import { DOCUMENTATION_CHANGES, RELEASES_LISTED } from "../../data/changelog";
import type { IsoDate } from "../../src/lib/protocol/model";
import { loadModel } from "../protocol-data/test-model";
import { documentationEntries, releaseEntries } from "./entries";
import { makeFeeds } from "./feeds";

const { releases } = loadModel().history;
const CHANGE = { id: "a", date: "2026-01-02" as const, title: "T", text: "x.", links: [] };

describe("the documentation's changes", () => {
  it("are ordered by day, newest first", () => {
    const entries = documentationEntries([CHANGE, { ...CHANGE, id: "b", date: "2026-02-01" }]);
    expect(entries.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("name every fault", () => {
    const wrong = { ...CHANGE, id: "A b", date: "2026-02-31" as const };
    expect(() => documentationEntries([CHANGE, CHANGE, wrong])).toThrow(
      /"a" is used twice[^]*"A b" is no anchor[^]*"2026-02-31"/u,
    );
  });

  it("of this site can be used", () => {
    expect(documentationEntries(DOCUMENTATION_CHANGES)).toHaveLength(DOCUMENTATION_CHANGES.length);
  });
});

describe("the releases", () => {
  it("are those of the data package, newest first, with what is known of their days", () => {
    const entries = releaseEntries(releases, RELEASES_LISTED);
    expect(entries).toHaveLength(releases.length);
    expect(entries.map(({ month }) => month)).toEqual(
      entries.map(({ month }) => month).toSorted((a, b) => b.localeCompare(a)),
    );
    const [known, unknown] = ["lockup-v2.0", "lockup-v1.1"].map((id) =>
      entries.find((entry) => entry.id === id),
    );
    expect(known?.tags).toContainEqual({ version: "v2.0.0", date: "2025-01-28" });
    expect(unknown?.tags).toEqual([]);
  });

  it("need one day each, on which they were listed", () => {
    const some = releases.slice(0, 2);
    const [first, second] = some.map(({ ref }) => ref);
    if (first === undefined || second === undefined) throw new Error("Too few releases.");
    expect(() =>
      releaseEntries(some, {
        "2026-01-01": [first, "flow@v9.9"],
        "2026-01-02": [first],
        ["soon" as IsoDate]: [second],
      }),
    ).toThrow(
      /"soon" is no date[^]*2026-01-01 and 2026-01-02: keep the first[^]*flow@v9\.9 is no release/u,
    );
    expect(() => releaseEntries(some, {})).toThrow(`${second} has no day`);
  });
});

describe("the feeds", () => {
  const log = {
    documentation: documentationEntries([{ ...CHANGE, title: "Fees & <more>" }]),
    releases: releaseEntries(releases, RELEASES_LISTED),
  };
  const feeds = makeFeeds(log, {
    name: "Docs",
    origin: "https://docs.example.org",
    language: "en",
    copyright: "(c)",
  });
  const parse = (file: string) => load(feeds.get(file) ?? "", { xml: true });

  it("have every entry with an absolute address and the day on which it was listed", () => {
    const rss = parse("/feed.xml");
    expect(rss("item")).toHaveLength(releases.length + 1);
    const links = rss("item > link")
      .toArray()
      .map((element) => rss(element).text());
    expect(links).toContain("https://docs.example.org/changelog#lockup-v2.0");
    expect(links.filter((link) => !link.startsWith("https://docs.example.org/changelog#"))).toEqual(
      [],
    );
    expect(rss("item > pubDate").first().text()).toBe("Mon, 23 Nov 2026 00:00:00 GMT");
    expect(
      rss("item > title")
        .toArray()
        .map((element) => rss(element).text()),
    ).toEqual(expect.arrayContaining(["Fees & <more>", "Lockup v2.0, announced in February 2025"]));
    expect(rss(String.raw`atom\:link[rel=self]`).attr("href")).toBe(
      "https://docs.example.org/feed.xml",
    );
  });

  it("are the same as Atom, with ids that stay", () => {
    const atom = parse("/atom.xml");
    expect(atom("entry")).toHaveLength(releases.length + 1);
    expect(atom("entry > id").last().text()).toBe("https://docs.example.org/changelog#a");
    expect(atom("feed > updated").text()).toBe("2026-11-23T00:00:00.000Z");
    expect(atom("entry > published")).toHaveLength(0);
  });

  it("do not depend on when they are made", () => {
    expect(feeds.get("/feed.xml")).toContain("<lastBuildDate>Mon, 23 Nov 2026");
  });
});
