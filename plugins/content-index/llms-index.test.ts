import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import type { DocInfo } from "docusaurus-plugin-llms/lib/types";
import { array, assert, constantFrom, property, string, tuple } from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { ExtractedPage } from "./extract";
import { testPage } from "./fixture";
import { describeLlmsFiles, INDEX_LIMIT, writeLlmsFile } from "./llms";
import { fitDescriptions, groupByFolder, listPages, shorten } from "./llms-index";

const ORIGIN = "https://docs.org";
const SITE = { name: "Docs", description: "About streams.", origin: ORIGIN };

const doc = (route: string, given: Partial<DocInfo> = {}): DocInfo => ({
  title: `About ${route}`,
  path: route,
  url: `${ORIGIN}${route}.md`,
  content: "",
  description: "What there is to know about this page, and where to read on when you have read it.",
  section: "Guides",
  ...given,
});

/** Pages in areas, folders and subfolders, some of them very large. */
const pageAt = (number: number): ExtractedPage => {
  const area = ["Concepts", "Guides", "References", "APIs"][number % 7] ?? "Guides";
  const folder = `folder-${Math.floor(Math.sqrt(number))}`;
  return testPage({
    route: `/${area.toLowerCase()}/${number % 3 === 0 ? "" : `${folder}/`}page-${number}`,
    metaTitle: `Page ${number} about the [balance] of a stream and its recipient`,
    description: "What it says and for whom. ".repeat((number % 9) + 1),
    area,
  });
};

/** The files of an index as they are written, by name. */
async function written(pages: readonly ExtractedPage[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), "llms-index-"));
  const texts = new Map<string, string>();
  for (const file of describeLlmsFiles(pages, SITE).filter(({ isFull }) => !isFull)) {
    expect([...texts.keys()]).not.toContain(file.name);
    await writeLlmsFile(file, path.join(folder, file.name));
    texts.set(file.name, await readFile(path.join(folder, file.name), "utf8"));
  }
  await rm(folder, { recursive: true });
  return texts;
}

/** Addresses in the lines of `llms.txt` and of the lists that it leads to. */
function reachable(texts: ReadonlyMap<string, string>, name = "llms.txt"): string[] {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`There is no ${name}.`);
  return [...text.matchAll(/^- \[.+\]\(https:\/\/docs\.org\/(\S+)\): \S.*$/gmu)].flatMap(
    ([, target = ""]) => (target.endsWith(".txt") ? reachable(texts, target) : [`/${target}`]),
  );
}

const twins = (pages: readonly ExtractedPage[]): string[] =>
  pages.map(({ record }) => `${record.route}.md`).sort();

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue(undefined);
});

describe("shorten", () => {
  it("cuts at a word", () => {
    expect(shorten("One two, three", 10)).toBe("One two…");
    expect(shorten("One two", 7)).toBe("One two");
    expect(shorten("Onwards", 3)).toBe("On…");
  });
});

describe("fitDescriptions", () => {
  it("shortens only the longest descriptions, and only as far as needed", () => {
    const long = Array.from({ length: 300 }, () =>
      doc("/concepts/chains", { description: "word ".repeat(30).trim() }),
    );
    const short = doc("/a", { description: "Every chain." });
    const [first, ...others] = fitDescriptions([short, ...long], INDEX_LIMIT) ?? [];
    expect(first?.description).toBe("Every chain.");
    const lengths = others.map(({ description }) => description.length);
    expect(Math.max(...lengths)).toBeLessThan(149);
    expect(Math.min(...lengths)).toBeGreaterThan(80);
  });

  it("has no answer when even the titles do not fit", () => {
    const many = Array.from({ length: 2000 }, () => doc("/concepts/chains"));
    expect(fitDescriptions(many, INDEX_LIMIT)).toBeNull();
  });
});

describe("groupByFolder", () => {
  it("groups below what all pages share", () => {
    const routes = ["/guides/flow/a", "/guides/b", "/guides/flow/x/c", "/guides/lockup/d"];
    const groups = groupByFolder(routes.map((route) => doc(route)));
    expect([...groups].map(([folder, docs]) => [folder, docs.map((page) => page.path)])).toEqual([
      ["/guides/flow", ["/guides/flow/a", "/guides/flow/x/c"]],
      ["/guides", ["/guides/b"]],
      ["/guides/lockup", ["/guides/lockup/d"]],
    ]);
  });

  it("leaves the pages of one folder together", () => {
    expect(groupByFolder([doc("/guides/a"), doc("/guides/b")]).size).toBe(1);
    expect(groupByFolder([doc("/"), doc("/b")]).size).toBe(1);
  });
});

