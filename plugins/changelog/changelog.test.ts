import { load } from "cheerio";
import { describe, expect, it } from "vitest";

import { DOCUMENTATION_CHANGES } from "../../data/changelog";
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

  it("of this site have ids of their own, which are anchors", () => {
    const ids = DOCUMENTATION_CHANGES.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]*$/u.test(id))).toEqual([]);
  });
});

describe("the releases", () => {
  it("are those of the data package, newest first, with what is known of their days", () => {
    const entries = releaseEntries(releases);
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
});

describe("the feeds", () => {
  const log = {
    documentation: documentationEntries([{ ...CHANGE, title: "Fees & <more>" }]),
    releases: releaseEntries(releases),
  };
  const feeds = makeFeeds(log, {
    name: "Docs",
    origin: "https://docs.example.org",
    language: "en",
    copyright: "(c)",
  });
  const parse = (file: string) => load(feeds.get(file) ?? "", { xml: true });

  it("have every entry with an absolute address, and of a release the first day of its month", () => {
    const rss = parse("/feed.xml");
    expect(rss("item")).toHaveLength(releases.length + 1);
    const links = rss("item > link")
      .toArray()
      .map((element) => rss(element).text());
    expect(links).toContain("https://docs.example.org/changelog#lockup-v2.0");
    expect(links.filter((link) => !link.startsWith("https://docs.example.org/changelog#"))).toEqual(
      [],
    );
    const dateOf = (title: string): string => rss(`item:contains("${title}") > pubDate`).text();
    expect(dateOf("Fees &")).toBe("Fri, 02 Jan 2026 00:00:00 GMT");
    expect(dateOf("Lockup v2.0,")).toBe("Sat, 01 Feb 2025 00:00:00 GMT");
    expect(dateOf("Legacy v1.0,")).toBe("Fri, 01 Nov 2019 00:00:00 GMT");
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
    const dates = atom("entry > updated")
      .toArray()
      .map((element) => atom(element).text());
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(atom("feed > updated").text()).toBe(dates[0]);
    expect(
      atom("entry > id")
        .toArray()
        .map((element) => atom(element).text()),
    ).toContain("https://docs.example.org/changelog#a");
    expect(atom("entry > published")).toHaveLength(0);
  });

  it("do not depend on when they are made", () => {
    expect(feeds.get("/feed.xml")).toContain("<lastBuildDate>Sun, 01 Mar 2026");
  });
});
