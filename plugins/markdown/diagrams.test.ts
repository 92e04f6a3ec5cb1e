import type { Root } from "mdast";
import { describe, expect, it } from "vitest";
import { VFile } from "vfile";

import { drawDiagram, remarkDiagrams, splitAccessibleTexts } from "./diagrams";

const flow = `flowchart LR
  accTitle: Layers
  accDescr: A wallet calls a contract.
  %% a remark
  A[Wallet] --> B[Contract]`;

describe("splitAccessibleTexts", () => {
  it("takes the texts and remarks out of the source", () => {
    expect(splitAccessibleTexts(flow)).toEqual({
      source: "flowchart LR\n  A[Wallet] --> B[Contract]",
      title: "Layers",
      description: "A wallet calls a contract.",
    });
  });

  it("refuses a diagram without them", () => {
    expect(() => splitAccessibleTexts("flowchart LR\nA-->B")).toThrow(/accTitle: and no accDescr:/);
  });
});

describe("drawDiagram", () => {
  const kinds = {
    flowchart: "flowchart LR\n  A[Wallet] --> B[Contract]",
    state: "stateDiagram-v2\n  [*] --> Pending\n  Pending --> Streaming: start",
    sequence: "sequenceDiagram\n  Sender->>Lockup: create\n  Lockup-->>Sender: stream id",
    class: "classDiagram\n  Base <|-- Lockup\n  class Base {\n    +withdraw()\n  }",
    er: "erDiagram\n  STREAM ||--o{ ACTION : has",
  };

  it.each(Object.entries(kinds))(
    "draws a %s diagram without styles or foreign hosts",
    async (_, source) => {
      const svg = await drawDiagram(source);
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/<style|\sstyle="|https?:\/\/(?!www\.w3\.org)/);
    },
  );

  it("gives the parts of two diagrams different ids", async () => {
    const drawings = await Promise.all([kinds.flowchart, kinds.sequence].map(drawDiagram));
    const ids = drawings.map((svg) => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([]);
  });

  it("keeps text as text", async () => {
    expect(await drawDiagram('flowchart LR\n  A["<b>x</b> <script>"] --> B')).not.toMatch(
      /<script|<b>/,
    );
  });
});

describe("remarkDiagrams", () => {
  const page = (value: string): Root => ({
    type: "root",
    children: [{ type: "code", lang: "mermaid", value }],
  });

  it("replaces a fence with a drawing that keeps its source [spec 6.1b]", async () => {
    const tree = page(flow);
    await remarkDiagrams()(tree, new VFile({ path: "docs/a.mdx" }));
    expect(tree.children[0]).toMatchObject({ type: "mdxJsxFlowElement", name: "Diagram" });
    expect(JSON.stringify(tree)).toContain("a remark");
  });

  it.each([
    ["flowchart LR\nA-->B", /docs\/a\.mdx:0: .*accTitle/],
    ["gantt\naccTitle: T\naccDescr: D\nsection A", /docs\/a\.mdx:0: .*gantt/],
  ])("names file and problem of %j", async (source, problem) => {
    const file = new VFile({ path: "docs/a.mdx" });
    await expect(remarkDiagrams()(page(source), file)).rejects.toThrow(problem);
  });
});
