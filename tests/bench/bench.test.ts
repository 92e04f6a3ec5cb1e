import { describe, expect, it } from "vitest";

import { frontMatterProblems } from "../../plugins/front-matter/pages";
import { generateDocs } from "./generate-docs";
import { parseOptions } from "./options";
import { median, medians, percentile } from "./statistics";
import { markdownTable } from "./table";
import { usageOf } from "./usage";
import { notAsWanted } from "./wanted";

describe("statistics", () => {
  it("finds the middle of odd and even numbers of values", () => {
    expect(median([10, 9, 100])).toBe(10);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(
      medians([
        { a: 1, b: 30 },
        { a: 5, b: 10 },
        { a: 2, b: 20 },
      ]),
    ).toEqual({ a: 2, b: 20 });
  });

  it("finds a percentile among the values", () => {
    const values = Array.from({ length: 20 }, (_, at) => 20 - at);
    expect(percentile(values, 0.95)).toBe(19);
    expect(percentile(values, 1)).toBe(20);
    expect(percentile([7], 0.5)).toBe(7);
  });

  it("has no figure for no values", () => {
    expect(() => median([])).toThrow("measure at least once");
    expect(() => percentile([], 0.5)).toThrow("measure at least once");
  });
});

describe("tables", () => {
  it("aligns names on the left and figures on the right", () => {
    const rows = [
      ["home", "1.5"],
      ["a longer name", "10.25"],
    ];
    expect(markdownTable({ title: "", columns: ["Page", "KB"], rows })).toBe(
      [
        "| Page          |    KB |",
        "| ------------- | ----: |",
        "| home          |   1.5 |",
        "| a longer name | 10.25 |",
      ].join("\n"),
    );
  });

  it("names the rows with too many or too few cells", () => {
    const rows = [["a"], ["b", "1"], ["c", "1", "2"]];
    expect(() => markdownTable({ title: "", columns: ["Page", "KB"], rows })).toThrow(
      "2 rows do not have 2 cells: a; c | 1 | 2",
    );
  });
});

describe("usage of a process", () => {
  const status = (kilobytes: number): string =>
    `Name:\tnode\nVmRSS:\t  ${kilobytes} kB\nThreads:\t2\n`;
  const stat = (...ticks: number[]): string =>
    `1 (a (b) c) S 1 2 3 0 -1 4 5 0 6 0 ${ticks.join(" ")} 20 0 1`;

  it("adds what it has started, from any of its threads", () => {
    const files = new Map([
      ["/proc/1/status", status(10)],
      ["/proc/1/stat", stat(100, 50, 30, 20)],
      ["/proc/1/task/1/children", "2 "],
      ["/proc/1/task/8/children", "3 4 "],
      ["/proc/2/status", status(20)],
      ["/proc/2/stat", stat(100, 0, 0, 0)],
      ["/proc/3/status", status(30)],
    ]);
    const list = (path: string): string[] => (path === "/proc/1/task" ? ["1", "8"] : []);
    expect(usageOf(1, (path) => files.get(path), list)).toEqual({
      bytes: 60 * 1_024,
      processorSeconds: 3,
    });
  });

  it("is nothing where the system does not tell", () => {
    const nothing = { bytes: 0, processorSeconds: 0 };
    expect(
      usageOf(
        1,
        () => undefined,
        () => [],
      ),
    ).toEqual(nothing);
  });
});

describe("options", () => {
  const known = ["pages", "builds"];

  it("are all parts, and nothing is written, by default", () => {
    expect(parseOptions([], known)).toEqual({
      parts: known,
      runs: 0,
    });
  });

  it("are read from the command line", () => {
    expect(parseOptions(["builds", "--runs", "5"], known)).toEqual({ parts: ["builds"], runs: 5 });
  });

  it.each([
    [["page", "build"], "No part is named page, build: choose from pages, builds."],
    [["--runs", "0"], '--runs is "0": give a whole number above 0'],
    [["--runs", "two"], '--runs is "two": give a whole number above 0'],
  ])("name what is wrong in %j", (args, message) => {
    expect(() => parseOptions(args, known)).toThrow(message);
  });
});

describe("what is wanted of a page", () => {
  const weight = {
    opened: 110_000,
    used: 140_000,
    css: 20_000,
    html: 1,
    fonts: 1,
    requests: 15,
    hosts: 1,
  };
  const scores = {
    performance: 97,
    accessibility: 100,
    "best-practices": 100,
    seo: 100,
    tbt: 100,
    cls: 0,
  };

  it("is silent about a page that has it", () => {
    for (const kind of ["home", "text", "longest reference", "plot"]) {
      expect(notAsWanted(kind, weight, scores)).toEqual([]);
    }
  });

  it("names every figure that is missed, with the page and what is wanted", () => {
    const bad = { ...scores, performance: 94, tbt: 278, cls: 0.02 };
    expect(
      notAsWanted(
        "text",
        { opened: 110_001, used: 140_001, css: 20_001, html: 1, fonts: 1, requests: 16, hosts: 2 },
        bad,
      ),
    ).toEqual([
      'The page of the kind "text" has 94 performance, wanted are at least 97.',
      'The page of the kind "text" has 278 milliseconds of blocking time, wanted are at most 100.',
      'The page of the kind "text" has 0.02 layout shift, wanted are at most 0.001.',
      'The page of the kind "text" has 2 hosts, wanted are at most 1.',
      'The page of the kind "text" has 110001 bytes of JavaScript, wanted are at most 110000.',
      'The page of the kind "text" has 140001 bytes of JavaScript once it is used, wanted are at most 140000.',
      'The page of the kind "text" has 20001 bytes of CSS, wanted are at most 20000.',
      'The page of the kind "text" has 16 requests, wanted are at most 15.',
    ]);
  });

  it("allows pages of other kinds more styles and more of their own code", () => {
    expect(notAsWanted("plot", { ...weight, used: 155_000, css: 25_000 }, scores)).toEqual([]);
  });
});

describe("generated docs", () => {
  const docs = generateDocs(250);

  it("are the same each time, and all different", () => {
    expect(generateDocs(250)).toEqual(docs);
    expect(new Set(docs.pages.map(({ id }) => id)).size).toBe(250);
    expect(new Set(docs.pages.map(({ source }) => source)).size).toBe(250);
  });

  it("are all in the sidebars, once", () => {
    expect(docs.sidebars).toHaveLength(3);
    expect(docs.sidebars.flatMap(({ groups }) => groups.flatMap(({ ids }) => ids))).toEqual(
      docs.pages.map(({ id }) => id),
    );
  });

  it("link to one another only", () => {
    const ids = new Set(docs.pages.map(({ id }) => `/${id}`));
    for (const { source } of docs.pages) {
      const links = [...source.matchAll(/\]\(([^)]+)\)/gu)].map(([, link = ""]) => link);
      expect(links.length).toBeGreaterThanOrEqual(6);
      expect(links.filter((link) => !ids.has(link))).toEqual([]);
    }
  });

  it("have the front matter that this site asks for", () => {
    const pages = docs.pages.map(({ id, source }) => {
      const field = (name: string): string =>
        new RegExp(`^${name}: "(.+)"$`, "mu").exec(source)?.[1] ?? "";
      const frontMatter = {
        title: field("title"),
        title_meta: field("title_meta"),
        description: field("description"),
      };
      const { title, description } = frontMatter;
      return { id, source: id, permalink: `/${id}`, title, description, frontMatter };
    });
    expect(frontMatterProblems(pages)).toEqual([]);
  });
});
