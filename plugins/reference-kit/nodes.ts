import type { Properties } from "hast";
import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  Text,
} from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";

/** A block of a page. */
export type Block = BlockContent;

export const text = (value: string): Text => ({ type: "text", value });

export const code = (value: string): InlineCode => ({ type: "inlineCode", value });

export const strong = (...children: PhrasingContent[]): Strong => ({ type: "strong", children });

/** A link, or only its content when there is no target. */
export function link(url: string | undefined, ...children: PhrasingContent[]): PhrasingContent[] {
  return url === undefined ? children : [{ type: "link", url, children } satisfies Link];
}

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: "paragraph",
  children,
});

/** A heading whose anchor is given instead of made from its text. */
export function heading(depth: 2 | 3, id: string, ...children: PhrasingContent[]): Heading {
  return { type: "heading", depth, children, data: { hProperties: { id } } };
}

/** An HTML element, of which Markdown has no form of its own. */
export const box = (
  hName: string,
  hProperties: Properties,
  children: readonly (Block | PhrasingContent)[],
): Block =>
  // Of a node that it does not know, remark-rehype takes the element from these two.
  ({ type: "box", children, data: { hName, hProperties } }) as unknown as Block;

/** A part that the browser opens, without a script, also for a text that a reader looks for. */
export const details = (
  hProperties: Properties,
  title: readonly (Block | PhrasingContent)[],
  content: readonly Block[],
): Block =>
  box("details", hProperties, [box("summary", { dataExtractSkip: "" }, title), ...content]);

/** A bulleted list with one paragraph an item. */
export function list(items: readonly PhrasingContent[][]): List {
  return {
    type: "list",
    ordered: false,
    spread: false,
    children: items.map((children) => ({
      type: "listItem",
      spread: false,
      children: [paragraph(...children)],
    })),
  };
}

/** A table; every row has as many cells as there are titles. */
export function table(
  titles: readonly string[],
  rows: readonly (readonly PhrasingContent[][])[],
): Table {
  const row = (cells: readonly PhrasingContent[][]): Table["children"][number] => ({
    type: "tableRow",
    children: cells.map((children) => ({ type: "tableCell", children })),
  });
  return { type: "table", children: [row(titles.map((title) => [text(title)])), ...rows.map(row)] };
}

/** So many rows are read one after the other. More are a table to look into, a phone's ten screens long. */
const MOST_OPEN_ROWS = 12;

/** A table that is closed until a reader opens it by its title. */
export const foldedTable = (title: string, rows: Table): Block =>
  details({ className: ["reference-table"] }, [text(title)], [rows]);

/**
 * A table, which is closed where it is long.
 *
 * @param content what to open it for, as in "All 13 errors: selector and cause" of "selector and cause"
 */
export function longTable(
  noun: string,
  content: string,
  ...[titles, rows]: Parameters<typeof table>
): Block {
  const shown = table(titles, rows);
  return rows.length > MOST_OPEN_ROWS
    ? foldedTable(`All ${String(rows.length)} ${noun}: ${content}`, shown)
    : shown;
}

/** A fenced block. */
export const fence = (lang: string, value: string, meta: string | null = null): Code => ({
  type: "code",
  lang,
  meta,
  value,
});

/** A fenced Solidity block. */
export const solidity = (value: string): Code => ({
  ...fence("solidity", value),
  data: { hChildren: [{ type: "text", value: value.trimEnd() }] },
});

/** A JSX element with string attributes; attributes without a value are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: Block[],
): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      value === undefined ? [] : [{ type: "mdxJsxAttribute", name: attribute, value }],
    ),
    children,
  };
}

type Program = NonNullable<NonNullable<MdxjsEsm["data"]>["estree"]>;

/** A statement as the code of a page, in the form that MDX has read it. */
export const program = (statement: Program["body"][number]): { estree: Program } => ({
  estree: { type: "Program", sourceType: "module", comments: [], body: [statement] },
});

/** `import name from "source"` as the node that MDX makes of it. */
export const importDefault = (name: string, source: string): MdxjsEsm => ({
  type: "mdxjsEsm",
  value: `import ${name} from ${JSON.stringify(source)}`,
  data: program({
    type: "ImportDeclaration",
    attributes: [],
    specifiers: [{ type: "ImportDefaultSpecifier", local: { type: "Identifier", name } }],
    source: { type: "Literal", value: source, raw: JSON.stringify(source) },
  }),
});

export function join(groups: readonly PhrasingContent[][], separator: string): PhrasingContent[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [text(separator), ...group]));
}
