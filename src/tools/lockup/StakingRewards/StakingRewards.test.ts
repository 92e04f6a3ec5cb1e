import { describe, expect, it } from "vitest";

import { initialTexts } from "@site/src/forms";
import { evaluate, STAKING_FIELDS } from "./calculate";
import { runStaking } from "./model";
import { rounded } from "./rounded";

const TOKEN = 10n ** 18n;
const initial = initialTexts(STAKING_FIELDS);

describe("runStaking", () => {
  const period = { rate: TOKEN, duration: 100n };
  const join = { time: 0n, account: "A", label: "A stakes", change: 10n * TOKEN };

  it("stops at the end of the period and pays a claim once", () => {
    const rows = runStaking(
      period,
      ["A"],
      [
        join,
        { time: 500n, account: "A", label: "claim", claims: true },
        { time: 600n, account: "A", label: "claim again", claims: true },
      ],
    );
    expect(rows.map(({ paid }) => paid)).toEqual([0n, 100n * TOKEN, 0n]);
  });

  it("gives nothing to nobody while nothing is staked", () => {
    const rows = runStaking(
      period,
      ["A"],
      [
        { ...join, time: 60n },
        { ...join, time: 70n },
      ],
    );
    expect(rows.at(-1)?.earned.get("A")).toBe(10n * TOKEN);
  });

  it("refuses steps out of order, unknown accounts and too much", () => {
    const early = { time: 5n, account: "A", label: "early", change: 1n };
    expect(() => runStaking(period, ["A"], [{ ...join, time: 9n }, early])).toThrow(/"early"/);
    expect(() => runStaking(period, ["B"], [join])).toThrow(/account "A" unknown/);
    const greedy = { time: 1n, account: "A", label: "greedy", change: -11n * TOKEN };
    expect(() => runStaking(period, ["A"], [join, greedy])).toThrow(/"greedy" takes more/);
  });
});

describe("evaluate", () => {
  it("works out the example of the guide", () => {
    const { rows = [] } = evaluate(initial);
    expect(rows.map(({ perToken }) => rounded(perToken))).toEqual(["0", "1", "1.5", "1.75"]);
    expect([...(rows.at(-1)?.earned.values() ?? [])].map(rounded)).toEqual(["175", "75", "50"]);
  });

  it("sorts who comes first, and refuses a look before the last one", () => {
    const { rows = [] } = evaluate({ ...initial, hourB: "2", hourC: "1" });
    expect(rows.map(({ label }) => label)).toEqual(["A stakes", "C stakes", "B stakes", "look"]);
    expect(evaluate({ ...initial, look: "1" }).problems.look).toMatch(/use hour 2 or later/);
    expect(evaluate({ ...initial, rate: "x" }).problems.rate).toBeDefined();
  });
});
