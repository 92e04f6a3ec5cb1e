import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { SITE_DIR } from "../../../plugins/paths";
import { type Artifact, compileContract, isFoundryTest } from "./compile";
import { packageOf, QUICK, type SolidityPackage } from "./packages";

/**
 * Text of an example file.
 *
 * @param file path below `examples`, `solidity/lockup/CreateLinear.sol`
 */
export function readExample(file: string): string {
  return readFileSync(path.join(SITE_DIR, "examples", file), "utf8");
}

/**
 * Release that an example is for: its folder below the language.
 *
 * @throws Error naming the folder and the known protocols
 */
export function packageOfExample(file: string): SolidityPackage {
  return packageOf(file.split("/")[1] ?? "");
}

/**
 * Compiles a Solidity example quickly: what it does and what the compiler says of it is the same. With
 * `RELEASE_SETTINGS`, as every night, the file itself is compiled with the settings of its release, as
 * its page tells readers to; the optimizer takes a quarter of the time of all tests of examples.
 *
 * @param file path below `examples`
 * @param source text to compile in place of the file, for a test of what a mistake does
 * @param contract name of the contract; that of the file by default
 * @throws Error with everything the compiler said, warnings included
 */
export function compileExample(
  file: string,
  source?: string,
  contract?: string,
): Promise<Artifact> {
  const text = source ?? readExample(file);
  const { settings, generation } = packageOfExample(file);
  const isRelease =
    process.env.RELEASE_SETTINGS === "1" && source === undefined && !isFoundryTest(text);
  return compileContract(
    `examples/${file}`,
    text,
    isRelease ? settings : QUICK,
    generation,
    contract,
  );
}

/**
 * Loads a TypeScript example with changed text, for a test of what a mistake does.
 *
 * @param file path below `examples`
 * @param source changed text
 * @param id tells the copies of one file apart
 */
export async function importChanged(file: string, source: string, id: string): Promise<unknown> {
  const folder = path.join(SITE_DIR, ".cache/examples");
  mkdirSync(folder, { recursive: true });
  // Two releases have examples of one name, and a program loads a path once.
  const name = file.replaceAll("/", "-").replace(/\.ts$/u, "");
  const copy = path.join(folder, `${name}-${id}-${process.pid}.ts`);
  // The copy lies elsewhere, and imports what lies beside the example.
  const home = path.join(SITE_DIR, "examples", path.dirname(file));
  writeFileSync(copy, source.replaceAll(' from "./', ` from "${home}/`));
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as unknown;
  } finally {
    rmSync(copy);
  }
}

/**
 * Replaces one place of a text.
 *
 * @throws Error when the place does not occur exactly once, because the test would prove nothing
 */
export function mutate(source: string, from: string, to: string): string {
  const parts = source.split(from);
  if (parts.length !== 2) {
    throw new Error(`"${from}" occurs ${parts.length - 1} times in the example, not once.`);
  }
  return parts.join(to);
}
