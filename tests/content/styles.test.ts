import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { BUILD_FOLDER } from "./site";

/** Names of the style sheets of a page that it shares with others. */
function sheets(page: string): readonly string[] {
  const html = readFileSync(join(BUILD_FOLDER, page), "utf8");
  return [...html.matchAll(/assets\/css\/(styles|components)\.[^>]*\.css/gu)].map(
    ([, name = ""]) => name,
  );
}

it("a page has the styles of components where it has components", () => {
  expect(sheets("reference/lockup/access-control.html")).toEqual(["styles"]);
  expect(sheets("concepts/lockup/stream-shapes.html")).toEqual(["styles", "components"]);
});
