import { parseArgs } from "node:util";

import type { Settings } from "./parts";

/** What `npm run bench` is to do. */
export interface Options extends Settings {
  readonly parts: readonly string[];
}

/**
 * Reads the command line: names of parts (all by default) and `--runs <count>`.
 *
 * @throws {Error} that names every unknown part, or the bad value
 */
export function parseOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: "string" } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No part is named ${unknown.join(", ")}: choose from ${known.join(", ")}.`);
  }
  const { runs } = values;
  if (runs !== undefined && !/^[1-9]\d*$/u.test(runs)) {
    throw new Error(`--runs is "${runs}": give a whole number above 0, such as --runs 5.`);
  }
  return { parts: positionals.length > 0 ? positionals : known, runs: Number(runs ?? 0) };
}
