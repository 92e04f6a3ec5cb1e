import path from "node:path";

import type { Blockquote, Paragraph, PhrasingContent, Root } from "mdast";
import type { VFile } from "vfile";

import { CERTAINTIES, PRODUCT_STATUS, type ProductStatus } from "../../data/product-status";
import { formatIsoDate } from "../../src/lib/format/iso-dates";
import { expandElements, onlyAttribute } from "../reference-kit/expand";
import { link, text } from "../reference-kit/nodes";

/** Element that stands for an entry of `data/product-status.ts`: `<Status of="app-creation" />`. */
const ELEMENT = "Status";

const ENTRIES: Readonly<Record<string, ProductStatus>> = PRODUCT_STATUS;

function paragraph(children: PhrasingContent[], className?: string): Paragraph {
  const properties =
    className === undefined ? {} : { data: { hProperties: { className: [className] } } };
  return { type: "paragraph", children, ...properties };
}

/** The links to what readers can do instead, as a sentence; nothing without links. */
function waysOf(ways: ProductStatus["ways"]): PhrasingContent[] {
  const links = ways.map(({ label, to }, index): PhrasingContent[] => {
    const between = index === ways.length - 1 ? " and " : ", ";
    return [text(index === 0 ? " See " : between), ...link(to, text(label))];
  });
  return links.length === 0 ? [] : [...links.flat(), text(".")];
}

/** How sure the short form of an entry is: what is not in doubt needs no words there. */
const brieflySure = (certainty: ProductStatus["certainty"]): string =>
  certainty === "contested" ? " Published sources disagree." : "";

/**
 * What an entry looks like on a page. Its home, or the only page that shows it, has all of it: what
 * holds with what to do instead, then its day, how sure this site is, the doubt and the source. The
 * other pages say what holds and its day in one paragraph that leads there.
 *
 * @param page path of the page, such as `/concepts/fees`; links to it are left out
 */
export function renderStatus(entry: ProductStatus, page: string): Blockquote {
  const { text: what, ways, asOf, certainty, doubt, source, home } = entry;
  const isHere = (to: string): boolean => to.split("#", 1)[0] === page;
  const day = `Status of ${formatIsoDate(asOf)}`;
  const children =
    home === undefined || isHere(home)
      ? [
          paragraph([text(what), ...waysOf(ways.filter(({ to }) => !isHere(to)))]),
          paragraph(
            [
              text(`${day}. ${CERTAINTIES[certainty]}${doubt === undefined ? "" : ` ${doubt}`} `),
              ...link(source, text("Source")),
            ],
            "sd-status-date",
          ),
        ]
      : [
          paragraph([
            text(`${what} ${day}.${brieflySure(certainty)} `),
            ...link(home, text("Details and source")),
          ]),
        ];
  return { type: "blockquote", data: { hProperties: { className: ["sd-status"] } }, children };
}

/**
 * Remark step for `beforeDefaultRemarkPlugins`: replaces `<Status of="…" />` with the dated entry.
 *
 * @throws Error listing every element that cannot be replaced, with its line and the known entries
 */
export function remarkProductStatus({ docs }: { readonly docs: string }) {
  return (tree: Root, file: VFile): Promise<void> => {
    const page = `/${path.relative(docs, file.path).replace(/\.mdx?$/u, "")}`;
    const expand = expandElements({
      names: [ELEMENT],
      failure: "A status cannot be shown",
      load: () => (node) => {
        const id = onlyAttribute(node, "of", "app-creation");
        const entry = ENTRIES[id];
        if (entry !== undefined) return { blocks: [renderStatus(entry, page)], isLive: true };
        throw new Error(
          `There is no status "${id}". These exist: ${Object.keys(ENTRIES).join(", ")}.`,
        );
      },
    });
    return expand(tree, file);
  };
}
