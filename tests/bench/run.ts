/**
 * Measures how fast the site and its build are: `npm run bench`; README.md names the parts and the
 * options. Prints tables, and fails when a figure is not as wanted.
 */
import { cpus, totalmem } from "node:os";

import { builds } from "./builds";
import { freshness } from "./freshness";
import { navigation } from "./navigation";
import { parseOptions } from "./options";
import { pages } from "./pages";
import type { Part, Result } from "./parts";
import { gigabytes, markdownTable } from "./table";

const PARTS: Readonly<Record<string, Part>> = {
  pages,
  builds,
  freshness,
  navigation,
};

function describe({ tables, missed }: Result): string {
  return [
    ...tables.flatMap((table) => [`## ${table.title}`, markdownTable(table)]),
    "## Not as wanted",
    missed.length === 0 ? "Nothing." : missed.map((sentence) => `- ${sentence}`).join("\n"),
  ].join("\n\n");
}

/** What the figures are worth depends on. */
const machine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${gigabytes(totalmem())}, Node.js ${process.version}`;

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2), Object.keys(PARTS));
  console.log(`Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}.`);
  for (const name of options.parts) {
    const result = await PARTS[name]?.(options);
    if (result === undefined) continue;
    console.log(`\n# ${name}\n\n${describe(result)}`);
    if (result.missed.length > 0) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
