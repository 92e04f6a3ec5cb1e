import type { Root } from "mdast";
import { describe, expect, it } from "vitest";

import { linkedPage, remarkPlannedLinks } from "./planned-links";

const step = remarkPlannedLinks({
  planned: new Set(["concepts/fees", "concepts/nft"]),
  exists: (id) => id === "concepts/nft",
});

/** A paragraph with one link, after the step. */
function linked(url: string): Root {
  const tree: Root = {
    type: "root",
    children: [
      {
        type: "paragraph",
        children: [
          { type: "text", value: "See " },
          {
            type: "link",
            url,
            children: [{ type: "strong", children: [{ type: "text", value: "it" }] }],
          },
          { type: "text", value: "." },
        ],
      },
    ],
  };
  step(tree);
  return tree;
}

const kinds = (tree: Root): string[] => {
  const paragraph = tree.children[0];
  return paragraph?.type === "paragraph" ? paragraph.children.map((child) => child.type) : [];
};

describe("remarkPlannedLinks", () => {
  it("keeps the text of a link to a page that is planned but not written", () => {
    expect(kinds(linked("/concepts/fees"))).toEqual(["text", "strong", "text"]);
    expect(kinds(linked("/concepts/fees#gas-fees"))).toEqual(["text", "strong", "text"]);
  });

  it.each([
    "/concepts/nft",
    "/concepts/nonsense",
    "https://sablier.com",
    "#local",
    "/",
    "//host/x",
  ])("leaves the link to %s for the link check", (url) => {
    expect(kinds(linked(url))).toEqual(["text", "link", "text"]);
  });
});

describe("linkedPage", () => {
  it("drops query and fragment", () => {
    expect(linkedPage("/a/b?c=1#d")).toBe("a/b");
  });
});
