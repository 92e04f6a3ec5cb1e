import type { DocInfo } from "docusaurus-plugin-llms/lib/types";

/** Where the formatter cuts a description of the index, in the middle of a word. */
const DESCRIPTION_LIMIT = 150;

/** With less, descriptions say nothing: the index is split instead. */
const SHORTEST_DESCRIPTION = 20;

/** Most characters of what a file is called, in its name and in the line that leads to it. */
const LABEL_LIMIT = 100;

/** A list of pages, or of further lists where the pages are too many for one. */
export interface IndexFile {
  readonly name: string;
  /** Which pages it has; empty for the whole site. */
  readonly label: string;
  /** Number of pages in it and in the lists that it leads to. */
  readonly pages: number;
  /** Whether its lines lead to further lists. */
  readonly leadsToLists: boolean;
  readonly docs: readonly DocInfo[];
}

/** A line of a list: a page, or a further list and the files that it leads to, its own first. */
interface Line {
  readonly doc: DocInfo;
  readonly pages: number;
  readonly files: readonly IndexFile[];
}

/** What a file has. */
interface Part {
  /** What the name of the file consists of. */
  readonly names: readonly string[];
  readonly label: string;
}

/** Cuts a text at a word, with an ellipsis; a text that fits stays as it is. */
export function shorten(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end === -1 ? cut : cut.slice(0, end)).replace(/[\s,.;:]+$/, "")}…`;
}

/** Length of `- [title](url): ` and the end of the line. The formatter escapes brackets. */
const fixedLength = ({ title, url }: DocInfo): number =>
  title.length + (title.match(/[\\[\]]/g)?.length ?? 0) + url.length + 9;

const describedBy = (doc: DocInfo, description: string): DocInfo => ({
  ...doc,
  description,
  frontMatter: { description },
});

/**
 * Shortens the longest descriptions until all lines of an index together fit.
 *
 * @param characters how many characters the lines may have
 * @returns null when they do not fit even with the shortest descriptions
 */
export function fitDescriptions(docs: readonly DocInfo[], characters: number): DocInfo[] | null {
  const fixed = docs.reduce((sum, doc) => sum + fixedLength(doc), 0);
  if (fixed > characters) return null;
  for (let limit = DESCRIPTION_LIMIT; limit >= SHORTEST_DESCRIPTION; limit -= 1) {
    const fitted = docs.map((doc) => describedBy(doc, shorten(doc.description, limit)));
    const total = fitted.reduce((sum, { description }) => sum + description.length, fixed);
    if (total <= characters) return fitted;
  }
  return null;
}

/** Cuts a list wherever its lines, with long descriptions, reach a number of characters. */
function cutAt(lines: readonly Line[], characters: number): Line[][] {
  const parts: Line[][] = [];
  let part: Line[] = [];
  let room = 0;
  for (const line of lines) {
    const length = fixedLength(line.doc) + Math.min(line.doc.description.length, DESCRIPTION_LIMIT);
    if (length > room) {
      part = [];
      parts.push(part);
      room = characters;
    }
    part.push(line);
    room -= length;
  }
  return parts;
}

function groupBy(
  docs: readonly DocInfo[],
  keyOf: (doc: DocInfo) => string,
): Map<string, DocInfo[]> {
  const groups = new Map<string, DocInfo[]>();
  for (const doc of docs) {
    const key = keyOf(doc);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [doc]);
    else group.push(doc);
  }
  return groups;
}

const foldersOf = ({ path }: DocInfo): string[] => path.split("/").slice(1, -1);

/**
 * Groups pages by the folder that they are in, one level below the folders that all of them share.
 * Pages that are in the shared folder itself are a group, too.
 *
 * @returns groups by the path of the folder, in the order of their first pages
 */
export function groupByFolder(docs: readonly DocInfo[]): Map<string, DocInfo[]> {
  const [first = [], ...others] = docs.map(foldersOf);
  let shared = 0;
  while (shared < first.length && others.every((folders) => folders[shared] === first[shared])) {
    shared += 1;
  }
  return groupBy(
    docs,
    (doc) =>
      `/${foldersOf(doc)
        .slice(0, shared + 1)
        .join("/")}`,
  );
}

/** A text as a part of a file's name. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d.]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "");

/** The part of an area that is in a folder. The name need not repeat the name of the area. */
function folderPart(area: string, above: Part, folder: string): Part {
  const names = [area, ...folder.split("/").filter(Boolean)].map(slug);
  const short = names[0] === names[1] ? names.slice(1) : names;
  return {
    names: short.length > above.names.length ? short : [...above.names, "pages"],
    label: `${area}, ${folder}`,
  };
}

/**
 * Lists all pages in `llms.txt`. Where they are too many, that file leads to one for each area; an
 * area that is too long is split by its folders, and a long folder into numbered parts.
 *
 * @param docs pages in the order of the site; the same pages give the same files
 * @param origin of the published site, without a slash at its end
 * @param characters how many characters the lines of a file may have
 * @returns the files, `llms.txt` first
 * @throws Error when one line alone is too long
 */
export function listPages(
  docs: readonly DocInfo[],
  origin: string,
  characters: number,
): readonly IndexFile[] {
  const taken = new Set<string>();

  function claimName({ names }: Part): string {
    if (names.length === 0) return "llms.txt";
    const wanted = `llms-index-${names.map(slug).join("-").slice(0, LABEL_LIMIT)}`;
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
    taken.add(name);
    return `${name}.txt`;
  }

  /** Writes lines into a file, or into numbered ones where they do not fit. */
  function write(part: Part, name: string, lines: readonly Line[]): Line {
    const fitted = fitDescriptions(
      lines.map(({ doc }) => doc),
      characters,
    );
    if (fitted === null) return write(part, name, cut(part, lines));
    const pages = lines.reduce((sum, line) => sum + line.pages, 0);
    const description = `${pages} ${pages === 1 ? "page" : "pages"}.`;
    return {
      doc: describedBy(
        {
          title: shorten(part.label, LABEL_LIMIT),
          path: `/${name}`,
          url: `${origin}/${name}`,
          content: "",
          description,
          section: "Lists",
        },
        description,
      ),
      pages,
      files: [
        {
          name,
          label: part.label,
          pages,
          leadsToLists: lines.some(({ files }) => files.length > 0),
          docs: fitted,
        },
        ...lines.flatMap(({ files }) => files),
      ],
    };
  }

  function cut({ names, label }: Part, lines: readonly Line[]): Line[] {
    const parts = cutAt(lines, characters);
    if (parts.length === lines.length) {
      const { doc } = lines.reduce((a, b) => (fixedLength(b.doc) > fixedLength(a.doc) ? b : a));
      throw new Error(
        `llms.txt would need ${fixedLength(doc)} of ${characters} characters for the title and ` +
          `address of ${doc.path} alone: shorten the title.`,
      );
    }
    return parts.map((piece, at) => {
      const part = {
        names: [...names, "part", String(at + 1)],
        label: [label, `part ${at + 1} of ${parts.length}`].filter(Boolean).join(", "),
      };
      return write(part, claimName(part), piece);
    });
  }

  function list(part: Part, pages: readonly DocInfo[]): Line {
    const name = claimName(part);
    const lines = (): Line[] => pages.map((doc) => ({ doc, pages: 1, files: [] }));
    if (fitDescriptions(pages, characters) !== null) return write(part, name, lines());
    if (part.names.length === 0) {
      const areas = groupBy(pages, ({ section = "" }) => section);
      return write(
        part,
        name,
        [...areas].map(([area, own]) => list({ names: [area], label: area }, own)),
      );
    }
    const folders = groupByFolder(pages);
    if (folders.size === 1) return write(part, name, lines());
    const area = pages[0]?.section ?? "";
    return write(
      part,
      name,
      [...folders].map(([folder, own]) => list(folderPart(area, part, folder), own)),
    );
  }

  return list({ names: [], label: "" }, docs).files;
}
