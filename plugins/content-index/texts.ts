import type { RootContent } from "mdast";

import type { SectionTexts } from "../../src/lib/page-records/types";
import { plainText } from "./plain-text";

/** What the nodes of a section say, in reading order, for those who look for it. */
export function readTexts(nodes: readonly RootContent[]): SectionTexts {
  const units: string[] = [];
  const words: string[] = [];
  const code: string[] = [];
  const say = (texts: readonly string[]): void => {
    units.push(...texts);
    words.push(...texts);
  };
  const read = (node: RootContent): void => {
    switch (node.type) {
      case "blockquote":
        node.children.forEach(read);
        break;
      case "list":
        say(node.children.map((item) => plainText(item)));
        break;
      case "table": {
        const [header = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => plainText(cell)),
        );
        units.push(...rows.map((row) => row.filter((cell) => cell !== "").join(" · ")));
        words.push(...header, ...rows.flat());
        break;
      }
      case "math":
        // The letters of a formula are no words that somebody looks for.
        units.push(plainText(node));
        break;
      case "code":
        if (node.data?.diagram === undefined) code.push(node.value);
        else say([node.data.diagram.title, node.data.diagram.description]);
        break;
      default:
        say([plainText(node)]);
    }
  };
  nodes.forEach(read);
  return {
    units: units.filter((unit) => unit !== ""),
    words: words.join("\n"),
    code: code.join("\n"),
  };
}
