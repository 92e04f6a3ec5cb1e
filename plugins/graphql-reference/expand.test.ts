import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";

import { compile as compileWith, outline } from "../reference-kit/testing";
import { remarkGraphqlReference } from "./expand";
import { smallReference } from "./testing";

const source = { load: () => Promise.resolve(smallReference()) };

const compile = (mdx: string): Promise<Root> =>
  compileWith(mdx, remarkGraphqlReference({ source }));

describe("<GraphqlReference type>", () => {
  it("becomes a heading, groups and tables with types, units and links", async () => {
    const tree = await compile('<GraphqlReference protocol="lockup" type="Box" />');
    expect(outline(tree)).toEqual([
      "## Box {#box}",
      "A box with `notes`. Ask The Graph for `boxes` or `box`, Envio for `Box` or `Box_by_pk`.",
      "See [Boxes](/concepts/boxes).",
      "### Box identity {#box-identity}",
      "| Field | Type and unit | Meaning |",
      "| `id` | `ID!` | Names the box. / Vendors: Envio adds the chain. |",
      "| `owner` | `Bytes!` | Who has it. |",
      "| `color` Envio only | `String!` | Its color. |",
      "### Papers {#box-papers}",
      "| Field | Type and unit | Meaning |",
      "| `notes` | [`[Note!]!`](/api/box/structure#note) reverse of `box` | All notes. |",
      "| `lastNote` | [`Note`](/api/box/structure#note) | The last note. / Null when there is none. |",
    ]);
  });

  it("can be one level lower, then without headings of groups", async () => {
    const tree = await compile('<GraphqlReference protocol="lockup" type="Note" depth="3" />');
    expect(outline(tree)).toEqual([
      "### Note {#note}",
      "A note in a box. Ask The Graph for `notes` or `note`, Envio for `Note` or `Note_by_pk`.",
      "| Field | Type and unit | Meaning |",
      "| `id` | `String!` | Names the note. |",
      "| `box` | [`Box!`](/api/box/structure#box) | Where it is. |",
      "| `category` | [`ActionCategory!`](/api/lockup/the-graph/entities#actioncategory) | Kind of note. |",
      "| `size` | `BigInt` count | Length. / Null when not measured. / Beware: Off by one. |",
    ]);
  });

  it("gives every field an anchor", async () => {
    const tree = await compile('<GraphqlReference protocol="lockup" type="Box" />');
    const anchors: unknown[] = [];
    visit(tree, "tableCell", (cell) => {
      const data = cell.data;
      if (data?.hProperties?.id !== undefined) anchors.push(data.hProperties.id);
    });
    expect(anchors).toEqual(["box-id", "box-owner", "box-color", "box-notes", "box-lastnote"]);
  });
});

describe("<GraphqlReference generation>", () => {
  it("begins the anchors of an older one with its name", async () => {
    const tree = await compile(
      '<GraphqlReference protocol="lockup" generation="2025" type="Note" depth="3" />',
    );
    const lines = outline(tree);
    expect(lines[0]).toBe("### Note {#2025-note}");
    expect(lines[4]).toBe("| `box` | [`Box!`](/api/box/structure#2025-box) | Where it is. |");
  });
});

