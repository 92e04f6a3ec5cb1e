import { describe, expect, test } from "vitest";
import { sablier } from "sablier";

import { loadModel } from "../protocol-data/test-model";
import { compactContracts } from "./compact";

const { tables } = loadModel();
const data = compactContracts(tables);

describe("contracts with an alias", () => {
  test("are all that hold streams, documented releases first", () => {
    expect(data.contracts.map(({ alias }) => alias).toSorted()).toEqual(
      "LL LD LL2 LD2 LL3 LD3 LT3 LK LK2 LK3 FL FL2 FL3 FL4".split(" ").toSorted(),
    );
    const documented = ["LK3", "FL4", "LK", "FL2"];
    const first = data.contracts.slice(0, documented.length);
    expect(first.map(({ alias }) => alias)).toEqual(documented);
  });

  test("have the addresses that the data package gives for their alias", () => {
    for (const { alias, area, addresses } of data.contracts) {
      const protocol = area === "vesting" ? "lockup" : "flow";
      for (const [chainId, address] of Object.entries(addresses)) {
        const known = sablier.contracts.getByAlias({ alias, chainId: Number(chainId), protocol });
        expect(known?.address.toLowerCase()).toBe(address.toLowerCase());
      }
    }
  });

  test("the result stays small", () => {
    expect(JSON.stringify(data).length).toBeLessThan(40_000);
  });
});
