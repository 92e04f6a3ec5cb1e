import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { readSearchConfig } from "../../src/config/search";
import { openFirstField } from "../../src/lib/first-field";
import { SITE_DIR } from "../paths";
import { WAITING_SCRIPTS } from "./html-template";
import { leanConfig } from "./lean";
import { serverRegistry, sharedChunks } from "./registry";
import { showActiveEntry } from "../../src/clients/show-active-entry";
import { startOnUse } from "./start-on-use";

interface BundlerChunk {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
}

/**
 * Chunks that share nothing: a reader waits for them, and one file comes sooner than five. What others
 * have of theirs as well is a few kilobytes.
 */
const SEARCH_WORKER = "search-worker";
const WHOLE_CHUNKS: ReadonlySet<unknown> = new Set(["search", SEARCH_WORKER]);

/**
 * The worker stands beside the index that it reads, under a name that pages know before they are bundled:
 * they start it when the reader opens the search, and the bundle takes it over.
 */
const WORKER_FILE = "search/worker.js";

/** Styles that are one file for all chunks that a test chooses. */
const styleSheet = (name: string, chunks: (chunk: BundlerChunk) => boolean): object => ({
  name,
  type: "css/mini-extract",
  chunks,
  enforce: true,
});

/**
 * Which modules share a file.
 *
 * Docusaurus puts all styles into one, and every module that half as many chunks share as there are
 * pages into another that every page loads: Mermaid alone has dozens of chunks, so that its 660 KB
 * ended up there.
 */
function cacheGroups(shared: ReadonlySet<unknown>) {
  const isOfEveryPage = (chunk: BundlerChunk): boolean =>
    chunk.canBeInitial() || shared.has(chunk.name);
  return {
    styles: { ...styleSheet("styles", isOfEveryPage), priority: 60 },
    // Chunks of pages have names, those that a reader asks for have none and keep their styles.
    components: {
      ...styleSheet(
        "components",
        ({ name }) => typeof name === "string" && !WHOLE_CHUNKS.has(name),
      ),
      minChunks: 2,
      priority: 50,
    },
    // What all docs pages share is one file.
    docs: {
      name: "docs",
      chunks: ({ name }: BundlerChunk) => shared.has(name),
      enforce: true,
      priority: 40,
    },
    defaultVendors: false as const,
    common: {
      name: false as const,
      chunks: (chunk: BundlerChunk) => !isOfEveryPage(chunk) && !WHOLE_CHUNKS.has(chunk.name),
      minChunks: 2,
      minSize: 12_000,
      reuseExistingChunk: true,
    },
  };
}

/** Path of a chunk's file in the build, as Docusaurus names it but for the worker of the search. */
const chunkFile = ({ chunk }: { readonly chunk?: { readonly name?: string | null } }): string =>
  chunk?.name === SEARCH_WORKER ? WORKER_FILE : "assets/js/[name].[contenthash:8].js";

/** Makes the pages light and their first paint quick: README.md says by what, and by how much. */
export default function fastPages(context: LoadContext): Plugin {
  const { siteConfig } = context;
  // Docusaurus writes the configuration for the pages as JSON.
  Object.defineProperty(siteConfig, "toJSON", { value: () => leanConfig(siteConfig) });
  return {
    name: "fast-pages",
    injectHtmlTags() {
      if (process.env.NODE_ENV !== "production") return {};
      const { analytics, liveChat, search } = siteConfig.customFields ?? {};
      const startsWhenIdle = Boolean(analytics ?? liveChat);
      const { announcementBar } = siteConfig.themeConfig as {
        announcementBar?: { id?: string };
      };
      const isOwn = readSearchConfig(search).hosted === null;
      const worker = isOwn ? `${siteConfig.baseUrl}${WORKER_FILE}` : "";
      const values = [WAITING_SCRIPTS, startsWhenIdle, announcementBar?.id ?? "", worker];
      const parameters = [
        ...values.map((value) => JSON.stringify(value)),
        openFirstField.toString(),
      ];
      const innerHTML = `(${startOnUse.toString()})(${parameters.join(", ")})`;
      const scripts = [innerHTML, `(${showActiveEntry.toString()})()`];
      return { headTags: scripts.map((text) => ({ tagName: "script", innerHTML: text })) };
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      const isProduction = process.env.NODE_ENV === "production";
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const { generatedFilesDir } = context;
      const registry = readFileSync(path.join(generatedFilesDir, "registry.js"), "utf8");
      const replacements = [
        // Code is highlighted by plugins/markdown at build, so no page needs Prism.
        new NormalModuleReplacementPlugin(
          /theme-classic[\\/]lib[\\/]prism-include-languages/,
          path.join(SITE_DIR, "plugins/fast-pages/empty.ts"),
        ),
      ];
      if (isServer) {
        const file = path.join(generatedFilesDir, "server-registry.js");
        writeFileSync(file, serverRegistry(registry));
        replacements.push(new NormalModuleReplacementPlugin(/^@generated\/registry$/u, file));
      }
      return {
        plugins: replacements,
        ...(!isServer && {
          ...(isProduction && { output: { chunkFilename: chunkFile } }),
          optimization: {
            // The table of files names each chunk once, and tests tell by a name what is fetched.
            ...(isProduction && { chunkIds: "named" as const }),
            splitChunks: { cacheGroups: cacheGroups(sharedChunks(registry)) },
          },
        }),
      };
    },
  };
}
