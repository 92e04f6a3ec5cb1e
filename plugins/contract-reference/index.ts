import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { ABI_FILES } from "../../data/contracts/schema";
import { siteRoutes } from "./doc-routes";
import { errorInfos } from "./errors-data";
import { referenceSource } from "./source";
import type { SymbolIndex } from "./symbols";
import { DATA_FOLDER } from "./units";
import { validateReference } from "./validate";

export { remarkContractReference, type ContractReferenceOptions } from "./expand";
export { rehypeStaticReference } from "./static-html";
export { remarkSymbolLinks, type SymbolLinksOptions } from "./symbol-links";

const PLUGIN_DIR = path.dirname(fileURLToPath(import.meta.url));

/**
 * Checks the contract descriptions before anything is built, and hands the error table and the ABIs
 * to the browser as chunks that load on demand, and the error table to programs as `/data/errors.json`.
 */
export default function contractReference({ siteDir }: LoadContext): Plugin<SymbolIndex> {
  const dataDir = path.join(siteDir, DATA_FOLDER);
  return {
    name: "contract-reference",
    getPathsToWatch: () => [`${dataDir}/**/*.ts`],
    async loadContent() {
      const index = await referenceSource(siteDir).load();
      validateReference(index, {
        routes: siteRoutes(siteDir, index),
        complete: ABI_FILES,
      });
      return index;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData("errors.json", JSON.stringify(errorInfos(content)));
      for (const [file, abi] of content.reference.abis) {
        await actions.createData(`${file.replaceAll("/", "-")}.json`, JSON.stringify(abi));
      }
    },
    async postBuild({ content, outDir }) {
      // Programs decode errors too: those of linked libraries are in no ABI that is published.
      const folder = path.join(outDir, "data");
      await mkdir(folder, { recursive: true });
      const text = `${JSON.stringify({ errors: errorInfos(content) }, null, 2)}\n`;
      await writeFile(path.join(folder, "errors.json"), text);
    },
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /\.mdx$/u,
              include: [path.join(siteDir, "docs")],
              enforce: "pre",
              use: [
                {
                  loader: path.join(PLUGIN_DIR, "watch-loader.mjs"),
                  options: { folders: [dataDir, PLUGIN_DIR] },
                },
              ],
            },
          ],
        },
      };
    },
  };
}
