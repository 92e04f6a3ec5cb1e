import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { toHtml } from "hast-util-to-html";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { VFile } from "vfile";

import { CERTAINTIES, PRODUCT_STATUS, type ProductStatus } from "../../data/product-status";
import { formatIsoDate } from "../../src/lib/format/iso-dates";
import { remarkProductStatus, renderStatus } from "./product-status";

const ENTRIES: [string, ProductStatus][] = Object.entries(PRODUCT_STATUS);
const PAGE = "/site/docs/concepts/fees.mdx";

/** The page after the step. */
function expanded(source: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  remarkProductStatus({ docs: "/site/docs" })(tree, new VFile({ path: PAGE }));
  return tree;
}

describe.each(ENTRIES)(
  "the status %s",
  (id, { text, ways, asOf, certainty, doubt, source, home }) => {
    it("says what holds, on which day, and how sure that is", async () => {
      const tree = expanded(`<Status of="${id}" />\n`);
      const [block] = tree.children;
      const [what, date] = block?.type === "blockquote" ? block.children : [];
      expect(toString(what).startsWith(text)).toBe(true);
      const sure = `Status of ${formatIsoDate(asOf)}. ${CERTAINTIES[certainty]}`;
      const away = home === undefined || home.startsWith("/concepts/fees") ? undefined : home;
      const rest = away === undefined ? [doubt, "Source"] : ["Details and source"];
      expect(toString(date)).toBe([sure, ...rest].filter(Boolean).join(" "));
      const html = toHtml(await unified().use(remarkRehype).run(tree));
      const links = [...html.matchAll(/href="([^"]*)"/gu)].map(([, address]) => address);
      const others = ways.filter(({ to }) => !to.startsWith("/concepts/fees"));
      expect(links).toEqual([...others.map(({ to }) => to), away ?? source]);
    });
  },
);

describe("the links of a status", () => {
  const entry = PRODUCT_STATUS["app-creation"];

  it("are a sentence", () => {
    expect(toString(renderStatus(entry, "/a"))).toContain(
      "See Lockup on a block explorer, Lockup from code, Flow from code and airdrop campaigns from code.",
    );
  });

  it("leave out the page that they are on", () => {
    const shown = toString(renderStatus(entry, "/guides/lockup/v4.0/etherscan"));
    expect(shown).toContain("See Lockup from code, Flow from code and");
    const alone = PRODUCT_STATUS["new-chains"];
    expect(toString(renderStatus(alone, "/guides/custom-deployments"))).not.toContain("See");
  });
});

it("names every element that it cannot replace", () => {
  const source = '<Status of="weather" />\n\n<Status />\n\n<Status of="license" on="/" />\n';
  expect(() => expanded(source)).toThrow(
    /fees\.mdx:1: There is no status "weather"\. These exist: app-creation, .*\n.*fees\.mdx:3: .*\n.*fees\.mdx:5: /u,
  );
});
