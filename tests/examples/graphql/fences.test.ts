import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";

import { listExamples } from "../../../plugins/examples/load";
import { parseExampleMeta } from "../../../plugins/markdown/example-regions";
import { SITE_DIR } from "../../../plugins/paths";

/** Files that queries.test.ts and legacy.test.ts check against a schema and run. */
const CHECKED = new Set(
  listExamples(SITE_DIR).filter((file) =>
    /^examples\/graphql\/(?:(?:2025\/)?(?:lockup|flow|airdrops)\/(?:the-graph|envio)|legacy\/the-graph)\/[^/]+\.graphql$/.test(
      file,
    ),
  ),
);

interface Fence {
  readonly page: string;
  readonly line: number;
  readonly meta: string;
  readonly text: string;
}

function graphqlFences(page: string, source: string): Fence[] {
  const fences: Fence[] = [];
  visit(fromMarkdown(source), "code", ({ lang, meta, value, position }) => {
    if (lang !== "graphql") return;
    fences.push({ page, line: position?.start.line ?? 0, meta: meta ?? "", text: value.trim() });
  });
  return fences;
}

/** Fences whose text no test has checked. */
function unchecked(fences: readonly Fence[]): string[] {
  return fences
    .filter(({ meta, text }) => text !== "" || !CHECKED.has(parseExampleMeta(meta)?.file ?? ""))
    .map(({ page, line, meta }) => `${page}:${line}: ${meta}`);
}

const pages = ["docs", "src/pages"].flatMap((folder) =>
  readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(folder, file))
    .map((page) => ({ page, source: readFileSync(path.join(SITE_DIR, page), "utf8") })),
);

describe("GraphQL on the pages", () => {
  const fences = pages.flatMap(({ page, source }) => graphqlFences(page, source));

  it("comes from checked files, every fence", () => {
    expect(fences.length).toBeGreaterThan(0);
    expect(unchecked(fences)).toEqual([]);
  });

  it.each([...["lockup", "flow", "airdrops"], ...["2025/lockup", "2025/flow", "2025/airdrops"]])(
    "shows every query of %s on its page",
    (protocol) => {
      const shown = new Set(fences.map(({ meta }) => parseExampleMeta(meta)?.file));
      const own = [...CHECKED].filter((file) => file.startsWith(`examples/graphql/${protocol}/`));
      expect(own.filter((file) => !shown.has(file))).toEqual([]);
    },
  );

  it("begins on every page with a query of today, which fits today's schema", () => {
    const first = new Map<string, string>();
    for (const { page, meta } of fences) {
      if (!first.has(page)) first.set(page, parseExampleMeta(meta)?.file ?? "");
    }
    expect(first.size).toBeGreaterThan(10);
    const old = [...first].filter(([, file]) => file.startsWith("examples/graphql/2025/"));
    expect(old).toEqual([]);
  });
});
