import { describe, expect, it } from "vitest";

import { CONTRACTS, LOCKUP_POLYGON } from "@site/src/lib/app-urls/fixture";
import { indexedContracts, streamNames, tokenIdProblem } from "./ids";

const [lockup] = CONTRACTS.contracts;

describe("streamNames", () => {
  it("writes the id in lower case and the alias in upper case", () => {
    expect(lockup && streamNames(lockup, 137, "21")).toEqual({
      id: [LOCKUP_POLYGON.toLowerCase(), "137", "21"],
      alias: ["LK", "137", "21"],
    });
  });

  it("has no name for a chain without the contract", () => {
    expect(lockup && streamNames(lockup, 1, "21")).toBeUndefined();
  });
});

describe("indexedContracts", () => {
  it("leaves out what the indexers do not read", () => {
    const newer = CONTRACTS.contracts.map((contract) => ({ ...contract, alias: "LK9" }));
    const data = { ...CONTRACTS, contracts: [...newer, ...CONTRACTS.contracts] };
    const versions = [{ tag: "V23", release: "v2.0", aliases: ["LK"] }];
    expect(indexedContracts(data, versions).map(({ alias }) => alias)).toEqual(["LK"]);
  });
});

describe("tokenIdProblem", () => {
  it.each(["1", "21", "9".repeat(78)])("accepts %s", (text) => {
    expect(tokenIdProblem(text)).toBeUndefined();
  });

  it.each(["", "0", "01", "-1", "1.5", "0x1", " 1", "9".repeat(79)])("refuses %j", (text) => {
    expect(tokenIdProblem(text)).toContain(`"${text.slice(0, 20)}" is no token id;`);
  });
});
