import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

import { SITE_DIR } from "../paths";

/**
 * Modules of Docusaurus that this plugin replaces, or whose words it repeats: the file to compare after an
 * update, the first digits of the SHA-256 of what was last compared, and what stands in or depends on it.
 */
const CONTRACTS = [
  "@docusaurus/core/lib/server/codegen/codegenRoutes.js 6bdf7133ebc411f9 registry.ts",
  "@docusaurus/core/lib/server/codegen/codegen.js 611cf627307a668c lean.ts, index.ts",
  "@docusaurus/plugin-content-docs/lib/routes.js 5292463cb424aa02 lean.ts",
  "@docusaurus/plugin-content-docs/lib/globalData.js 192cde2ebaf1ba14 lean.ts",
  "@docusaurus/theme-classic/lib/prism-include-languages.js a464a26897ccb5b2 empty.ts",
  "@docusaurus/core/lib/ssg/ssgTemplate.html.js 5d6584e4a61b22d4 html-template.ts",
  "@docusaurus/core/lib/client/hasHydratedDataAttribute.js 66d8a389d5b740ea start-on-use.ts",
  "@docusaurus/theme-common/lib/contexts/announcementBar.js 8ffa6d2783f3e394 start-on-use.ts",
  "@docusaurus/theme-classic/lib/theme/DocItem/index.js 015731dcd3f47753 src/theme/DocItem/index.tsx",
].map((row) => row.split(" ") as [string, string, ...string[]]);

function digest(upstream: string): string {
  const text = readFileSync(path.join(SITE_DIR, "node_modules", upstream));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

it.each(CONTRACTS)("%s is as it was", (upstream, sha256, ...ours) => {
  expect(
    digest(upstream),
    `${upstream} has changed: compare it with ${ours.join(" ")}, then put its new digest here`,
  ).toBe(sha256);
});
