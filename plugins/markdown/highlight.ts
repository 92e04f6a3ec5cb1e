import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { createCssVariablesTheme, createHighlighter, type Highlighter } from "shiki";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";

import { stylesToClasses, VARIABLE_PREFIX } from "./code-theme";
import { markedLines, parseFenceMeta } from "./fence-meta";
import { jsxAttribute } from "./jsx-attribute";

/** Languages that a fence may name. Add one here when a page needs it. */
export const LANGUAGES = [
  "bash",
  "graphql",
  "javascript",
  "json",
  "solidity",
  "tsx",
  "typescript",
] as const;

const ALIASES: Readonly<Record<string, string>> = {
  js: "javascript",
  jsonc: "json",
  sh: "bash",
  shell: "bash",
  sol: "solidity",
  text: "text",
  ts: "typescript",
  txt: "text",
};

const theme = createCssVariablesTheme({
  name: "site",
  variablePrefix: VARIABLE_PREFIX,
  fontStyle: false,
});

let highlighter: Promise<Highlighter> | undefined;

/** One highlighter for the whole build: loading the grammars is the slow part. */
function getHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [...LANGUAGES] });
  return highlighter;
}

/**
 * Resolves the language written after a fence.
 *
 * @throws Error naming the language and the known ones.
 */
export function resolveLanguage(name: string): string {
  const language = ALIASES[name] ?? name;
  if (language === "text" || (LANGUAGES as readonly string[]).includes(language)) return language;
  throw new Error(
    `A code fence names the language "${name}". Known: ${[...LANGUAGES, ...Object.keys(ALIASES)].sort().join(", ")}.`,
  );
}

/** The fence as HTML: one `span.line` a line, tokens as classed spans, nothing inline. */
export async function highlightToHtml(
  code: string,
  language: string,
  marked: ReadonlySet<number>,
): Promise<string> {
  const shiki = await getHighlighter();
  const tree = shiki.codeToHast(code, {
    lang: language,
    theme: "site",
    // By default a line gets half a second: on a busy machine, its rest would lose its colors.
    tokenizeTimeLimit: 0,
    transformers: [
      stylesToClasses,
      {
        line(node, line) {
          node.properties.class = marked.has(line) ? "line line--marked" : "line";
        },
      },
    ],
  });
  const pre = tree.children[0];
  const inner = pre?.type === "element" ? pre.children[0] : undefined;
  if (inner?.type !== "element") throw new Error("The highlighter returned no code element.");
  return toHtml({ type: "root", children: unwrapPlain(inner.children) });
}

/** Removes the spans that carry no class, which are most of them in prose-like languages. */
function unwrapPlain(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    const children = unwrapPlain(node.children);
    return node.tagName === "span" && node.properties.class === undefined
      ? children
      : [{ ...node, children }];
  });
}

/**
 * Rehype step: every fenced block becomes a `<CodeFence>` with its colors already in it, so that
 * the browser needs no highlighter.
 *
 * @throws Error naming the file and line of a fence with an unknown language or option.
 */
export function rehypeHighlightAtBuild() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const work: Promise<void>[] = [];
    visit(tree, "element", (node: Element, index, parent) => {
      if (node.tagName !== "pre" || parent === undefined || index === undefined) return undefined;
      const code = node.children.find(
        (child): child is Element => child.type === "element" && child.tagName === "code",
      );
      if (code === undefined) return undefined;
      work.push(
        fenceElement(code, file, node).then((fence) => {
          parent.children[index] = fence;
        }),
      );
      return SKIP;
    });
    await Promise.all(work);
  };
}

async function fenceElement(
  code: Element,
  file: VFile,
  node: Element,
): Promise<MdxJsxFlowElementHast> {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const named = classes.map(String).find((name) => name.startsWith("language-"));
  const meta = code.data?.meta ?? String(code.properties.metastring ?? "");
  try {
    if (named === undefined) {
      throw new Error("A code fence names no language. Use ```text for plain text.");
    }
    const language = resolveLanguage(named.slice("language-".length));
    const parsed = parseFenceMeta(meta);
    const text = toString(code).replace(/\n$/, "");
    const html = await highlightToHtml(text, language, markedLines(parsed, text));
    const { dataFile } = code.properties;
    const columns = Math.max(...text.split("\n").map(({ length }) => length));
    const attributes = [
      jsxAttribute("language", language),
      jsxAttribute("html", html),
      jsxAttribute("columns", String(columns)),
    ];
    if (parsed.title !== undefined) attributes.push(jsxAttribute("title", parsed.title));
    if (typeof dataFile === "string") attributes.push(jsxAttribute("file", dataFile));
    return { type: "mdxJsxFlowElement", name: "CodeFence", attributes, children: [] };
  } catch (error) {
    const line = node.position?.start.line ?? 0;
    throw new Error(`${file.path}:${line}: ${(error as Error).message}`, { cause: error });
  }
}
