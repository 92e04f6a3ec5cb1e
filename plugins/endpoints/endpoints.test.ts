import { describe, expect, test } from "vitest";

import { ENDPOINTS } from "../../data/endpoints";
import { SAMPLE } from "../../src/lib/endpoints/fixture";
import { loadModel } from "../protocol-data/test-model";
import { ENDPOINTS_FILE, endpointsFile, publicFiles } from "./emit";
import { expectationsFrom, loadEndpoints } from "./load";

const model = loadModel();

describe("loadEndpoints", () => {
  test("accepts the endpoints and names their chains", () => {
    const { asOf, endpoints } = loadEndpoints(model);
    expect(asOf).toBe("2026-08-22");
    expect(endpoints).toHaveLength(ENDPOINTS.length);
    expect(endpoints.find(({ name }) => name === "sablier-flow-optimism")).toMatchObject({
      chain: "OP Mainnet",
      testnet: false,
    });
    expect(endpoints.find(({ name }) => name === "sablier-lockup-form")?.chain).toBe("Form");
  });

  test("lists everything that does not fit", () => {
    const chains = model.chains.chains.filter(({ id }) => id !== 8453 && id !== 10);
    expect(() => loadEndpoints({ ...model, chains: { ...model.chains, chains } })).toThrow(
      /chain 10 is not in the data package[\s\S]*chain 8453 is not in the data package/,
    );
  });

  test("takes the releases of each protocol from the package", () => {
    expect(expectationsFrom(model).releases.flow).toEqual(["v1.0", "v1.1", "v2.0", "v3.0"]);
  });
});

describe("the public file", () => {
  test("is JSON with the state's day in front, and no key", () => {
    const text = publicFiles(loadEndpoints(model)).get(ENDPOINTS_FILE) ?? "";
    const file = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(file)).toEqual(["schemaVersion", "asOf", "endpoints"]);
    expect(text).not.toMatch(/satsuma-prod\.com\/(?!\{QUERY_KEY\})/);
    expect(text).not.toMatch(/\/api\/[0-9a-f]{32}\//);
  });

  test("refuses a chain without a name", () => {
    expect(() => endpointsFile(SAMPLE, new Map(), "2025-08-08")).toThrow(
      "sablier-flow-sepolia: chain 11155111 has no name. Validate first.",
    );
  });
});
