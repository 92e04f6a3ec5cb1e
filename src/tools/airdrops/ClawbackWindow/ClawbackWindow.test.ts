import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { GRACE_PERIOD_SECONDS, hasExpired, isClawbackAllowed } from "@site/src/lib/airdrops";
import { CLAWBACK_FIELDS, evaluate } from "./calculate";

const INITIAL = initialTexts(CLAWBACK_FIELDS);

describe("evaluate", () => {
  test("lists the phases in order", () => {
    const phases = (firstClaim: string, expiration: string) =>
      evaluate({ ...INITIAL, firstClaim, expiration }).result?.spans.map(({ phase }) => phase);
    const all = ["before-first-claim", "grace-period", "closed", "expired"];
    expect(phases("2027-03-05", "2027-04-01")).toEqual(all);
    expect(phases("2027-03-05", "")).toEqual(all.slice(0, 3));
    expect(phases("", "2027-04-01")).toEqual(["before-first-claim", "expired"]);
    expect(phases("", "")).toEqual(["before-first-claim"]);
    const withoutClosed = ["before-first-claim", "grace-period", "expired"];
    expect(phases("2027-03-05", "2027-03-08")).toEqual(withoutClosed);
    // The window would close in the second of the expiration.
    expect(phases("2027-03-05", "2027-03-12 00:00:01")).toEqual(withoutClosed);
  });

  test("says what the contract says, on both sides of each change", () => {
    const [firstClaimTime, expiration] = [1_000_000_000n, 1_001_000_000n];
    const closing = firstClaimTime + GRACE_PERIOD_SECONDS + 1n;
    for (const now of [firstClaimTime, closing, expiration].flatMap((at) => [at - 1n, at])) {
      const { result } = evaluate({
        firstClaim: `${firstClaimTime}`,
        expiration: `${expiration}`,
        now: `${now}`,
      });
      const times = { expiration, firstClaimTime: firstClaimTime > now ? 0n : firstClaimTime };
      const phase = result?.current.phase;
      expect([now, phase !== "closed"]).toEqual([now, isClawbackAllowed(times, now)]);
      expect([now, phase === "expired"]).toEqual([now, hasExpired(times, now)]);
    }
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
