import { runInNewContext } from "node:vm";

/** Text of scripts by the path of their file. */
export type Scripts = ReadonlyMap<string, string>;

/** What the runtime gets the hash in a script's name from: `({…})[e]+".js"`. */
const HASHES = /\(\{([^{}]*)\}\)\[(\w+)\]\+"\.js"/u;

/** Docusaurus's table of names by id, which are the same here: `e=({…})[e]||e`. */
const SAME_NAMES = /(\w+)=\(\{[^{}]*\}\)\[\1\]\|\|\1/u;

/** Imports of a script. */
const LOADED = /\.e\("([^"]+)"\)/gu;

const GROUP = /(?:^|\/)routes-\d+\./u;
const RUNTIME = /(?:^|\/)runtime~main\./u;

/** Where a group of routes leaves the hashes of what it loads. */
const TABLE = "self.docsFiles";

/**
 * Moves the hashes of what a single group of routes loads, that is of its pages, out of the runtime, which
 * every page has, into the group. The runtime would grow by 12 bytes with each page of the site.
 *
 * @param scripts of the bundle, minified, before their names get the hashes of their contents
 * @returns the scripts that change
 * @throws {Error} if the bundler or Docusaurus writes the tables in another form
 */
export function movePageNames(scripts: Scripts): Scripts {
  const runtimes = [...scripts].filter(([file]) => RUNTIME.test(file));
  const [file, runtime] = runtimes[0] ?? ["", ""];
  const [table, body, id] = HASHES.exec(runtime) ?? [];
  if (
    runtimes.length !== 1 ||
    table === undefined ||
    id === undefined ||
    !SAME_NAMES.test(runtime)
  ) {
    throw new Error(
      "The bundler's runtime has its names of files in an unknown form. Adapt plugins/fast-pages/page-names.ts.",
    );
  }
  const hashes = runInNewContext(`({${body ?? ""}})`) as Readonly<Record<string, string>>;
  const loaders = new Map<string, Set<string>>();
  for (const [loader, text] of scripts) {
    for (const [, name = ""] of text.matchAll(LOADED)) {
      loaders.set(name, (loaders.get(name) ?? new Set()).add(loader));
    }
  }
  const kept: Record<string, string> = {};
  const moved = new Map<string, Record<string, string>>();
  for (const [name, hash] of Object.entries(hashes)) {
    const [loader = "", ...others] = loaders.get(name) ?? [];
    const isOfGroup = GROUP.test(loader) && others.length === 0;
    const place = isOfGroup ? (moved.get(loader) ?? {}) : kept;
    place[name] = hash;
    if (isOfGroup) moved.set(loader, place);
  }
  const shortened = runtime
    .replace(table, () => `(${JSON.stringify(kept)}[${id}]||(${TABLE}||{})[${id}])+".js"`)
    .replace(SAME_NAMES, "$1=$1");
  return new Map([
    [file, shortened],
    ...[...moved].map(
      ([group, names]) =>
        [
          group,
          (scripts.get(group) ?? "").replace(
            /^(?:"use strict";)?/u,
            (start) => `${start}Object.assign(${TABLE}??={},${JSON.stringify(names)});`,
          ),
        ] as const,
    ),
  ]);
}
