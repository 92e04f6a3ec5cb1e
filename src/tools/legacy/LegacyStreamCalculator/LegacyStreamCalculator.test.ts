import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { evaluateLegacy, LEGACY_FIELDS } from "./calculate";

const TEXTS = initialTexts(LEGACY_FIELDS);

describe("evaluateLegacy", () => {
  test("the default is the example of the page", () => {
    const { result } = evaluateLegacy(TEXTS);
    expect(result?.divisible.deposit).toBe(2999999999999998339200n);
    expect(result?.balances.recipient).toBe(967741935483870432000n);
  });

  test.each([
    ["wish", "0.000000000000000001", "less than one per second"],
    ["duration", "0", "at least 1 second"],
  ] as const)("%s %j is explained", (field, text, message) => {
    const { problems, result } = evaluateLegacy({ ...TEXTS, [field]: text });
    expect(problems[field]).toContain(message);
    expect(result).toBeUndefined();
  });
});
