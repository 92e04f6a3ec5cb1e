/** Environment variables. The table in HOSTING.md has the name, the meaning and the default of each. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Value of an environment variable without the space around it; null when there is none. */
export function valueOf(value: string | undefined): string | null {
  const trimmed = value?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}

/** Names of the variables in the table of HOSTING.md, which is the list of all of them. */
export function variableNames(hosting: string): string[] {
  return [...hosting.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gmu)].map(([, name = ""]) => name);
}

/** A name, and what is left of it without each of its letters: near names have one in common. */
function spellings(name: string): string[] {
  const letters = name.toUpperCase().replaceAll(/[^A-Z0-9]/gu, "");
  const shorter = Array.from(letters, (_, at) => letters.slice(0, at) + letters.slice(at + 1));
  return letters.length < 6 ? [letters] : [letters, ...shorter];
}

/**
 * Variables that are set and mean nothing, but look like one that would: `SITE_URLS`, `site_url`.
 *
 * @param names all that mean something
 * @returns a sentence for each
 */
export function misspelled(environment: Environment, names: readonly string[]): string[] {
  const meant = new Map(names.flatMap((name) => spellings(name).map((text) => [text, name])));
  return Object.keys(environment).flatMap((name) => {
    if (names.includes(name) || valueOf(environment[name]) === null) return [];
    const near = spellings(name).flatMap((text) => meant.get(text) ?? [])[0];
    return near === undefined
      ? []
      : [
          `${name} is set, and nothing reads it. Did you mean ${near}? HOSTING.md has all variables.`,
        ];
  });
}

/**
 * Reads a variable that is `on` or `off`.
 *
 * @throws Error that names a value which is neither
 */
export function isOn(name: string, value: string | undefined, otherwise: boolean): boolean {
  const text = valueOf(value) ?? (otherwise ? "on" : "off");
  if (text === "on" || text === "off") return text === "on";
  throw new Error(`${name} is "${text}": use on or off.`);
}
