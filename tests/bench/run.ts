/**
 * Measures how fast the site and its build are: `npm run bench`; README.md names the parts and the
 * options. Prints tables, and fails when a figure is not as wanted.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import path from "node:path";

import { format } from "prettier";

import { builds } from "./builds";
import { freshness } from "./freshness";
import { navigation } from "./navigation";
import { parseOptions } from "./options";
import { pages } from "./pages";
import type { Part, Result } from "./parts";
import { scale } from "./scale";
import { gigabytes, markdownTable } from "./table";
import { typing } from "./typing";

const RESULTS = path.join(__dirname, "results");

const PARTS: Readonly<Record<string, Part>> = {
  pages,
  builds,
  freshness,
  scale,
  navigation,
  typing,
};

function describe({ tables, missed }: Result): string {
  return [
    ...tables.flatMap((table) => [`## ${table.title}`, markdownTable(table)]),
    "## Not as wanted",
    missed.length === 0 ? "Nothing." : missed.map((sentence) => `- ${sentence}`).join("\n"),
  ].join("\n\n");
}

async function write(name: string, result: Result): Promise<void> {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${gigabytes(totalmem())}, Node.js ${process.version}`;
  const date = new Date().toISOString();
  const text = `# Benchmark: ${name}\n\nMeasured ${date.slice(0, 10)} on ${machine}.\n\n${describe(result)}\n`;
  const data = { date, machine, ...result };
  mkdirSync(RESULTS, { recursive: true });
  const save = async (file: string, content: string): Promise<void> => {
    const formatted = await format(content, { filepath: file, printWidth: 100 });
    writeFileSync(path.join(RESULTS, file), formatted);
  };
  await save(`${name}.md`, text);
  await save(`${name}.json`, JSON.stringify(data));
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2), Object.keys(PARTS));
  for (const name of options.parts) {
    const result = await PARTS[name]?.(options);
    if (result === undefined) continue;
    console.log(`\n# ${name}\n\n${describe(result)}`);
    if (options.write) await write(name, result);
    if (result.missed.length > 0) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
