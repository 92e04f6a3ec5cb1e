import type { Plugin } from "@docusaurus/types";

import type { CsvTemplatesData } from "../../src/lib/csv/model";
import { buildTemplates, FOLDER } from "./build";
import { readSources } from "./sources";

export interface CsvTemplatesContent {
  data: CsvTemplatesData;
  /** The files of the package as they are and the list, by public path. */
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
      const list = `${JSON.stringify(data, null, 2)}\n`;
      const own = [...sources.files].map(([name, text]) => [`${FOLDER}/${name}`, text] as const);
      return { data, files: new Map([...own, [`${FOLDER}/templates.json`, list]]) };
    },

    async contentLoaded({ content, actions }) {
      await actions.createData("templates.json", content.data);
    },
  };
}
