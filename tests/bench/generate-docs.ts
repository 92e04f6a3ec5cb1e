/** A generated page. */
export interface GeneratedPage {
  /** Path without the leading slash, which is the path of its file, too. */
  readonly id: string;
  readonly source: string;
}

/** A generated sidebar: groups of pages, by their ids. */
export interface GeneratedSidebar {
  readonly name: string;
  readonly groups: readonly { readonly label: string; readonly ids: readonly string[] }[];
}

export interface GeneratedDocs {
  readonly pages: readonly GeneratedPage[];
  readonly sidebars: readonly GeneratedSidebar[];
}

/** Pages in a sidebar and in a group of it: as many as readers can look through. */
const SIDEBAR_PAGES = 100;
const GROUP_PAGES = 10;

const SECTIONS = 6;
const SENTENCES = 5;

const SUBJECTS = ["sender", "recipient", "campaign creator", "treasury", "employer", "contractor"];
const VERBS = ["checks", "records", "compares", "releases", "confirms", "schedules", "reviews"];
const OBJECTS = ["deposit", "claim", "schedule", "balance", "allocation", "report", "budget"];
const PLACES = ["before the first payment", "after the cliff", "on the last day", "in a test run"];
const REASONS = [
  "because a later correction costs gas",
  "so that both sides see the same figures",
  "unless the owner has paused it",
  "while the market is open",
  "which takes less than a minute",
];
const TASKS = ["Plan", "Audit", "Explain", "Migrate", "Prepare", "Monitor"];

/** Picks from a list by a number: neighbors in number are far apart in what they pick. */
function pick(list: readonly string[], number: number): string {
  return list[(Math.imul(number + 1, 2_654_435_761) >>> 8) % list.length] ?? "";
}

const title = (page: number): string =>
  `${pick(TASKS, page)} a ${pick(OBJECTS, page + 17)}, part ${page + 1}`;

/** A sentence that reads like one and says nothing. */
function sentence(seed: number): string {
  const actor = pick(SUBJECTS, seed);
  const other = pick(SUBJECTS, seed + 5);
  return `The ${actor} ${pick(VERBS, seed + 11)} the ${pick(OBJECTS, seed + 3)} of the ${other} ${pick(PLACES, seed + 7)} ${pick(REASONS, seed + 13)}.`;
}

const paragraph = (seed: number): string =>
  Array.from({ length: SENTENCES }, (_, at) => sentence(seed + at * 31)).join(" ");

function code(page: number, section: number): string {
  const name = pick(OBJECTS, page + section);
  return [
    "```ts",
    `const ${name} = await read("${name}", ${page + section}n);`,
    `if (${name}.amount < ${(section + 1) * 100}n) {`,
    `  throw new Error("The ${name} is too small: add to it first.");`,
    "}",
    "```",
  ].join("\n");
}

function table(seed: number): string {
  const rows = Array.from(
    { length: 6 },
    (_, at) =>
      `| ${pick(OBJECTS, seed + at)} ${at + 1} | ${(seed % 97) + at} | ${pick(PLACES, seed + at)} |`,
  );
  return ["| Item | Days | When |", "| --- | --- | --- |", ...rows].join("\n");
}

function source(page: number, links: readonly string[]): string {
  const sections = Array.from({ length: SECTIONS }, (_, section) => {
    const seed = page * 101 + section * 13;
    const link = links[section % links.length];
    return [
      `## ${pick(VERBS, seed)} the ${pick(OBJECTS, seed + 1)}, step ${section + 1}`,
      paragraph(seed),
      link === undefined ? "" : `Read [the page before or after](/${link}) first.`,
      section % 3 === 0 ? code(page, section) : "",
      section % 3 === 1 ? table(seed) : "",
      section % 3 === 2
        ? [1, 2, 3, 4].map((item) => `- ${sentence(seed + item * 7)}`).join("\n")
        : "",
      paragraph(seed + 400),
    ].filter((part) => part !== "");
  });
  const description = `How to ${title(page).toLowerCase()} when you pay by the second.`;
  return [
    "---",
    `title: "${title(page)}"`,
    `title_meta: "${title(page)} of the generated docs"`,
    `description: "${description}"`,
    "verified: 2026-11-21",
    "verified_with: [contracts]",
    "---",
    "",
    paragraph(page * 7),
    "",
    ...sections.flatMap((parts) => parts.flatMap((part) => [part, ""])),
  ].join("\n");
}

/**
 * Writes documentation pages of about 800 words with headings, links, tables and code, the same ones
 * at each call, and sidebars for them.
 *
 * @param count number of pages
 */
export function generateDocs(count: number): GeneratedDocs {
  const ids = Array.from(
    { length: count },
    (_, page) =>
      `section-${Math.floor(page / SIDEBAR_PAGES) + 1}/${title(page).toLowerCase().replaceAll(/\W+/gu, "-")}`,
  );
  const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
    Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
      items.slice(at * size, (at + 1) * size),
    );
  return {
    pages: ids.map((id, page) => ({
      id,
      source: source(
        page,
        [page - 1, page + 1, page - 40, page + 300].flatMap((other) => ids[other] ?? []),
      ),
    })),
    sidebars: chunk(ids, SIDEBAR_PAGES).map((pages, sidebar) => ({
      name: `generated${sidebar + 1}`,
      groups: chunk(pages, GROUP_PAGES).map((group, at) => ({
        label: `Group ${sidebar + 1}.${at + 1}`,
        ids: group,
      })),
    })),
  };
}
