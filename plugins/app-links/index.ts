import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { Plugin } from "@docusaurus/types";
import { chains } from "sablier";

import type { ProtocolModel } from "../protocol-data/model";
import { contentOf } from "../shared/content";
import { compactContracts } from "./compact";
import { deskData } from "./desk";
import { finderData, releaseNames } from "./finder";
import { pagesOf } from "./finder-file";
import { selectorTable } from "./selectors";

/**
 * Gives the page about the app's links the contracts that have an alias, and the finder of releases
 * every contract. The tables of releases would do, but are many times larger. The desk gets the calls that settle
 * a stream.
 */
export default function appLinks(): Plugin {
  return {
    name: "app-links",
    async allContentLoaded({ allContent, actions }) {
      const { tables, history, abis } = contentOf(allContent, "protocol-data") as ProtocolModel;
      const docs = contentOf(allContent, "docusaurus-plugin-content-docs") as LoadedContent;
      await actions.createData("contracts.json", compactContracts(tables));
      const finder = finderData(tables, pagesOf(docs));
      await actions.createData("finder.json", finder);
      await actions.createData("selectors.json", selectorTable(abis));
      await actions.createData("desk.json", deskData(abis, chains));
      await actions.createData("names.json", releaseNames(finder, history));
    },
  };
}
