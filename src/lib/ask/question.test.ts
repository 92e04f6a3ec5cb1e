import { describe, expect, test } from "vitest";

import {
  aboutFactor,
  hasRecords,
  isForRecords,
  isOfOtherProduct,
  isOutside,
  isPointer,
  kindOf,
  namesIn,
  neededIn,
  sidesOf,
} from "./question";

describe("a question", () => {
  test.each([
    ["how long can a stream run", "number"],
    ["what type of number is the rate", "type"],
    ["pause versus void", "compare"],
    ["who may withdraw", "who"],
    ["how do I renounce a stream", "how-to"],
  ])("%s is of the kind %s", (question, kind) => {
    expect(kindOf(question)).toBe(kind);
  });

  test.each([
    ["how many segments fit", "At most 500 segments.", true],
    ["how many segments fit", "As the block allows.", false],
    ["what type is the amount", "The amount is a uint128.", true],
    ["what type is the amount", "The amount goes into the stream.", false],
    ["where is the factory deployed", "At 0x7C01AA3783577E15fD7e272443D44B92d5b21056.", true],
    ["where is the factory deployed", "This page lists the addresses.", false],
    ["when was Flow audited", "In December 2024.", true],
    ["when was Flow audited", "It was audited by several firms.", false],
  ])("%s: whether %j may answer it is %s", (question, text, may) => {
    expect(neededIn(question, kindOf(question))?.test(text)).toBe(may);
  });

  test.each([
    ["what is the difference between a sender and an admin?", ["a sender", "an admin"]],
    ["approvals vs. hooks", ["approvals", "hooks"]],
    ["how is refund different from void", ["refund", "void"]],
  ])("%s compares two things", (question, sides) => {
    expect(sidesOf(question)).toEqual(sides);
  });

  test.each(["who can cancel", "compare the fees", ""])("%s names no two things", (question) => {
    expect(sidesOf(question)).toBeNull();
  });

  test.each([
    ["how do I list the withdrawals of a token", true],
    ["fetch all canceled streams", true],
    ["where do I find my streams", false],
    ["how do I get the streams in the app", false],
    ["how do I get a refund", false],
  ])("%s is for records: %s", (question, expected) => {
    expect(isForRecords(question)).toBe(expected);
  });

  test("names of others are those inside it that are not the protocol's own", () => {
    expect(namesIn("Can Sablier pay my Acme plan, or The Daily News?")).toEqual([
      "Acme",
      "Daily",
      "News",
    ]);
    expect(namesIn("Who calls SablierLockup_Overdraw or USDC in SablierFlow")).toEqual([]);
  });

  test("is outside when it asks for a price of today", () => {
    expect(isOutside("what is the current price of gas")).toBe(true);
    expect(isOutside("when is the airdrop of the governance token")).toBe(true);
    expect(isOutside("do locked tokens earn interest")).toBe(true);
    expect(isOutside("can I stream tokens that earn interest")).toBe(false);
    expect(isOutside("how do I lock tokens of a liquidity pool")).toBe(true);
    expect(isOutside("at which price does a gated stream unlock")).toBe(false);
  });
});

describe("a page", () => {
  test("about another product or release than the question counts less", () => {
    const factor = (question: string): number =>
      aboutFactor(question, "/guides/lockup/v4.0/withdraw", "Lockup v4.0");
    expect(factor("withdraw in lockup v4.0")).toBe(1);
    expect(factor("withdraw in lockup v2.0")).toBeLessThan(1);
    expect(factor("withdraw from a flow stream")).toBeLessThan(1);
    expect(factor("withdraw in flow and lockup")).toBe(1);
    expect(aboutFactor("withdraw in v2.0", "/concepts/fees", null)).toBe(1);
    expect(factor("withdraw from v4")).toBe(1);
    expect(factor("withdraw from lockup 3")).toBeLessThan(1);
  });

  test("about all products says in its headings which one a part is about", () => {
    const question = "can the sender change the speed of my vesting";
    expect(isOfOtherProduct(question, "FAQ › Flow › Can I change the rate?")).toBe(true);
    expect(isOfOtherProduct(question, "FAQ › Lockup › Can I change the rate?")).toBe(false);
    expect(isOfOtherProduct(question, "FAQ › Basics › Which tokens?")).toBe(false);
    expect(isOfOtherProduct("vesting or salary", "FAQ › Flow › Rate")).toBe(false);
  });

  test("of the indexers has records", () => {
    expect(["/api/lockup/overview", "/guides/frontend/events"].every(hasRecords)).toBe(true);
    expect(["/apis", "/guides/frontend", "/concepts/fees"].some(hasRecords)).toBe(false);
  });
});

test("a piece that a formula was cut out of says nothing", () => {
  expect(isPointer("per second. With a cliff, the rest accrues at")).toBe(true);
  expect(isPointer("The rest accrues from the cliff on.")).toBe(false);
});
