import path from "node:path";
import { fileURLToPath } from "node:url";

const LOADER = fileURLToPath(new URL("watch-loader.mjs", import.meta.url));

/**
 * Configuration of the bundler with which pages depend on folders that they import nothing from, so
 * that a change there rebuilds them while the site is being written.
 *
 * @param pattern source of a regular expression: what only the MDX of such pages has.
 * @param folders absolute paths.
 */
export function watchFolders(siteDir: string, pattern: string, folders: readonly string[]): object {
  return {
    module: {
      rules: [
        {
          test: /\.mdx$/u,
          include: [path.join(siteDir, "docs")],
          enforce: "pre",
          use: [{ loader: LOADER, options: { pattern, folders } }],
        },
      ],
    },
  };
}
