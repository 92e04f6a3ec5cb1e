import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { classesIn, isDropped } from "../../plugins/lean-browser/infima";
import { BUILD_FOLDER, filesIn } from "./site";

/** The classic theme's style sheet, as it was before rules were left out. */
const INFIMA = "node_modules/infima/dist/css/default/default.css";

const built = filesIn(BUILD_FOLDER).map((path) => ({
  path,
  text: /\.(?:html|js|css)$/u.test(path) ? readFileSync(join(BUILD_FOLDER, path), "utf8") : "",
}));

describe("the rules that are left out of the style sheets", () => {
  const dropped = new Set(classesIn(readFileSync(INFIMA, "utf8")).filter(isDropped));

  it("name no class that a page or its program has", () => {
    expect(dropped.size).toBeGreaterThan(100);
    const uses = built
      .filter(({ path }) => /\.(?:html|js)$/u.test(path))
      .flatMap(({ path, text }) =>
        path.endsWith(".html")
          ? [...text.matchAll(/\sclass="?([^">]*)/gu)]
              .flatMap(([, names = ""]) => names.split(/\s+/u))
              .filter((name) => dropped.has(name))
              .map((name) => `${path}: ${name}`)
          : [...text.matchAll(/[a-z][\w-]*--[\w-]*|[a-z]+__[\w-]+/gu)]
              .filter(([name]) => dropped.has(name))
              .map(([name]) => `${path}: ${name}`),
      );
    // Take the class out of its family in plugins/lean-browser/infima.ts when a page needs it.
    expect([...new Set(uses)]).toEqual([]);
  });

  it("are in no file", () => {
    const left = built
      .filter(({ path }) => path.endsWith(".css"))
      .flatMap(({ text }) => classesIn(text).filter((name) => dropped.has(name)));
    expect([...new Set(left)]).toEqual([]);
  });
});

describe("style sheets of a page", () => {
  const sheets = (route: string): readonly string[] => {
    const html = readFileSync(join(BUILD_FOLDER, route), "utf8");
    return [...html.matchAll(/assets\/css\/([a-z]+)\.[^>]*\.css/gu)].map(([, name = ""]) => name);
  };

  it("are those of what it holds", () => {
    expect(sheets("reference/lockup/access-control.html")).toEqual(["styles"]);
    expect(sheets("concepts/what-is-sablier.html")).toEqual(["styles", "pieces"]);
    expect(sheets("concepts/lockup/stream-shapes.html")).toContain("tools");
  });
});
