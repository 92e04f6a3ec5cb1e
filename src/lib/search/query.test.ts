// cspell:ignore callernotadmin clawb erkl m withd widthdraw strema withdrawmax

import { describe, expect, it } from "vitest";

import { MAX_QUERY, readQuery } from "./query";
import { compactOf } from "./tokenize";
import { lexiconOf } from "./testing";

const lexicon = lexiconOf(
  "clawback merkle recipient stream token v4.0 withdraw withdrawal withdrawMax",
);
const read = (text: string) => readQuery(text, lexicon);
const alternativesOf = (text: string): string[] =>
  read(text).words.flatMap(({ alternatives }) => alternatives.map(({ terms }) => terms));

it("reads the address in a link that was pasted", () => {
  const address = `0x93b37bd5b6b278373217333ac30d7e74c85fbdcb`;
  const links = [
    `https://etherscan.io/address/${address}#readContract`,
    `https://app.sablier.com/vesting/stream/${address}-1-6`,
  ];
  for (const link of links) expect(read(link).hexQueries[0]?.start).toBe(address);
});

describe("words of a query", () => {
  it.each([
    ["the word itself", "stream ", "stream"],
    ["its family", "streaming ", "stream"],
    ["words of the pages for words of readers", "friend ", "recipient"],
    ["the rest of the last word", "clawb", "clawback"],
    ["what they are inside of", "erkl ", "merkle"],
    ["a word with a letter too many", "widthdraw ", "withdraw"],
    ["a word with two letters swapped", "strema ", "stream"],
    ["the releases of a generation", "v4 ", "v4.0"],
  ])("stand for %s", (_, text, expected) => {
    expect(alternativesOf(text)).toContain(expected);
  });

  it("stand for themselves before anything else, and for nothing longer when finished", () => {
    expect(alternativesOf("withdraw")[0]).toBe("withdraw");
    expect(alternativesOf("clawb")).toEqual(["clawback"]);
    expect(alternativesOf("stream ")).toEqual(["stream"]);
  });

  it("leave out those without a meaning, unless there is nothing else", () => {
    expect(read("the stream of a token").words.map(({ text }) => text)).toEqual([
      "stream",
      "token",
    ]);
    expect(read("what is").words.map(({ text }) => text)).toEqual(["what", "is"]);
  });

  it("begin with the first letter", () => {
    expect(alternativesOf("c")).toEqual(["clawback"]);
    expect(alternativesOf("?")).toEqual([]);
  });
});

it.each([
  ["how do I cancel my stream", true],
  ["give the stream to a friend", true],
  ["how do I call withdrawMax", false],
  ["does the contract hold tokens", false],
  ["withdraw max", false],
])("%j is asked in plain words: %s", (text, isPlain) => {
  expect(read(text).isPlain).toBe(isPlain);
});

it("keeps the first letters and words", () => {
  expect(read("a".repeat(MAX_QUERY + 100)).text).toHaveLength(MAX_QUERY);
  expect(read("stream ".repeat(70)).words).toHaveLength(24);
});

it("compares what is written together and apart", () => {
  expect(compactOf("Withdraw Max()")).toBe("withdrawmax");
  expect(compactOf("withdrawMax")).toBe("withdrawmax");
  expect(compactOf("Fees")).toBe(compactOf("fee"));
});
