import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { ConfigureWebpackUtils, LoadContext, Plugin } from "@docusaurus/types";

import { openFirstField } from "../../src/lib/search/first-field";
import { SITE_DIR } from "../paths";
import { emitBrowserFiles, serverRegistry, SHARED_CHUNK } from "./emit";
import { WAITING_SCRIPTS } from "./html-template";
import { movePageNames } from "./page-names";
import { showActiveEntry } from "./show-active-entry";
import { startOnUse } from "./start-on-use";
import { dropUnusedClasses, wordsIn } from "./unused-classes";

/** Where this plugin's files are. */
const FOLDER = path.join(SITE_DIR, "plugins/fast-pages");

/** Docusaurus's generated tables that the files of `emit.ts` stand in for. */
const TABLES = {
  "@generated/routes": "routes.js",
  "@generated/registry": "registry.js",
  "@generated/routesChunkNames": "routesChunkNames.js",
  "@generated/globalData": "globalData.json",
  "@generated/docusaurus.config": "docusaurus.config.js",
} as const;

/** Beside Docusaurus's own registry. */
const SERVER_REGISTRY = "server-registry.js";

const CLIENT_FOLDER = /@docusaurus[\\/]core[\\/]lib[\\/]client$/u;

/** Writes the browser's share of Docusaurus's generated files. Returns their folder. */
function writeBrowserFiles({ generatedFilesDir, siteConfig }: LoadContext): string {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), "utf8");
  const readJson = (name: string): unknown => JSON.parse(read(name));
  const files = emitBrowserFiles({
    routes: read("routes.js"),
    registry: read("registry.js"),
    chunkNames: readJson("routesChunkNames.json") as Parameters<
      typeof emitBrowserFiles
    >[0]["chunkNames"],
    globalData: readJson("globalData.json") as Record<string, unknown>,
    config: { ...siteConfig },
    readJson: (request) => readJson(request.replace(/^@generated\//u, "")),
  });
  const folder = path.join(generatedFilesDir, "fast-pages");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  return folder;
}

/** Where elements get their classes and styles. */
const CLASS_SOURCES = [
  ...["core/lib/client", "theme-classic/lib", "theme-common/lib", "theme-mermaid/lib"].map(
    (folder) => `node_modules/@docusaurus/${folder}`,
  ),
  "node_modules/@docsearch/css/dist",
  "docs",
  "plugins",
  "src",
].map((folder) => path.join(SITE_DIR, folder));

interface BundlerChunk {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
}

interface ModuleRequest {
  request: string;
  readonly context: string;
}

type Bundler = ConfigureWebpackUtils["currentBundler"]["instance"];

type ReplacementPlugin = Bundler["NormalModuleReplacementPlugin"];

/** Writes the server's registry, which names chunks. Returns its path. */
function writeServerRegistry({ generatedFilesDir }: LoadContext): string {
  const file = path.join(generatedFilesDir, SERVER_REGISTRY);
  writeFileSync(
    file,
    serverRegistry(readFileSync(path.join(generatedFilesDir, "registry.js"), "utf8")),
  );
  return file;
}

/** Leads imports of whole-site tables to modules that know the present page. */
function replacements(
  context: LoadContext,
  Replacement: ReplacementPlugin,
): readonly InstanceType<ReplacementPlugin>[] {
  const folder = writeBrowserFiles(context);
  const exact = (request: string): RegExp => new RegExp(`^${request}$`, "u");
  return [
    ...Object.entries(TABLES).map(
      ([request, file]) => new Replacement(exact(request), path.join(folder, file)),
    ),
    new Replacement(
      exact("@docusaurus/utils-common"),
      path.join(FOLDER, "browser/utils-common.ts"),
    ),
    new Replacement(/^\.\/preload$/u, (data: ModuleRequest) => {
      if (CLIENT_FOLDER.test(data.context)) data.request = path.join(FOLDER, "browser/preload.ts");
    }),
  ];
}

/** Lets {@link movePageNames} change the scripts before they are named by their content. */
const pageNames = ({ Compilation, sources }: Bundler) => ({
  apply({ hooks }: InstanceType<Bundler["Compiler"]>): void {
    hooks.thisCompilation.tap("page-names", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: "page-names", stage }, (assets) => {
        const scripts = Object.entries(assets)
          .filter(([file]) => file.endsWith(".js"))
          .map(([file, source]) => [file, source.source().toString()] as const);
        for (const [file, text] of movePageNames(new Map(scripts))) {
          compilation.updateAsset(file, new sources.RawSource(text));
        }
      });
    });
  },
});

