import type { List, RootContent, Table } from "mdast";

import type { Block, ListBlock, TableBlock } from "../../src/lib/page-records/types";
import { plainText } from "./plain-text";

/** The typed pieces of a section, in reading order. Quotes and admonitions are their content. */
export function readBlocks(nodes: readonly RootContent[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case "blockquote":
        return readBlocks(node.children);
      case "list":
        return [readList(node)];
      case "table":
        return [readTable(node)];
      case "math":
        return [{ type: "math", tex: node.value, text: plainText(node) }];
      case "code":
        return node.data?.diagram === undefined
          ? [
              {
                type: "code",
                language: node.lang ?? "",
                title: node.data?.title ?? null,
                code: node.value,
              },
            ]
          : [{ type: "diagram", source: node.value, ...node.data.diagram }];
      default: {
        const text = plainText(node);
        return text === "" ? [] : [{ type: "text", text }];
      }
    }
  });
}

/** A list with all that stands in each of its items. */
const readList = ({ ordered, children }: List): ListBlock => ({
  type: "list",
  ordered: ordered === true,
  items: children.map((item) => plainText(item)),
});

function readTable(table: Table): TableBlock {
  const [header = [], ...rows] = table.children.map((row) =>
    row.children.map((cell) => plainText(cell)),
  );
  return { type: "table", header, rows };
}
