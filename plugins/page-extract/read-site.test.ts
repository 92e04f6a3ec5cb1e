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
/** A cache that keeps its texts in memory. */
function memory(): { texts: Map<string, string>; cache: Parameters<typeof readSite>[3] } {
  const texts = new Map<string, string>();
  const cache = {
    read: (...parts: readonly string[]) => texts.get(parts.join("\n")),
    write: (text: string, ...parts: readonly string[]) => {
      texts.set(parts.join("\n"), text);
    },
  };
  return { texts, cache };
}

const SITE = { name: "Docs", origin: "https://docs.org" };

describe("readSite", () => {
  it("reads every page, and names all that cannot be read", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "page-extract-"));
    await writeFile(
      path.join(folder, "index.html"),
      "<head><title>Home | Docs</title></head><main><h1>Home</h1></main>",
    );
    await writeFile(path.join(folder, "a.html"), "<head></head><main></main>");
    const pages = await readSite(folder, [place("/")], SITE, memory().cache);
    expect(pages.map(({ record }) => record.title)).toEqual(["Home"]);
    await expect(
      readSite(folder, ["/", "/a", "/b"].map(place), SITE, memory().cache),
    ).rejects.toThrow(/2 rendered pages cannot be read:\n {2}\/a has no <title>\n {2}\/b .*ENOENT/);
  });

  it("reads a page anew when what it says or where it stands has changed", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "page-extract-"));
    const { texts, cache } = memory();
    const write = (text: string, script = "a.js") =>
      writeFile(
        path.join(folder, "index.html"),
        `<head><title>Home | Docs</title><script src=${script}></script></head><main><h1>Home</h1>${text}</main>`,
      );
    const read = async (at: PagePlace): Promise<string | undefined> =>
      (await readSite(folder, [at], SITE, cache))[0]?.markdown;
    await write("<p>One</p>");
    expect(await read(place("/"))).toBe("One");
    await write("<p>One</p>", "b.js");
    expect(await read(place("/"))).toBe("One");
    expect(texts.size).toBe(1);
    for (const key of texts.keys())
      texts.set(key, (texts.get(key) ?? "").replaceAll("One", "Kept"));
    expect(await read(place("/"))).toBe("Kept");
    expect(await read({ ...place("/"), area: "Guides" })).toBe("One");
    await write("<p>Two</p>");
    expect(await read(place("/"))).toBe("Two");
  });
});
