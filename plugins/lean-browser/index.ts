import path from "node:path";

import type { Plugin } from "@docusaurus/types";

import { SITE_DIR } from "../paths";

/**
 * Keeps code out of the browser that this site does at build time. Code is highlighted by
 * `plugins/markdown/highlight.ts`, so the classic theme's Prism set-up (about 24 KB brotli on every
 * page) is replaced with an empty module.
 */
export default function leanBrowser(): Plugin {
  return {
    name: "lean-browser",
    configureWebpack() {
      return {
        resolve: {
          alias: {
            "@docusaurus/theme-classic/lib/prism-include-languages": path.join(
              SITE_DIR,
              "plugins/lean-browser/empty.ts",
            ),
          },
        },
      };
    },
  };
}
