import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { SITE_DIR } from "../../../plugins/paths";
import { generateInterfaces } from "./interfaces";
import { packageOfExample, readExample } from "./example";
import { packageOf } from "./packages";
import { standIn } from "./stand-ins";

/** What a script that sets up a Foundry project did. */
export interface Project {
  /** Commands that it called, in order. */
  readonly commands: readonly string[];
  /** Files left in `src`, `test` and `script`. */
  readonly left: readonly string[];
  /** Lines of `foundry.toml`. */
  readonly config: readonly string[];
  /** Lines of `remappings.txt`. */
  readonly remappings: readonly string[];
  /** Lines added to `.gitignore`. */
  readonly ignored: readonly string[];
}

/**
 * Runs a script that sets up a Foundry project, with commands in place of `forge` and `npm` that
 * write down how they were called.
 *
 * @param script path below `examples`
 * @param name folder that the script makes
 */
export function runSetup(script: string, name: string): Project {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const bin = path.join(folder, "bin");
  const fake = (command: string, body: string): void => {
    const file = path.join(bin, command);
    const log = `echo "${command} $*" >> "${folder}/log"`;
    writeFileSync(file, `#!/usr/bin/env bash\n${log}\n${body}\n`);
    chmodSync(file, 0o755);
  };
  try {
    mkdirSync(bin);
    fake(
      "forge",
      'if [ "$1" = init ]; then mkdir -p "$2"/{src,test,script} && touch "$2"/{src/Counter.sol,test/Counter.t.sol,script/Counter.s.sol}; fi',
    );
    fake("npm", "");
    execFileSync("bash", [path.join(SITE_DIR, "examples", script)], {
      cwd: folder,
      env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ""}` },
    });
    const lines = (file: string) =>
      readFileSync(path.join(folder, file), "utf8").trim().split("\n");
    return {
      commands: lines("log"),
      left: ["src", "test", "script"].flatMap((one) => readdirSync(path.join(folder, name, one))),
      config: lines(`${name}/foundry.toml`),
      remappings: lines(`${name}/remappings.txt`),
      ignored: lines(`${name}/.gitignore`),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Lines that `foundry.toml` needs to compile with the settings of a release.
 *
 * @param folder folder of its examples
 */
export function releaseConfig(folder: string): string[] {
  const { settings, solc } = packageOf(folder);
  return [
    `solc = "${solc}"`,
    `evm_version = "${settings.evmVersion}"`,
    `optimizer_runs = ${settings.optimizerRuns}`,
    `via_ir = ${settings.viaIR}`,
  ];
}

/** `npm` arguments of the packages that this site compiles its examples with. */
export function installedPins(): string[] {
  return ["@openzeppelin/contracts", "@prb/math"].map((name) => {
    const manifest = path.join(SITE_DIR, "node_modules", name, "package.json");
    const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
    return `${name}@${version}`;
  });
}

/**
 * Follows every import of some examples through the mappings.
 *
 * @param files paths below `examples`
 * @returns how many imports there are, and one message for each that leads nowhere
 */
export function followImports(
  remappings: readonly string[],
  files: readonly string[],
): { count: number; problems: string[] } {
  const imports = files
    .flatMap((example) =>
      [...readExample(example).matchAll(/^import .* from "([^"]+)";$/gm)].map(([, file = ""]) => ({
        file,
        generation: packageOfExample(example).generation,
      })),
    )
    .filter(({ file }) => !file.startsWith("../src/"));
  const problems = imports.flatMap(({ file, generation }) => {
    const line = remappings.find((entry) => file.startsWith(entry.split("=")[0] ?? ""));
    if (line === undefined) return [`${file} has no mapping.`];
    const [prefix = "", target = ""] = line.split("=");
    const mapped = path.join(SITE_DIR, `${target}${file.slice(prefix.length)}`);
    // What this site does not have installed, it knows from the ABIs.
    const known =
      existsSync(mapped) ||
      generateInterfaces(generation).has(file) ||
      standIn(file, generation) !== undefined;
    return known ? [] : [`${file} is mapped to nothing.`];
  });
  const slashes = remappings.filter((line) => !/^\S+\/=\S+\/$/.test(line));
  return {
    count: imports.length,
    problems: [...problems, ...slashes.map((line) => `${line} lacks a slash.`)],
  };
}
