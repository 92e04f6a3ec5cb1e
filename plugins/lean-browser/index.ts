import path from "node:path";

import type { Plugin } from "@docusaurus/types";

import { SITE_DIR } from "../paths";

/**
 * Modules of React and what stands in for them in the browser of a production build. The server
 * renders with React; Preact takes its HTML over.
 */
const RUNTIME = {
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom/client": "preact/compat/client",
  "react-dom": "preact/compat",
  react: path.join(SITE_DIR, "plugins/lean-browser/react.mjs"),
};

/** Styles that come with the code that a reader asks for, not with every page. */
const LAZY_STYLES = /[\\/]src[\\/](?:search|ask)[\\/]|docsearch[\\/]css[\\/]dist[\\/]modal/;

/**
 * Keeps code out of the pages that do not use it.
 *
 * - Code is highlighted by `plugins/markdown/highlight.ts` at build time, so the classic theme's
 *   Prism set-up (about 24 KB brotli on every page) is replaced with an empty module.
 * - Preact runs the pages in production: 48 KB brotli less than React on every page. The browser
 *   tests run on such a build, so what they cover works with it. Development keeps React, whose
 *   error messages and fast refresh are better.
 * - Docusaurus puts every module that half as many chunks share as there are pages into one chunk
 *   that every page loads. Mermaid alone has dozens of chunks, so on a site of 25 pages its
 *   dependencies (660 KB) ended up there. Shared modules get chunks by who shares them instead.
 * - Docusaurus puts all styles into one file. Those of the search modal and the assistant stay with
 *   their code.
 */
export default function leanBrowser(): Plugin {
  return {
    name: "lean-browser",
    configureWebpack(_config, isServer, { currentBundler }) {
      const production = process.env.NODE_ENV === "production";
      return {
        ...(isServer || !production ? {} : { resolve: { alias: RUNTIME } }),
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
                    styles: {
                      name: "styles",
                      type: "css/mini-extract",
                      test: (module: { identifier: () => string }) =>
                        !LAZY_STYLES.test(module.identifier()),
                      chunks: "all",
                      enforce: true,
                      priority: 50,
                    },
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
