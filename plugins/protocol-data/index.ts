import { createRequire } from "node:module";

import type { LoadContext, Plugin } from "@docusaurus/types";
import { chains, comptroller, releases } from "sablier";

import { DEFECTS, RELEASES, SHARED_CONTRACTS, WITHHELD } from "../../data/releases";
import { PAGE_IDS } from "../../src/config/site-map";
import { buildModel, type ProtocolModel } from "./model";
import { addressPageOf, PAGES_PATH } from "./pages";
import { readPackage } from "./read";
import { assertValid } from "./validate";
import { withhold } from "./withhold";

/**
 * Brings the deployments of the npm package `sablier` onto the site: as data for pages, as pages
 * for releases without a guide, and for the public files. README.md describes what it produces.
 */
export default function protocolData({ baseUrl }: LoadContext): Plugin<ProtocolModel> {
  return {
    name: "protocol-data",

    loadContent() {
      const { version } = createRequire(import.meta.url)("sablier/package.json") as {
        version: string;
      };
      const raw = readPackage({ version, chains, releases, comptroller });
      assertValid(raw, { releases: RELEASES, shared: SHARED_CONTRACTS, defects: DEFECTS });
      return Promise.resolve(
        buildModel(withhold(raw, WITHHELD), {
          releases: RELEASES,
          defects: DEFECTS,
          withheld: WITHHELD,
          pageIds: PAGE_IDS,
        }),
      );
    },

    async contentLoaded({ content, actions }) {
      const base = baseUrl.replace(/\/$/, "");
      actions.setGlobalData(content.global);
      await actions.createData("chains.json", content.chains);
      await actions.createData("deployments.json", content.deployments);
      await actions.createData("history.json", content.history);
      actions.addRoute({
        path: base + PAGES_PATH,
        component: "@site/src/tables/DeploymentIndexPage",
        modules: { chains: "@generated/protocol-data/default/deployments.json" },
        props: { index: content.index },
        exact: true,
      });
      for (const table of content.tables) {
        const name = `release-${table.protocol}-${table.version}.json`;
        await actions.createData(name, table);
        if (table.path !== addressPageOf({ ref: table.ref })) continue;
        actions.addRoute({
          path: base + table.path,
          component: "@site/src/tables/DeploymentPage",
          // By alias: scripts are named by the hash of what stands here, and a path differs by folder.
          modules: { release: `@generated/protocol-data/default/${name}` },
          props: { indexPath: base + PAGES_PATH },
          exact: true,
        });
      }
    },
  };
}
