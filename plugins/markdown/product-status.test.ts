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
async function expanded(source: string): Promise<Root> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  await remarkProductStatus({ docs: "/site/docs" })(tree, new VFile({ path: PAGE }));
  return tree;
}

describe.each(ENTRIES)(
  "the status %s",
  (id, { text, ways, asOf, certainty, doubt, source, home }) => {
    const isHere = (to: string): boolean => to.startsWith("/concepts/fees");
    const element = `<Status of="${id}" />\n`;
    const day = `Status of ${formatIsoDate(asOf)}`;
    const isFull = home === undefined || isHere(home);

    it(`says ${isFull ? "all of it" : "what holds, in one paragraph,"} with its day`, async () => {
      const [block] = (await expanded(element)).children;
      const said = block?.type === "blockquote" ? block.children.map((part) => toString(part)) : [];
      expect(said[0]?.startsWith(text)).toBe(true);
      if (isFull) {
        const sure = `${day}. ${CERTAINTIES[certainty]}`;
        expect(said[1]).toBe([sure, doubt, "Source"].filter(Boolean).join(" "));
      } else {
        const sure = certainty === "contested" ? " Published sources disagree." : "";
        expect(said).toEqual([`${text} ${day}.${sure} Details and source`]);
      }
    });

    it("leads to what to do instead and to the source, or to where all of it is", async () => {
      const html = toHtml(
        await unified()
          .use(remarkRehype)
          .run(await expanded(element)),
      );
      const links = [...html.matchAll(/href="([^"]*)"/gu)].map(([, address]) => address);
      const others = ways.map(({ to }) => to).filter((to) => !isHere(to));
      expect(links).toEqual(isFull ? [...others, source] : [home]);
    });
  },
);

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
