/**
 * Prints the rules of the built site for nginx: `npx tsx scripts/nginx-config.ts <host> <folder>`.
 * HOSTING.md says what to do with them.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { parseHeaders } from "../server/headers";
import { parseRedirects } from "../server/redirects";
import { nginxSite } from "./nginx-site";

const build = fileURLToPath(new URL("../build", import.meta.url));
const [name = "localhost", root = build] = process.argv.slice(2);
const read = (file: string): string => readFileSync(path.join(build, file), "utf8");

process.stdout.write(
  nginxSite(parseHeaders(read("_headers")), parseRedirects(read("_redirects")), {
    root: path.resolve(root),
    name,
  }),
);
