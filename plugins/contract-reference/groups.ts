import type { Entry } from "./model";

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

/** Whether other contracts and accounts can call an entry. */
export function isPublic(entry: Entry): boolean {
  return entry.visibility === "external" || entry.visibility === "public";
}

function reads(entry: Entry): boolean {
  return entry.mutability === "view" || entry.mutability === "pure";
}

/** Entries by h2, in the order of the page; groups without entries are left out. */
export function grouped(entries: readonly Entry[]): Group[] {
  const functions = entries.filter(({ record }) => record.kind === "function");
  const callable = functions.filter((entry) => isPublic(entry) && entry.record.group === undefined);
  const mixed = callable.some(reads) && !callable.every(reads);
  const title = (entry: Entry): string => {
    if (entry.record.group !== undefined) return entry.record.group;
    switch (entry.record.kind) {
      case "constructor":
        return "Constructor";
      case "state":
        return "State";
      case "modifier":
        return "Modifiers";
      case "event":
        return "Events";
      case "error":
        return "Errors";
      case "struct":
        return "Structs";
      case "enum":
        return "Enums";
      case "function":
        if (!isPublic(entry)) return "Internal functions";
        return mixed ? (reads(entry) ? "View functions" : "State-changing functions") : "Functions";
    }
  };
  const order = [
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
  const titles = [...new Set(entries.map(title))];
  const rank = (name: string): number => {
    const position = order.indexOf(name);
    return position === -1 ? order.length + titles.indexOf(name) : position;
  };
  return titles
    .sort((a, b) => rank(a) - rank(b))
    .map((name) => ({
      title: name,
      anchor: slug(name),
      entries: entries.filter((entry) => title(entry) === name),
    }));
}
