/**
 * Prints the rules of the built site for nginx:
 * `npx tsx scripts/nginx-config.ts <folder> [--functions http://127.0.0.1:8787]`.
 * HOSTING.md says what to do with them.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { runCommand } from "../server/command";
import { SITE_FUNCTIONS } from "../server/functions";
import { parseHeaders } from "../server/headers";
import { parseRedirects } from "../server/redirects";
import { type FunctionsBehind, nginxSite } from "./nginx-site";

const build = fileURLToPath(new URL("../build", import.meta.url));
const read = (file: string): string => readFileSync(path.join(build, file), "utf8");

function readFunctions(text: string): FunctionsBehind {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:\/\/[^/?#@]+\/?$/u.test(text)) {
    throw new Error(
      `--functions is "${text}": give the origin of the functions' server, such as "http://127.0.0.1:8787".`,
    );
  }
  return { origin: url.origin, paths: Object.keys(SITE_FUNCTIONS) };
}

runCommand(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { functions: { type: "string" } },
  });
  const [root = build, ...more] = positionals;
  if (more.length > 0) throw new Error(`Give one folder: "${more.join(" ")}" is too much.`);
  process.stdout.write(
    nginxSite(parseHeaders(read("_headers")), parseRedirects(read("_redirects")), {
      root: path.resolve(root),
      ...(values.functions !== undefined && { functions: readFunctions(values.functions) }),
    }),
  );
});
