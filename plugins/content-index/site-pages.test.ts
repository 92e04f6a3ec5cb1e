import { describe, expect, it } from "vitest";

import { htmlFile } from "../security-headers/html-file";
import { placePages, protocolOf } from "./site-pages";

const SITE_MAP = [
  ["concepts/chains", { label: "Lockup", items: ["concepts/lockup/hooks"] }],
  ["guides/flow/overview"],
];
const AREAS = [
  { label: "Concepts", basePath: "/concepts" },
  { label: "Guides", basePath: "/guides" },
];

describe("placePages", () => {
  const places = placePages(
    ["/404.html", "/", "/deployments/flow/v2.0", "/guides/flow/overview", "/concepts/lockup/hooks"],
    [{ permalink: "/concepts/lockup/hooks", release: "lockup@v2.0" }],
    SITE_MAP,
    AREAS,
  );

  it("lists pages in the order of the sidebars, then by address, without the not-found page", () => {
    expect(places.map(({ route }) => route)).toEqual([
      "/concepts/lockup/hooks",
      "/guides/flow/overview",
      "/",
      "/deployments/flow/v2.0",
    ]);
  });

  it("knows area, groups, release and protocol", () => {
    expect(places).toMatchObject([
      { area: "Concepts", breadcrumbs: ["Lockup"], release: "lockup@v2.0", protocol: "lockup" },
      { area: "Guides", breadcrumbs: [], release: null, protocol: "flow" },
      { area: "Site", breadcrumbs: [], release: null, protocol: null },
      { area: "Site", breadcrumbs: [], release: "flow@v2.0", protocol: "flow" },
    ]);
  });
});

describe("protocolOf", () => {
  it("prefers the release over the address", () => {
    expect(protocolOf("/apps/features/vesting", "lockup@v2.0")).toBe("lockup");
    expect(protocolOf("/concepts/merkle-airdrops", null)).toBe("airdrops");
    expect(protocolOf("/concepts/fees", null)).toBeNull();
  });
});

describe("htmlFile", () => {
  it("names the file of a route", () => {
    expect([htmlFile("/"), htmlFile("/a/v1.0")]).toEqual(["index.html", "a/v1.0.html"]);
  });
});
