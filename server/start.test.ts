import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { type RunningServer, startSite } from "./start";

const OPTIONS = { host: "127.0.0.1", port: 0 };

let root: string;
let running: RunningServer[];

async function start(options = OPTIONS): Promise<RunningServer> {
  const site = await startSite(root, options);
  running.push(site);
  return site;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "start-site-"));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((site) => site.stop()));
  rmSync(root, { recursive: true });
});

describe("startSite", () => {
  it("says what to do when the site is not built", async () => {
    await expect(start()).rejects.toThrow(`No built site in ${root}: run npm run build first.`);
  });

  it("says which port is taken", async () => {
    writeFileSync(join(root, "index.html"), "");
    const { url } = await start();
    const port = Number(new URL(url).port);
    await expect(start({ ...OPTIONS, port })).rejects.toThrow(
      `Port ${String(port)} on 127.0.0.1 is taken`,
    );
  });

  it("stops, and frees the port", async () => {
    writeFileSync(join(root, "index.html"), "");
    const first = await start();
    const port = Number(new URL(first.url).port);
    await fetch(first.url);
    await first.stop();
    running = [];
    expect((await start({ ...OPTIONS, port })).url).toBe(first.url);
  });
});
