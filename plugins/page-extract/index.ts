import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";

import { SECTIONS } from "../../src/config/navigation";
import { SITE_MAP } from "../../src/config/site-map";
import { readSite } from "./read-site";
import { type Area, type DocSource, placePages } from "./site-pages";

/** Where the records are kept for tests and for the development server, in the generated files. */
const RECORDS_FILE = "page-extract/records.json";

/** Addresses of releases without a guide stand next to those with one. */
const AREAS: readonly Area[] = [...SECTIONS, { label: "Guides", basePath: "/deployments" }];

/**
 * Reads every rendered page once after the build and writes what machines read: README.md describes
 * the records and the files.
 */
export default function pageExtract({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  let docs: DocSource[] = [];
  return {
    name: "page-extract",

    allContentLoaded({ allContent }) {
      const loaded = allContent["docusaurus-plugin-content-docs"]?.default as
        LoadedContent | undefined;
      docs = (loaded?.loadedVersions ?? [])
        .flatMap((version) => version.docs)
        .map(({ permalink, frontMatter }) => ({
          permalink,
          release:
            "release" in frontMatter && typeof frontMatter.release === "string"
              ? frontMatter.release
              : null,
        }));
    },

    async postBuild({ outDir, routesPaths }) {
      const places = placePages(routesPaths, docs, Object.values(SITE_MAP), AREAS);
      const site = { name: siteConfig.title, origin: siteConfig.url };
      const pages = await readSite(outDir, places, site);
      await write(
        path.join(generatedFilesDir, RECORDS_FILE),
        JSON.stringify(pages.map(({ record }) => record)),
      );
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
