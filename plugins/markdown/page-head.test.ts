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

const counterpartsOf = (file: string): Promise<Counterpart[]> =>
  Promise.resolve(file === "docs/guides/a.mdx" ? [{ version: "v4.0", path: "/guides/b" }] : []);

async function run(children: RootContent[], path = "docs/page.mdx"): Promise<RootContent[]> {
  const tree: Root = { type: "root", children };
  await rehypePageHead({ isDoc, counterpartsOf })(tree, new VFile({ path }));
  return tree.children;
}

describe("rehypePageHead", () => {
  it("puts the row below the title, or first where the theme draws the title", async () => {
    const head = component("PageHead");
    const [title, p] = [component("header"), element("p")];
    expect(await run([title, p])).toEqual([title, head, p]);
    expect(await run([p, element("h2")])).toEqual([head, p, element("h2")]);
  });

  it("gives the row where its release switch leads", async () => {
    const [head] = await run([element("p")], "docs/guides/a.mdx");
    expect(head).toMatchObject({
      attributes: [{ name: "counterparts", value: '[{"version":"v4.0","path":"/guides/b"}]' }],
    });
  });

  it("leaves partials and other pages alone", async () => {
    expect(await run([element("p")], "src/pages/accessibility.mdx")).toEqual([element("p")]);
  });
});
