import { describe, expect, test } from "vitest";

import { CHAINS } from "../protocol/fixture";
import {
  API_KEY,
  apiKeyProblem,
  envioAddress,
  gatewayAddress,
  hasuraPlayground,
  MAX_KEY_LENGTH,
  withApiKey,
} from "./addresses";
import { FORM, SAMPLE } from "./fixture";
import {
  endpointChains,
  endpointLines,
  endpointRows,
  filterEndpointRows,
  replacements,
  unindexedChains,
} from "./view";

const ALL = { text: "", network: "all", vendor: "" };

const chains = endpointChains(CHAINS, [FORM]);

describe("addresses", () => {
  test("hold a placeholder until the reader gives a key", () => {
    const address = gatewayAddress("Abc");
    expect(address).toBe("https://gateway.thegraph.com/api/{API_KEY}/subgraphs/id/Abc");
    expect(withApiKey(address, "")).toBe(address);
    expect(withApiKey(address, " k3y ")).toBe(address.replace(API_KEY, "k3y"));
    expect(withApiKey("https://node.example/x", "k3y")).toBe("https://node.example/x");
  });

  test("refuse a key that would change the path, without repeating the key", () => {
    const key = "secret/../x";
    expect(() => withApiKey(gatewayAddress("Abc"), key)).toThrow(/^The key contains "\/"/);
    expect(() => withApiKey(gatewayAddress("Abc"), key)).not.toThrow(/secret/);
    expect(apiKeyProblem("a".repeat(MAX_KEY_LENGTH + 1))).toMatch(/has 129 characters; 128/);
    expect(apiKeyProblem("")).toBeUndefined();
  });

  test("of a playground carry the endpoint encoded", () => {
    expect(hasuraPlayground(envioAddress("1a2b3c4"))).toBe(
      "https://cloud.hasura.io/public/graphiql?endpoint=https%3A%2F%2Findexer.hyperindex.xyz%2F1a2b3c4%2Fv1%2Fgraphql",
    );
  });
});

describe("rows", () => {
  const rows = endpointRows(SAMPLE, "flow", chains);

  test("come mainnets first, by name, with both vendors side by side", () => {
    expect(rows.map(({ chain }) => chain.name)).toEqual(["Ethereum", "Form", "Sepolia"]);
    expect(rows[0]).toMatchObject({
      envio: { name: "flow-envio" },
      vendors: ["the-graph", "envio"],
    });
    expect(rows[1]).toMatchObject({ chain: { outside: FORM.reason }, vendors: ["the-graph"] });
  });

  test("are filtered by name, id, subgraph, network and vendor", () => {
    const names = (change: Partial<typeof ALL>): string[] =>
      filterEndpointRows(rows, { ...ALL, ...change }).map(({ chain }) => chain.name);
    expect(names({})).toHaveLength(3);
    expect(names({ text: " FORM " })).toEqual(["Form"]);
    expect(names({ text: "1" })).toEqual(["Ethereum"]);
    expect(names({ text: "111" })).toEqual(["Sepolia"]);
    expect(names({ text: "flow-sep" })).toEqual(["Sepolia"]);
    expect(names({ text: "Ethx".padEnd(44, "x") })).toEqual(["Ethereum"]);
    expect(names({ network: "testnet" })).toEqual(["Sepolia"]);
    expect(names({ vendor: "envio" })).toEqual(["Ethereum"]);
    expect(names({ vendor: "the-graph", text: "nothing" })).toEqual([]);
  });
});

describe("previous endpoints", () => {
  test("stand beside what replaces them", () => {
    expect(
      replacements(SAMPLE, "flow", chains).map(({ previous, current }) => [
        previous.name,
        current?.name,
      ]),
    ).toEqual([["sablier-v2-fl", "sablier-flow-ethereum"]]);
  });

  test("lead to the other vendor, or to nothing, where theirs has left the chain", () => {
    const gone = SAMPLE.filter(({ name }) => name !== "sablier-flow-ethereum");
    expect(replacements(gone, "flow", chains)[0]?.current?.vendor).toBe("envio");
    const none = gone.filter(({ chainId, vendor }) => chainId !== 1 || vendor !== "envio");
    expect(replacements(none, "flow", chains)[0]?.current).toBeUndefined();
  });
});

test("names chains with a documented release that nobody indexes", () => {
  expect(unindexedChains(SAMPLE, CHAINS).map(({ name }) => name)).toEqual(["OP Mainnet"]);
});

describe("lines", () => {
  test("are summed up from their endpoints, current ones first", () => {
    expect(endpointLines(SAMPLE)).toEqual([
      {
        line: "sablier-flow-*",
        reads: [{ protocol: "flow", releases: ["v1.1"] }],
        status: "current",
        deprecatedOn: null,
        bareName: undefined,
        example: "sablier-flow-sepolia",
        count: 3,
      },
      {
        line: "sablier-v2-fl-*",
        reads: [{ protocol: "flow", releases: ["v1.0"] }],
        status: "deprecated",
        deprecatedOn: "2025-02-03",
        bareName: "sablier-v2-fl",
        example: "sablier-v2-fl",
        count: 1,
      },
    ]);
  });
});
