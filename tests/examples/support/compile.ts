import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { Abi, Hex } from "viem";

import { SITE_DIR } from "../../../plugins/paths";
import { generateInterfaces } from "./interfaces";
import { type BuildSettings, type Generation, packagesOf } from "./packages";
import { standIn } from "./stand-ins";

const require = createRequire(import.meta.url);

/** Compiler of the documented releases. */
export const SOLC_VERSION = "0.8.26";

/** npm packages whose Solidity files the examples may import, by the start of the import path. */
const installed = (generation: Generation): readonly string[] => [
  "@openzeppelin/contracts",
  "@prb/math",
  ...packagesOf(generation).flatMap(({ isInstalled, npmName }) => (isInstalled ? [npmName] : [])),
];

/** Folder of compiled results, so that a second run of the tests compiles nothing again. */
const CACHE = path.join(SITE_DIR, ".cache/solc");

/** A compiled contract. */
export interface Artifact {
  readonly abi: Abi;
  /** Code that deploys the contract; `0x` for an interface or an abstract contract. */
  readonly bytecode: Hex;
}

/** What the compiler says about a source. */
export interface Diagnostic {
  readonly severity: "error" | "warning" | "info";
  readonly errorCode?: string;
  /** Message with the place and the lines of the source. */
  readonly formattedMessage: string;
}

/** Contract code, or code that deploys it, is larger than a public network takes. */
const SIZE_CODES: readonly (string | undefined)[] = ["5574", "3860"];

/**
 * Whether a diagnostic is only about size. What stands in for a contract is large, and so is a test
 * that deploys it; neither is ever sent to a public network.
 */
export function isAboutSize({ errorCode }: Diagnostic): boolean {
  return SIZE_CODES.includes(errorCode);
}

/** A function could be declared `pure`: a stub is declared as the function in whose place it is. */
const COULD_BE_PURE = "2018";

/** Whether a diagnostic is about a contract that stands in for one that a file deploys. */
function isAboutStub({ errorCode, formattedMessage }: Diagnostic, file: string): boolean {
  return errorCode === COULD_BE_PURE && !formattedMessage.includes(`--> ${file}:`);
}

/** Whether a source is a test for Foundry. */
export function isFoundryTest(source: string): boolean {
  return source.includes('from "forge-std/Test.sol"');
}

export interface Compilation {
  readonly diagnostics: readonly Diagnostic[];
  /** Contracts by file, then by name. */
  readonly contracts: ReadonlyMap<string, ReadonlyMap<string, Artifact>>;
}

interface SolcOutput {
  readonly errors?: readonly Diagnostic[];
  readonly contracts?: Readonly<
    Record<string, Readonly<Record<string, { abi: Abi; evm?: { bytecode?: { object?: string } } }>>>
  >;
}

const interfaces = new Map<Generation, ReadonlyMap<string, string>>();

/** Generated interfaces of a generation, by import path. */
function interfacesOf(generation: Generation): ReadonlyMap<string, string> {
  const known = interfaces.get(generation) ?? generateInterfaces(generation);
  interfaces.set(generation, known);
  return known;
}

/** A reader's test lies in `test` and imports from `src`: an example, whatever its protocol. */
function projectFile(name: string, generation: Generation): string | undefined {
  const found = packagesOf(generation)
    .flatMap(({ folder }) => folder ?? [])
    .map((folder) => path.join(SITE_DIR, "examples/solidity", folder, name))
    .find((candidate) => existsSync(candidate));
  return found === undefined ? undefined : readFileSync(found, "utf8");
}

/** Text of an imported file: a generated interface, a file of an installed package, or a stand-in. */
function readImport(file: string, generation: Generation): string | undefined {
  const generated = interfacesOf(generation).get(file);
  if (generated !== undefined) return generated;
  const inProject = /^examples\/solidity\/src\/(\w+\.sol)$/.exec(file)?.[1];
  if (inProject !== undefined) return projectFile(inProject, generation);
  // A variant of an example imports it from beside itself.
  if (/^examples\/solidity\/[\w.-]+\/\w+\.sol$/.test(file)) {
    return readFileSync(path.join(SITE_DIR, file), "utf8");
  }
  const double = standIn(file, generation);
  if (double !== undefined) return double;
  const owner = installed(generation).find((name) => file.startsWith(`${name}/`));
  if (owner === undefined) return undefined;
  const folder = path.dirname(require.resolve(`${owner}/package.json`));
  const found = path.join(folder, file.slice(owner.length));
  return existsSync(found) ? readFileSync(found, "utf8") : undefined;
}

