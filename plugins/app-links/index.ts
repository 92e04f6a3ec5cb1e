import type { Plugin } from "@docusaurus/types";

import type { ProtocolModel } from "../protocol-data/model";
import { contentOf } from "../shared/content";
import { compactContracts } from "./compact";

/**
 * Gives the page about the app's links the contracts that have an alias. The tables of releases
 * would do, but are many times larger.
 */
export default function appLinks(): Plugin {
  return {
    name: "app-links",
    async allContentLoaded({ allContent, actions }) {
      const { tables } = contentOf(allContent, "protocol-data") as ProtocolModel;
      await actions.createData("contracts.json", compactContracts(tables));
    },
  };
}
