import { describe, expect, test } from "vitest";

import { divideExport, passagesOf } from "./passages";

const rowsOf = (markdown: string) => passagesOf(markdown).map(({ rows }) => rows.join("\n"));

describe("divideExport", () => {
  test("divides at headings, not in code, and makes paths of its own links", () => {
    const sections = divideExport(
      '---\nurl: "https://docs.example.org/a"\n---\n\n> Index.\n\n# A\n\n[b](https://docs.example.org/b)\n\n```bash\n# no\n```\n\n### `B`\n\nc\n\n## D\n',
    );
    expect(sections.map(({ path }) => path)).toEqual([["A"], ["A", "B"], ["A", "D"]]);
    expect(sections[0]?.markdown).toContain("[b](/b)");
    expect(sections[0]?.markdown).not.toContain("Index");
  });
});

describe("passagesOf [spec 10.4]", () => {
  test("a list has the sentence that governs it, and keeps its nested lists", () => {
    const [, list] = passagesOf(
      "The fee is 0 in some cases.\n\n**The result is 0** when\n\n- no feed is set;\n- the price is old:\n  - by a day\n",
    );
    expect(list).toEqual({
      kind: "list",
      lead: "**The result is 0** when",
      rows: ["- no feed is set;", "- the price is old:\n  - by a day"],
    });
  });

  test("rows keep the head of their table and the sentence before it", () => {
    expect(passagesOf("Chains:\n\n| Chain | Id |\n| - | - |\n| Base | 8453 |\n")).toEqual([
      {
        kind: "table",
        lead: "Chains:\n\n| Chain | Id |\n| - | - |",
        rows: ["| Base | 8453 |"],
      },
    ]);
  });

  test("samples in tabs have the sentence before the tabs, each with its own label", () => {
    const sample = "```graphql\na\n```";
    const passages = passagesOf(`Compare:\n\n**One**\n\n${sample}\n\n**Two**\n\n${sample}\n`);
    expect(passages.map(({ lead }) => lead)).toEqual([
      "Compare:\n\n**One**",
      "Compare:\n\n**Two**",
    ]);
  });

  test("a formula has its sentence, and what goes on behind it", () => {
    expect(rowsOf("Its leaf is\n\n$$\nh(x)\n$$\n\nwhere $x$ is the row.\n\nMore.")).toEqual([
      "Its leaf is\n\n$$\nh(x)\n$$\n\nwhere $x$ is the row.",
      "More.",
    ]);
  });

  test("a sentence has the one that it refers to, or is left out", () => {
    expect(rowsOf("The feed has no code.\n\nThen withdrawals revert.")).toEqual([
      "The feed has no code.\n\nThen withdrawals revert.",
    ]);
    expect(rowsOf("The contract checks:\n\n1. The proof.\n\nThen it pays.")).toEqual([
      "1. The proof.",
    ]);
  });

  test("a notice is its first paragraph, after its title", () => {
    const rest = "\n>\n> Read both.\n>\n> More.";
    expect(rowsOf(`> **Warning: Dates**${rest}`)).toEqual([
      "> **Warning: Dates**\n>\n> Read both.",
    ]);
    expect(rowsOf(`> **Note:** it ends.${rest}`)).toEqual(["> **Note:** it ends."]);
  });

  test.each([
    ["labels of tabs", "A sample.\n\n- Solidity\n- TypeScript\n"],
    ["a list of links", "A sample.\n\n- [v4.0](/a) newest, this page\n- [v2.0](/b) same guide\n"],
    ["a drawing", "A sample.\n\n```mermaid\nflowchart TD\n```\n"],
    ["a remark about the page", "A sample.\n\n_Tool on the page: [`a_b`](/a_b)._\n"],
    ["a label", "A sample.\n\n**Jump to a chain**\n"],
    ["a list whose sentence is missing", "A sample.\n\n- 1 gas.\n- 2 gas.\n\n* 3 gas.\n* 4 gas.\n"],
  ])("leaves out %s", (_, markdown) => {
    expect(rowsOf(markdown).filter((rows) => !rows.includes("1 gas"))).toEqual(["A sample."]);
  });
});
