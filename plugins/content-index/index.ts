import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { DEFAULT_BUILD_DIR_NAME } from "@docusaurus/utils";

import { TOPICS } from "../../data/counterparts";
import { QUESTION_SETS } from "../../data/questions";
import { createIdentity } from "../../src/config/identity";
import { SECTIONS } from "../../src/config/navigation";
import { SITE_MAP } from "../../src/config/site-map";
import { PAGES_WITHOUT_EXPORT } from "../../src/lib/page-records/negotiate";
import { routesByTopic } from "../../src/lib/protocol/counterparts";
import { buildSearchFiles, INDEX_FILE, PACKED_ENDING } from "../../src/lib/search/build";
import { contentOf } from "../shared/content";
import { serveLastBuild } from "./last-build";
import { llmsFiles } from "./llms";
import { OPENSEARCH_PATH, openSearch } from "./opensearch";
import { joinQuestions } from "./questions";
import { readSite } from "./read-site";
import { robots } from "./robots";
import { type Area, type DocSource, placePages } from "./site-pages";
import { countTokens } from "./tokens";
import { trainingFile } from "./training";
import { missingPage, exportOf } from "./markdown-export";

/** Where the records are kept for tests, in the generated files. */
const RECORDS_FILE = "content-index/records.json";

/** Where the search files are served from. */
const SEARCH_FOLDER = "/search";

/** Whether the development server serves a file of the last build: search files and Markdown exports. */
const isExtracted = (name: string): boolean =>
  name.startsWith(`${SEARCH_FOLDER}/`) || name.endsWith(".md");

/** Addresses of releases without a guide stand next to those with one. */
const AREAS: readonly Area[] = [...SECTIONS, { label: "Guides", basePath: "/deployments" }];

/**
 * Reads every rendered page once after the build and writes what machines read: README.md describes
 * the records and the files.
 */
export default function pageExtract({
  siteConfig,
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  let docs: DocSource[] = [];
  const identity = createIdentity(process.env);
  return {
    name: "content-index",

    allContentLoaded({ allContent }) {
      const loaded = contentOf(allContent, "docusaurus-plugin-content-docs") as LoadedContent;
      docs = loaded.loadedVersions
        .flatMap((version) => version.docs)
        .map(({ permalink, frontMatter }) => ({ permalink, release: releaseIn(frontMatter) }));
    },

    injectHtmlTags() {
      return {
        headTags: [
          {
            tagName: "link",
            attributes: {
              rel: "search",
              type: "application/opensearchdescription+xml",
              title: siteConfig.title,
              href: OPENSEARCH_PATH,
            },
          },
        ],
      };
    },

    configureWebpack() {
      const devServer = {
        // Docusaurus joins the results of all plugins, so this one changes the list in place, ahead
        // of the fallback to the home page.
        setupMiddlewares(middlewares: unknown[]): unknown[] {
          const middleware = serveLastBuild(
            path.join(siteDir, DEFAULT_BUILD_DIR_NAME),
            isExtracted,
          );
          middlewares.unshift({ name: "content-index", middleware });
          return [];
        },
      };
      // The type of webpack's configuration does not know the options of its development server.
      const config: object = { devServer };
      return config;
    },

    async postBuild({ outDir, routesPaths }) {
      const routes = routesPaths.filter((route) => !PAGES_WITHOUT_EXPORT.includes(route));
      const places = placePages(routes, docs, Object.values(SITE_MAP), AREAS);
      const site = { name: siteConfig.title, origin: siteConfig.url };
      const pages = await readSite(outDir, places, site);
      const records = pages.map(({ record }) => record);
      await write(path.join(generatedFilesDir, RECORDS_FILE), JSON.stringify(records));
      const { description } = identity;
      const training = { path: "/llms-training.txt", text: trainingFile(pages, site.origin) };
      const searchFiles = buildSearchFiles(
        records,
        joinQuestions(QUESTION_SETS, records),
        routesByTopic(TOPICS),
      ).map(({ path: name, text }) => ({ path: `${SEARCH_FOLDER}/${name}`, text }));
      const index = searchFiles.find(({ path: name }) => name === `${SEARCH_FOLDER}/${INDEX_FILE}`);
      // In a thread of its own, while the other files are made.
      const packed = promisify(brotliCompress)(index?.text ?? "");
      const files = [
        ...pages.map((page) => exportOf(page, site.origin)),
        missingPage(site.origin),
        ...searchFiles,
        { path: "/robots.txt", text: robots(site.origin) },
        training,
        ...(await llmsFiles(pages, { ...site, description }, training, countTokens)),
        {
          path: OPENSEARCH_PATH,
          text: openSearch({ ...site, description, icon: "/img/favicon.svg" }),
        },
        { path: `${SEARCH_FOLDER}/${INDEX_FILE}${PACKED_ENDING}`, text: await packed },
      ];
      for (const file of files) await write(path.join(outDir, file.path), file.text);
    },
  };
}

/** The release that the front matter of a page names. */
const releaseIn = (frontMatter: Readonly<Record<string, unknown>>): string | null =>
  typeof frontMatter.release === "string" ? frontMatter.release : null;

async function write(file: string, text: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
