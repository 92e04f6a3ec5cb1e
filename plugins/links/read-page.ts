import { createSlugger } from "@docusaurus/utils";
import type { Heading, Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** An address that a page leads to. */
export interface PageLink {
  readonly url: string;
  /** 1-based; 0 for what a build step wrote. */
  readonly line: number;
}

/** What the check needs of the source of a page, or of a part that pages import. */
export interface SourcePage {
  /** From the root of the site, with slashes. */
  readonly file: string;
  readonly links: readonly PageLink[];
  readonly anchors: readonly string[];
  /** Files that it imports, from the root of the site. */
  readonly imports: readonly string[];
  /** Names of the components that it uses. */
  readonly components: readonly string[];
  /** A build step refused the page, so its sections are not known. */
  readonly isUnread?: true;
  /** One line for each mistake that needs no other page. */
  readonly problems: readonly string[];
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: Nodes): node is Element =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** The value of an attribute that is a plain text. */
function attribute({ attributes }: Element, name: string): string | undefined {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
  return typeof found?.value === "string" ? found.value : undefined;
}

/** The id of a heading, as Docusaurus makes it: of two that a step has given, the second gets a number. */
function idOf(heading: Heading, slugger: ReturnType<typeof createSlugger>): string {
  const { children, data } = heading;
  const { id } = { ...data, ...data?.hProperties } as { id?: unknown };
  if (typeof id === "string") return slugger.slug(id, { maintainCase: true });
  const last = children.at(-1);
  const written =
    last?.type === "mdxTextExpression"
      ? /^\/\*\s*#(\S+)\s*\*\/$/u.exec(last.value)?.[1]
      : undefined;
  return written ?? slugger.slug(toString(heading).trim());
}

/** Names that the page itself gives components: by an import, or by code of its own. */
function ownNames(tree: Root): Set<string> {
  const code = tree.children.flatMap((node) => (node.type === "mdxjsEsm" ? [node.value] : []));
  return new Set(code.join("\n").match(/\b[A-Z]\w*/gu));
}

/** Whether a fence ends with the page because nothing closes it. */
function isOpenFence(node: Nodes, lines: readonly string[]): boolean {
  if (node.type !== "code" || node.position === undefined) return false;
  const { start, end } = node.position;
  const mark = /^[\s>]*(`{3,}|~{3,})/u.exec(lines[start.line - 1] ?? "")?.[1];
  return mark !== undefined && !(lines[end.line - 1] ?? "").trimEnd().endsWith(mark);
}

/**
 * Reads the links, anchors and mistakes of a page.
 *
 * @param tree after the steps that write its references and tables
 * @param known names of components that every page can use
 */
export function readPage(tree: Root, file: VFile, known: ReadonlySet<string>): SourcePage {
  const lines = String(file).split("\n");
  const names = ownNames(tree);
  const slugger = createSlugger();
  const links: PageLink[] = [];
  const anchors: string[] = [];
  const components: string[] = [];
  const problems: string[] = [];
  const at = (line: number, text: string): number => problems.push(`${file.path}:${line} ${text}`);
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === "link" || node.type === "image" || node.type === "definition") {
      links.push({ url: node.url, line });
    } else if (node.type === "heading") {
      anchors.push(idOf(node, slugger));
    } else if (isOpenFence(node, lines)) {
      at(line, "opens a code block that nothing closes: add a line of the same marks at its end");
    } else if (isElement(node)) {
      const id = attribute(node, "id");
      if (id !== undefined) anchors.push(id);
      for (const key of ["href", "to", "src"]) {
        const url = attribute(node, key);
        if (url !== undefined) links.push({ url, line });
      }
      const name = node.name?.split(".")[0] ?? "";
      components.push(name);
      if (/^[A-Z]/u.test(name) && !known.has(name) && !names.has(name)) {
        at(line, `uses <${name}>, which it does not import: import it, or correct the name`);
      }
    }
  });
  const imports = tree.children.flatMap((node) =>
    node.type === "mdxjsEsm"
      ? [...node.value.matchAll(/from\s+["']@site\/([^"']+)["']/gu)].flatMap(
          ([, path]) => path ?? [],
        )
      : [],
  );
  return { file: file.path, links, anchors, imports, components, problems };
}
