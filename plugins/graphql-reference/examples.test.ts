import { releases } from "sablier";
import { describe, expect, it } from "vitest";

import { compactContracts } from "../app-links/compact";
import { loadModel } from "../protocol-data/test-model";
import { exampleContracts } from "./examples";

describe("exampleContracts", () => {
  it("names the newest contract that the indexers read, with its address of the package", () => {
    const { lockup, flow } = exampleContracts(releases);
    expect(lockup.contracts.map(({ alias, release }) => [alias, release])).toEqual([
      ["LK3", "Lockup v4.0"],
    ]);
    expect(flow.contracts.map(({ alias, release }) => [alias, release])).toEqual([
      ["FL4", "Flow v3.0"],
    ]);
    expect(lockup.contracts[0]?.addresses[137]).toMatch(/^0x[0-9a-fA-F]{40}$/u);
  });

  it("says of it what the full list says", () => {
    const all = compactContracts(loadModel().tables).contracts;
    for (const { contracts } of Object.values(exampleContracts(releases))) {
      for (const { addresses, ...example } of contracts) {
        expect(all.find(({ alias }) => alias === example.alias)).toMatchObject({
          ...example,
          addresses,
        });
      }
    }
  });

  it("stays with the release before while the newest is not on the chain", () => {
    const flow = Object.fromEntries(
      Object.entries(releases.flow ?? {}).filter(([version]) => version !== "v3.0"),
    );
    const [contract] = exampleContracts({ ...releases, flow }).flow.contracts;
    expect([contract?.alias, contract?.release]).toEqual(["FL3", "Flow v2.0"]);
  });

  it("says which protocol is missing, and where the chain is chosen", () => {
    expect(() => exampleContracts({ ...releases, flow: {} })).toThrow(
      /no indexed contract of flow on Polygon. .*: CHAIN in plugins\/graphql-reference\/examples/,
    );
  });
});
