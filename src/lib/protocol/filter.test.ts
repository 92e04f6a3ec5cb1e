import { describe, expect, test } from "vitest";

import { CHAINS, RELEASE } from "./fixture";
import {
  ALL_CHAINS,
  ALL_DEPLOYMENTS,
  type DeploymentFilter,
  filterChains,
  filterDeployments,
  formatChainFilter,
  formatDeploymentFilter,
  parseChainFilter,
  parseDeploymentFilter,
  sortChains,
} from "./filter";

const CONTRACTS = ["SablierFlow", "FlowNFTDescriptor"];

describe("filter of deployments in the address", () => {
  test("an empty query shows everything", () => {
    expect(parseDeploymentFilter("", CONTRACTS)).toEqual({ filter: ALL_DEPLOYMENTS, problems: [] });
  });

  test("the query of everything is empty, and other parameters stay", () => {
    expect(formatDeploymentFilter(ALL_DEPLOYMENTS, "?q=x&network=testnet&contract=y")).toBe("");
    expect(formatDeploymentFilter({ ...ALL_DEPLOYMENTS, text: " x " }, "?ref=mail")).toBe(
      "?ref=mail&q=x",
    );
  });

  test("unusable values are ignored, each with a sentence that names it", () => {
    const { filter, problems } = parseDeploymentFilter(
      `?network=moon&contract=<script>&q=${"x".repeat(101)}`,
      CONTRACTS,
    );
    expect(filter).toEqual(ALL_DEPLOYMENTS);
    expect(problems).toEqual([
      `"${"x".repeat(40)}…" was ignored: q in the address has 101 characters, and 100 is the limit.`,
      '"moon" was ignored: network in the address can be all, mainnet, testnet.',
      '"<script>" was ignored: contract in the address can be SablierFlow, FlowNFTDescriptor.',
    ]);
  });
});

describe("filterDeployments", () => {
  function shown(change: Partial<DeploymentFilter>): string[] {
    return filterDeployments(RELEASE, { ...ALL_DEPLOYMENTS, ...change }).flatMap(
      ({ chain, contracts }) => contracts.map(({ name }) => `${chain.slug} ${name}`),
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
  test("reads and writes filter and order", () => {
    const columns = ["name", "id", "flow@v1.1"];
    const filter = {
      text: "eth",
      network: "mainnet",
      sort: "flow@v1.1",
      descending: true,
    } as const;
    expect(parseChainFilter(formatChainFilter(filter, ""), columns)).toEqual({
      filter,
      problems: [],
    });
    expect(formatChainFilter(ALL_CHAINS, "?sort=id&order=desc")).toBe("");
    expect(parseChainFilter("?sort=price&order=up", columns)).toEqual({
      filter: ALL_CHAINS,
      problems: [
        '"price" was ignored: sort in the address can be name, id, flow@v1.1.',
        '"up" was ignored: order in the address can be asc, desc.',
      ],
    });
  });

  test.each([
    ["eth", ["mainnet", "optimism", "sepolia"]],
    ["sep", ["sepolia"]],
    ["137", ["polygon"]],
    ["pol", ["polygon", "sepolia"]],
  ])("text %j", (text, expected) => {
    const kept = filterChains(CHAINS.chains, { ...ALL_CHAINS, text });
    expect(kept.map(({ slug }) => slug)).toEqual(expected);
  });

  test.each([
    ["name", false, ["mainnet", "optimism", "polygon", "sepolia"]],
    ["name", true, ["sepolia", "polygon", "optimism", "mainnet"]],
    ["token", true, ["polygon", "mainnet", "optimism", "sepolia"]],
    ["explorer", false, ["mainnet", "optimism", "polygon", "sepolia"]],
    ["flow@v1.1", false, ["mainnet", "optimism", "sepolia", "polygon"]],
    ["flow@v1.1", true, ["polygon", "mainnet", "optimism", "sepolia"]],
  ])("by %s, descending %s", (column, descending, expected) => {
    const sorted = sortChains(CHAINS.chains, column, descending);
    expect(sorted.map(({ slug }) => slug)).toEqual(expected);
  });
});
