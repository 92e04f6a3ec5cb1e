import path from "node:path";

import type { CurrentBundler } from "@docusaurus/types";

import { SITE_DIR } from "../paths";

/**
 * Makes one script of a TypeScript file and all that it imports, with the bundler of the site, so
 * that nothing of it is loaded from elsewhere.
 *
 * @param entry path below the site's folder
 * @param file absolute path to write
 * @throws Error with the bundler's messages, or when the site is built with another bundler
 */
export async function bundleScript(
  bundler: CurrentBundler,
  entry: string,
  file: string,
): Promise<void> {
  if (bundler.name !== "rspack") {
    throw new Error(
      `The service worker is bundled with Rspack, but the site with ${bundler.name}.`,
    );
  }
  const compiler = bundler.instance({
    mode: "production",
    target: "webworker",
    context: SITE_DIR,
    entry: path.join(SITE_DIR, entry),
    devtool: false,
    output: { path: path.dirname(file), filename: path.basename(file), clean: false },
    resolve: { extensions: [".ts", ".mjs", ".js"] },
    performance: { hints: false },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: "builtin:swc-loader",
          options: { jsc: { parser: { syntax: "typescript" }, target: "es2022" } },
          type: "javascript/auto",
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      const problem =
        error ?? (stats?.hasErrors() === true ? new Error(stats.toString("errors-only")) : null);
      if (problem === null) resolve();
      else reject(problem);
    });
  });
}
