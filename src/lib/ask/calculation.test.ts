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
    ["cancel 3650 tokens streamed over 2 years on day 73, what comes back", "3,285 tokens"],
    ["broker fee of 2 % on 1,000 DAI", "20"],
    ["how much is 20 DAI per hour per second", "0.005555555555555555 DAI per second"],
    ["4k USDC are there and 500 USDC a day go out, when is it used up", "8 days 1 second"],
    ["1.5M tokens over 3 years, how many have streamed after half a year", "250,000 tokens"],
    ["6000 tokens for 2 years, how many after 3 months", "750 tokens"],
    ["1000 DAI over 20 days, how much is unlocked after 5 days", "250 DAI"],
    ["400 tokens over 4 years with a cliff of 1 year, how many after 2 years", "200 tokens"],
    ["400 tokens over 4 years with a 12 month cliff, how many after 6 months", "0 tokens"],
  ])("works out: %s", (question, result) => {
    expect(resultOf(question)).toBe(result);
  });

  test.each([
    "what is a stream",
    "what happened in 2026",
    "100 tokens over 4 years with a cliff, how many after 2 years",
    "100 tokens over 2 years with a cliff of 3 years, how many after 1 year",
    "30% of 100 tokens unlock at the start of 10 days, how many after 5 days",
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
