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
        return readList(node);
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

/** A list, followed by what cannot stand in its text: code, tables, formulas and diagrams. */
function readList(list: List): Block[] {
  const inner: Block[] = [];
  const textOf = (node: List): string[] =>
    node.children.map((item) =>
      item.children
        .map((child) => {
          if (child.type === "list") return textOf(child).join(" ");
          if (child.type === "paragraph") return plainText(child);
          const [first, ...rest] = readBlocks([child]);
          if (first === undefined) return "";
          if (first.type === "text" && rest.length === 0) return first.text;
          inner.push(first, ...rest);
          return "";
        })
        .filter((text) => text !== "")
        .join(" "),
    );
  const items = textOf(list).filter((text) => text !== "");
  const block: ListBlock = { type: "list", ordered: list.ordered === true, items };
  return items.length === 0 ? inner : [block, ...inner];
}

function readTable(table: Table): TableBlock {
  const [header = [], ...rows] = table.children.map((row) =>
    row.children.map((cell) => plainText(cell)),
  );
  return { type: "table", header, rows };
}
