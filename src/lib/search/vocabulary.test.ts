// cspell:ignore withdrawmax

import { describe, expect, it } from "vitest";

import { createVocabulary } from "./vocabulary";

const terms = ["cancel", "canceling", "cancellation", "chain", "fee", "max_stream", "withdraw"];
const counts = [3, 2, 1, 9, 4, 1, 5];
const salience = new Map([["canceling", 4]]);
const vocabulary = createVocabulary(terms, counts, (term) => salience.get(term) ?? 0);

describe("a vocabulary", () => {
  it("knows its terms and in how many sections they are", () => {
    expect(vocabulary.has("fee")).toBe(true);
    expect(vocabulary.has("fees")).toBe(false);
    expect(vocabulary.countOf("chain")).toBe(9);
    expect(vocabulary.countOf("nothing")).toBe(0);
    expect(vocabulary.letters).toHaveLength(terms.length);
  });

  it("completes a beginning: prominent terms first, then frequent ones", () => {
    expect(vocabulary.startingWith("c")).toEqual(["canceling", "chain", "cancel", "cancellation"]);
    expect(vocabulary.startingWith("withdrawmax")).toEqual([]);
    expect(vocabulary.startingWith("z")).toEqual([]);
  });

  it("gives the family of a word, which it need not know itself", () => {
    expect(vocabulary.familyOf("canceled")).toEqual(["cancel", "canceling", "cancellation"]);
    expect(vocabulary.familyOf("fee")).toEqual([]);
  });

  it("finds a term whose pieces are written in the plural", () => {
    expect(vocabulary.spellings("max_streams")).toEqual(["max_stream"]);
    expect(vocabulary.spellings("chains")).toEqual(["chain"]);
    expect(vocabulary.spellings("rate")).toEqual([]);
  });
});
