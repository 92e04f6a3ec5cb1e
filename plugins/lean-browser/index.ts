import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { ConfigureWebpackUtils, LoadContext, Plugin } from "@docusaurus/types";

import { SITE_DIR } from "../paths";
import { emitBrowserFiles, serverRegistry, SHARED_CHUNK } from "./emit";
import { WAITING_SCRIPTS } from "./html-template";
import { leanInfima } from "./infima";
import { showActiveEntry } from "./show-active-entry";
import { startOnUse } from "./start-on-use";
import { ALL_PAGES, SOME_PAGES } from "./style-chunks";

const EMPTY = path.join(SITE_DIR, "plugins/lean-browser/empty.ts");

/** Docusaurus's own modules that the files of `emit.ts` stand in for. */
const DATA = {
  "@generated/routes": "routes.js",
  "@generated/registry": "registry.js",
  "@generated/routesChunkNames": "routesChunkNames.js",
  "@generated/globalData": "globalData.json",
  "@generated/site-metadata": "site-metadata.json",
  "@generated/docusaurus.config": "docusaurus.config.js",
} as const;

/** Modules of Docusaurus's client that expect all routes, and those that load routes on use. */
const CLIENT = {
  "./preload": "plugins/lean-browser/browser/preload.ts",
  "./docusaurus": "plugins/lean-browser/browser/prefetch.ts",
  "./PendingNavigation": "plugins/lean-browser/browser/pending-navigation.tsx",
} as const;

/** Modules that stand in for larger ones: see the head of each. */
const SMALLER = {
  "@docusaurus/Link": "plugins/lean-browser/browser/link.tsx",
  "@docusaurus/utils-common": "plugins/lean-browser/browser/utils-common.ts",
} as const;

/** What the theme's own modules call the one about scrolling, and what stands in for it. */
const SCROLLING = {
  request: /^\.{1,2}\/(?:utils\/)?scrollUtils$/u,
  file: "plugins/lean-browser/browser/scroll-position.ts",
} as const;

/** Beside Docusaurus's own registry. */
const SERVER_REGISTRY = "server-registry.js";

const THEME_FOLDER = /@docusaurus[\\/]theme-common[\\/]lib\b/u;

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
    siteMetadata: readJson("site-metadata.json") as Record<string, unknown>,
    config: { ...siteConfig },
    readJson: (request) => readJson(request.replace(/^@generated\//u, "")),
  });
  const folder = path.join(generatedFilesDir, "lean-browser");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  return folder;
}

/** Styles that come with the code that a reader asks for, not with every page. */
const LAZY_STYLES = /[\\/]src[\\/](?:search|ask)[\\/]|docsearch[\\/]css[\\/]dist[\\/]modal/;

/** Styles of our own that most pages need: the theme has these components, or Markdown becomes them. */
const FRAME =
  "(?:CardGrid|CheckedBy|CodeFence|CopyButton|Diagram|FindingHint|PageActions|ReleaseBar)";

/** Components that pages of text and tables have, and no calculator or builder among them. */
const PIECES =
  "(?:AbiFiles|AppChooser|BrandColors|ChainTable|ChangelogPage|Checklist|ChipFilter|CsvTemplates|Deployment[A-Za-z]+|FactChecks|FaqList|FilterBar|Glossary|HeroPlot|LinkPreview|ProductChooser|Reference|ReleaseTimeline|Term|Timeline|UseCaseFinder|VendorChooser|Video[A-Za-z]+)";

/**
 * Styles that only some pages have, by the name of their file. One file for each group, not for each
 * component, keeps the order of the rules and the number of requests.
 */
const SOME_STYLES: Readonly<Record<(typeof SOME_PAGES)[number], RegExp>> = {
  pieces: new RegExp(String.raw`[\\/]src[\\/](?:pages|components[\\/]${PIECES})[\\/]`, "u"),
  tools: new RegExp(String.raw`[\\/]src[\\/](?:forms|components[\\/](?!${PIECES}|${FRAME}))`, "u"),
};

/** A file of the styles that a test chooses. */
function styleGroup(name: string, test: (module: StyleModule) => boolean): object {
  return { name, type: "css/mini-extract", test, chunks: "all", enforce: true, priority: 50 };
}

interface BundlerChunk {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
}

interface StyleModule {
  readonly identifier: () => string;
}

interface ModuleRequest {
  request: string;
  readonly context: string;
}