/** Whether a chunk is of every page of the docs: the program, and what all docs pages share. */
const isOfEveryPage = (chunk: BundlerChunk): boolean =>
  chunk.canBeInitial() || chunk.name === SHARED_CHUNK;

/**
 * Chunks that share nothing: a reader waits for them, and one file comes sooner than five. What others
 * have of theirs as well is a few kilobytes.
 */
const WHOLE_CHUNKS: ReadonlySet<unknown> = new Set(["search", "search-worker"]);

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
const CACHE_GROUPS = {
  styles: { ...styleSheet("styles", isOfEveryPage), priority: 60 },
  // Chunks of pages have names, those that a reader asks for have none and keep their styles.
  components: {
    ...styleSheet("components", ({ name }) => typeof name === "string" && !WHOLE_CHUNKS.has(name)),
    minChunks: 2,
    priority: 50,
  },
  defaultVendors: false,
  common: {
    name: false,
    chunks: (chunk: BundlerChunk) => !isOfEveryPage(chunk) && !WHOLE_CHUNKS.has(chunk.name),
    minChunks: 2,
    minSize: 12_000,
    reuseExistingChunk: true,
  },
} as const;

/** Makes the pages light and their first paint quick: README.md says by what, and by how much. */
export default function fastPages(context: LoadContext): Plugin {
  return {
    name: "fast-pages",
    injectHtmlTags() {
      if (process.env.NODE_ENV !== "production") return {};
      const { analytics, liveChat } = context.siteConfig.customFields ?? {};
      const startsWhenIdle = Boolean(analytics ?? liveChat);
      const { announcementBar } = context.siteConfig.themeConfig as {
        announcementBar?: { id?: string };
      };
      const values = [WAITING_SCRIPTS, startsWhenIdle, announcementBar?.id ?? ""];
      const parameters = [
        ...values.map((value) => JSON.stringify(value)),
        openFirstField.toString(),
      ];
      const innerHTML = `(${startOnUse.toString()})(${parameters.join(", ")})`;
      const scripts = [innerHTML, `(${showActiveEntry.toString()})()`];
      return { headTags: scripts.map((text) => ({ tagName: "script", innerHTML: text })) };
    },
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, dropUnusedClasses(() => wordsIn(CLASS_SOURCES))],
    }),
    configureWebpack(_config, isServer, { currentBundler }) {
      const isProduction = process.env.NODE_ENV === "production";
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const tables = isServer
        ? () => [
            new NormalModuleReplacementPlugin(
              /^@generated\/registry$/u,
              writeServerRegistry(context),
            ),
          ]
        : () => replacements(context, NormalModuleReplacementPlugin);
      return {
        plugins: [
          ...(isProduction ? tables() : []),
          ...(isProduction && !isServer ? [pageNames(currentBundler.instance)] : []),
          // Code is highlighted by plugins/markdown at build, so no page needs Prism.
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages/,
            path.join(FOLDER, "empty.ts"),
          ),
        ],
        ...(isServer
          ? {}
          : {
              optimization: {
                // The table of files names each chunk once, and tests tell by a name what is fetched.
                ...(isProduction ? { chunkIds: "named" as const } : {}),
                splitChunks: { cacheGroups: CACHE_GROUPS },
              },
            }),
      };
    },
  };
}
