import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { readSite } from "./read-site";
import type { PagePlace } from "./site-pages";

const place = (route: string): PagePlace => ({
  route,
  area: "Site",
  breadcrumbs: [],
  protocol: null,
  release: null,
});

const SITE = { name: "Docs", origin: "https://docs.org" };

describe("readSite", () => {
  it("reads every page, and names all that cannot be read", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "content-index-"));
    await writeFile(
      path.join(folder, "index.html"),
      "<head><title>Home | Docs</title></head><main><h1>Home</h1></main>",
    );
    await writeFile(path.join(folder, "a.html"), "<head></head><main></main>");
    const pages = await readSite(folder, [place("/")], SITE);
    expect(pages.map(({ record }) => record.title)).toEqual(["Home"]);
    await expect(readSite(folder, ["/", "/a", "/b"].map(place), SITE)).rejects.toThrow(
      /2 rendered pages cannot be read:\n {2}\/a has no <title>\n {2}\/b .*ENOENT/,
    );
  });
});
