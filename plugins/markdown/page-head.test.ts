import type { Root, RootContent } from "hast";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";

import type { Counterpart } from "../../src/lib/protocol/model";
import { rehypePageHead } from "./page-head";

const element = (tagName: string): RootContent => ({
  type: "element",
  tagName,
  properties: {},
  children: [],
});

const component = (name: string): RootContent => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: [],
  children: [],
});

const isDoc = (file: string): boolean => file.startsWith("docs/");

const counterpartsOf = (file: string): Counterpart[] =>
  file === "docs/guides/a.mdx" ? [{ version: "v4.0", path: "/guides/b" }] : [];

function run(children: RootContent[], path = "docs/page.mdx"): RootContent[] {
  const tree: Root = { type: "root", children };
  rehypePageHead({ isDoc, counterpartsOf })(tree, new VFile({ path }));
  return tree.children;
}

describe("rehypePageHead", () => {
  it("puts the row below the title, or first where the theme draws the title", () => {
    const head = component("PageHead");
    const [title, p] = [component("header"), element("p")];
    expect(run([title, p])).toEqual([title, head, p]);
    expect(run([p, element("h2")])).toEqual([head, p, element("h2")]);
  });

  it("says that the text has a panel of its own", () => {
    expect(run([element("p"), component("Checked")])[0]).toMatchObject({
      name: "PageHead",
      attributes: [{ name: "hasPanel" }],
    });
  });

  it("gives the row where its release switch leads", () => {
    expect(run([element("p")], "docs/guides/a.mdx")[0]).toMatchObject({
      attributes: [{ name: "counterparts", value: '[{"version":"v4.0","path":"/guides/b"}]' }],
    });
  });

  it("leaves partials and other pages alone", () => {
    expect(run([element("p")], "src/pages/accessibility.mdx")).toEqual([element("p")]);
  });
});
