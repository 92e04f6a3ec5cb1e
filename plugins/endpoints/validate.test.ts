import { describe, expect, test } from "vitest";

import { CHAINS } from "../../src/lib/protocol/fixture";
import { FORM, SAMPLE, subgraph } from "../../src/lib/endpoints/fixture";
import { assertEndpoints, type EndpointExpectations, endpointProblems } from "./validate";

/** What {@link SAMPLE} is held against. */
const EXPECTED: EndpointExpectations = {
  chains: CHAINS.chains,
  releases: { flow: ["v1.0", "v1.1"] },
  outsideChains: [FORM],
};

describe("endpointProblems", () => {
  const problems = (...endpoints: Parameters<typeof subgraph>[2][]): string[] =>
    endpointProblems(
      [...SAMPLE, ...endpoints.map((change) => subgraph(10, "Opt", change))],
      EXPECTED,
    );

  test("finds none in good data", () => {
    expect(endpointProblems(SAMPLE, EXPECTED)).toEqual([]);
    expect(() => assertEndpoints(SAMPLE, EXPECTED)).not.toThrow();
  });

  test("lists every offender in one error", () => {
    const bad = [
      subgraph(1, "Eth"),
      subgraph(99, "Abc", { name: "sablier-flow-unknown" }),
      subgraph(10, "0"),
    ];
    const message = (): string => {
      try {
        assertEndpoints([...SAMPLE, ...bad], EXPECTED);
      } catch (error) {
        return String(error);
      }
      return "";
    };
    expect(message()).toMatch(/^Error: data\/endpoints\.ts has \d+ problems:/);
    expect(message()).toMatch(/chain 99 is not in the data package.*CHAINS_OUTSIDE_PACKAGE/);
    expect(message()).toMatch(/"0x+" is not a subgraph id/);
    expect(message()).toMatch(/Subgraph id Ethx+ stands at more than one endpoint/);
    expect(message()).toMatch(
      /more than one entry for current flow at the-graph, sablier-flow-ethereum/,
    );
  });

  test.each([
    [{ url: "http://plain.example" }, /is not an https address/],
    [{ url: "https://x.example/0123456789abcdef0123456789abcdef" }, /seems to hold a key/],
    [{ indexesReleases: [] }, /no releases/],
    [{ indexesReleases: ["v1.1", "v1.0"] as const }, /are not oldest first/],
    [{ indexesReleases: ["v9.9"] as const }, /there is no flow@v9\.9\. Known: v1\.0, v1\.1/],
  ])("finds %o", (change, message) => {
    expect(problems(change).join("\n")).toMatch(message);
  });

  test("refuses releases that the package does not have on a chain", () => {
    const unknown = [
      ...SAMPLE,
      subgraph(137, "Pol", { name: "sablier-flow-polygon", indexesReleases: ["v1.0", "v1.1"] }),
    ];
    const found = endpointProblems(unknown, EXPECTED);
    const needsReason = found.some((problem) => problem.includes("no flow@v1.0 there"));
    expect(needsReason).toBe(true);
  });

  test("names exceptions that are no longer needed", () => {
    const found = endpointProblems(SAMPLE, {
      ...EXPECTED,
      outsideChains: [FORM, { ...FORM, id: 1 }, { ...FORM, id: 12 }],
    });
    expect(found).toEqual([
      expect.stringMatching(/^Chain 1 .* is in the data package/),
      expect.stringMatching(/^Chain 12 .* has no endpoint/),
    ]);
  });
});
