/** Components of Docusaurus that every page of the docs is drawn with. */
const SHARED = /^@theme\/Doc(?:sRoot|VersionRoot|Root|Item)$/u;

/** A line of `registry.js`: name of the chunk, how it is loaded, request of its module. */
const ENTRY = /^(\s*"([^"]+)": \[.*, )"([^"]+)"(, require\.resolveWeak\()/gmu;

/**
 * Names of the chunks that every page of the docs loads.
 *
 * @param registry text of Docusaurus's `registry.js`
 */
export function sharedChunks(registry: string): ReadonlySet<string> {
  const names = [...registry.matchAll(ENTRY)].flatMap(([, , name = "", request = ""]) =>
    SHARED.test(request) ? [name] : [],
  );
  if (names.length !== 4) {
    throw new Error(
      `The generated file registry.js has ${String(names.length)} of the 4 components of a docs page. Adapt plugins/fast-pages/registry.ts.`,
    );
  }
  return new Set(names);
}

/**
 * The registry for the server. Docusaurus reports which modules a page was made of by their
 * requests, but looks their styles up by the names of their chunks, and so finds none.
 *
 * @param registry text of Docusaurus's `registry.js`
 * @returns the same, with the name of its chunk in place of each module's request
 */
export function serverRegistry(registry: string): string {
  return registry.replace(
    ENTRY,
    (_, start: string, name: string, _request: string, end: string) =>
      `${start}${JSON.stringify(name)}${end}`,
  );
}
