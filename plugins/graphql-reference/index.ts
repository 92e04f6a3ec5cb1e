import path from "node:path";
import { fileURLToPath } from "node:url";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { compactContracts } from "../app-links/compact";
import type { ProtocolModel } from "../protocol-data/model";
import { contentOf } from "../shared/content";
import { watchFolders } from "../shared/watch";
import { exampleContracts } from "./examples";
import { GRAPHQL_FOLDER, type GraphqlReference, graphqlSource } from "./load";

const PLUGIN_DIR = path.dirname(fileURLToPath(import.meta.url));

/**
 * Checks the descriptions of the indexers' schemas before anything is built.
 */
export default function graphqlReference({ siteDir }: LoadContext): Plugin<GraphqlReference> {
  const folder = path.join(siteDir, GRAPHQL_FOLDER);
  return {
    name: "graphql-reference",
    getPathsToWatch: () => [`${folder}/**/*.{ts,graphql}`],
    getClientModules: () => [path.join(PLUGIN_DIR, "names.css")],
    loadContent: () => graphqlSource(siteDir).load(),
    async allContentLoaded({ allContent, actions }) {
      const { tables } = contentOf(allContent, "protocol-data") as ProtocolModel;
      await actions.createData("examples.json", exampleContracts(compactContracts(tables)));
    },
    configureWebpack: () =>
      watchFolders(siteDir, String.raw`<GraphqlReference\b`, [folder, PLUGIN_DIR]),
  };
}
