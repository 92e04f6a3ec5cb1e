import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Abi } from "viem";
import { describe, expect, it } from "vitest";

import { normalized } from "./support/abi";
import { compile } from "./support/compile";
import { generateInterfaces } from "./support/interfaces";
import { PACKAGES, packageAbi } from "./support/packages";

const require = createRequire(import.meta.url);

describe("generated interfaces", () => {
  it.each(PACKAGES.filter(({ isInstalled }) => !isInstalled))(
    "of $npmName for $protocol $version compile back to exactly the ABIs of the package",
    async (pkg) => {
      const own = new Map(
        [...generateInterfaces(pkg.generation)].filter(([file]) =>
          file.startsWith(`${pkg.npmName}/`),
        ),
      );
      const { diagnostics, contracts } = await compile(own, pkg.settings, pkg.generation);
      expect(diagnostics).toEqual([]);
      const errors = contracts.get(`${pkg.npmName}/src/libraries/Errors.sol`)?.get("Errors")?.abi;
      const isOwn = (entry: Abi[number]) =>
        entry.type === "error" && entry.name.startsWith("Sablier");
      const expected = new Set<string>();
      for (const [name, file] of Object.entries(pkg.interfaces)) {
        const artifact = contracts.get(`${pkg.npmName}/src/interfaces/${name}.sol`)?.get(name);
        expect(artifact?.bytecode).toBe("0x");
        const abi = packageAbi(file);
        expect(normalized(artifact?.abi ?? [])).toEqual(
          normalized(abi.filter(({ type }) => type !== "error")),
        );
        for (const error of normalized(abi.filter(isOwn))) expected.add(error);
      }
      expect(new Set(normalized(errors ?? []))).toEqual(expected);
    },
  );

  it.each([
    ["@openzeppelin/contracts", "5.0.2"],
    ["@prb/math", "4.1.0"],
    ["solc", "0.8.26"],
  ])("stand next to %s %s, as the releases were built", (name, version) => {
    const manifest = readFileSync(require.resolve(`${name}/package.json`), "utf8");
    expect(JSON.parse(manifest)).toMatchObject({ version });
  });
});
