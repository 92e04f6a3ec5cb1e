import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { REDIRECT_FAMILIES, REDIRECTS } from "../../data/redirects";
import { expandRedirects, isWildcard } from "../../plugins/redirects/expand";
import { type RunningServer, startSite } from "../../server/start";
import { BUILD_FOLDER } from "./site";

const PATHS = [
  ...readFileSync(join(BUILD_FOLDER, "sitemap.xml"), "utf8").matchAll(/(?<=<loc>)[^<]+/gu),
].map(([address]) => new URL(address).pathname);
const MOVED = expandRedirects({ redirects: REDIRECTS, families: REDIRECT_FAMILIES }, PATHS);

let site: RunningServer;
beforeAll(async () => {
  site = await startSite(BUILD_FOLDER, { host: "127.0.0.1", port: 0 });
});
afterAll(() => site.stop());

const get = (path: string): Promise<Response> => fetch(site.url + path, { redirect: "manual" });

it("every page of the sitemap is served under its clean path [spec 1.1a]", async () => {
  const missing: string[] = [];
  for (const path of PATHS) {
    const { status } = await get(path);
    if (status !== 200) missing.push(`${path}: status ${String(status)}`);
  }
  expect(missing).toEqual([]);
});

it("every old address leads on from the host, with its query [spec 1.8a, 1.8c]", async () => {
  expect(MOVED).toHaveLength(100);
  const served = new Set(PATHS);
  const wrong: string[] = [];
  for (const { from, to } of MOVED) {
    const response = await get(`${from.replace("*", "some-page")}?utm=a%20b`);
    const location = response.headers.get("location") ?? "no location";
    if (response.status !== 301 || location !== `${to}?utm=a%20b`) {
      wrong.push(`${from}: ${String(response.status)} ${location}`);
    }
    if (!served.has(to)) wrong.push(`${to} is no page`);
  }
  expect(wrong).toEqual([]);
});

it("every old address names where it leads to programs without JavaScript", () => {
  const wrong = MOVED.filter((redirect) => !isWildcard(redirect)).filter(
    ({ from, to }) =>
      !readFileSync(join(BUILD_FOLDER, from, "index.html"), "utf8").includes(`url=${to}"`),
  );
  expect(wrong).toEqual([]);
});
