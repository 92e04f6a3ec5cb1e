import { chains, releases } from "sablier/evm";
import { comptroller } from "sablier/evm/comptroller";
import { getAddress } from "viem";
import { describe, expect, test } from "vitest";

import { readPackage } from "../plugins/protocol-data/read";
import {
  COMPTROLLER_CHAINS,
  comptrollerOf,
  OTHER_COMPTROLLERS,
  OWN_ADMINS,
  recordedAdmin,
  SHARED_ADMIN,
  SHARED_ADMIN_CHAINS,
} from "./admins";

const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

describe("admins", () => {
  test("every mainnet of a documented release has a recorded admin", () => {
    const raw = readPackage({ version: "", chains, releases, comptroller });
    const documented = raw.releases
      .filter(({ protocol, version }) =>
        ["lockup@v2.0", "flow@v1.1", "airdrops@v1.3"].includes(`${protocol}@${version}`),
      )
      .flatMap(({ deployments }) => deployments.map(({ chainId }) => chainId));
    expect(documented.length).toBeGreaterThan(90);
    const testnets = raw.chains.filter(({ testnet }) => testnet).map(({ id }) => id);
    const mainnets = [...new Set(documented)].filter((id) => !testnets.includes(id));
    const recorded = [...Object.keys(OWN_ADMINS).map(Number), ...SHARED_ADMIN_CHAINS];
    expect(sorted(recorded)).toEqual(sorted(mainnets));
    expect(recordedAdmin(1)).toBe(OWN_ADMINS[1]);
    expect(recordedAdmin(146)).toBe(SHARED_ADMIN);
    expect(recordedAdmin(11155111)).toBeUndefined();
  });

  test("the Comptroller is where the data package says", () => {
    for (const { chainId, address } of comptroller.deployments) {
      expect(comptrollerOf(chainId), `chain ${chainId} in data/admins.ts`).toBe(
        getAddress(address),
      );
    }
    const known = comptroller.deployments.map(({ chainId }) => chainId);
    const listed = [...COMPTROLLER_CHAINS, ...Object.keys(OTHER_COMPTROLLERS).map(Number)];
    expect(sorted(listed)).toEqual(sorted(known));
  });
});
