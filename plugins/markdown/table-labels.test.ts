import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { describe, expect, it } from "vitest";

import { rehypeTableLabels } from "./table-labels";

const element = (tagName: string, children: (ElementContent | string)[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === "string" ? { type: "text", value: child } : child,
  ),
});

function labelled(table: Element): string {
  const tree: Root = { type: "root", children: [table] };
  rehypeTableLabels()(tree);
  return toHtml(tree);
}

const head = element("thead", [
  element("tr", [element("th", ["Name"]), element("th", [element("code", ["unit"])])]),
]);

describe("rehypeTableLabels", () => {
  it("gives every body cell its column's name, and every part its role", () => {
    const html = labelled(
      element("table", [
        head,
        element("tbody", [element("tr", [element("td", ["rate"]), element("td", ["wad"])])]),
      ]),
    );
    expect(html).toBe(
      '<div class="sd-table"><table role="table">' +
        '<thead role="rowgroup"><tr role="row"><th role="columnheader">Name</th><th role="columnheader"><code>unit</code></th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><td data-label="Name" role="cell">rate</td><td data-label="unit" role="cell">wad</td></tr></tbody>' +
        "</table></div>",
    );
  });

  it("leaves cells without a named column unlabelled", () => {
    const html = labelled(
      element("table", [element("tbody", [element("tr", [element("td", ["x"])])])]),
    );
    expect(html).not.toContain("data-label");
    expect(html).toContain('role="cell"');
  });

  it("wraps a table once when it runs twice", () => {
    const tree: Root = { type: "root", children: [element("table", [head])] };
    rehypeTableLabels()(tree);
    rehypeTableLabels()(tree);
    expect(toHtml(tree).match(/sd-table/g)).toHaveLength(1);
  });
});
