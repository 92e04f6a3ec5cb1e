import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { loadDescription, readSource, SOURCE } from "./load";

/** Checks the description of the Merkle API and hands its text on. README.md describes the parts. */
export default function merkleApi({ siteDir }: LoadContext): Plugin<string> {
  return {
    name: "merkle-api",
    getPathsToWatch: () => [path.join(siteDir, SOURCE)],

    loadContent() {
      loadDescription(siteDir);
      return Promise.resolve(readSource(siteDir));
    },
  };
}
