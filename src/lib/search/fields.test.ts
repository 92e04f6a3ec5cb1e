// cspell:ignore withdrawmax

import { describe, expect, it } from "vitest";

import { contextOf, derivedTextsOf, termsOf } from "./fields";

describe("termsOf", () => {
  it("gives terms that mean something, in their order", () => {
    expect(termsOf("What the withdrawMax of a stream does")).toEqual([
      "withdrawmax",
      "withdraw",
      "max",
      "stream",
    ]);
  });
});

describe("contextOf", () => {
  it("adds the folders that title and categories do not name", () => {
    const names = { route: "/guides/lockup/gas-benchmarks", title: "Gas", context: "lockup" };
    expect(contextOf(names)).toBe("lockup guide benchmark");
  });
});

describe("derivedTextsOf", () => {
  const page = { route: "/concepts/fees", title: "Fees", context: "" };

  it("gives the first section the title and the context of its page", () => {
    expect(derivedTextsOf(page, { level: 1, heading: "Fees" })).toEqual({
      title: "Fees",
      context: " concept",
    });
  });

  it("gives other sections their heading", () => {
    expect(derivedTextsOf(page, { level: 2, heading: "Gas" })).toEqual({ heading: "Gas" });
  });
});
