// cspell:ignore cancelible adin callernotadmin streamedtheory clawb größe große merkleairdrop recip widthdraw withdrawm withdrawmax

import { describe, expect, it } from "vitest";

import { compactOf, MAX_QUERY, type Query, readQuery } from "./query";
import { createVocabulary } from "./vocabulary";

const terms = [
  "airdrop",
  "app",
  "cancel",
  "clawback",
  "merkle",
  "recipient",
  "refund",
  "stream",
  "token",
  "transfer",
  "wallet",
  "withdraw",
  "withdrawal",
  "withdrawmax",
].sort();
const vocabulary = createVocabulary(
  terms,
  terms.map(() => 2),
  () => 0,
);

const read = (text: string): Query => readQuery(text, vocabulary);

/** Terms that stand for the words of a query, and why. */
const expansionsOf = (text: string): string[] =>
  read(text).words.flatMap(({ expansions }) =>
    expansions.map((expansion) => `${expansion.kind}: ${expansion.terms.join(" ")}`),
  );

it("reads the address in a link that was pasted", () => {
  const address = `0x93b37bd5b6b278373217333ac30d7e74c85fbdcb`;
  const links = [
    `https://etherscan.io/address/${address}#readContract`,
    `https://app.sablier.com/vesting/stream/${address}-1-6`,
  ];
  for (const link of links) expect(read(link).hexQueries[0]?.start).toBe(address);
});

it("takes a value for all that is asked beside words that say what it is", () => {
  expect(read("custom error 0x066920d7").words).toEqual([]);
  expect(read("wallet 0x066920d7").words).toHaveLength(1);
  expect(read("what is the error 0x066920d7?").words).not.toEqual([]);
});

describe("words of a query", () => {
  it.each([
    ["the word itself", "stream ", "exact: stream"],
    ["its family", "canceled ", "family: cancel"],
    ["words of the pages for words of readers", "friend ", "synonym: recipient"],
    ["the rest of the last word", "clawb", "prefix: clawback"],
    ["two words written together", "merkleairdrop", "split: merkle airdrop"],
    ["one word written apart", "withdraw max", "joined: withdrawmax"],
    ["a word with a letter too many", "widthdraw", "typo: withdraw"],
  ])("stand for %s", (_, text, expected) => {
    expect(expansionsOf(text)).toContain(expected);
  });

  it("stand for what they are inside of, and for what they may be a mistake for", () => {
    const own = createVocabulary(["admin", "loading"], [2, 2], () => 0);
    const [word] = readQuery("adin ", own).words;
    expect(word?.expansions.map(({ kind, terms: [term] }) => [kind, term])).toEqual([
      ["typo", "admin"],
      ["infix", "loading"],
    ]);
  });

  it("stand for the family of what was meant too, for less than for what was meant", () => {
    const own = createVocabulary(["cancelability", "cancelable"], [2, 2], () => 0);
    const [word] = readQuery("cancelible ", own).words;
    expect(word?.expansions.map(({ terms: [term] }) => term)).toEqual([
      "cancelable",
      "cancelability",
    ]);
  });

  it("may be a member with its type before it", () => {
    expect([...read("struct Flow.Status").members]).toEqual(["flow.status"]);
    expect([...read("Errors::Overdraw at 2.0").members]).toEqual(["errors.overdraw"]);
    expect([...read("the end. Then what").members]).toEqual([]);
  });

  it("leave out articles and forms of be where a name of an error is looked for", () => {
    expect(read("the caller is not an admin").compactName).toBe("callernotadmin");
    expect(read("streamed theory").compactName).toBe("streamedtheory");
  });

  it("stand for themselves before anything else", () => {
    const [word] = read("withdraw").words;
    expect(word?.expansions[0]).toMatchObject({ kind: "exact", weight: 1 });
    expect(word?.known).toBe(true);
  });

  it("are finished when a space follows", () => {
    expect(read("with").isOpen).toBe(true);
    expect(read("with ").isOpen).toBe(false);
    expect(expansionsOf("recip ")).toContain("prefix: recipient");
    expect(expansionsOf("withdraw ")).not.toContain("prefix: withdrawal");
  });

  it("leave out those without a meaning, unless there is nothing else", () => {
    expect(read("the stream of a token").words.map(({ text }) => text)).toEqual([
      "stream",
      "token",
    ]);
    expect(read("what is").words.map(({ text }) => text)).toEqual(["what", "is"]);
  });

  it("count less when they only frame a question", () => {
    const shares = (text: string): [string, number][] =>
      read(text).words.map((word) => [word.text, word.share]);
    expect(shares("how do I get a refund")).toEqual([
      ["get", 0.5],
      ["refund", 1],
    ]);
    expect(shares("cancel stream")).toEqual([
      ["cancel", 1],
      ["stream", 1],
    ]);
  });

  it("begin with the first letter", () => {
    expect(expansionsOf("c")).toEqual(["prefix: cancel", "prefix: clawback"]);
    expect(expansionsOf("?")).toEqual([]);
  });
});

describe("who asks", () => {
  it.each([
    ["how do I cancel my stream", true, true],
    ["my stream is empty", true, true],
    ["can't withdraw my tokens", true, true],
    ["give the stream to a friend", false, true],
    ["how do I call withdrawMax", true, false],
    ["does the contract hold tokens", true, false],
    ["what is SablierLockup for", true, false],
    ["withdraw max", false, false],
    ["stream", false, false],
  ])("%j is a question: %s, in plain words: %s", (text, isQuestion, isPlain) => {
    expect(read(text)).toMatchObject({ isQuestion, isPlain });
  });
});

describe("hexadecimal values", () => {
  it("are no words", () => {
    const query = read("0xea5ead19 withdraw");
    expect(query.words.map(({ text }) => text)).toEqual(["withdraw"]);
    expect(query.hexQueries).toHaveLength(1);
  });
});

describe("the limits of a query", () => {
  it("are its first letters and words", () => {
    expect(read("a".repeat(MAX_QUERY + 100)).text).toHaveLength(MAX_QUERY);
    expect(read("stream ".repeat(70)).words).toHaveLength(24);
  });
});

describe("compactOf", () => {
  it("makes one of what is written together and apart", () => {
    expect(compactOf("Withdraw Max()")).toBe("withdrawmax");
    expect(compactOf("withdrawMax")).toBe("withdrawmax");
    expect(compactOf("Größe_1")).toBe("große1");
  });
});
