import { describe, expect, it } from "vitest";

import type { AppContractsData } from "../../src/lib/app-urls";
import { compactContracts } from "../app-links/compact";
import { loadModel } from "../protocol-data/test-model";
import { exampleContracts } from "./examples";

const all = compactContracts(loadModel().tables);

/** The full list without a contract. */
const without = (...aliases: readonly string[]): AppContractsData => ({
  ...all,
  contracts: all.contracts.filter(({ alias }) => !aliases.includes(alias)),
});

describe("exampleContracts", () => {
  it("names the newest contract that the indexers read, with its address of the package", () => {
    const { lockup, flow } = exampleContracts(all);
    expect(lockup.contracts.map(({ alias, release }) => [alias, release])).toEqual([
      ["LK3", "Lockup v4.0"],
    ]);
    expect(flow.contracts.map(({ alias, release }) => [alias, release])).toEqual([
      ["FL4", "Flow v3.0"],
    ]);
    expect(lockup.contracts[0]?.addresses).toEqual({
      137: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/u) as unknown,
    });
  });

  it("stays with the release before while the newest is not on the chain", () => {
    const [contract] = exampleContracts(without("FL4")).flow.contracts;
    expect([contract?.alias, contract?.release]).toEqual(["FL3", "Flow v2.0"]);
  });

  it("says which protocol is missing, and where the chain is chosen", () => {
    expect(() => exampleContracts(without("FL", "FL2", "FL3", "FL4"))).toThrow(
      /no indexed contract of flow on chain 137. .*: CHAIN in plugins\/graphql-reference\/examples/,
    );
  });
});
