import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { listExamples } from "../../plugins/examples/load";
import { SITE_DIR } from "../../plugins/paths";
import { addressProblems, chainsWithout, requestedContracts } from "./support/addresses";
import { compileExample, readExample } from "./support/example";

const files = listExamples(SITE_DIR).map((file) => file.slice("examples/".length));
const withExtension = (...extensions: string[]) =>
  files.filter((file) => extensions.includes(path.extname(file)));

describe("every example in a programming language", () => {
  const folder = path.join(SITE_DIR, "tests/examples");
  const tests = readdirSync(folder, { recursive: true, encoding: "utf8" })
    // This file names examples without running them.
    .filter((file) => file.endsWith(".test.ts") && file !== "files.test.ts")
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");

  it.each(withExtension(".sol", ".ts", ".tsx", ".mjs"))("%s is named by a test", (file) => {
    // A test of scripts names them from their language's folder on.
    const inside = file.replace(/^javascript\//, "");
    const fix = `examples/${file} has no test: add one below tests/examples, see examples/README.md`;
    expect(tests.includes(file) || tests.includes(inside), fix).toBe(true);
  });
});

describe("the license of the examples", () => {
  it.each(withExtension(".sol"))("%s names it in its first line", (file) => {
    expect(readExample(file).split("\n")[0]).toBe("// SPDX-License-Identifier: MIT-0");
  });

  it("is MIT No Attribution, which asks for no notice", () => {
    const text = readExample("LICENSE");
    expect(text.startsWith("MIT No Attribution\n")).toBe(true);
    expect(text).not.toContain("shall be included");
  });
});

describe("Solidity examples", () => {
  it.each(withExtension(".sol"))("%s compiles without a warning", async (file) => {
    expect((await compileExample(file)).bytecode).not.toBe("0x");
  });
});

describe("JSON examples", () => {
  it("can be parsed", () => {
    for (const file of withExtension(".json")) {
      expect(() => JSON.parse(readExample(file)) as unknown, file).not.toThrow();
    }
  });
});

describe("addresses in examples", () => {
  // Queries and their answers cannot say what an address is: graphql/queries.test.ts looks it up.
  it.each(files.filter((file) => !file.startsWith("graphql/")))("%s", (file) => {
    // The folder of a newer release names it after the protocol.
    const protocol = file.split("/")[1]?.replace(/-v[\d.]+$/, "") ?? "";
    expect(addressProblems(protocol, readExample(file))).toEqual([]);
  });

  it.each(withExtension(".ts", ".tsx", ".mjs"))(
    "%s asks for contracts that every chain has",
    (file) => {
      const source = readExample(file);
      const requests = requestedContracts(source);
      // A contract that is asked for by name belongs to a release that the file names.
      expect(requests.length > 0 || !source.includes("contractName")).toBe(true);
      for (const { release, names } of requests) {
        for (const name of names) {
          expect({ name, missingOn: chainsWithout(name, release) }).toEqual({
            name,
            missingOn: [],
          });
        }
      }
    },
  );
});
