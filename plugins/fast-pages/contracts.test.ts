import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../paths";

/** A module of Docusaurus that this plugin replaces, or whose words it repeats. */
interface Contract {
  /** The file to compare after an update. */
  readonly upstream: string;
  /** What stands in for it, or depends on it. */
  readonly ours: string;
  readonly what: string;
  /** The first digits of the SHA-256 of the file that ours was last compared with. */
  readonly sha256: string;
}

const CONTRACTS: readonly Contract[] = [
  {
    upstream: "@docusaurus/core/lib/client/preload.js",
    ours: "browser/preload.ts",
    what: "loads what a path needs",
    sha256: "8c1e3de18d307e2f",
  },
  {
    upstream: "@docusaurus/core/lib/server/codegen/codegenRoutes.js",
    ours: "generated-files.ts, emit.ts",
    what: "writes routes.js, registry.js and routesChunkNames.json",
    sha256: "6bdf7133ebc411f9",
  },
  {
    upstream: "@docusaurus/core/lib/server/codegen/codegen.js",
    ours: "browser-data.ts, emit.ts",
    what: "writes globalData.json and docusaurus.config.mjs",
    sha256: "611cf627307a668c",
  },
  {
    upstream: "@docusaurus/theme-classic/lib/prism-include-languages.js",
    ours: "empty.ts",
    what: "brings Prism to every page",
    sha256: "a464a26897ccb5b2",
  },
  {
    upstream: "@docusaurus/utils-common/lib/index.js",
    ours: "browser/utils-common.ts",
    what: "exports the helpers of paths and errors",
    sha256: "f67a902f603f736c",
  },
  {
    upstream: "@docusaurus/core/lib/ssg/ssgTemplate.html.js",
    ours: "html-template.ts",
    what: "is the default of the option ssrTemplate",
    sha256: "5d6584e4a61b22d4",
  },
  {
    upstream: "@docusaurus/core/lib/client/docusaurus.js",
    ours: "browser/load-routes.ts",
    what: "prefetches by the tables that load-routes.ts extends",
    sha256: "b0d1dbdc1e3a706f",
  },
  {
    upstream: "@docusaurus/core/lib/client/hasHydratedDataAttribute.js",
    ours: "start-on-use.ts",
    what: "says that the program has taken the page over",
    sha256: "66d8a389d5b740ea",
  },
  {
    upstream: "@docusaurus/theme-common/lib/contexts/announcementBar.js",
    ours: "start-on-use.ts",
    what: "names the storage of the last announcement",
    sha256: "8ffa6d2783f3e394",
  },
  {
    upstream: "@docusaurus/theme-classic/lib/theme/DocItem/index.js",
    ours: "src/theme/DocItem/index.tsx",
    what: "draws a docs page",
    sha256: "015731dcd3f47753",
  },
];

function digest(upstream: string): string {
  const text = readFileSync(path.join(SITE_DIR, "node_modules", upstream));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

describe("what this plugin takes from the inside of Docusaurus", () => {
  it.each(CONTRACTS)("is as it was in $upstream", ({ upstream, ours, what, sha256 }) => {
    expect(
      digest(upstream),
      `${upstream}, which ${what}, has changed: compare it with ${ours}, then put its new digest here`,
    ).toBe(sha256);
  });
});
