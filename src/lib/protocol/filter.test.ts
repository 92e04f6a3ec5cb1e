import { describe, expect, test } from "vitest";

import { CHAINS, RELEASE } from "./fixture";
import { type DeploymentFilter, filterChains, filterDeployments } from "./filter";

const ALL = { text: "", network: "all", contract: "" };

describe("filterDeployments", () => {
  function shown(change: Partial<DeploymentFilter>): string[] {
    return filterDeployments(RELEASE, { ...ALL, ...change }).flatMap(({ chain, contracts }) =>
      contracts.map(({ name }) => `${chain.slug} ${name}`),
    );
  }

  const ethereum = ["mainnet SablierFlow", "mainnet FlowNFTDescriptor"];
  const op = ["optimism SablierFlow", "optimism FlowNFTDescriptor"];
  const sepolia = ["sepolia SablierFlow", "sepolia FlowNFTDescriptor"];

  test.each([
    ["", [...ethereum, ...op, ...sepolia]],
    ["  ", [...ethereum, ...op, ...sepolia]],
    ["ETHEREUM", ethereum],
    ["op main", op],
    ["mainnet", [...ethereum, ...op]],
    ["1", ethereum],
    ["10", op],
    ["111", sepolia],
    [
      "descriptor",
      ["mainnet FlowNFTDescriptor", "optimism FlowNFTDescriptor", "sepolia FlowNFTDescriptor"],
    ],
    ["fl2", ["mainnet SablierFlow", "optimism SablierFlow", "sepolia SablierFlow"]],
    ["0x7C01aa", ["mainnet SablierFlow"]],
    ["7c01aa37", ["mainnet SablierFlow"]],
    ["7c01", []],
  ])("text %j", (text, expected) => {
    expect(shown({ text })).toEqual(expected);
  });

  test("network and contract narrow the text down", () => {
    expect(shown({ network: "testnet" })).toEqual(sepolia);
    expect(shown({ text: "main", contract: "SablierFlow" })).toEqual([
      "mainnet SablierFlow",
      "optimism SablierFlow",
    ]);
    expect(shown({ text: "ethereum", network: "testnet" })).toEqual([]);
  });
});

describe("chain table", () => {
  test.each([
    ["eth", ["mainnet", "optimism", "sepolia"]],
    ["sep", ["sepolia"]],
    ["137", ["polygon"]],
    ["pol", ["polygon", "sepolia"]],
  ])("text %j", (text, expected) => {
    const kept = filterChains(CHAINS.chains, { ...ALL, text });
    expect(kept.map(({ slug }) => slug)).toEqual(expected);
  });
});
