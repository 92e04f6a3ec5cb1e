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
