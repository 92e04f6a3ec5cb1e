import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";
import { chains, releases } from "sablier";

import { DEFECTS, RELEASES, SHARED_CONTRACTS } from "../../data/releases";
import { serveFiles } from "./dev-server";
import { publicFiles } from "./emit";
import { buildModel, type ProtocolModel } from "./model";
import { pathsOf, type ProtocolDataOptions, validateOptions } from "./options";
import { readPackage } from "./read";
import { assertValid } from "./validate";

/**
 * Brings the deployments of the npm package `sablier` onto the site: as data for pages, as pages
 * for releases without a guide, and as public files. README.md describes what it produces.
 */
export default function protocolData(
  { baseUrl }: LoadContext,
  options: ProtocolDataOptions,
): Plugin<ProtocolModel> {
  const paths = pathsOf(options);
  return {
    name: "protocol-data",

    loadContent() {
      const { version } = createRequire(import.meta.url)("sablier/package.json") as {
        version: string;
      };
      const raw = readPackage({ version, chains, releases });
      assertValid(raw, { releases: RELEASES, shared: SHARED_CONTRACTS, defects: DEFECTS });
      return Promise.resolve(buildModel(raw, { releases: RELEASES, defects: DEFECTS }, paths));
    },

    async contentLoaded({ content, actions }) {
      const base = baseUrl.replace(/\/$/, "");
      actions.setGlobalData(content.global);
      await actions.createData("chains.json", content.chains);
      await actions.createData("history.json", content.history);
      actions.addRoute({
        path: base + paths.pages,
        component: "@site/src/components/DeploymentIndexPage",
        modules: { index: await actions.createData("index.json", content.index) },
        exact: true,
      });
      for (const table of content.tables) {
        const name = `release-${table.protocol}-${table.version}.json`;
        const release = await actions.createData(name, table);
        if (table.documented) continue;
        actions.addRoute({
          path: base + table.path,
          component: "@site/src/components/DeploymentPage",
          modules: { release },
          props: { indexPath: base + paths.pages },
          exact: true,
        });
      }
    },

    configureWebpack(_config, _isServer, _utils, content) {
      const devServer = {
        // Docusaurus calls its own function first and joins both results, so this one changes
        // the list in place, ahead of the fallback to the home page, and returns nothing new.
        setupMiddlewares(middlewares: unknown[]): unknown[] {
          const middleware = serveFiles(publicFiles(content, paths), baseUrl);
          middlewares.unshift({ name: "protocol-data", middleware });
          return [];
        },
      };
      // The type of webpack's configuration does not know the options of its development server.
      const config: object = { devServer };
      return config;
    },

    async postBuild({ outDir, content }) {
      for (const [file, text] of publicFiles(content, paths)) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}

export { validateOptions };
