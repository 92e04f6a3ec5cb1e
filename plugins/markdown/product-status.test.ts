import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { toHtml } from "hast-util-to-html";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { VFile } from "vfile";

import { CERTAINTIES, PRODUCT_STATUS } from "../../data/product-status";
import { formatIsoDate } from "../../src/lib/format/iso-dates";
import { remarkProductStatus, renderStatus } from "./product-status";

const PAGE = "/site/docs/concepts/fees.mdx";

/** The page after the step. */
async function expanded(source: string): Promise<Root> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  await remarkProductStatus({ docs: "/site/docs" })(tree, new VFile({ path: PAGE }));
  return tree;
}

/** What is said of an entry, a line each, and where it leads. */
async function shown(id: string): Promise<{ said: string[]; links: string[] }> {
  const tree = await expanded(`<Status of="${id}" />\n`);
  const [block] = tree.children;
  const html = toHtml(await unified().use(remarkRehype).run(tree));
  return {
    said: block?.type === "blockquote" ? block.children.map((part) => toString(part)) : [],
    links: [...html.matchAll(/href="([^"]*)"/gu)].map(([, address = ""]) => address),
  };
}

describe("a status", () => {
  it("has all of it at home: what to do instead, its day, how sure it is and its source", async () => {
    const { text, ways, asOf, certainty, doubt, source } = PRODUCT_STATUS["interface-fee"];
    const { said, links } = await shown("interface-fee");
    expect(said[0]?.startsWith(text)).toBe(true);
    expect(said[1]).toBe(
      `Status of ${formatIsoDate(asOf)}. ${CERTAINTIES[certainty]} ${doubt} Source`,
    );
    const others = ways.map(({ to }) => to).filter((to) => !to.startsWith("/concepts/fees"));
    expect(links).toEqual([...others, source]);
  });

  it("says elsewhere what holds and its day in one paragraph, which leads home", async () => {
    const { text, asOf, home } = PRODUCT_STATUS["app-creation"];
    const day = `Status of ${formatIsoDate(asOf)}`;
    expect(await shown("app-creation")).toEqual({
      said: [`${text} ${day}. Published sources disagree. Details and source`],
      links: [home],
    });
  });
});

describe("the links of a status", () => {
  it("are a sentence", () => {
    const { home, ...entry } = PRODUCT_STATUS["app-creation"];
    expect(toString(renderStatus(entry, home))).toContain(
      "See Lockup on a block explorer, Lockup from code, Flow from code and airdrop campaigns from code.",
    );
  });

  it("leave out the page that they are on", () => {
    const home = "/guides/custom-deployments";
    const alone = { ...PRODUCT_STATUS["new-chains"], home };
    expect(toString(renderStatus(alone, home))).not.toContain("See");
  });
});

it("names every element that it cannot replace", async () => {
  const source = '<Status of="weather" />\n\n<Status />\n\n<Status of="license" on="/" />\n';
  await expect(expanded(source)).rejects.toThrow(
    /fees\.mdx:1: There is no status "weather"\. These exist: app-creation, .*\n.*fees\.mdx:3: .*\n.*fees\.mdx:5: /u,
  );
});
