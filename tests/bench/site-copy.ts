import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { usageOf } from "./usage";

/** Folder of the site. */
export const SITE = path.join(__dirname, "../..");

/** Folders at the top that builds, tests and tools write: no sources of the site. */
const MADE: ReadonlySet<string> = new Set([
  ...".cache .docusaurus .git build build.new build.old coverage node_modules".split(" "),
  ..."playwright-report test-results".split(" "),
]);

const SAMPLE_MS = 200;
const OUTPUT_KEPT = 4_000;

/** Runs some work in a temporary folder, which is removed afterwards. */
export async function inTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "sablier-docs-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Gives a folder this site's packages, but a cache of its own. */
export async function linkPackages(folder: string): Promise<void> {
  const packages = path.join(SITE, "node_modules");
  const target = path.join(folder, "node_modules");
  await mkdir(target);
  for (const name of await readdir(packages)) {
    if (name !== ".cache") await symlink(path.join(packages, name), path.join(target, name));
  }
}

/** Copies the sources of this site. The history, which dates of pages come from, is linked. */
export async function copySite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(SITE)) {
    if (MADE.has(name)) continue;
    await cp(path.join(SITE, name), path.join(folder, name), { recursive: true });
  }
  await linkPackages(folder);
  const history = path.join(SITE, ".git");
  if (existsSync(history)) await symlink(history, path.join(folder, ".git"));
}

/** Everything that a build leaves behind and a later one could use. */
const LEFT_BEHIND = ["build", ".docusaurus", ".cache", "node_modules/.cache"];

/** Removes what builds have left behind in a copy of the site. */
export async function clearCaches(folder: string): Promise<void> {
  for (const name of LEFT_BEHIND) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Replaces the only occurrence of a text in a file.
 *
 * @throws {Error} when the file does not have the text exactly once
 */
export async function editOnce(file: string, text: string, replacement: string): Promise<void> {
  const parts = (await readFile(file, "utf8")).split(text);
  if (parts.length !== 2) {
    throw new Error(
      `${file} has "${text}" ${parts.length - 1} times, not once: correct what the benchmark looks for.`,
    );
  }
  await writeFile(file, parts.join(replacement));
}

export interface BuildCost {
  readonly seconds: number;
  /** Seconds of all processors, which other programs change little; 0 where they are not known. */
  readonly processorSeconds: number;
  /** Highest resident memory of the build and what it starts, in bytes; 0 where it is not known. */
  readonly peakBytes: number;
}

/**
 * Builds a site as `npm run build` does.
 *
 * @param limitMinutes after which the build is stopped
 * @throws {Error} when the build fails or takes longer, with the end of what it printed
 */
export async function buildSite(folder: string, limitMinutes = 5): Promise<BuildCost> {
  const program = path.join(folder, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  const start = performance.now();
  const child = spawn(process.execPath, [program, "build"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: limitMinutes * 60_000,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      output = `${output}${text.toString()}`.slice(-OUTPUT_KEPT);
    });
  }
  let peakBytes = 0;
  let processorSeconds = 0;
  const timer = setInterval(() => {
    if (child.pid === undefined) return;
    const usage = usageOf(child.pid);
    peakBytes = Math.max(peakBytes, usage.bytes);
    processorSeconds = Math.max(processorSeconds, usage.processorSeconds);
  }, SAMPLE_MS);
  try {
    const status = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => {
        resolve(code ?? signal);
      });
    });
    if (status !== 0) {
      throw new Error(`The build in ${folder} ended with ${status ?? "no status"}:\n${output}`);
    }
  } finally {
    clearInterval(timer);
  }
  return { seconds: (performance.now() - start) / 1_000, processorSeconds, peakBytes };
}
