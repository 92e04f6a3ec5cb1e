import { describe, expect, test } from "vitest";

import type { Version } from "../src/lib/protocol/model";
import { loadModel } from "../plugins/protocol-data/test-model";
import { endpointProblems } from "../plugins/endpoints/validate";
import type { EndpointStatus, IndexedProtocol, Vendor } from "../src/lib/endpoints/model";
import { endpointChains, endpointRows } from "../src/lib/endpoints/view";
import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS } from "./endpoints";

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
      }),
    ).toEqual([]);
  });

  test.each<[EndpointStatus, ...string[]]>([
    ["current", "lockup 19 28", "flow 19 28", "airdrops 19 28", "legacy 7 0"],
    ["superseded", "lockup 0 0", "flow 17 1", "airdrops 0 0"],
    ["removed", "lockup 9 1", "flow 9 0", "airdrops 9 1"],
    ["deprecated", "lockup 16 3", "flow 18 0", "airdrops 16 2"],
  ])("hold every known endpoint of The Graph and Envio: %s", (status, ...rows) => {
    const protocols = rows.map((row) => row.split(" ")[0] as IndexedProtocol);
    expect(
      protocols.map((protocol) => {
        const counts = [count(protocol, "the-graph", status), count(protocol, "envio", status)];
        return `${protocol} ${counts.join(" ")}`;
      }),
    ).toEqual(rows);
  });

  test("serve Lockup and Flow from one address", () => {
    const current = (protocol: IndexedProtocol) =>
      ENDPOINTS.filter(
        (endpoint) => endpoint.protocol === protocol && endpoint.status === "current",
      );
    const places = (protocol: IndexedProtocol) =>
      current(protocol).map(({ vendor, chainId, url, testingUrl }) => [
        vendor,
        chainId,
        url,
        testingUrl,
      ]);
    expect(places("flow")).toEqual(places("lockup"));
  });

  test("cover the same chains for Lockup, Flow and Airdrops: pages show one answer for all", () => {
    const chains = endpointChains(model.chains, CHAINS_OUTSIDE_PACKAGE);
    const coverage = (protocol: IndexedProtocol): string[] =>
      endpointRows(ENDPOINTS, protocol, chains).map(
        ({ chain, vendors }) => `${chain.name}: ${vendors.join()}`,
      );
    const rows = coverage("lockup");
    const on = (...vendors: Vendor[]): number =>
      rows.filter((row) => row.endsWith(`: ${vendors.join()}`)).length;
    expect([on("the-graph", "envio"), on("the-graph"), on("envio")]).toEqual([17, 2, 11]);
    expect([coverage("flow"), coverage("airdrops")]).toEqual([rows, rows]);
  });

  test("name every release of the data package on their chains", () => {
    const missing = ENDPOINTS.filter(
      ({ protocol, status }) => status === "current" && protocol !== "legacy",
    ).flatMap(({ protocol, chainId, vendor, indexesReleases }) => {
      const chain = model.chains.chains.find(({ id }) => id === chainId);
      if (chain === undefined) return [];
      return chain.releases
        .map(({ ref }) => ref.split("@"))
        .filter(([of, version]) => of === protocol && !indexesReleases.includes(version as Version))
        .map(([, version]) => `${protocol}@${version ?? ""} ${vendor} ${chain.name}`);
    });
    expect(missing, "correct TODAY in data/endpoints.ts").toEqual([]);
  });

  test("follow the published forms of addresses", () => {
    const find = (name: string, chainId: number) =>
      ENDPOINTS.find((endpoint) => endpoint.name === name && endpoint.chainId === chainId);
    expect(find("sablier-lockup-base", 8453)).toMatchObject({
      url: "https://gateway.thegraph.com/api/{API_KEY}/subgraphs/id/778GfecD9tsyB4xNnz4wfuAyfHU6rqGr79VCPZKu3t2F",
      testingUrl: "https://api.studio.thegraph.com/query/112500/sablier-lockup-base/version/latest",
    });
    expect(find("sablier-lockup-denergychain", 369369)).toMatchObject({
      url: "https://thegraph.denergychain.com/subgraphs/name/denergychain/sablier-lockup-denergychain",
      auth: "none",
    });
    expect(find("sablier-lockup-lightlink", 1890)).toMatchObject({
      url: "https://graph.phoenix.lightlink.io/query/subgraphs/name/lightlink/sablier-lockup-lightlink",
      testingUrl: null,
      auth: "none",
    });
    expect(find("sablier-v2-fl-zksync", 324)).toMatchObject({ subgraphId: null, url: null });
    expect(find("sablier-v2-ms", 1)).toMatchObject({
      testingUrl: "https://api.studio.thegraph.com/query/57079/sablier-v2-ms/version/latest",
    });
    expect(find("sablier-ronin", 2020)?.url).toContain("{QUERY_KEY}");
  });
});
