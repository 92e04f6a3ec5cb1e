import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { RELEASES } from "../../data/releases";
import { countTokens } from "../../plugins/content-index/tokens";
import { SKILL_ENTRIES } from "../../plugins/public-files/skills";
import { fileOf } from "../../server/paths";
import { markdownPathOf, PAGES_WITHOUT_EXPORT } from "../../src/lib/page-records/negotiate";
import { BUILD_FOLDER, type BuiltPage, builtPages } from "./site";

const FILES = [
  "llms.txt",
  "llms-full.txt",
  "llms-airdrops.txt",
  "llms-flow.txt",
  "llms-lockup.txt",
  "llms-training.txt",
  ...RELEASES.filter(({ depth }) => depth === "full").flatMap(({ ref }) => {
    const stem = `llms-${ref.replace("@", "-")}`;
    return [`${stem}.txt`, `${stem}-reference.txt`, `${stem}-api.txt`];
  }),
];

/** Files for assistants, which the index lists among what is optional. */
const SKILLS = SKILL_ENTRIES.map(({ path }) => path);

/** Files that models read whole. */
const WHOLE = FILES.filter((name) => name !== "llms.txt" && name !== "llms-training.txt");

/** Most tokens of a file of learning and building, and of the others about a release. */
const LEARN_LIMIT = 60_000;
const RELEASE_LIMIT = 128_000;

interface TrainingRecord {
  readonly id: string;
  readonly url: string;
  readonly kind: "qa" | "text";
  readonly question?: string;
  readonly answer?: string;
  readonly text?: string;
}

let origin: string;
let routes: string[];

const read = (name: string): string => readFileSync(join(BUILD_FOLDER, name), "utf8");

beforeAll(() => {
  const pages = builtPages().filter(
    ({ path, document }) =>
      path !== "/404" &&
      !PAGES_WITHOUT_EXPORT.includes(path) &&
      document('meta[name="robots"][content*="noindex"]').length === 0,
  );
  routes = pages.map(({ path }) => path);
  origin = new URL(pages[0]?.document('link[rel="canonical"]').attr("href") ?? "").origin;
});

const isServed = (path: string): boolean => fileOf(BUILD_FOLDER, path) !== undefined;

