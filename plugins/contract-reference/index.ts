import path from "node:path";
import { fileURLToPath } from "node:url";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { watchFolders } from "../shared/watch";
import { ALL_ABIS, PACKAGE_ABIS } from "./abi-source";
import { referenceSource } from "./source";
import type { SymbolIndex } from "./symbols";
import { symbolInfos } from "./symbols-data";
import { DATA_FOLDER, descriptionReader } from "./units";
import { validateReference } from "./validate";

const PLUGIN_DIR = path.dirname(fileURLToPath(import.meta.url));

/**
 * Checks the contract descriptions before anything is built, and hands all symbols of all
 * releases to the browser as a chunk that loads on demand.
 */
export default function contractReference({ siteDir }: LoadContext): Plugin<SymbolIndex> {
  const dataDir = path.join(siteDir, DATA_FOLDER);
  return {
    name: "contract-reference",
    getPathsToWatch: () => [`${dataDir}/**/*.ts`],
    async loadContent() {
      const index = await referenceSource(siteDir).load();
      validateReference(index, PACKAGE_ABIS.files, descriptionReader(siteDir));
      return index;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData("symbols.json", JSON.stringify(symbolInfos(content, ALL_ABIS)));
    },
    configureWebpack: () =>
      watchFolders(
        siteDir,
        String.raw`<(?:ContractReference|ErrorReference)\b|\bref:(?:lockup|flow|airdrops|bob|comptroller|legacy)/`,
        [dataDir, PLUGIN_DIR],
      ),
  };
}
