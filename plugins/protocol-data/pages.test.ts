import { expect, test } from "vitest";

import { releasePages } from "./pages";

const PAGES = [
  ..."guides/lockup/v4.0/overview guides/lockup/v4.0/from-v3.0".split(" "),
  ..."guides/lockup/v4.0/from-v2.0 guides/lockup/v4.0/from-scratch".split(" "),
  ..."guides/lockup/v3.0/from-v2.0 guides/lockup/overview".split(" "),
  ..."guides/lockup/examples/overview reference/lockup/v4.0/sablier-lockup".split(" "),
  ..."reference/lockup/diagrams reference/comptroller/overview".split(" "),
  ..."reference/comptroller/v1.0".split(" "),
];

test("pages with the release in the path are found by it, the reference by its first page", () => {
  expect(releasePages("lockup@v4.0", false, PAGES)).toEqual({
    overview: "/guides/lockup/v4.0/overview",
    reference: "/reference/lockup/v4.0/sablier-lockup",
    migration: [
      { from: "lockup@v3.0", path: "/guides/lockup/v4.0/from-v3.0" },
      { from: "lockup@v2.0", path: "/guides/lockup/v4.0/from-v2.0" },
    ],
  });
  expect(releasePages("lockup@v3.0", false, PAGES)).toEqual({
    migration: [{ from: "lockup@v2.0", path: "/guides/lockup/v3.0/from-v2.0" }],
  });
});

test("a release with plain routes leaves out the pages of other releases", () => {
  expect(releasePages("lockup@v2.0", true, PAGES)).toEqual({
    overview: "/guides/lockup/overview",
    reference: "/reference/lockup/diagrams",
    migration: [],
  });
  expect(releasePages("comptroller@v1.1", true, PAGES)).toEqual({
    reference: "/reference/comptroller/overview",
    migration: [],
  });
  expect(releasePages("comptroller@v1.0", false, PAGES)).toEqual({
    reference: "/reference/comptroller/v1.0",
    migration: [],
  });
});

test("without an overview, guides begin with the first", () => {
  const pages = ["guides/bob/v2.0/from-v1.0", "guides/bob/v2.0/vaults", "guides/bob/v2.0/redeem"];
  expect(releasePages("bob@v2.0", false, pages)).toEqual({
    overview: "/guides/bob/v2.0/vaults",
    migration: [{ from: "bob@v1.0", path: "/guides/bob/v2.0/from-v1.0" }],
  });
});

test("a release can have one page in place of a folder", () => {
  expect(releasePages("comptroller@v1.0", false, PAGES)).toEqual({
    reference: "/reference/comptroller/v1.0",
    migration: [],
  });
});

test("a release without pages has none", () => {
  expect(releasePages("flow@v3.0", false, PAGES)).toEqual({ migration: [] });
});
