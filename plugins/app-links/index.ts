import { createRequire } from "node:module";

import type { Plugin } from "@docusaurus/types";
import { chains, releases } from "sablier";

import { DEFECTS, RELEASES } from "../../data/releases";
import type { AppContractsData } from "../../src/lib/app-urls";
import { buildModel } from "../protocol-data/model";
import { pathsOf } from "../protocol-data/options";
import { readPackage } from "../protocol-data/read";
import { compactContracts } from "./compact";

/**
 * Gives the page about the app's links the contracts that have an alias. The tables of releases
 * would do, but are many times larger.
 */
export default function appLinks(): Plugin<AppContractsData> {
  return {
    name: "app-links",

    loadContent() {
      const { version } = createRequire(import.meta.url)("sablier/package.json") as {
        version: string;
      };
      const model = buildModel(
        readPackage({ version, chains, releases }),
        { releases: RELEASES, defects: DEFECTS },
        pathsOf({ dataPath: "data", pagesPath: "deployments" }),
      );
      return Promise.resolve(compactContracts(model.tables));
    },

    async contentLoaded({ content, actions }) {
      await actions.createData("contracts.json", content);
    },
  };
}