describe("<GraphqlReference show>", () => {
  const shown = async (show: string): Promise<string[]> =>
    outline(await compile(`<GraphqlReference protocol="lockup" show="${show}" />`));

  it("lists the entities by rank", async () => {
    expect(await shown("entities")).toEqual([
      "### Main entities {#main-entities}",
      "| Entity | A row is | Fields | Ask for |",
      "| [Box](/api/box/structure#box) | A box with `notes`. | 5 | The Graph: `boxes`, `box` / Envio: `Box`, `Box_by_pk` |",
      "| [Note](/api/box/structure#note) | A note in a box. | 4 | The Graph: `notes`, `note` / Envio: `Note`, `Note_by_pk` |",
      "### Grouping and bookkeeping {#grouping-and-bookkeeping}",
      "| Entity | A row is | Fields | Ask for |",
      "| [Clerk](/api/box/structure#clerk) | Counts boxes. | 1 | The Graph: `clerks`, `clerk` / Envio: `Clerk`, `Clerk_by_pk` |",
    ]);
  });

  it("lists relations, also those that leave the schema", async () => {
    expect(await shown("relations")).toEqual([
      "| Field | Leads to | How many | Reverse list |",
      "| [`Box.lastNote`](/api/box/structure#box) | [`Note`](/api/box/structure#note) | one to one, may be null | none |",
      "| [`Note.box`](/api/box/structure#note) | [`Box`](/api/box/structure#box) | many to one | `Box.notes` |",
      "| [`Box.owner`](/api/box/structure#box) | person | by its id, outside of this schema | none |",
    ]);
  });

  it("lists enums with their values", async () => {
    expect(await shown("enums")).toEqual([
      "### ActionCategory {#actioncategory}",
      "Kinds.",
      "| Value | Meaning |",
      "| `Open` | Opened. |",
      "| `Close` | Closed. |",
    ]);
  });

  it("lists events and slots of actions", async () => {
    expect(await shown("actions")).toEqual([
      "### Events by category {#action-events}",
      "| Category | Event of the contract |",
      "| `Open` | `Opened` |",
      "| `Close` | `Closed`, `Slammed` |",
      "### Slots by category {#action-slots}",
      "| Category | addressA | addressB | amountA | amountB |",
      "| `Open` | opener | null | fee, wei | null |",
      "| `Close` | null | null | null | null |",
    ]);
  });

  it("lists the defects", async () => {
    expect(await shown("defects")).toEqual([
      "| Field | Defect |",
      "| [`Note.size`](/api/box/structure#note) | Off by one. |",
    ]);
  });

  it("compares the vendors for one protocol", async () => {
    expect(await shown("vendors")).toEqual([
      "| Topic | The Graph | Envio | Compared |",
      "| `id` | short | long | other format |",
    ]);
  });

  it("lists the fields of one vendor from the query schemas", async () => {
    expect(await shown("vendor-fields")).toEqual([
      "| Entity | Envio only | Envio, id of a reference |",
      "| [`Box`](/api/box/structure#box) | `color` | `lastNote_id` |",
      "| [`Note`](/api/box/structure#note) | none | `box_id` |",
      "Besides, every row has `db_write_timestamp` on Envio: when the indexer wrote it.",
    ]);
  });
});

describe("the page", () => {
  it("imports the element for HTML once, and not without need", async () => {
    const twice = await compile(
      '<GraphqlReference protocol="flow" type="Box" />\n\n<GraphqlReference protocol="flow" type="Note" />',
    );
    expect(twice.children.filter(({ type }) => type === "mdxjsEsm")).toHaveLength(1);
    const given = await compile(
      'import ReferenceHtml from "@site/src/page/Reference/Html";\n\n<GraphqlReference protocol="flow" type="Box" />',
    );
    expect(given.children.filter(({ type }) => type === "mdxjsEsm")).toHaveLength(1);
    expect((await compile("# Text")).children.map((node) => (node as Heading).depth)).toEqual([1]);
  });

  it("names every element that cannot be replaced, with line and fix", async () => {
    const page = [
      '<GraphqlReference protocol="legacy" type="Box" />',
      '<GraphqlReference protocol="flow" type="Lid" />',
      '<GraphqlReference protocol="flow" show="colors" />',
      '<GraphqlReference protocol="flow" />',
      '<GraphqlReference protocol="flow" type="Box" depth="4" />',
      '<GraphqlReference protocol="flow" kind="Box" />',
      '<GraphqlReference protocol="flow" generation="1999" type="Box" />',
    ].join("\n\n");
    const error = await compile(page).catch((problem: unknown) => problem as Error);
    const message = error instanceof Error ? error.message : "";
    expect(message.split("\n").slice(1)).toEqual([
      '  docs/page.mdx:1: There is no schema of the protocol "legacy". Known: lockup, flow, airdrops.',
      '  docs/page.mdx:3: flow has no entity "Lid". Known: Box, Note, Clerk.',
      expect.stringContaining('docs/page.mdx:5: "colors" cannot be shown so'),
      expect.stringContaining('docs/page.mdx:7: Give either "type" or "show".'),
      '  docs/page.mdx:9: "depth" is "4". Use "2" or "3".',
      expect.stringContaining('docs/page.mdx:11: The attribute "kind" is not known.'),
      '  docs/page.mdx:13: There is no generation "1999". Known: 2026, 2025.',
    ]);
  });
});
