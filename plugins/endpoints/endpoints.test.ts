import { describe, expect, test } from "vitest";

import { ENDPOINTS } from "../../data/endpoints";
import { loadModel } from "../protocol-data/test-model";
import { ENDPOINTS_FILE, endpointFiles, expectationsFrom } from "./load";

const model = loadModel();

describe("the public file", () => {
  const text = endpointFiles(model).get(ENDPOINTS_FILE) ?? "";
  const file = JSON.parse(text) as {
    asOf: string;
    endpoints: { name: string; chain: string | null }[];
  };

  test("has the endpoints with the names of their chains", () => {
    const { asOf, endpoints } = file;
    expect(asOf).toBe("2026-08-22");
    expect(endpoints).toHaveLength(ENDPOINTS.length);
    expect(endpoints.find(({ name }) => name === "sablier-flow-optimism")).toMatchObject({
      chain: "OP Mainnet",
      testnet: false,
    });
    expect(endpoints.find(({ name }) => name === "sablier-lockup-form")?.chain).toBe("Form");
    const nameless = ENDPOINTS.filter(({ chainId }) => chainId === null).map(({ name }) => name);
    expect(endpoints.filter(({ chain }) => chain === null).map(({ name }) => name)).toEqual(
      nameless,
    );
  });

  test("is JSON with the state's day in front, and no key", () => {
    expect(Object.keys(file)).toEqual(["schemaVersion", "asOf", "endpoints"]);
    expect(text).not.toMatch(/satsuma-prod\.com\/(?!\{QUERY_KEY\})/);
    expect(text).not.toMatch(/\/api\/[0-9a-f]{32}\//);
  });

  test("is refused with everything that does not fit", () => {
    const chains = model.chains.chains.filter(({ id }) => id !== 8453 && id !== 10);
    expect(() => endpointFiles({ ...model, chains: { ...model.chains, chains } })).toThrow(
      /chain 10 is not in the data package[\s\S]*chain 8453 is not in the data package/,
    );
  });
});

test("takes the releases of each protocol from the package", () => {
  expect(expectationsFrom(model).releases.flow).toEqual(["v1.0", "v1.1", "v2.0", "v3.0"]);
});
