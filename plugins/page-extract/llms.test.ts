import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeAll, describe, expect, it, vi } from "vitest";

import { testPage } from "./fixture";
import {
  describeLlmsFiles,
  fitDescriptions,
  INDEX_LIMIT,
  type LlmsFile,
  shorten,
  writeLlmsFile,
} from "./llms";

const SITE = { name: "Docs", description: "About streams.", origin: "https://docs.org" };
const pages = [
  testPage(),
  testPage(
    {
      route: "/guides/flow/v1.0",
      metaTitle: "Flow v1.0",
      description: "Addresses.",
      area: "Guides",
      protocol: "flow",
    },
    "## Base\n\n```bash\n# kept\n```",
  ),
];

async function written(file: LlmsFile | undefined): Promise<string> {
  if (file === undefined) throw new Error("There is no such file.");
  const target = path.join(await mkdtemp(path.join(tmpdir(), "llms-")), file.name);
  await writeLlmsFile(file, target);
  return readFile(target, "utf8");
}

beforeAll(() => {
  vi.spyOn(console, "log").mockReturnValue(undefined);
});

describe("describeLlmsFiles", () => {
  const files = describeLlmsFiles(pages, SITE);
  const named = (name: string): LlmsFile | undefined => files.find((file) => file.name === name);

  it("lists every file", () => {
    expect(files.map(({ name }) => name)).toEqual([
      "llms.txt",
      "llms-full.txt",
      "llms-airdrops.txt",
      "llms-flow.txt",
      "llms-lockup.txt",
    ]);
  });

  it("writes an index with a line and a description for every page, by area", async () => {
    const text = await written(named("llms.txt"));
    expect(text).toMatch(/^# Docs\n\n> About streams\.\n/);
    expect(text).toContain(
      "## Concepts\n\n- [Supported chains](https://docs.org/concepts/chains.md): Every chain.\n\n## Guides\n\n- [Flow v1.0](https://docs.org/guides/flow/v1.0.md): Addresses.",
    );
  });

  it("writes whole pages with their headings below the page's", async () => {
    const text = await written(named("llms-full.txt"));
    expect(text).toContain(
      "## Flow v1.0\n\nSource: https://docs.org/guides/flow/v1.0\n\nAddresses.\n\n### Base\n\n```bash\n# kept\n```",
    );
    expect(text).toContain("## Supported chains");
  });

  it("puts the pages of one protocol into its file", async () => {
    const text = await written(named("llms-flow.txt"));
    expect(text).toContain("# Docs: Flow\n");
    expect(text).not.toContain("Supported chains");
  });
});

describe("shorten", () => {
  it("cuts at a word", () => {
    expect(shorten("One two, three", 10)).toBe("One two…");
    expect(shorten("One two", 7)).toBe("One two");
    expect(shorten("Onwards", 3)).toBe("On…");
  });
});

describe("fitDescriptions", () => {
  const docs = describeLlmsFiles(pages, SITE)[1]?.docs ?? [];
  const many = (count: number, description: string): typeof docs =>
    Array.from({ length: count }, () => docs.slice(0, 1))
      .flat()
      .map((doc) => ({ ...doc, description }));

  it("shortens only the longest descriptions, and only as far as needed", () => {
    const long = many(300, "word ".repeat(30).trim());
    const fitted = fitDescriptions([...docs, ...long], INDEX_LIMIT);
    expect(fitted[0]?.description).toBe("Every chain.");
    const lengths = fitted.slice(2).map(({ description }) => description.length);
    expect(Math.max(...lengths)).toBeLessThan(149);
    expect(Math.min(...lengths)).toBeGreaterThan(90);
  });

  it("says when even the titles do not fit", () => {
    expect(() => fitDescriptions(many(2000, "x"), INDEX_LIMIT)).toThrow(
      /2000 titles and addresses alone, of 50000\. Split the index/,
    );
  });
});
