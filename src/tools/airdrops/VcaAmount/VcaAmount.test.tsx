// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import VcaAmount from ".";
import { evaluate, VCA_FIELDS } from "./calculate";

const INITIAL = initialTexts(VCA_FIELDS);
const TOKEN = 10n ** 18n;

describe("the amount of a VCA claim", () => {
  test("is half of what vests, in the middle of the vesting", () => {
    const { result } = evaluate(INITIAL);
    expect(result).toMatchObject({ claim: 165n * TOKEN, forgone: 135n * TOKEN });
  });

  test("is everything from the end on, with the reward that was recorded", () => {
    // The recorded sum has 201 base units more.
    const { result } = evaluate({
      ...INITIAL,
      moment: "2027-06-01",
      sum: "457.000000000000000201",
    });
    expect(result).toMatchObject({
      claim: 300n * TOKEN,
      forgone: 0n,
      reward: 37_815_126_050_420_168_045n,
    });
  });

  test("has no reward for a sum at the early allocations, and reverts right above them", () => {
    expect(evaluate({ ...INITIAL, sum: "100" }).result?.reward).toBe(0n);
    expect(evaluate({ ...INITIAL, sum: "100.000000000000000001" }).result?.reward).toBeUndefined();
  });

  test.each([
    [{ end: "2027-03-01" }, "end", /not after the start/],
    [{ start: "0" }, "start", /"0" is not a moment/],
    [{ unlock: "101" }, "unlock", /more than 100%/],
    [{ forgone: "101" }, "forgone", /use at most 100/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, result } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });
});

test("the page says the answer without JavaScript", () => {
  const html = renderToString(<VcaAmount />).replaceAll("<!-- -->", "");
  expect(html).toContain("pays <strong>165</strong> tokens and gives up 135.");
  expect(html).toContain("Claim amount by time");
});
