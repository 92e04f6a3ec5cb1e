import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { watchFolders } from "../shared/watch";
import { EXAMPLES, listExamples, loadExample } from "./load";

/** Reads every example file by its public path, where the links below the fences lead. */
export default function examples({ siteDir }: LoadContext): Plugin<Map<string, string>> {
  const folder = path.join(siteDir, EXAMPLES);
  return {
    name: "examples",
    getPathsToWatch: () => [`${folder}/**/*`],
    loadContent: () =>
      Promise.resolve(
        new Map(listExamples(siteDir).map((file) => [`/${file}`, loadExample(siteDir, file).text])),
      ),
    configureWebpack: () => watchFolders(siteDir, `\\bfile=${EXAMPLES}/`, [folder]),
  };
}
