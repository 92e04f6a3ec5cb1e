import type { SiteFile } from "./twins";

/** Length that each list stays below, in characters: about 25,000 tokens. */
export const INDEX_LIMIT = 100_000;

/** A line of an index, in Markdown. */
export type IndexLine = string;

/** The lines below one heading. */
export interface IndexGroup {
  readonly label: string;
  readonly lines: readonly IndexLine[];
}

/** A link with its description; both stay on the line, whatever they are. */
export function indexLine(title: string, url: string, description: string): IndexLine {
  const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();
  return `- [${oneLine(title).replace(/[\\[\]]/gu, String.raw`\$&`)}](${url}): ${oneLine(description)}`;
}

const write = (head: string, groups: readonly IndexGroup[]): string =>
  `${[head, ...groups.map(({ label, lines }) => `## ${label}\n\n${lines.join("\n")}`)].join("\n\n")}\n`;

/** Cuts lines into parts of at most so many characters; a longer line is a part of its own. */
function cut(lines: readonly IndexLine[], characters: number): IndexLine[][] {
  const parts: IndexLine[][] = [];
  let room = 0;
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) {
      parts.push([]);
      room = characters - line.length - 1;
    }
    parts.at(-1)?.push(line);
  }
  return parts;
}

/** A text as a part of a file's name. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, "-")
    .replace(/^-+|-+$/gu, "");

/**
 * Writes `llms.txt` as the convention has it: a title, a summary, and lists below headings. Where they
 * are too many for one file, the first list stays, and each other is in a file or in several.
 *
 * @param head title and what is said above the lists
 * @param groups empty ones are left out
 * @param origin of the published site, without a slash at its end
 * @returns the files, `llms.txt` first
 */
export function writeIndex(
  head: string,
  groups: readonly IndexGroup[],
  origin: string,
): SiteFile[] {
  const filled = groups.filter(({ lines }) => lines.length > 0);
  const whole = write(head, filled);
  if (whole.length < INDEX_LIMIT) return [{ path: "/llms.txt", text: whole }];
  const [first, ...others] = filled;
  const lists = others.flatMap(({ label, lines }) => {
    const parts = cut(lines, INDEX_LIMIT - 1_000);
    return parts.map((part, at) => {
      const number = parts.length === 1 ? "" : ` ${at + 1}`;
      const path = `/llms-index-${slug(label + number)}.txt`;
      const intro = `# ${label}${number}\n\n> A part of ${origin}/llms.txt.`;
      const pages = `${part.length} ${part.length === 1 ? "page" : "pages"}.`;
      return {
        file: { path, text: write(intro, [{ label: "Pages", lines: part }]) },
        line: indexLine(`${label}${number}`, origin + path, pages),
      };
    });
  });
  const index = write(head, [
    ...(first === undefined ? [] : [first]),
    { label: "Lists", lines: lists.map(({ line }) => line) },
  ]);
  return [{ path: "/llms.txt", text: index }, ...lists.map(({ file }) => file)];
}
