import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { testPage } from "./fixture";
import { describeLlmsFiles, type LlmsFile, writeLlmsFile } from "./llms";

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
  testPage({
    route: "/concepts/flow/overview",
    metaTitle: "How Flow works",
    description: "Every Flow stream.",
    protocol: "flow",
  }),
  testPage({
    route: "/guides/flow/overview",
    metaTitle: "Flow v1.1",
    description: "Guides.",
    area: "Guides",
    protocol: "flow",
    release: "flow@v1.1",
  }),
  testPage({
    route: "/guides/lockup/v4.0/overview",
    metaTitle: "Lockup v4.0",
    description: "Guides.",
    area: "Guides",
    protocol: "lockup",
    release: "lockup@v4.0",
  }),
];

async function written(file: LlmsFile | undefined): Promise<string> {
  if (file === undefined) throw new Error("There is no such file.");
  const target = path.join(await mkdtemp(path.join(tmpdir(), "llms-")), file.name);
  await writeLlmsFile(file, target);
  return readFile(target, "utf8");
}

beforeEach(() => {
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
      "llms-lockup-v4.0.txt",
      "llms-flow-v1.1.txt",
    ]);
  });

  it("writes an index with a line and a description for every page, by area", async () => {
    const text = await written(named("llms.txt"));
    expect(text).toMatch(/^# Docs\n\n> About streams\.\n/);
    expect(text).toContain(
      "- [Supported chains](https://docs.org/concepts/chains.md): Every chain.",
    );
    expect(text).toContain(
      "## Guides\n\n- [Flow v1.0](https://docs.org/guides/flow/v1.0.md): Addresses.",
    );
  });

  it("writes whole pages with their headings below the page's", async () => {
    const text = await written(named("llms-full.txt"));
    expect(text).toContain(
      "## Flow v1.0\n\nSource: https://docs.org/guides/flow/v1.0\n\nAddresses.\n\n### Base\n\n```bash\n# kept\n```",
    );
    expect(text).toContain("## Supported chains");
  });

  it("begins with the newest releases and where they are described", async () => {
    const text = await written(named("llms.txt"));
    expect(text).toContain(
      "Newest releases, March 2026: Lockup v4.0 (https://docs.org/guides/lockup/v4.0/overview.md), " +
        "Flow v3.0 (addresses and ABIs), ",
    );
    expect(text).toContain("https://docs.org/llms-lockup-v4.0.txt");
  });

  it("puts the pages about one release, and those about all, into its file [spec 7.7]", async () => {
    const text = await written(named("llms-flow-v1.1.txt"));
    expect(text).toContain("> Flow v1.1, released in February 2025");
    expect([...text.matchAll(/^## (.+)$/gmu)].map(([, title]) => title)).toEqual([
      "Flow v1.0",
      "How Flow works",
      "Flow v1.1",
    ]);
  });

  it("puts the pages of one protocol into its file", async () => {
    const text = await written(named("llms-flow.txt"));
    expect(text).toContain("# Docs: Flow\n");
    expect(text).not.toContain("Supported chains");
  });
});
