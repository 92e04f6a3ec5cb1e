import { describe, expect, test } from "vitest";

import { loadModel } from "../plugins/protocol-data/test-model";
import {
  chainVendors,
  endpointChains,
  endpointProblems,
  type EndpointStatus,
  type IndexedProtocol,
  type Vendor,
} from "../src/lib/endpoints";
import {
  CHAINS_OUTSIDE_PACKAGE,
  ENDPOINTS,
  ENDPOINTS_AS_OF,
  RELEASES_OUTSIDE_PACKAGE,
} from "./endpoints";

const model = loadModel();

const versions = Object.fromEntries(
  (["lockup", "flow", "airdrops", "legacy"] as const).map((protocol) => [
    protocol,
    model.tables.filter((table) => table.protocol === protocol).map(({ version }) => version),
  ]),
);

function count(protocol: IndexedProtocol, vendor: Vendor, status: EndpointStatus): number {
  return ENDPOINTS.filter(
    (endpoint) =>
      endpoint.protocol === protocol && endpoint.vendor === vendor && endpoint.status === status,
  ).length;
}

describe("ENDPOINTS", () => {
  test("fit the chains and releases of the data package", () => {
    expect(
      endpointProblems(ENDPOINTS, {
        chains: model.chains.chains,
        releases: versions,
        outsideChains: CHAINS_OUTSIDE_PACKAGE,
        outsideReleases: RELEASES_OUTSIDE_PACKAGE,
      }),
    ).toEqual([]);
  });

  test("hold every known endpoint", () => {
    for (const protocol of ["lockup", "flow", "airdrops"] as const) {
      expect(count(protocol, "the-graph", "current")).toBe(26);
      expect(count(protocol, "envio", "current")).toBe(19);
    }
    expect(count("lockup", "the-graph", "deprecated")).toBe(16);
    expect(count("lockup", "envio", "deprecated")).toBe(3);
    expect(count("flow", "the-graph", "deprecated")).toBe(18);
    expect(count("airdrops", "the-graph", "deprecated")).toBe(16);
    expect(count("airdrops", "envio", "deprecated")).toBe(2);
    expect(count("legacy", "the-graph", "current")).toBe(7);
    expect(ENDPOINTS).toHaveLength(197);
  });

  test("cover the same chains for Lockup, Flow and Airdrops", () => {
    const coverage = chainVendors(
      ENDPOINTS,
      endpointChains(ENDPOINTS, model.chains, CHAINS_OUTSIDE_PACKAGE),
    );
    const on = (...vendors: Vendor[]): number =>
      coverage.filter((row) => row.vendors.join() === vendors.join()).length;
    expect([on("the-graph", "envio"), on("the-graph"), on("envio")]).toEqual([15, 11, 4]);
  });

  test("follow the published forms of addresses", () => {
    const find = (name: string, chainId: number) =>
      ENDPOINTS.find((endpoint) => endpoint.name === name && endpoint.chainId === chainId);
    expect(find("sablier-lockup-base", 8453)).toMatchObject({
      url: "https://gateway.thegraph.com/api/{API_KEY}/subgraphs/id/778GfecD9tsyB4xNnz4wfuAyfHU6rqGr79VCPZKu3t2F",
      testingUrl: "https://api.studio.thegraph.com/query/112500/sablier-lockup-base/version/latest",
    });
    expect(find("sablier-flow-lightlink", 1890)).toMatchObject({
      url: "https://graph.phoenix.lightlink.io/query/subgraphs/name/lightlink/sablier-flow-lightlink",
      testingUrl: null,
      auth: "none",
    });
    expect(find("sablier-v2-fl-zksync", 324)).toMatchObject({ subgraphId: null, url: null });
    expect(find("sablier-v2-ms", 1)).toMatchObject({
      testingUrl: "https://api.studio.thegraph.com/query/57079/sablier-v2-ms/version/latest",
    });
    expect(find("sablier-ronin", 2020)?.url).toContain("{QUERY_KEY}");
  });

  test("state the day of their state", () => {
    expect(ENDPOINTS_AS_OF).toBe("2025-08-08");
  });
});
