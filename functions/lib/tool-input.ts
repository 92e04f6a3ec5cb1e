import MiniSearch from "minisearch";

/** What a tool was asked for cannot be given. The message lists what can. */
export class ToolInputError extends Error {
  override readonly name = "ToolInputError";
}

const MOST_SHOWN = 200;
/** Characters of a text that an error repeats. */
const LONGEST_SHOWN = 80;
/** Closest names that an error leads with. */
const MOST_CLOSE = 3;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/gu, "");

/** The names that are most like a text: those within a few letters of it, or that hold it or are in it. */
function closest(given: string, names: readonly string[]): string[] {
  const wanted = lettersOf(given.slice(0, LONGEST_SHOWN));
  if (wanted.length < 3) return [];
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ["name"],
    tokenize: (text) => [text],
    processTerm: lettersOf,
  });
  index.addAll(names.map((name, id) => ({ id, name })));
  const near = index
    .search(wanted, { fuzzy: Math.max(1, Math.floor(wanted.length / 4)) })
    .flatMap(({ id }) => names[Number(id)] ?? []);
  const around = names.filter((name) => {
    const letters = lettersOf(name);
    return letters.length >= 3 && (letters.includes(wanted) || wanted.includes(letters));
  });
  return [...new Set([...around, ...near])].slice(0, MOST_CLOSE);
}

/** Finds an entry by a text, or says what the valid texts are. */
export function choose<Entry>(
  what: string,
  given: string,
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): Entry {
  const wanted = given.trim().toLowerCase();
  const found = entries.find((entry) =>
    namesOf(entry).some((name) => name.toLowerCase() === wanted),
  );
  if (found !== undefined) return found;
  const names = entries.map((entry) => {
    const [first = "", ...others] = namesOf(entry);
    return others.length === 0 ? first : `${first} (${others.join(", ")})`;
  });
  const valid = [...new Set(names)].slice(0, MOST_SHOWN);
  const close = closest(given, [...new Set(entries.flatMap((entry) => [...namesOf(entry)]))]);
  const hint = close.length === 0 ? "" : ` The closest: ${close.join(", ")}.`;
  throw new ToolInputError(
    `There is no ${what} "${given.slice(0, LONGEST_SHOWN)}".${hint} Use ${valid.join(", ")}.`,
  );
}