/** Paths of the site's own addresses in a text, without anchors. */
function ownPaths(text: string): Set<string> {
  const paths = new Set<string>();
  for (const [address] of text.matchAll(/https?:\/\/[^\s)"\\<>`\]]+/gu)) {
    if (!address.startsWith(`${origin}/`)) continue;
    paths.add(new URL(address.replace(/[.,;:]+$/u, "")).pathname);
  }
  for (const [, path = ""] of text.matchAll(/\]\((\/[^)\s#?]*)/gu)) paths.add(path);
  return paths;
}

/** Most characters of the index: about 25,000 tokens. Shorter descriptions of pages make room. */
const INDEX_LIMIT = 100_000;

/** Paths of the pages that the index lists. */
function indexed(): string[] {
  const text = read("llms.txt");
  expect(text.length, "characters of llms.txt").toBeLessThan(INDEX_LIMIT);
  expect(text).toMatch(/^# .+\n\n> .+\n/u);
  return [...text.matchAll(/^- \[[^\n]+\]\(([^)\s]+)\): \S[^\n]+$/gmu)].flatMap(([, url = ""]) => {
    const { pathname } = new URL(url);
    return pathname.endsWith(".txt") ? [] : [pathname];
  });
}

describe("the files for language models", () => {
  it.each([...FILES, ...SKILLS.map((path) => path.slice(1))])(
    "%s names only addresses that are served [spec 5.1]",
    (name) => {
      const paths = [...ownPaths(read(name))];
      expect(paths.length).toBeGreaterThan(5);
      expect(paths.filter((path) => !isServed(decodeURIComponent(path)))).toEqual([]);
    },
  );

  it("have one line and a description for every page in the index", () => {
    const paths = indexed();
    expect(paths.filter((path) => SKILLS.includes(path)).toSorted()).toEqual(SKILLS.toSorted());
    const lines = paths
      .filter((path) => !SKILLS.includes(path))
      .map((path) => path.replace(/^\/index\.md$/u, "/").replace(/\.md$/u, ""));
    expect(lines.toSorted()).toEqual(routes.toSorted());
    expect(read("llms.txt").match(/^## /gmu)?.length).toBeGreaterThan(5);
  });

  it("hold every page in full, and each protocol's pages in its own file [spec 5.1]", () => {
    const sources = (name: string): string[] =>
      [...read(name).matchAll(/^Source: (\/\S*)$/gmu)].map(([, path = ""]) => path);
    expect(sources("llms-full.txt").toSorted()).toEqual(routes.toSorted());
    for (const protocol of ["airdrops", "flow", "lockup"]) {
      const own = sources(`llms-${protocol}.txt`);
      const expected = routes.filter((route) =>
        new RegExp(`^/(?:concepts|guides|reference|deployments)/${protocol}/`, "u").test(route),
      );
      expect(expected.filter((route) => !own.includes(route))).toEqual([]);
    }
  });

  it("have as many tokens as the index says, and those about a release have room [spec 10.1]", () => {
    const stated = new Map(
      [...read("llms.txt").matchAll(/^- \[(llms-\S+\.txt)\]\(.* ([\d,]+) tokens\.$/gmu)].map(
        ([, name = "", tokens = ""]) => [name, Number(tokens.replaceAll(",", ""))],
      ),
    );
    expect([...stated.keys()].toSorted()).toEqual(
      FILES.filter((name) => name !== "llms.txt").toSorted(),
    );
    for (const name of WHOLE.filter((file) => /-v\d/u.test(file))) {
      const tokens = countTokens(read(name));
      expect(Math.abs(tokens - (stated.get(name) ?? 0)), name).toBeLessThan(tokens / 500);
      const limit = /-(?:reference|api)\.txt$/u.test(name) ? RELEASE_LIMIT : LEARN_LIMIT;
      expect(tokens, name).toBeLessThanOrEqual(limit);
    }
  });

  it("name the site once, and repeat neither links to the glossary nor what each symbol says", () => {
    for (const name of WHOLE) {
      const text = read(name);
      expect(text, name).not.toMatch(/\]\(\/concepts\/glossary#/u);
      expect(text, name).not.toMatch(/^- \*\*(?:Also|Declared in)\*\*/mu);
      expect(text.includes(`](${origin}/`), name).toBe(false);
      expect(text.slice(0, 1_000), name).toContain(`pages of ${origin}.`);
    }
  });

  it("are named on every page and in its Markdown, but not in the texts of the pages that they hold", () => {
    const pages = builtPages();
    const named = ({ document }: BuiltPage): boolean =>
      document('footer a[href="/llms.txt"]').length === 1;
    expect(pages.filter((page) => !named(page)).map(({ path }) => path)).toEqual([]);
    const line = `> The index of these docs for language models is ${origin}/llms.txt.`;
    const withLine = routes.filter((route) => read(markdownPathOf(route).slice(1)).includes(line));
    expect(withLine).toEqual(routes);
    expect(FILES.filter((name) => read(name).includes(line))).toEqual([]);
  });

  it("have one training record a section, with an answer where the heading asks [spec 5.1]", () => {
    const records = read("llms-training.txt")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => JSON.parse(line) as TrainingRecord);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    expect(records.filter(({ id, url }) => url !== `${origin}${id}`)).toEqual([]);
    const questions = records.filter(({ kind }) => kind === "qa");
    expect(questions.length).toBeGreaterThan(20);
    expect(questions.filter(({ question, answer }) => !question?.endsWith("?") || !answer)).toEqual(
      [],
    );
    expect(records.filter(({ kind, text }) => kind === "text" && !text)).toEqual([]);
  });

  it("are described for browsers and search engines", () => {
    expect(read("opensearch.xml")).toContain(`template="${origin}/search?q={searchTerms}"`);
    expect(read("robots.txt")).toMatch(/^Sitemap: /mu);
  });
});
