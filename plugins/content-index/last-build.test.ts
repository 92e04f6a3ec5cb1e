import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { NO_BUILD, serveLastBuild } from "./last-build";

const isOurs = (name: string): boolean => name.startsWith("/search/") || name.endsWith(".md");

test("serves the files of a build as soon as there is one, and says how to get one before", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "last-build-"));
  const build = path.join(folder, "build");
  const handler = serveLastBuild(build, isOurs);
  const server = createServer((request, response) => {
    handler(request, response, () => response.writeHead(404).end("passed on"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (url: string): Promise<[number, string]> => {
    const response = await fetch(origin + url);
    return [response.status, await response.text()];
  };
  try {
    expect(await ask("/search/index.json")).toEqual([503, NO_BUILD]);
    expect(await ask("/guides")).toEqual([404, "passed on"]);

    await mkdir(path.join(build, "search"), { recursive: true });
    await writeFile(path.join(build, "search/index.json"), "{}");
    await writeFile(path.join(build, "guides.html"), "<p>Built</p>");
    expect(await ask("/search/index.json?v=1")).toEqual([200, "{}"]);
    expect(await ask("/search/none.json")).toEqual([404, "passed on"]);
    expect(await ask("/guides.html")).toEqual([404, "passed on"]);

    await writeFile(path.join(build, "search/index.json"), "[]");
    expect(await ask("/search/index.json")).toEqual([200, "[]"]);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
});