const IMPORT = /^\s*import\s+(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']/gm;

/** Adds everything that the sources import, so that the compiler gets all files at once. */
function withImports(
  sources: ReadonlyMap<string, string>,
  generation: Generation,
): Map<string, string> {
  const all = new Map(sources);
  const queue = [...all];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [file, text] = next;
    for (const [, target = ""] of text.matchAll(IMPORT)) {
      const resolved = target.startsWith(".")
        ? path.posix.join(path.posix.dirname(file), target)
        : target;
      if (all.has(resolved)) continue;
      const imported = readImport(resolved, generation);
      // The compiler reports a missing file better than this could.
      if (imported === undefined) continue;
      all.set(resolved, imported);
      queue.push([resolved, imported]);
    }
  }
  return all;
}

/** What has been compiled in this process: tests deploy one contract many times. */
const compiled = new Map<string, Promise<Compilation>>();

/**
 * Compiles Solidity sources.
 *
 * @param sources text by path; imports are generated interfaces, stand-ins or of an installed package
 * @param settings settings of the release that the sources are for
 * @param generation releases whose packages they import
 * @returns contracts of the given files (not of imported ones), and everything the compiler said
 * @throws Error when the installed compiler is not the release's
 */
export function compile(
  sources: ReadonlyMap<string, string>,
  settings: BuildSettings,
  generation: Generation,
): Promise<Compilation> {
  const key = JSON.stringify([[...sources], settings, generation]);
  const known = compiled.get(key) ?? compileAnew(sources, settings, generation);
  compiled.set(key, known);
  return known;
}

async function compileAnew(
  sources: ReadonlyMap<string, string>,
  settings: BuildSettings,
  generation: Generation,
): Promise<Compilation> {
  const input = JSON.stringify({
    language: "Solidity",
    sources: Object.fromEntries(
      [...withImports(sources, generation)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([file, content]) => [file, { content }]),
    ),
    settings: {
      evmVersion: settings.evmVersion,
      viaIR: settings.viaIR,
      optimizer:
        settings.optimizerRuns === undefined
          ? { enabled: false }
          : { enabled: true, runs: settings.optimizerRuns },
      metadata: { bytecodeHash: "none" },
      outputSelection: Object.fromEntries(
        [...sources.keys()].map((file) => [file, { "*": ["abi", "evm.bytecode.object"] }]),
      ),
    },
  });
  const output = JSON.parse(await compileCached(input)) as SolcOutput;
  const contracts = new Map(
    Object.entries(output.contracts ?? {}).map(([file, byName]) => [
      file,
      new Map(
        Object.entries(byName).map(([name, { abi, evm }]): [string, Artifact] => [
          name,
          { abi, bytecode: `0x${evm?.bytecode?.object ?? ""}` },
        ]),
      ),
    ]),
  );
  return { diagnostics: output.errors ?? [], contracts };
}

async function compileCached(input: string): Promise<string> {
  const key = createHash("sha256").update(SOLC_VERSION).update(input).digest("hex");
  const file = path.join(CACHE, `${key}.json`);
  if (existsSync(file)) return readFileSync(file, "utf8");
  // Loading the compiler takes a second, so it is left until something must be compiled.
  const { default: solc } = await import("solc");
  if (!solc.version().startsWith(`${SOLC_VERSION}+`)) {
    throw new Error(
      `The npm package "solc" is ${solc.version()}; the examples are compiled with ${SOLC_VERSION}. Pin that version.`,
    );
  }
  const output = solc.compile(input);
  mkdirSync(CACHE, { recursive: true });
  // Tests run side by side: a rename never shows the others half a file.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, output);
  renameSync(partial, file);
  return output;
}

/**
 * Compiles one file and returns one of its contracts.
 *
 * @throws Error with everything the compiler said, warnings included, or naming the contracts of
 *   the file when it has none of that name
 */
export async function compileContract(
  file: string,
  source: string,
  settings: BuildSettings,
  generation: Generation,
  name: string = path.posix.basename(file, ".sol"),
): Promise<Artifact> {
  const { diagnostics: all, contracts } = await compile(
    new Map([[file, source]]),
    settings,
    generation,
  );
  const diagnostics = all.filter(
    (diagnostic) =>
      !(isFoundryTest(source) && (isAboutSize(diagnostic) || isAboutStub(diagnostic, file))),
  );
  if (diagnostics.length > 0) {
    throw new Error(diagnostics.map((entry) => entry.formattedMessage).join("\n"));
  }
  const found = contracts.get(file);
  const artifact = found?.get(name);
  if (artifact !== undefined) return artifact;
  throw new Error(
    `${file} has no contract "${name}". It has: ${[...(found?.keys() ?? [])].join(", ") || "none"}.`,
  );
}
