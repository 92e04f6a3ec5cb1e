import { isPublic, type Entry } from "./model";

/** A group of entries under one h2. */
export interface Group {
  readonly title: string;
  readonly anchor: string;
  readonly entries: readonly Entry[];
}

export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}

function reads(entry: Entry): boolean {
  return entry.mutability === "view" || entry.mutability === "pure";
}

/** Titles of the groups of all kinds but functions, which are told apart further. */
const TITLES: Readonly<Record<Exclude<Entry["record"]["kind"], "function">, string>> = {
  constructor: "Constructor",
  state: "State",
  struct: "Structs",
  enum: "Enums",
  modifier: "Modifiers",
  event: "Events",
  error: "Errors",
};

/** Titles of the groups that no record names, in the order of the page. */
const ORDER = [
  "Constructor",
  "State",
  "Structs",
  "Enums",
  "Functions",
  "View functions",
  "State-changing functions",
  "Modifiers",
  "Internal functions",
  "Events",
  "Errors",
];

/** Entries by h2, in the order of the page; groups without entries are left out. */
export function grouped(entries: readonly Entry[]): Group[] {
  const callable = entries.filter(
    (entry) =>
      entry.record.kind === "function" && isPublic(entry) && entry.record.group === undefined,
  );
  const mixed = callable.some(reads) && !callable.every(reads);
  const title = (entry: Entry): string => {
    const { kind, group } = entry.record;
    if (group !== undefined) return group;
    if (kind !== "function") return TITLES[kind];
    if (!isPublic(entry)) return "Internal functions";
    return mixed ? (reads(entry) ? "View functions" : "State-changing functions") : "Functions";
  };
  const titles = new Set([...ORDER, ...entries.map(title)]);
  return [...titles]
    .map((name) => ({
      title: name,
      anchor: slug(name),
      entries: entries.filter((entry) => title(entry) === name),
    }))
    .filter((group) => group.entries.length > 0);
}
