import { describe, expect, test } from "vitest";

import {
  compareChains,
  compareVersions,
  isProtocolName,
  isVersion,
  parseReleaseRef,
  type ProtocolGlobalData,
  protocolLabel,
  releaseLabel,
  releaseRef,
  releaseSummary,
  type Version,
} from "./model";

describe("release references", () => {
  test("are split and joined", () => {
    expect(parseReleaseRef("lockup@v2.0")).toEqual({ protocol: "lockup", version: "v2.0" });
    expect(releaseRef("flow", "v1.1")).toBe("flow@v1.1");
    expect(releaseLabel("airdrops", "v1.3")).toBe("Airdrops v1.3");
    expect(protocolLabel("bob")).toBe("Bob");
  });

  test.each([
    "",
    "lockup",
    "lockup@",
    "@v2.0",
    "lockup@2.0",
    "lockup@v2",
    "lock@v2.0",
    "flow@v1.1@x",
  ])("%j is refused with the accepted form", (text) => {
    expect(() => parseReleaseRef(text)).toThrow(
      `"${text}" is not a release. Write <protocol>@<version>`,
    );
  });

  test.each(["v01.0", "v1.00", "V1.0", "v1.0.0", "v-1.0", "v1.0 "])("%j is no version", (text) => {
    expect(isVersion(text)).toBe(false);
  });

  test("names of objects are no protocols", () => {
    expect(isProtocolName("toString")).toBe(false);
    expect(isProtocolName("legacy")).toBe(true);
  });
});

describe("order", () => {
  test("compares versions as numbers", () => {
    const versions: Version[] = ["v1.10", "v2.0", "v1.9", "v10.0"];
    expect(versions.toSorted(compareVersions)).toEqual(["v1.9", "v1.10", "v2.0", "v10.0"]);
    expect(compareVersions("v1.0", "v1.0")).toBe(0);
  });

  test("puts testnets last and ignores case", () => {
    const chains = [
      { name: "Arbitrum Sepolia", testnet: true },
      { name: "ZKsync", testnet: false },
      { name: "abstract", testnet: false },
    ];
    expect(chains.toSorted(compareChains).map(({ name }) => name)).toEqual([
      "abstract",
      "ZKsync",
      "Arbitrum Sepolia",
    ]);
  });
});

describe("releaseSummary", () => {
  const data: ProtocolGlobalData = {
    source: { package: "sablier", version: "4.1.0" },
    published: "2026-08-12",
    releases: {
      lockup: [
        ["v1.2", "/old", "LL3", "LD3"],
        ["v2.0", "/current", "LK"],
      ],
      bob: [["v1.0", "/bob"]],
    },
  };

  test("tells what is newer and what is older", () => {
    expect(releaseSummary(data, "lockup@v1.2")).toEqual({
      ref: "lockup@v1.2",
      protocol: "lockup",
      version: "v1.2",
      label: "Lockup v1.2",
      isLatest: false,
      path: "/old",
      newer: [{ version: "v2.0", aliases: ["LK"], path: "/current" }],
      older: [],
    });
    expect(releaseSummary(data, "lockup@v2.0")).toMatchObject({
      newer: [],
      older: [{ version: "v1.2", aliases: ["LL3", "LD3"], path: "/old" }],
    });
  });

  test.each(["lockup@v9.0", "flow@v1.0"])("%s is refused with the known releases", (ref) => {
    expect(() => releaseSummary(data, ref)).toThrow(
      `There is no release "${ref}". Known releases: lockup@v1.2, lockup@v2.0, bob@v1.0.`,
    );
  });
});
