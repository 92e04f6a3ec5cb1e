import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString } from "hast-util-to-string";

import { collapse } from "./plain-text";
import { findElement, findTag, hasClass, isElement, textOf } from "./tree";

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
  /** What says about which release the page is (`data-extract-preface`). */
  readonly preface: Root;
  /** The page's own content, the main heading among it. */
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

/** On documentation pages the text has a class; other pages are their whole `<main>`. */
function splitContent(main: Root): { preface: Root; content: Root } {
  const article = findTag(main, "article");
  const index = article?.children.findIndex(
    (child) => isElement(child) && hasClass(child, MARKDOWN_CLASS),
  );
  if (article === undefined || index === undefined || index === -1) {
    return { preface: { type: "root", children: [] }, content: main };
  }
  const text = article.children[index];
  if (text === undefined || !isElement(text)) throw new Error("has no text");
  const preface = takePrefaces(text);
  return {
    preface: { type: "root", children: preface },
    content: { type: "root", children: [text] },
  };
}

/** Takes out of the text what says about which release it is. */
function takePrefaces(parent: Element): Element[] {
  const taken: Element[] = [];
  parent.children = parent.children.filter((child) => {
    if (!isElement(child)) return true;
    if ("dataExtractPreface" in child.properties) {
      taken.push(child);
      return false;
    }
    taken.push(...takePrefaces(child));
    return true;
  });
  return taken;
}
