import path from "node:path";

import type { Plugin } from "@docusaurus/types";

import { SITE_DIR } from "../paths";

/**
 * Keeps code out of the pages that do not use it.
 *
 * - Code is highlighted by `plugins/markdown/highlight.ts` at build time, so the classic theme's
 *   Prism set-up (about 24 KB brotli on every page) is replaced with an empty module.
 * - Docusaurus puts every module that half as many chunks share as there are pages into one chunk
 *   that every page loads. Mermaid alone has dozens of chunks, so on a site of 25 pages its
 *   dependencies (660 KB) ended up there. Shared modules get chunks by who shares them instead.
 */
export default function leanBrowser(): Plugin {
  return {
    name: "lean-browser",
    configureWebpack(_config, isServer, { currentBundler }) {
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages/,
            path.join(SITE_DIR, "plugins/lean-browser/empty.ts"),
          ),
        ],
        ...(isServer
          ? {}
          : {
              optimization: {
                splitChunks: {
                  cacheGroups: {
                    common: {
                      name: false,
                      chunks: "async",
                      minChunks: 2,
                      minSize: 12_000,
                      reuseExistingChunk: true,
                    },
                  },
                },
              },
            }),
      };
    },
  };
}
