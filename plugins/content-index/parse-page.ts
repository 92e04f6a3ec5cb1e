import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString } from "hast-util-to-string";

import { collapse } from "./plain-text";
import { findAll, findElement, findTag, hasClass, isElement, isPreface, textOf } from "./tree";

/** The parts of a rendered page that are read further. */
export interface ParsedPage {
  /** Content of `<title>` without the name of the site. */
  readonly metaTitle: string;
  readonly description: string;
  /** Day of the last change; null where the page does not say. */
  readonly updated: string | null;
  /** Whether the page asks search engines to leave it out. */
  readonly isHidden: boolean;
  /** Text of the main heading. */
  readonly title: string;
  /** What says about which release the page is. */
  readonly preface: Root;
  /** The page's own content, the main heading and the preface among it. */
  readonly content: Root;
}

const MARKDOWN_CLASS = "theme-doc-markdown";

/**
 * Takes a rendered page apart. Of the page only the head and `<main>` are parsed: the navigation around them
 * is the larger part and says nothing about it.
 *
 * @param siteName suffix of every title, after a pipe
 * @throws Error naming what is missing: `<main>`, a title or a main heading.
 */
export function parsePage(html: string, siteName: string): ParsedPage {
  const headHtml = /<head[^>]*>([\s\S]*?)<\/head>/.exec(html)?.[1];
  const mainHtml = /<main\b[\s\S]*<\/main>/.exec(html)?.[0];
  if (headHtml === undefined) throw new Error("has no <head>");
  if (mainHtml === undefined) throw new Error("has no <main> around its content");

  const head = fromHtml(headHtml, { fragment: true });
  const meta = (name: string): string => {
    const found = findElement(
      head,
      (node) => node.tagName === "meta" && node.properties.name === name,
    );
    return found === undefined ? "" : textOf(found, "content");
  };
  const title = findTag(head, "title");
  if (title === undefined) throw new Error("has no <title>");

  const main = fromHtml(mainHtml, { fragment: true });
  const heading = findTag(main, "h1");
  if (heading === undefined) throw new Error("has no main heading <h1>");

  // Properties of metadata are lists of names.
  const changed = findElement(main, ({ properties }) =>
    String(properties.itemProp).split(",").includes("dateModified"),
  );
  const updated = changed === undefined ? "" : textOf(changed, "dateTime").slice(0, 10);
  const { preface, content } = splitContent(main);
  return {
    metaTitle: withoutSuffix(toString(title), ` | ${siteName}`),
    description: meta("description"),
    updated: updated === "" ? null : updated,
    isHidden: /\bnoindex\b/.test(meta("robots")),
    title: collapse(toString(heading).replace(/\u200b/g, "")),
    preface,
    content,
  };
}

const withoutSuffix = (text: string, suffix: string): string =>
  text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;

const rootOf = (children: Root["children"]): Root => ({ type: "root", children });

/** On documentation pages the text has a class; other pages are their whole `<main>`. */
function splitContent(main: Root): { preface: Root; content: Root } {
  const text = findTag(main, "article")?.children.find(
    (child) => isElement(child) && hasClass(child, MARKDOWN_CLASS),
  );
  if (text === undefined) return { preface: rootOf([]), content: main };
  const prefaces = findAll(text, isPreface).flatMap(({ children }) => children);
  return { preface: rootOf(prefaces), content: rootOf([text]) };
}
