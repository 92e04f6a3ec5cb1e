import { describe, expect, it } from "vitest";

import { compareReleases, meantReleases, newestByProtocol, releaseNumbersIn } from "./releases";

const isProtocol = (word: string): boolean => word === "lockup";
const ALL = ["lockup@v2.0", "lockup@v4.0", "flow@v1.1", "airdrops@v2.0"];
const meant = (
  numbers: readonly string[],
  protocols: readonly string[] = [],
  reading: string | null = null,
) => [...meantReleases(ALL, numbers, new Set(protocols), reading)];

describe("numbers of releases in a query", () => {
  it("are whole ones, and generations that are written like one", () => {
    expect(releaseNumbersIn(["move", "v2.0", "4.0"], isProtocol)).toEqual(["2.0", "4.0"]);
    expect(releaseNumbersIn(["v3", "v4", "lockup"], isProtocol)).toEqual(["3", "4"]);
    expect(releaseNumbersIn(["lockup", "4"], isProtocol)).toEqual(["4"]);
  });

  it("are no counts, and no name of the legacy protocol", () => {
    expect(releaseNumbersIn(["4", "tranche", "v1"], isProtocol)).toEqual([]);
  });
});

describe("the releases that a reader means", () => {
  it("are those that the query names, else the one being read", () => {
    expect(meant(["4"])).toEqual(["lockup@v4.0"]);
    expect(meant(["2.0"])).toEqual(["lockup@v2.0", "airdrops@v2.0"]);
    expect(meant(["2.0"], ["airdrops"], "lockup@v4.0")).toEqual(["airdrops@v2.0"]);
    expect(meant([], [], "lockup@v2.0")).toEqual(["lockup@v2.0"]);
    expect(meant([])).toEqual([]);
  });
});

it("compares numbers, not letters", () => {
  expect(compareReleases("flow@v1.10", "flow@v1.9")).toBeGreaterThan(0);
  expect(compareReleases("flow@v1.0", "flow@v2.0")).toBeLessThan(0);
  const pages = ["flow@v1.9", "flow@v1.10", "lockup@v2.0"].map((release) => ({ release }));
  expect([...newestByProtocol(pages)]).toEqual(["flow@v1.10", "lockup@v2.0"]);
});
