import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Abi } from "viem";
import { describe, expect, it } from "vitest";

import { compile } from "./support/compile";
import { generateInterfaces } from "./support/interfaces";
import { PACKAGES, packageAbi } from "./support/packages";

const require = createRequire(import.meta.url);

/** Entries in one order, with their keys in one order: compilers and tools differ in both. */
function normalized(abi: Abi): string[] {
  const ordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(ordered);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
  };
  return abi
    .filter((entry) => entry.type !== "constructor" && entry.type !== "receive")
    .map((entry) =>
      JSON.stringify(ordered(entry.type === "event" ? { anonymous: false, ...entry } : entry)),
    )
    .sort();
}

describe("generated interfaces", () => {
  it.each(PACKAGES)(
    "of $npmName for $protocol $version compile back to exactly the ABIs of the package",
    async (pkg) => {
      const own = new Map(
        [...generateInterfaces(pkg.generation)].filter(([file]) =>
          file.startsWith(`${pkg.npmName}/`),
        ),
      );
      const { diagnostics, contracts } = await compile(own, pkg.settings, pkg.generation);
      expect(diagnostics).toEqual([]);
      for (const [name, file] of Object.entries(pkg.interfaces)) {
        const artifact = contracts.get(`${pkg.npmName}/src/interfaces/${name}.sol`)?.get(name);
        expect(artifact?.bytecode).toBe("0x");
        expect(normalized(artifact?.abi ?? [])).toEqual(normalized(packageAbi(file)));
      }
    },
  );

  it("have the import paths of the npm packages", () => {
    expect([...generateInterfaces("2025").keys()].sort()).toEqual([
      "@sablier/airdrops/src/interfaces/ISablierMerkleBase.sol",
      "@sablier/airdrops/src/interfaces/ISablierMerkleFactory.sol",
      "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol",
      "@sablier/airdrops/src/interfaces/ISablierMerkleLL.sol",
      "@sablier/airdrops/src/interfaces/ISablierMerkleLT.sol",
      "@sablier/airdrops/src/types/DataTypes.sol",
      "@sablier/flow/src/interfaces/IFlowNFTDescriptor.sol",
      "@sablier/flow/src/interfaces/ISablierFlow.sol",
      "@sablier/flow/src/types/DataTypes.sol",
      "@sablier/lockup/src/interfaces/ILockupNFTDescriptor.sol",
      "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol",
      "@sablier/lockup/src/interfaces/ISablierLockup.sol",
      "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol",
      "@sablier/lockup/src/types/DataTypes.sol",
    ]);
    expect([...generateInterfaces("2026").keys()].sort()).toEqual([
      "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol",
      "@sablier/lockup/src/interfaces/ILockupNFTDescriptor.sol",
      "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol",
      "@sablier/lockup/src/interfaces/ISablierLockup.sol",
      "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol",
      "@sablier/lockup/src/types/BatchLockup.sol",
      "@sablier/lockup/src/types/Lockup.sol",
      "@sablier/lockup/src/types/LockupDynamic.sol",
      "@sablier/lockup/src/types/LockupLinear.sol",
      "@sablier/lockup/src/types/LockupPriceGated.sol",
      "@sablier/lockup/src/types/LockupTranched.sol",
    ]);
  });

  it.each([
    ["@openzeppelin/contracts", "5.0.2"],
    ["@prb/math", "4.1.0"],
    ["solc", "0.8.26"],
  ])("stand next to %s %s, as the releases were built", (name, version) => {
    const manifest = readFileSync(require.resolve(`${name}/package.json`), "utf8");
    expect(JSON.parse(manifest)).toMatchObject({ version });
  });
});
