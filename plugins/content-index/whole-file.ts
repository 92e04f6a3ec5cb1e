/** A file of whole pages. */
export interface WholeFile {
  readonly title: string;
  readonly description: string;
  readonly introduction: string;
  /** Markdown of each page, without its title. */
  readonly pages: readonly { readonly title: string; readonly markdown: string }[];
}

/** Between two pages of a file. */
export const SEPARATOR = "\n\n---\n\n";

const FENCE = /^ *(`{3,}|~{3,})/u;

/** A page's Markdown with its headings one level deeper; lines of code that begin with "#" stay. */
function demoteHeadings(markdown: string): string {
  let fence = "";
  return markdown
    .split("\n")
    .map((line) => {
      const [, marks = ""] = FENCE.exec(line) ?? [];
      if (fence === "") fence = marks;
      else if (marks.startsWith(fence) && line.trim() === marks) fence = "";
      return fence === "" ? line.replace(/^#{1,5}(?=\s)/u, "$&#") : line;
    })
    .join("\n");
}

/** Writes pages into one text; pages of the same title are numbered. */
export function formatWhole({ title, description, introduction, pages }: WholeFile): string {
  const uses = new Map<string, number>();
  const texts = pages.map((page) => {
    const use = (uses.get(page.title) ?? 0) + 1;
    uses.set(page.title, use);
    const number = use === 1 ? "" : ` (${use})`;
    return `## ${page.title}${number}\n\n${demoteHeadings(page.markdown).trim()}`;
  });
  return `# ${title}\n\n> ${description}\n\n${introduction}\n\n${texts.join(SEPARATOR)}\n`;
}
