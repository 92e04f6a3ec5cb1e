// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { type Policy, POLICIES } from "../../../../data/snapshot-policies";
import { initialTexts } from "@site/src/forms";
import { countedTwice, evaluateSnapshot, partsOf, scoreOf, SNAPSHOT_FIELDS } from "./policies";
import SnapshotPolicyCalculator from ".";

const DAY = 86_400n;
const EXAMPLE = {
  deposit: 1200n * UNIT,
  duration: 40n * DAY,
  elapsed: 20n * DAY,
  withdrawn: 300n * UNIT,
  canceledAfter: undefined,
};

function scores(parts: ReturnType<typeof partsOf>): Record<string, bigint> {
  return Object.fromEntries(POLICIES.map((policy) => [policy.name, scoreOf(policy, parts) / UNIT]));
}

function policyNamed(name: string): Policy {
  const policy = POLICIES.find((candidate) => candidate.name === name);
  if (policy === undefined) throw new Error(`There is no policy ${name}`);
  return policy;
}

describe("policies", () => {
  test("of an active stream, halfway", () => {
    expect(scores(partsOf(EXAMPLE))).toEqual({
      "withdrawable-recipient": 300n,
      "reserved-recipient": 900n,
      "deposited-recipient": 1200n,
      "deposited-sender": 1200n,
      "streamed-recipient": 600n,
      "unstreamed-recipient": 600n,
    });
  });

  test("of a stream that was canceled on day 15", () => {
    expect(scores(partsOf({ ...EXAMPLE, canceledAfter: 15n * DAY }))).toEqual({
      "withdrawable-recipient": 150n,
      "reserved-recipient": 150n,
      "deposited-recipient": 1200n,
      "deposited-sender": 1200n,
      "streamed-recipient": 450n,
      "unstreamed-recipient": 0n,
    });
  });

  test("reserved is what has not been withdrawn, and withdrawable plus unstreamed", () => {
    for (const elapsed of [0n, 1n, 13n * DAY, 40n * DAY, 90n * DAY]) {
      const parts = partsOf({ ...EXAMPLE, elapsed, withdrawn: 0n });
      const score = scores(parts);
      expect(score["reserved-recipient"]).toBe(1200n);
      expect(parts.withdrawable + parts.unstreamed).toBe(1200n * UNIT);
    }
  });

  test("withdrawn tokens in the wallet count twice under streamed and deposited", () => {
    const parts = partsOf(EXAMPLE);
    const twice = POLICIES.filter((policy) => countedTwice(policy, parts, 300n * UNIT) > 0n);
    expect(twice.map(({ name }) => name)).toEqual(["deposited-recipient", "streamed-recipient"]);
    expect(countedTwice(policyNamed("streamed-recipient"), parts, 100n * UNIT)).toBe(100n * UNIT);
  });

  test("impossible states are refused", () => {
    expect(() => partsOf({ ...EXAMPLE, withdrawn: 601n * UNIT })).toThrow("only 600 were streamed");
    expect(() => partsOf({ ...EXAMPLE, canceledAfter: 21n * DAY })).toThrow("later than");
    expect(() => partsOf({ ...EXAMPLE, elapsed: 50n * DAY, canceledAfter: 40n * DAY })).toThrow(
      "cannot be canceled",
    );
  });

  test.each([
    ["deposit", "0", "more than 0"],
    ["deposit", "-5", "is not an amount"],
    ["duration", "0", "at least 1 second"],
    ["duration", "99999999999999", "does not fit uint40"],
    ["elapsed", "soon", "is not a duration"],
    ["withdrawn", "340282366920938463464", "does not fit uint128"],
    ["wallet", "", "is not an amount"],
  ] as const)("%s %j is explained", (field, text, message) => {
    const texts = { ...initialTexts(SNAPSHOT_FIELDS), [field]: text };
    const { problems, result } = evaluateSnapshot(texts);
    expect(problems[field]).toContain(message);
    expect(result).toBeUndefined();
  });
});

describe("SnapshotPolicyCalculator", () => {
  test("the server writes the example", () => {
    const html = renderToString(<SnapshotPolicyCalculator />);
    expect(html).toContain("Of <!-- -->1,200");
    expect(html).toContain("900");
  });

  test("shows the votes with the wallet and follows the fields", async () => {
    const user = userEvent.setup();
    render(<SnapshotPolicyCalculator />);
    const cells = (): (string | null)[][] =>
      within(screen.getByRole("table"))
        .getAllByRole("row")
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole("cell")
            .map(({ textContent }) => textContent),
        );
    expect(cells()[0]).toEqual(["withdrawable-recipient", "recipient", "300", "600", "nothing"]);
    expect(cells()[4]?.slice(2)).toEqual(["600", "900", "300 tokens"]);
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Canceled before the snapshot" }),
      "yes",
    );
    expect(screen.getByRole("status").textContent).toContain("750 are refunded to the sender");
    const withdrawn = screen.getByRole("textbox", { name: "Withdrawn by then, tokens" });
    await user.clear(withdrawn);
    await user.type(withdrawn, "500");
    expect(screen.getByRole("status").textContent).toContain("only 450 were streamed");
    expect(window.location.search).toBe("?svc=yes&svw=500");
  });
});
