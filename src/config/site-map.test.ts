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
