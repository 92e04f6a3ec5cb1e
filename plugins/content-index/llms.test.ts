import { describe, expect, it } from "vitest";

import type { PageRecord } from "../../src/lib/page-records/types";
import { testPage } from "./fixture";
import { LEARN_LIMIT, llmsFiles } from "./llms";

const SITE = { name: "Docs", description: "About streams.", origin: "https://docs.org" };
const TRAINING = { path: "/llms-training.txt", text: "{}" };

const guide = (route: string, given: Partial<PageRecord> = {}, body?: string) =>
  testPage(
    {
      route,
      metaTitle: `About ${route}`,
      area: "Guides",
      protocol: "flow",
      release: "flow@v1.1",
      ...given,
    },
    body,
  );

const PAGES = [
  testPage(),
  guide("/concepts/flow/overview", { area: "Concepts", release: null }),
  guide(
    "/guides/flow/overview",
    {},
    "## A [stream](/concepts/glossary#stream)\n\n- **Selector**: `0x1`\n- **Also**: [all](/a#b)\n- **Declared in**: [x](/x)\n\n```bash\n# kept\n```\n\n[Fees](/concepts/fees)",
  ),
  guide("/guides/flow/gas-benchmarks"),
  guide("/guides/flow/deployments"),
  guide("/reference/flow/contracts/interfaces/interface.IFlow", { area: "References" }),
  guide("/api/flow/overview", { area: "APIs", release: null }),
  guide("/deployments/flow/v3.0", { release: "flow@v3.0" }),
  guide("/deployments/lockup/v3.0", { protocol: "lockup", release: "lockup@v3.0" }),
  guide("/guides/lockup/v4.0/overview", { protocol: "lockup", release: "lockup@v4.0" }),
];

const textsOf = (pages = PAGES): Map<string, string> =>
  new Map(
    llmsFiles(pages, SITE, TRAINING, (text) => text.length).map(({ path, text }) => [path, text]),
  );
const sourcesOf = (text = ""): (string | undefined)[] =>
  [...text.matchAll(/^Source: (\S+)$/gmu)].map(([, route]) => route);

describe("llmsFiles", () => {
  const texts = textsOf();

  it("makes three files for a release with guides, by what their readers do [spec 10.1]", () => {
    expect(sourcesOf(texts.get("/llms-flow-v1.1.txt"))).toEqual([
      "/concepts/flow/overview",
      "/guides/flow/overview",
      "/concepts/chains",
    ]);
    expect(sourcesOf(texts.get("/llms-flow-v1.1-reference.txt"))).toEqual([
      "/guides/flow/gas-benchmarks",
      "/reference/flow/contracts/interfaces/interface.IFlow",
    ]);
    expect(sourcesOf(texts.get("/llms-flow-v1.1-api.txt"))).toEqual([
      "/guides/flow/deployments",
      "/api/flow/overview",
    ]);
    expect(texts.has("/llms-flow-v2.0.txt")).toBe(false);
  });

  it("puts the pages of one protocol into its file, of all releases", () => {
    expect(sourcesOf(texts.get("/llms-lockup.txt"))).toEqual([
      "/deployments/lockup/v3.0",
      "/guides/lockup/v4.0/overview",
    ]);
    expect(sourcesOf(texts.get("/llms-full.txt"))).toHaveLength(PAGES.length);
  });

  it("says of a page its release, and nothing that every page or symbol says again [spec 7.7]", () => {
    expect(texts.get("/llms-flow.txt")).toContain(
      "## About /guides/flow/overview\n\nSource: /guides/flow/overview\nRelease: Flow v1.1\n\n### A stream\n\n- **Selector**: `0x1`\n\n```bash\n# kept\n```\n\n[Fees](/concepts/fees)\n",
    );
  });

  it("puts headings of a page below its title, and leaves its code as it is", () => {
    const body = "## Part\n\n```bash\n# note\n```\n\n### Detail\n\n#1 of #2";
    expect(textsOf([guide("/guides/flow/a", {}, body)]).get("/llms-flow.txt")).toMatch(
      /\n### Part\n\n```bash\n# note\n```\n\n#### Detail\n\n#1 of #2\n$/u,
    );
  });

  it("leaves out of what is learned what has no room, and lists it", () => {
    const long = "word ".repeat(LEARN_LIMIT / 20);
    const many = [1, 2, 3, 4, 5].map((number) => guide(`/guides/flow/${number}`, {}, long));
    const text = textsOf(many).get("/llms-flow-v1.1.txt") ?? "";
    expect(text.length).toBeLessThanOrEqual(LEARN_LIMIT);
    expect(sourcesOf(text)).toEqual(["/guides/flow/1", "/guides/flow/2", "/guides/flow/3"]);
    expect(text).toMatch(/## Not in this file\n\n.+flow\/4\.md\)\n.+flow\/5\.md\)\n$/u);
  });

  describe("the index", () => {
    const index = texts.get("/llms.txt") ?? "";

    it("begins with the newest releases, each with a link", () => {
      expect(index).toMatch(/^# Docs\n\n> About streams\.\n/u);
      expect(index).toContain(
        "Newest releases, March 2026: [Lockup v4.0](https://docs.org/guides/lockup/v4.0/overview.md), " +
          "[Flow v3.0](https://docs.org/deployments/flow/v3.0.md) (addresses and ABIs). ",
      );
    });

    it("lists the files with their tokens, and what may be left out at its end", () => {
      const groups = index.split(/^## /mu).map((group) => group.split("\n"));
      expect(groups.map(([label]) => label).slice(1)).toEqual([
        "Whole texts",
        "Concepts",
        "Guides",
        "APIs",
        "Optional",
      ]);
      const [, tokens] = /llms-flow-v1\.1\.txt\): .+ ([\d,]+) tokens\./u.exec(index) ?? [];
      // Pages are counted one by one, without the blank lines at their ends.
      expect(Number(tokens?.replace(",", ""))).toBeCloseTo(
        texts.get("/llms-flow-v1.1.txt")?.length ?? 0,
        -2,
      );
      expect(groups.at(-1)?.join("\n")).toContain("interface.IFlow");
    });

    it("has the newest release of a protocol first", () => {
      expect(index.indexOf("/lockup/v4.0/overview.md):")).toBeLessThan(
        index.indexOf("/deployments/lockup/v3.0.md):"),
      );
    });
  });
});
