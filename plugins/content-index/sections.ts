import type { Heading, Root, RootContent } from "mdast";

import type { SectionRecord } from "../../src/lib/page-records/types";
import { readIdentifiers } from "./identifiers";
import { withOrigin, writeMarkdown } from "./markdown-text";
import { plainText } from "./plain-text";
import { readTexts } from "./texts";

/** A heading with an anchor and everything up to the next one. */
export interface SectionTree {
  /** Undefined for the part under the main heading. */
  readonly heading: Heading | undefined;
  readonly nodes: readonly RootContent[];
}

/**
 * Cuts a page at its headings. A heading without an anchor cannot be linked, so it stays inside the
 * section that it stands in. The main heading is left out: it is the page's title.
 */
export function cutSections(tree: Root): SectionTree[] {
  const sections: { heading: Heading | undefined; nodes: RootContent[] }[] = [
    { heading: undefined, nodes: [] },
  ];
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth === 1) continue;
    if (node.type === "heading" && node.data?.id !== undefined) {
      sections.push({ heading: node, nodes: [] });
    } else {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections;
}

/** A section as a record and as Markdown, whose addresses {@link withOrigin} completes. */
export interface DescribedSection {
  readonly record: SectionRecord;
  /** Without its heading. */
  readonly body: string;
  /** With its heading. */
  readonly markdown: string;
}

/**
 * Turns the parts of a page into records.
 *
 * @param title main heading of the page, which every path starts with
 */
export function describeSections(
  sections: readonly SectionTree[],
  title: string,
): DescribedSection[] {
  /** Headings that are open at this point, by level. */
  const open: { level: number; heading: string }[] = [];
  return sections.map(({ heading, nodes }) => {
    const level = heading?.depth ?? 1;
    const text = heading === undefined ? title : plainText(heading);
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    open.push({ level, heading: text });
    const identifiers = readIdentifiers(heading, nodes);
    const body = writeMarkdown(nodes);
    const headingLine = heading === undefined ? [] : [writeMarkdown([heading])];
    return {
      record: {
        id: heading?.data?.id ?? "",
        level,
        heading: text,
        path: open.map((entry) => entry.heading),
        ...readTexts(nodes),
        identifiers,
        markdown: withOrigin(body, ""),
      },
      body,
      markdown: [...headingLine, body].filter((part) => part !== "").join("\n\n"),
    };
  });
}
