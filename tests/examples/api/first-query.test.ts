import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, expect, it } from "vitest";

import { ENDPOINTS } from "../../../data/endpoints";
import { SITE_DIR } from "../../../plugins/paths";
import { exampleAddress } from "../../../src/lib/graphql/endpoints";
import { type GraphqlServer, startGraphqlServer } from "../../e2e/support/graphql-server";

// The first queries of the getting started page, run as they are, against recorded answers in
// place of the address that they name.
const run = promisify(execFile);
const address = exampleAddress(ENDPOINTS, "lockup", "envio");
const env = { ...process.env, no_proxy: "127.0.0.1", NO_PROXY: "127.0.0.1" };
let server: GraphqlServer;
let folder: string;

beforeAll(async () => {
  server = await startGraphqlServer("lockup", "envio");
  folder = mkdtempSync(path.join(tmpdir(), "first-query-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

function localized(file: string): string {
  const source = readFileSync(path.join(SITE_DIR, "examples", file), "utf8");
  expect(source).toContain(address);
  return source.replace(address, server.url);
}

it("works with curl", async () => {
  const { stdout } = await run("bash", ["-c", localized("shell/api/first-query.sh")], { env });
  const { data } = JSON.parse(stdout) as { data: { LockupStream: { alias: string }[] } };
  expect(data.LockupStream.map(({ alias }) => alias)).toEqual([
    "LK3-8453-1",
    "LK3-11155111-4",
    "LK3-11155111-2",
  ]);
});

it("works with fetch", async () => {
  const module = path.join(folder, "first-query.mjs");
  writeFileSync(module, localized("javascript/api/first-query.mjs"));
  const { stdout } = await run("node", [module], { env });
  expect(stdout.split("\n")[0]).toBe(`LK3-8453-1 0x${"2".repeat(40)} 365000000000000000000n EXT`);
});
