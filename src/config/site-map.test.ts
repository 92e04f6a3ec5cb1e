import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { SECTIONS } from "./navigation";
import { PAGE_IDS, pageIds, SITE_MAP } from "./site-map";

describe("site map", () => {
  it("names every page once [spec 1.1b]", () => {
    const folder = path.join(__dirname, "../../docs");
    const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".mdx") && !file.includes("_partials/"))
      .filter((file) => !/^draft: true$/mu.test(readFileSync(path.join(folder, file), "utf8")));
    expect(PAGE_IDS.toSorted()).toEqual(
      pages.map((file) => file.slice(0, -".mdx".length)).toSorted(),
    );
    expect(PAGE_IDS.length).toBeGreaterThan(180);
  });

  it("keeps the addresses of February 2025 for its releases, and names other releases in the path [spec 7.2]", () => {
    const pages = PAGE_IDS.filter((id) => /^(?:guides|reference)\//u.test(id)).flatMap((id) => {
      const text = readFileSync(path.join(__dirname, `../../docs/${id}.mdx`), "utf8");
      const [, protocol = "", version = ""] = /^release: "?(\w+)@(v[\d.]+)/mu.exec(text) ?? [];
      return protocol === "" ? [] : [{ id, protocol, version }];
    });
    const named = pages.filter(({ id }) => /\/v\d+\.\d+(?:\/|$)/u.test(id));
    expect(named.filter(({ id, version }) => !id.split("/").includes(version))).toEqual([]);
    const plain = new Set(
      pages
        .filter((page) => !named.includes(page))
        .map((page) => `${page.protocol}@${page.version}`),
    );
    expect([...plain].toSorted()).toEqual([
      "airdrops@v1.3",
      "bob@v1.0",
      "comptroller@v1.1",
      "flow@v1.1",
      "legacy@v1.1",
      "lockup@v2.0",
    ]);
  });

  it("has six sidebars [spec 1.2a]", () => {
    expect(Object.keys(SITE_MAP)).toEqual([
      "conceptsSidebar",
      "guidesSidebar",
      "referencesSidebar",
      "apiSidebar",
      "appSidebar",
      "supportSidebar",
    ]);
  });

  it("keeps each sidebar's pages under its section's path", () => {
    for (const [index, items] of Object.values(SITE_MAP).entries()) {
      const base = SECTIONS[index]?.basePath.slice(1);
      expect(pageIds(items).filter((id) => !id.startsWith(`${base}/`))).toEqual([]);
    }
  });

  it("opens every section on one of its own pages [spec 1.2a]", () => {
    for (const section of SECTIONS) expect(PAGE_IDS).toContain(section.landing.slice(1));
  });
});
