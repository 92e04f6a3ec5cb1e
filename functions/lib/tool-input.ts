/** What a tool was asked for cannot be given. The message lists what can. */
export class ToolInputError extends Error {
  override readonly name = "ToolInputError";
}

const MOST_SHOWN = 200;
/** Characters of a text that an error repeats. */
const LONGEST_SHOWN = 80;

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
  throw new ToolInputError(
    `There is no ${what} "${given.slice(0, LONGEST_SHOWN)}". Use ${valid.join(", ")}.`,
  );
}
