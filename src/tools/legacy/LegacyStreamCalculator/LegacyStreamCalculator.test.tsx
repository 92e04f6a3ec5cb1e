import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { evaluateLegacy, LEGACY_FIELDS } from "./calculate";
import LegacyStreamCalculator from ".";

const TEXTS = initialTexts(LEGACY_FIELDS);

describe("evaluateLegacy", () => {
  test("the default is the example of the page", () => {
    const { result } = evaluateLegacy(TEXTS);
    expect(result?.divisible.deposit).toBe(2999999999999998339200n);
    expect(result?.balances.recipient).toBe(967741935483870432000n);
  });

  test("withdrawals come off the recipient’s balance, not the sender’s", () => {
    const { result } = evaluateLegacy({ ...TEXTS, withdrawn: "100" });
    expect(result?.balances).toEqual({
      recipient: 867741935483870432000n,
      sender: 2032258064516127907200n,
    });
  });

  test("after the end the recipient has everything", () => {
    const { result } = evaluateLegacy({ ...TEXTS, elapsed: "1y" });
    expect(result?.balances).toEqual({ recipient: 2999999999999998339200n, sender: 0n });
  });

  test.each([
    ["wish", "0", "more than 0"],
    ["wish", "0.000000000000000001", "less than one per second"],
    ["wish", "many", "is not an amount"],
    ["decimals", "99", "out of range"],
    ["duration", "0", "at least 1 second"],
    ["elapsed", "-1", "is not a duration"],
    ["withdrawn", "968", "Only 967.741935483870432 are available"],
  ] as const)("%s %j is explained", (field, text, message) => {
    const { problems, result } = evaluateLegacy({ ...TEXTS, [field]: text });
    expect(problems[field]).toContain(message);
    expect(result).toBeUndefined();
  });
});

describe("LegacyStreamCalculator", () => {
  test("the server writes the example with its plot and table", () => {
    const html = renderToString(<LegacyStreamCalculator />);
    expect(html).toContain("967.741935483870432");
    expect(html).toContain("Balances over time");
  });
});