type ReplacementPlugin =
  ConfigureWebpackUtils["currentBundler"]["instance"]["NormalModuleReplacementPlugin"];

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
  const inFolder = (
    folder: RegExp,
    request: RegExp,
    file: string,
  ): InstanceType<ReplacementPlugin> =>
    new Replacement(request, (data: ModuleRequest) => {
      if (folder.test(data.context)) data.request = path.join(SITE_DIR, file);
    });
  return [
    ...Object.entries(SMALLER).map(
      ([request, file]) => new Replacement(exact(request), path.join(SITE_DIR, file)),
    ),
    ...Object.entries(DATA).map(
      ([request, file]) => new Replacement(exact(request), path.join(folder, file)),
    ),
    inFolder(THEME_FOLDER, SCROLLING.request, SCROLLING.file),
    ...Object.entries(CLIENT).map(([request, file]) =>
      inFolder(CLIENT_FOLDER, new RegExp(`^\\${request}$`, "u"), file),
    ),
  ];
}

/**
 * Keeps code out of the pages that do not use it, and lets the rest wait until it is used.
 *
 * - Code is highlighted by `plugins/markdown/highlight.ts` at build time, so the classic theme's
 *   Prism set-up (about 24 KB brotli on every page) is replaced with an empty module.
 * - Docusaurus puts every module that half as many chunks share as there are pages into one chunk
 *   that every page loads. Mermaid alone has dozens of chunks, so on a site of 25 pages its
 *   dependencies (660 KB) ended up there. Shared modules get chunks by who shares them instead.
 * - Docusaurus sends every page the routes, chunk names and sidebars of all pages (40 KB brotli at
 *   181 pages, growing with their number). `emit.ts` splits them into files of neighbors, and
 *   `browser/` loads the one that a path is in.
 * - The page's program starts when the reader begins to use the page: `start-on-use.ts`.
 * - Docusaurus puts all styles into one file. Those of the search modal and the assistant stay with
 *   their code, and those that only some pages have are files of their own.
 * - Rules of Infima that no page can match are left out: `infima.ts`.
 */
export default function leanBrowser(context: LoadContext): Plugin {
  return {
    name: "lean-browser",
    injectHtmlTags() {
      if (process.env.NODE_ENV !== "production") return {};
      const { analytics, liveChat } = context.siteConfig.customFields ?? {};
      const startsWhenIdle = Boolean(analytics ?? liveChat);
      const { announcementBar } = context.siteConfig.themeConfig as {
        announcementBar?: { id?: string };
      };
      const values = [WAITING_SCRIPTS, startsWhenIdle, announcementBar?.id ?? ""];
      const innerHTML = `(${startOnUse.toString()})(${values.map((value) => JSON.stringify(value)).join(", ")})`;
      const scripts = [innerHTML, `(${showActiveEntry.toString()})()`];
      return { headTags: scripts.map((text) => ({ tagName: "script", innerHTML: text })) };
    },
    configurePostCss(options) {
      // First, for what another plugin wraps in a layer is no longer at the top.
      return { ...options, plugins: [leanInfima, ...options.plugins] };
    },
    configureWebpack(config, isServer, { currentBundler }) {
      const isProduction = process.env.NODE_ENV === "production";
      const isLean = !isServer && isProduction;
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      if (isLean) {
        // Its table of all chunks is what `browser/prefetch.ts` does without.
        config.plugins = config.plugins?.filter(
          (plugin) => plugin?.constructor.name !== "ChunkAssetPlugin",
        );
      }
      return {
        ...(isLean
          ? {
              // A name for each chunk and one hash for all: the page needs no table of them.
              output: { chunkFilename: "assets/js/[name].[fullhash:8].js" },
            }
          : {}),
        plugins: [
          ...(isLean ? replacements(context, NormalModuleReplacementPlugin) : []),
          ...(isServer && isProduction
            ? [
                new NormalModuleReplacementPlugin(
                  /^@generated\/registry$/u,
                  writeServerRegistry(context),
                ),
              ]
            : []),
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages/,
            EMPTY,
          ),
        ],
        ...(isServer
          ? {}
          : {
              optimization: {
                ...(isLean ? { chunkIds: "named" as const } : {}),
                splitChunks: {
                  cacheGroups: {
                    [ALL_PAGES]: styleGroup(
                      ALL_PAGES,
                      (module) =>
                        ![LAZY_STYLES, ...Object.values(SOME_STYLES)].some((group) =>
                          group.test(module.identifier()),
                        ),
                    ),
                    ...Object.fromEntries(
                      SOME_PAGES.map((name) => [
                        name,
                        styleGroup(name, (module) => SOME_STYLES[name].test(module.identifier())),
                      ]),
                    ),
                    // Whoever shares a module, not whose it is, decides about its file.
                    defaultVendors: false,
                    common: {
                      name: false,
                      // What all docs pages share is one file, whole.
                      chunks: (chunk: BundlerChunk) =>
                        chunk.name !== SHARED_CHUNK && !chunk.canBeInitial(),
                      minChunks: 2,
                      minSize: 12_000,
                      reuseExistingChunk: true,
                    },
                  },
                },
              },
            }),
      };
    },
  };
}
