import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { KNOWN_ENDINGS } from "../../scripts/nginx-site";
import { BUILD_FOLDER, filesIn, PROJECT_FOLDER } from "./site";

it("nginx has a type for every file", () => {
  const unknown = filesIn(BUILD_FOLDER).filter(
    (file) =>
      !["_headers", "_redirects"].includes(file) &&
      !KNOWN_ENDINGS.includes(file.slice(file.lastIndexOf(".") + 1)),
  );
  expect(unknown).toEqual([]);
});

it("the functions run as one file beside the site, and stop when they are asked to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  const bundle = ["run", "functions:bundle", "--", `--outfile=${join(folder, "functions.mjs")}`];
  execFileSync("npm", bundle, { cwd: PROJECT_FOLDER, stdio: "pipe" });
  symlinkSync(BUILD_FOLDER, join(folder, "build"));
  const server = spawn("node", ["functions.mjs", "--port", "0"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const [line] = (await once(server.stdout, "data")) as [Buffer];
  const [origin = ""] = /http:\S+/u.exec(line.toString()) ?? [];
  const response = await fetch(`${origin}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "read_page", arguments: { path: "/concepts/fees" } },
    }),
  });
  expect(await response.text()).toContain("# Fees");
  server.kill();
  expect(await ended).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});
