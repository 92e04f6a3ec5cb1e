import { spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import type { KeptFiles } from "./dev-server";

/** Below the generated files: what the development server serves. */
export const KEPT_FILE = "page-extract/files.json";

/** Generated files of the build in the background, apart from those of the running server. */
const BACKGROUND = ".docusaurus/background";

/** When a file was written, in milliseconds; 0 when there is none. */
const writtenAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/**
 * Reads the newest of the files that exist, and again when one is written.
 *
 * @returns undefined as long as none exists
 */
export function createLoader(candidates: readonly string[]): () => Promise<KeptFiles> {
  let known: { readonly version: string; readonly files: KeptFiles } | undefined;
  return async () => {
    const times = await Promise.all(candidates.map(writtenAt));
    const newest = Math.max(...times);
    const file = candidates[times.indexOf(newest)];
    if (newest === 0 || file === undefined) return undefined;
    const version = `${file} ${newest}`;
    if (known?.version !== version) {
      known = { version, files: JSON.parse(await readFile(file, "utf8")) as KeptFiles };
    }
    return known.files;
  };
}

/** Where the kept files may be: made by a build, or by the build in the background. */
export const keptFilesOf = (siteDir: string, generatedFilesDir: string): string[] => [
  path.join(generatedFilesDir, KEPT_FILE),
  path.join(siteDir, BACKGROUND, "generated", KEPT_FILE),
];

/**
 * Builds the site once beside the running development server, which has no rendered pages to read.
 * It ends with the server.
 *
 * @param warn told when the build fails
 */
export function buildInBackground(siteDir: string, warn: (message: string) => void): void {
  const require = createRequire(import.meta.url);
  const program = path.join(
    path.dirname(require.resolve("@docusaurus/core/package.json")),
    "bin/docusaurus.mjs",
  );
  const child = spawn(
    process.execPath,
    [program, "build", siteDir, "--out-dir", path.join(siteDir, BACKGROUND, "build")],
    {
      cwd: siteDir,
      stdio: "ignore",
      env: {
        ...process.env,
        NODE_ENV: "production",
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${BACKGROUND}/generated`,
      },
    },
  );
  const stop = (): void => {
    child.kill();
  };
  process.once("exit", stop);
  child.once("exit", (code) => {
    process.off("exit", stop);
    if (code !== 0 && code !== null) {
      warn("Search and Markdown twins have no files: the build failed. Run npm run build for why.");
    }
  });
}
