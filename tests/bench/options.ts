import { parseArgs } from "node:util";

import type { Settings } from "./parts";

/** What `npm run bench` is to do. */
export interface Options extends Settings {
  readonly parts: readonly string[];
  /** Whether the results are kept as files. */
  readonly write: boolean;
}

const DEFAULT_SIZES = "200,1000,2000";

function wholeNumber(text: string, flag: string): number {
  const number = /^[1-9]\d*$/u.test(text) ? Number(text) : undefined;
  if (number === undefined) {
    throw new Error(`${flag} is "${text}": give whole numbers above 0, such as ${flag} 5.`);
  }
  return number;
}

/**
 * Reads the command line: names of parts (all by default), `--runs <count>`,
 * `--sizes <pages,pages>` and `--write`.
 *
 * @throws {Error} that names every unknown part, or the bad value
 */
export function parseOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      runs: { type: "string" },
      sizes: { type: "string", default: DEFAULT_SIZES },
      write: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No part is named ${unknown.join(", ")}: choose from ${known.join(", ")}.`);
  }
  return {
    parts: positionals.length > 0 ? positionals : known,
    runs: values.runs === undefined ? 0 : wholeNumber(values.runs, "--runs"),
    sizes: values.sizes.split(",").map((size) => wholeNumber(size, "--sizes")),
    write: values.write,
  };
}
