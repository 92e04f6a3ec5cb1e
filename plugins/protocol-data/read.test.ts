import { chains, comptroller, releases } from "sablier";
import { expect, test } from "vitest";

import { DEFECTS, RELEASES, SHARED_CONTRACTS } from "../../data/releases";
import { readPackage } from "./read";
import { findProblems } from "./validate";

test("the installed package passes the validation", () => {
  const raw = readPackage({ version: "4.1.0", chains, releases, comptroller });
  expect(
    findProblems(raw, { releases: RELEASES, shared: SHARED_CONTRACTS, defects: DEFECTS }),
  ).toEqual([]);
});

test("damaged parts come through for the validation to name", () => {
  const raw = readPackage({
    version: "0.0.1",
    chains: {
      bare: {
        id: 7,
        slug: "bare",
        name: "Bare",
        isTestnet: true,
        isSupportedByUI: false,
        isZK: true,
        nativeCurrency: { name: "Coin", symbol: "C", decimals: 6 },
      },
    },
    releases: {
      flow: {
        "v1.0": {
          protocol: "flow",
          version: "v1.0",
          isLatest: true,
          features: {},
          contractNames: ["A", "B", "C"],
          abi: {},
          deployments: [
            {
              chainId: 7,
              contracts: [
                { name: "A", address: "0x1" },
                { name: "B", address: "0x2" },
                { name: "C", address: "0x3" },
              ],
              core: [{ name: "A", address: "0x1" }],
              periphery: [{ name: "B", address: "0x2" }],
            },
          ],
        },
      },
    },
    comptroller: {
      deployments: [
        { chainId: 7, name: "Proxy", address: "0x4", block: 5 },
        { chainId: 8, name: "Proxy", address: "0x5" },
      ],
      releases: { "v1.10": { abi: { Proxy: [] } }, "v1.9": { abi: { Proxy: [] } } },
    },
  });
  expect(raw.source).toEqual({ package: "sablier", version: "0.0.1" });
  expect(raw.chains).toEqual([
    {
      id: 7,
      slug: "bare",
      name: "Bare",
      testnet: true,
      inApp: false,
      zk: true,
      nativeCurrency: { name: "Coin", symbol: "C", decimals: 6 },
      explorer: undefined,
    },
  ]);
  const contracts = raw.releases[0]?.deployments[0]?.contracts;
  expect(contracts?.map(({ group, explorerUrl }) => [group, explorerUrl])).toEqual([
    ["core", undefined],
    ["periphery", undefined],
    [undefined, undefined],
  ]);
});

test("the proxies of the Comptroller belong to its newest release", () => {
  const raw = readPackage({ version: "4.1.0", chains, releases, comptroller });
  const own = raw.releases.filter(({ protocol }) => protocol === "comptroller");
  expect(own.map(({ version, isLatest }) => [version, isLatest])).toEqual([
    ["v1.0", false],
    ["v1.1", true],
  ]);
  expect(own[0]?.deployments).toEqual([]);
  expect(own[1]?.deployments).toHaveLength(comptroller.deployments.length);
  expect(own[1]?.deployments[0]?.contracts[0]?.explorerUrl).toBe(
    "https://abscan.org/address/0x0000008ABbFf7a84a2fE09f9A9b74D3BC2072399",
  );
});