describe("listPages", () => {
  it("lists pages that fit in one file, in their order", () => {
    const files = listPages([doc("/guides/b"), doc("/a", { section: "Site" })], ORIGIN, 1_000);
    expect(files.map(({ name, docs }) => [name, docs.map((page) => page.path)])).toEqual([
      ["llms.txt", ["/guides/b", "/a"]],
    ]);
  });

  it("splits by area, then by folder, then into numbered parts", () => {
    const docs = [
      ...[1, 2, 3].map((page) => doc(`/concepts/page-${page}`, { section: "Concepts" })),
      ...[1, 2].map((page) => doc(`/guides/page-${page}`)),
      ...[1, 2].map((page) => doc(`/guides/flow/page-${page}`)),
      ...Array.from({ length: 12 }, (_, page) => doc(`/guides/lockup/page-${page}`)),
    ];
    const files = listPages(docs, ORIGIN, 600);
    expect(
      files.map(({ name, label, pages, docs: { length } }) => [name, label, pages, length]),
    ).toEqual([
      ["llms.txt", "", 19, 2],
      ["llms-index-concepts.txt", "Concepts", 3, 3],
      ["llms-index-guides.txt", "Guides", 16, 3],
      ["llms-index-guides-pages.txt", "Guides, /guides", 2, 2],
      ["llms-index-guides-flow.txt", "Guides, /guides/flow", 2, 2],
      ["llms-index-guides-lockup.txt", "Guides, /guides/lockup", 12, 4],
      ["llms-index-guides-lockup-part-1.txt", "Guides, /guides/lockup, part 1 of 4", 3, 3],
      ["llms-index-guides-lockup-part-2.txt", "Guides, /guides/lockup, part 2 of 4", 3, 3],
      ["llms-index-guides-lockup-part-3.txt", "Guides, /guides/lockup, part 3 of 4", 3, 3],
      ["llms-index-guides-lockup-part-4.txt", "Guides, /guides/lockup, part 4 of 4", 3, 3],
    ]);
    expect(listPages(docs, ORIGIN, 600)).toEqual(files);
  });

  it("gives names to files of areas and folders that are spelled alike", () => {
    const docs = ["A b", "a-B"].flatMap((section) =>
      [1, 2, 3].map((page) => doc(`/${page}`, { section })),
    );
    expect(listPages(docs, ORIGIN, 250).map(({ name }) => name)).toEqual([
      "llms.txt",
      "llms-index-a-b.txt",
      "llms-index-a-b-2.txt",
    ]);
  });

  it("names the page whose title alone is too long", () => {
    const docs = [doc("/a"), doc("/b", { title: "x".repeat(700) })];
    expect(() => listPages(docs, ORIGIN, 600)).toThrow(
      "need 730 of 600 characters for the title and address of /b alone: shorten the title",
    );
  });

  it("has each page once in files that fit, whatever their paths are", () => {
    const names = constantFrom("a", "A", "guides", "v1.0", "x-y", "part", "1", "é");
    const pages = array(tuple(constantFrom("Guides", "guides", "APIs"), array(names), string()), {
      minLength: 1,
      maxLength: 60,
    });
    assert(
      property(pages, (given) => {
        const docs = given.map(([section, folders, title], number) =>
          doc(`/${[...folders, `page-${number}`].join("/")}`, { section, title }),
        );
        const files = listPages(docs, ORIGIN, 900);
        const byUrl = new Map(files.map((file) => [`${ORIGIN}/${file.name}`, file]));
        expect(byUrl.size).toBe(files.length);
        const follow = ({ docs: lines }: (typeof files)[number]): string[] =>
          lines.flatMap((line) => {
            const list = byUrl.get(line.url);
            return list === undefined ? [line.path] : follow(list);
          });
        const [root] = files;
        if (root === undefined) throw new Error("There is no file.");
        expect(root.pages).toBe(docs.length);
        expect(follow(root).sort()).toEqual(docs.map((page) => page.path).sort());
      }),
      { numRuns: 60 },
    );
  });
});

describe("the index of a site that grows", () => {
  it.each([181, 400, 2_000, 20_000])("leads to each of %d pages", async (count) => {
    const pages = Array.from({ length: count }, (_, number) => pageAt(number));
    const texts = await written(pages);
    expect(Math.max(...[...texts.values()].map(({ length }) => length))).toBeLessThan(INDEX_LIMIT);
    expect(reachable(texts).sort()).toEqual(twins(pages));
    expect(texts.size === 1).toBe(count < 400);
    if (texts.size > 1) {
      expect(texts.get("llms.txt")).toContain(
        "- [Guides](https://docs.org/llms-index-guides.txt): ",
      );
    }
  });

  it("splits one huge folder", async () => {
    const pages = Array.from({ length: 2_000 }, (_, number) =>
      testPage({ route: `/page-${number}`, metaTitle: `Page ${number}`, area: "Site" }),
    );
    const texts = await written(pages);
    expect([...texts.keys()].slice(0, 3)).toEqual([
      "llms.txt",
      "llms-index-site.txt",
      "llms-index-site-part-1.txt",
    ]);
    expect(Math.max(...[...texts.values()].map(({ length }) => length))).toBeLessThan(INDEX_LIMIT);
    expect(reachable(texts).sort()).toEqual(twins(pages));
  });
});
