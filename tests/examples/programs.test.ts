import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { parseUnits } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { listExamples } from "../../plugins/examples/load";
import { SITE_DIR } from "../../plugins/paths";
import { packageAddress } from "./support/addresses";
import { Chain } from "./support/chain";
import { readExample } from "./support/example";
import { serveNode } from "./support/node";

const PROGRAM = "typescript/lockup/create-linear.ts";

const run = promisify(execFile);

/** Examples that run when they are started, as a reader starts them. */
const programs = listExamples(SITE_DIR)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice("examples/".length))
  .filter((file) => readExample(file).includes("import.meta.filename"));

/** A project as the pages describe it: modules of this type, with the two packages installed. */
let project: string;

beforeAll(() => {
  const parent = path.join(SITE_DIR, ".cache");
  mkdirSync(parent, { recursive: true });
  project = mkdtempSync(path.join(parent, "programs-"));
  writeFileSync(path.join(project, "package.json"), '{ "type": "module" }\n');
  cpSync(path.join(SITE_DIR, "examples/typescript"), path.join(project, "typescript"), {
    recursive: true,
  });
});

afterAll(() => rmSync(project, { recursive: true }));

/** Runs a program with `tsx`, and gives back how it ended. */
async function start(file: string, env: Readonly<Record<string, string>>) {
  const args = ["--import", "tsx", path.join(project, file)];
  const options = { cwd: project, env: { PATH: process.env.PATH ?? "", ...env } };
  return run(process.execPath, args, options).then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    (error: unknown) => ({ ok: false, text: (error as { stderr: string }).stderr }),
  );
}

/** Variables of the environment that an example and the files beside it, which it imports, read. */
function readsOf(file: string): string[] {
  const source = readExample(file);
  const [, listed = ""] = /const \{ (.+?) \} = process\.env;/.exec(source) ?? [];
  const single = [...source.matchAll(/process\.env\.(\w+)/g)].map(([, name = ""]) => name);
  const beside = [...source.matchAll(/ from "\.\/([\w-]+)"/g)].flatMap(([, name = ""]) =>
    readsOf(path.posix.join(path.posix.dirname(file), `${name}.ts`)),
  );
  return [...new Set([...listed.split(", ").filter(Boolean), ...single, ...beside])].toSorted();
}

/** A line of a page that starts a program: what it sets, and what the program reads. */
interface RunLine {
  readonly at: string;
  readonly sets: readonly string[];
  readonly reads: readonly string[];
}

const setsOf = (words: string): string[] =>
  [...words.matchAll(/\b([A-Z_]+)=/g)].map(([, name = ""]) => name).toSorted();

/** The lines of all pages that start a TypeScript program, also those that the partial writes. */
function runLines(): RunLine[] {
  const folder = path.join(SITE_DIR, "docs");
  const partial = readFileSync(path.join(folder, "guides/_partials/_typescript.mdx"), "utf8");
  const [, key = "", always = ""] =
    /<code>\{props\.readOnly \? "" : "(.+?)"\}(.+?) npx tsx /.exec(partial) ?? [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((page) => page.endsWith(".mdx") && !page.includes("_partials"))
    .flatMap((page) => {
      const text = readFileSync(path.join(folder, page), "utf8");
      /** The one example of this name on the page, or beside one of the page, or of its protocol. */
      const readsHere = (name: string): string[] => {
        const shown = [...text.matchAll(/file=examples\/(\S+)/g)].map(([, file = ""]) => file);
        const found = new Set(shown.filter((file) => file.endsWith(`/${name}`)));
        if (found.size > 1) throw new Error(`docs/${page} shows several files "${name}".`);
        const beside = shown
          .filter((file) => file.startsWith("typescript/"))
          .map((file) => path.posix.join(path.posix.dirname(file), name))
          .find((file) => existsSync(path.join(SITE_DIR, "examples", file)));
        return readsOf([...found][0] ?? beside ?? `typescript/${page.split("/")[1] ?? ""}/${name}`);
      };
      const typed = [...text.matchAll(/^(.*)npx tsx ([\w-]+\.ts)/gm)].map(
        ([, before = "", name = ""]) => ({ name, sets: setsOf(before) }),
      );
      const written = [...text.matchAll(/<RunTypeScript file="(.+?)"( readOnly)? \/>/g)].map(
        ([, name = "", readOnly]) => ({
          name,
          sets: setsOf(readOnly === undefined ? `${key}${always}` : always),
        }),
      );
      return [...typed, ...written].map(({ name, sets }) => ({
        at: `docs/${page}: ${name}`,
        sets,
        reads: readsHere(name),
      }));
    });
}

describe("the lines that start a program", () => {
  const lines = runLines();

  it.each(lines)("$at: names the variables that the program reads", ({ sets, reads }) => {
    expect(sets).toEqual(reads);
  });

  it("are found on all pages, with and without a key", () => {
    const pages = (sets: string) => lines.filter((line) => line.sets.join(" ") === sets).length;
    expect(pages("PRIVATE_KEY RPC_URL")).toBeGreaterThanOrEqual(20);
    expect(pages("RPC_URL")).toBeGreaterThanOrEqual(4);
  });
});

describe("programs", () => {
  it.each(programs.filter((file) => readExample(file).includes("process.env")))(
    "%s refuses to start without what it takes from the environment",
    (file) => {
      const [, end = ""] = readExample(file).split("import.meta.filename");
      const taken = /const \{ (.+?) \} = process\.env;/.exec(end)?.[1]?.split(", ") ?? [];
      const [, refused = "", message = ""] =
        /if \((.+?)\) throw new Error\("(.+?)"\);/.exec(end) ?? [];
      expect(taken).toContain("RPC_URL");
      expect(refused).toBe(taken.map((name) => `!${name}`).join(" || "));
      for (const name of taken) expect(message).toContain(name);
    },
  );

  it("create-linear.ts, started without a key and a node, says so", async () => {
    const { ok, text } = await start(PROGRAM, {});
    expect(ok).toBe(false);
    expect(text).toContain("Error: Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  }, 60_000);

  it("create-linear.ts, started with a key and a node, approves, creates and prints the id", async () => {
    const chain = await Chain.create({ id: sepolia.id });
    const release = { protocol: "lockup", version: "v2.0" };
    const token = "0x1111111111111111111111111111111111111111";
    const at = packageAddress("SablierLockup", release, sepolia.id);
    const lockup = await chain.recorder("SablierLockup", at);
    const amount = parseUnits("10000", 18);
    lockup.on("createWithDurationsLL", ({ caller }) => ({
      returns: 1n,
      moves: [[token, caller, at, amount]],
      emits: [["CreateLockupLinearStream", { streamId: 1n }]],
    }));
    const dai = await chain.token("DAI", 18, token);
    const key = `0x${"1".repeat(64)}` as const;
    const from = privateKeyToAccount(key).address;
    await dai.write("mint", [from, amount], { from });
    const { url, server } = await serveNode(chain);
    try {
      const env = { PRIVATE_KEY: key, RPC_URL: url };
      const { text } = await start(PROGRAM, env);
      expect(text).toBe("Created stream 1.\n");
    } finally {
      server.close();
    }
    expect(lockup.calls()).toMatchObject([
      {
        functionName: "createWithDurationsLL",
        args: [{ recipient: "0x2222222222222222222222222222222222222222" }, {}, {}],
        caller: from,
      },
    ]);
  }, 60_000);
});
