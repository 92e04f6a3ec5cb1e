import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import type { CsvTemplatesData } from "../../src/lib/csv/model";
import { buildTemplates } from "./build";
import { serveTemplates } from "./dev-server";
import { publicFiles } from "./emit";
import { FOLDER, readSources } from "./sources";

interface Content {
  data: CsvTemplatesData;
  /** Public files by path. */
  files: Map<string, string>;
}

/**
 * Brings the CSV templates and their JSON Schemas of the npm package `sablier` onto the site: as
 * data for the checker and the table of templates, and as downloads. README.md describes them.
 */
export default function csvTemplates({ baseUrl }: LoadContext): Plugin<Content> {
  return {
    name: "csv-templates",

    async loadContent() {
      const sources = await readSources();
      const data = buildTemplates(sources);
      return { data, files: publicFiles(sources.files, data, FOLDER) };
    },

    async contentLoaded({ content, actions }) {
      await actions.createData("templates.json", content.data);
    },

    configureWebpack(_config, _isServer, _utils, content) {
      const devServer = {
        // Docusaurus joins the results of all plugins, so this one changes the list in place, ahead
        // of the fallback to the home page.
        setupMiddlewares(middlewares: unknown[]): unknown[] {
          const middleware = serveTemplates(content.files, baseUrl);
          middlewares.unshift({ name: "csv-templates", middleware });
          return [];
        },
      };
      // The type of webpack's configuration does not know the options of its development server.
      const config: object = { devServer };
      return config;
    },

    async postBuild({ outDir, content }) {
      for (const [file, text] of content.files) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}
