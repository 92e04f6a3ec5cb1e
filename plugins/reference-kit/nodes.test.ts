import { toString } from "mdast-util-to-string";
import { expect, it } from "vitest";

import { longTable, text } from "./nodes";

it("closes a table that is long, with its title to open it by", () => {
  const rows = Array.from({ length: 13 }, () => [[text("x")]]);
  const folded = longTable("errors", "selector and cause", ["Error"], rows);
  expect(folded.data).toMatchObject({
    hName: "details",
    hProperties: { className: ["reference-table"] },
  });
  expect(toString(folded)).toMatch(/^All 13 errors: selector and causeError/u);
  expect(longTable("errors", "cause", ["Error"], rows.slice(1)).type).toBe("table");
});
