import { describe, expect, test } from "vitest";

import { calculate } from "./calculation";

const resultOf = (question: string): string | undefined =>
  /\*\*(.+?)\*\*/u.exec(calculate(question)?.markdown ?? "")?.[1];

describe("calculate", () => {
  test.each([
    ["How much per second is 1,000 USDC per month?", "0.000385802469135802 USDC per second"],
    ["rate per second of 10 USDC a day", "0.000115740740740740 USDC per second"],
    ["convert 0.01 DAI per second to a daily amount", "864 DAI"],
    ["a deposit of 200 USDC at 3000 USDC per month, how long does it last", "2 days 1 second"],
    ["10000 tokens over 365 days, how many after 73 days?", "2,000 tokens"],
    ["3,000 DAI stream for one year, I cancel after 73 days: what is refunded", "2,400 DAI"],
    ["cancel 12000 tokens after 3 of 12 months", "9,000 tokens"],
    ["broker fee of 2 % on 1,000 DAI", "20"],
  ])("works out: %s", (question, result) => {
    expect(resultOf(question)).toBe(result);
  });

  test.each([
    "what is a stream",
    "what happened in 2026",
    "100 tokens over 4 years with a cliff of 1 year, how many after 2 years",
    "pay 1 second",
    "broker fee of 12 % on 1000 tokens",
    "0 USDC per second and per day",
    `how much per second is ${"9".repeat(200)} USDC per month`,
    "5 tokens over 0 days after 0 days",
    "1 ".repeat(140),
  ])("leaves to the search: %s", (question) => {
    expect(calculate(question)).toBeNull();
  });

  test("fills the figures into the calculator", () => {
    expect(calculate("rate per second of 1000 USDC a week")?.filledIn).toBe(
      "/guides/flow/examples/flow-calculate-rps?rca=1000&rcp=week&rcd=6#calculate-it-here",
    );
  });
});
