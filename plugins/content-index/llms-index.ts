import { collapse } from "./plain-text";

/** A line of an index, in Markdown. */
export type IndexLine = string;

/** The lines below one heading. */
export interface IndexGroup {
  readonly label: string;
  readonly lines: readonly IndexLine[];
}

/** A link with its description; both stay on the line, whatever they are. */
export function indexLine(title: string, url: string, description: string): IndexLine {
  const text = collapse(title).replace(/[\\[\]]/gu, String.raw`\$&`);
  return `- [${text}](${url}): ${collapse(description)}`;
}

/**
 * Writes `llms.txt` as the convention has it: a title, a summary, and lists below headings.
 *
 * @param head title and what is said above the lists
 * @param groups empty ones are left out
 */
export function writeIndex(head: string, groups: readonly IndexGroup[]): string {
  const lists = groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ label, lines }) => `## ${label}\n\n${lines.join("\n")}`);
  return `${[head, ...lists].join("\n\n")}\n`;
}
