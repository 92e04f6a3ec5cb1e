import type { Plugin } from "@docusaurus/types";

import type { CsvTemplatesData } from "../../src/lib/csv/model";
import { buildTemplates } from "./build";
import { publicFiles } from "./emit";
import { FOLDER, readSources } from "./sources";

export interface CsvTemplatesContent {
  data: CsvTemplatesData;
  files: Map<string, string>;
}

/**
 * Brings the CSV templates and their JSON Schemas of the npm package `sablier` onto the site: as
 * data for the checker and the table of templates, and as downloads. README.md describes them.
 */
export default function csvTemplates(): Plugin<CsvTemplatesContent> {
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
  };
}
