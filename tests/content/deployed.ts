import { fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { build } from "esbuild";

import { BUILD_FOLDER, filesIn, PROJECT_FOLDER } from "./site";

/** The functions as the host runs them: bundled, beside no other files than `netlify.toml` gives them. */
export interface DeployedFunctions {
  /** Posts JSON to the function at a path. */
  readonly post: (path: string, body: unknown) => Promise<{ status: number; text: string }>;
  readonly stop: () => void;
}

/** Answers requests of the process that started it. */
const RUNNER = `
import * as chat from "./functions/chat.mjs";
import * as feedback from "./functions/feedback.mjs";
import * as mcp from "./functions/mcp.mjs";
process.on("message", async ({ path, body }) => {
  const { default: handle } = [chat, feedback, mcp].find((one) => [one.config.path].flat().includes(path));
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await handle(new Request("https://docs.example.org" + path, init), {});
  process.send({ status: response.status, text: await response.text() });
});
`;

/** What a bundle of modules needs for the packages in it that are none. */
const REQUIRE =
  'import { createRequire } from "node:module";const require = createRequire(import.meta.url);';

/** Patterns of the files that the host puts beside each function. */
function includedFiles(): RegExp[] {
  const settings = readFileSync(join(PROJECT_FOLDER, "netlify.toml"), "utf8");
  const [, list = ""] = /^included_files = \[([^\]]*)\]/mu.exec(settings) ?? [];
  return [...list.matchAll(/"([^"]+)"/gu)].map(([, pattern = ""]) => {
    const source = pattern
      .replaceAll(".", String.raw`\.`)
      .replace(/\*\*\/?|\*/gu, (stars) => (stars === "*" ? "[^/]*" : ".*"));
    return new RegExp(`^${source}$`, "u");
  });
}

/**
 * Deploys the functions to a new folder and starts a process there.
 *
 * @throws Error when a function cannot be bundled
 */
export async function deployFunctions(): Promise<DeployedFunctions> {
  const folder = mkdtempSync(join(tmpdir(), "deployed-"));
  const patterns = includedFiles();
  for (const file of filesIn(BUILD_FOLDER)) {
    const path = `build/${file}`;
    if (!patterns.some((pattern) => pattern.test(path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(PROJECT_FOLDER, path), join(folder, path));
  }
  await build({
    entryPoints: filesIn(join(PROJECT_FOLDER, "functions"))
      .filter((file) => !file.includes("/"))
      .map((file) => join(PROJECT_FOLDER, "functions", file)),
    outdir: join(folder, "functions"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    banner: { js: REQUIRE },
    logLevel: "error",
  });
  writeFileSync(join(folder, "run.mjs"), RUNNER);
  const child = fork(join(folder, "run.mjs"), {
    cwd: folder,
    silent: true,
    execArgv: [],
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The functions ended with ${String(code)}.`);
  });
  ended.catch(() => undefined);
  return {
    post: async (path, body) => {
      const answered = once(child, "message");
      child.send({ path, body });
      const [answer] = (await Promise.race([answered, ended])) as [
        { status: number; text: string },
      ];
      return answer;
    },
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
