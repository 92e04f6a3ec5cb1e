import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { SITE_DIR } from "../paths";
import { openBuildCache } from "./open";

const LOADER = path.join(SITE_DIR, "plugins/build-cache/markdown-loader.mjs");

/** Where Markdown becomes pages. */
const FOLDERS = ["docs", "src/pages"];

/** Compiles again only the pages whose result can have changed since the last build: README.md. */
export default function buildCache({ siteDir }: LoadContext): Plugin {
  const cache = openBuildCache("markdown", siteDir);
  const seen = new Map<string, unknown>();
  return {
    name: "build-cache",
    configureWebpack() {
      if (process.env.NODE_ENV !== "production") return {};
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/u,
              // Docusaurus compiles Markdown elsewhere only where no rule names the folder.
              include: FOLDERS.map((folder) => path.join(siteDir, folder)),
              // The first loader that is asked for a result is the last that gets one.
              enforce: "post",
              use: [{ loader: LOADER, options: { ...cache, seen } }],
            },
          ],
        },
      };
    },
    postBuild() {
      cache.finish();
      return Promise.resolve();
    },
  };
}
