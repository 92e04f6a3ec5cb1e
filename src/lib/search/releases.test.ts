import { describe, expect, it } from "vitest";

import { compareReleases, createReleases, releaseNumbersIn, type ReleasePage } from "./releases";
import { SETTINGS } from "./settings";

const PAGES: readonly ReleasePage[] = [
  { route: "/guides/lockup/overview", release: "lockup@v2.0" },
  { route: "/reference/lockup/v3.0/errors", release: "lockup@v3.0" },
  { route: "/guides/lockup/v4.0/overview", release: "lockup@v4.0" },
  { route: "/guides/flow/overview", release: "flow@v1.1" },
  { route: "/deployments/flow/v3.0", release: "flow@v3.0" },
  { route: "/concepts/streaming", release: null },
  { route: "/guides/airdrops/overview", release: "airdrops@v2.0" },
];
const releases = createReleases(PAGES);
const NONE: ReadonlySet<string> = new Set();

/** Factors of the pages above. */
const factors = (
  words: readonly string[],
  protocols: readonly string[] = [],
  reading: string | null = null,
): number[] => {
  const meant = releases.meantBy(words, new Set(protocols), reading);
  return PAGES.map((_, page) => meant.factorOf(page));
};

describe("numbers of releases in a query", () => {
  it("are whole ones, and generations that are written like one", () => {
    expect(releaseNumbersIn(["move", "v2.0", "4.0"])).toEqual(["2.0", "4.0"]);
    expect(releaseNumbersIn(["v3", "v4", "lockup"])).toEqual(["3", "4"]);
    expect(releaseNumbersIn(["lockup", "4"])).toEqual(["4"]);
  });

  it("are no counts, and no name of the legacy protocol", () => {
    expect(releaseNumbersIn(["4", "tranche", "v1"])).toEqual([]);
    expect(releaseNumbersIn(["lockup", "1"])).toEqual(["1"]);
  });

  it("mean every release of a generation", () => {
    expect(factors(["lockup", "v4"], ["lockup"])).toEqual(factors(["lockup", "v4.0"], ["lockup"]));
  });
});

describe("compareReleases", () => {
  it("compares numbers, not letters", () => {
    expect(compareReleases("flow@v1.10", "flow@v1.9")).toBeGreaterThan(0);
    expect(compareReleases("flow@v1.0", "flow@v2.0")).toBeLessThan(0);
  });
});

describe("createReleases", () => {
  const { olderRelease, olderReference, meantRelease, otherRelease } = SETTINGS;

  it("prefers the newest release that is more than addresses when none is meant", () => {
    expect(factors(["withdraw"])).toEqual([olderRelease, olderReference, 1, 1, 1, 1, 1]);
  });

  it("prefers the release of the page being read, of its protocol only", () => {
    const read = factors(["withdraw"], [], "lockup@v2.0");
    expect(read).toEqual([meantRelease, otherRelease, otherRelease, 1, 1, 1, 1]);
  });

  it("prefers the release that the query names to the one being read", () => {
    const named = factors(["lockup", "v3.0"], ["lockup"], "lockup@v2.0");
    expect(named).toEqual([otherRelease, meantRelease, otherRelease, 1, 1, 1, 1]);
  });

  it("takes a number for that of every protocol that has it, unless one is named", () => {
    const both = factors(["2.0"]);
    expect([both[0], both[6]]).toEqual([meantRelease, meantRelease]);
    const one = factors(["2.0"], ["airdrops"]);
    expect([one[0], one[6]]).toEqual([olderRelease, meantRelease]);
  });

  it("does not take every number for a release", () => {
    expect(factors(["0.5", "7"])).toEqual(factors([]));
  });

  it("tells whether a page is meant only where its protocol is", () => {
    const meant = releases.meantBy(["v4.0"], NONE, null);
    expect(PAGES.map((_, page) => meant.isMeant(page))).toEqual([
      false,
      false,
      true,
      null,
      null,
      null,
      null,
    ]);
  });
});
