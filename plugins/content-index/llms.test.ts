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
