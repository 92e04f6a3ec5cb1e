import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { buildSite, linkPackages } from "./site-copy";

/** Path of the one page of the minimal site. */
export const CLASSIC_PAGE = "/page";

const CONFIG = {
  title: "Minimal site",
  url: "https://example.com",
  baseUrl: "/",
  // The page links to pages of this site.
  onBrokenLinks: "ignore",
  future: { v4: true, faster: { rspackPersistentCache: false } },
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
};

/** The browsers that a new Docusaurus site supports. */
const BROWSERS = [">0.5%", "not dead", "not op_mini all"];

/**
 * Builds a Docusaurus site of one page with nothing but the classic preset.
 *
 * @param folder an empty folder
 * @param markdown text of the page, without front matter
 * @returns folder of the built site
 */
export async function buildClassicSite(folder: string, markdown: string): Promise<string> {
  const write = (name: string, text: string): Promise<void> =>
    writeFile(path.join(folder, name), text);
  await mkdir(path.join(folder, "docs"));
  await mkdir(path.join(folder, "src/pages"), { recursive: true });
  await linkPackages(folder);
  await write("package.json", JSON.stringify({ private: true, browserslist: BROWSERS }));
  await write("docusaurus.config.js", `module.exports = ${JSON.stringify(CONFIG)};\n`);
  await write(`docs${CLASSIC_PAGE}.md`, markdown);
  await write("src/pages/index.md", "# Home\n");
  await buildSite(folder);
  return path.join(folder, "build");
}
