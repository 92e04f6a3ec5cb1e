import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { CLAWBACK_FIELDS, evaluate } from "./calculate";

const INITIAL = initialTexts(CLAWBACK_FIELDS);

describe("evaluate", () => {
  test("lists the phases in order", () => {
    const phases = (firstClaim: string, expiration: string) =>
      evaluate({ ...INITIAL, firstClaim, expiration }).result?.spans.map(
        ({ phase, clawback, claims }) => [phase, clawback, claims],
      );
    expect(phases("2027-03-05", "2027-04-01")).toEqual([
      ["before-first-claim", true, true],
      ["grace-period", true, true],
      ["closed", false, true],
      ["expired", true, false],
    ]);
    expect(phases("2027-03-05", "2027-03-08")).toEqual([
      ["before-first-claim", true, true],
      ["grace-period", true, true],
      ["expired", true, false],
    ]);
    expect(phases("", "")).toEqual([["before-first-claim", true, true]]);
  });

  test.each([
    [{ firstClaim: "2027-04-01" }, "firstClaim", /not before the expiration/],
    [{ firstClaim: "1099511627776" }, "firstClaim", /does not fit uint40/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, result } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });
});
