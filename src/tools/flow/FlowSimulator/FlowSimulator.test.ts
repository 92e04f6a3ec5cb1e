import { describe, expect, test } from "vitest";

import { FLOW_STATUSES } from "@site/src/lib/flow";
import { initialTexts, type FormValues } from "@site/src/forms";
import { curvesOf, describeDepletion, describeStep, entriesOf, timeUnit } from "./describe";
import { evaluate, type FlowField, joinActions, splitActions } from "./fields";
import { SCENARIOS } from "./scenarios";
import { depletionsOf, readAtMoment, readBends, runTimeline, type Scenario } from "./timeline";

const PLAIN: FormValues<FlowField> = { ...initialTexts(SCENARIOS.debt), actions: "", now: "0" };
const DAY = 86_400n;

function scenarioOf(changes: Partial<FormValues<FlowField>>): Scenario {
  const { scenario, problems, actionProblems } = evaluate({ ...PLAIN, ...changes });
  expect(problems).toEqual({});
  expect(
    actionProblems.filter(({ at, amount }) => at !== undefined || amount !== undefined),
  ).toEqual([]);
  if (scenario === undefined) throw new Error("The fields describe no scenario");
  return scenario;
}

describe("a stream of 3,000 per 30 days with a deposit of 200", () => {
  const timeline = runTimeline(scenarioOf({}));

  test("debt is covered plus uncovered, balance is covered plus refundable, always", () => {
    for (const scenario of Object.values(SCENARIOS)) {
      const { scenario: story } = evaluate(initialTexts(scenario));
      if (story === undefined) throw new Error("The scenario has wrong fields");
      const run = runTimeline(story);
      for (let at = 0n; at <= story.horizon; at += DAY / 4n) {
        const { totalDebt, covered, uncovered, balance, refundable } = readAtMoment(run, at);
        expect(covered + uncovered).toBe(totalDebt);
        expect(covered + refundable).toBe(balance);
      }
    }
  });

  test("bends are at both ends and where the balance runs out", () => {
    expect(readBends(timeline).map(({ at }) => at)).toEqual([0n, 172_801n, 30n * DAY]);
  });
});

describe("calls", () => {
  test("none of the default scenarios reverts, and one shows every status", () => {
    for (const fields of Object.values(SCENARIOS)) {
      const { scenario } = evaluate(initialTexts(fields));
      expect(scenario && runTimeline(scenario).steps.filter(({ error }) => error)).toEqual([]);
    }
    const { scenario } = evaluate(initialTexts(SCENARIOS.statuses));
    const entries = scenario === undefined ? [] : entriesOf(runTimeline(scenario));
    expect(new Set(entries.map(({ reading }) => reading.status))).toEqual(new Set(FLOW_STATUSES));
  });

  test("run in the order of their times, whatever the order of the list", () => {
    const { steps } = runTimeline(scenarioOf({ actions: "restart:3d:3000~pause:1d:" }));
    expect(steps.map(({ action }) => action.kind)).toEqual(["pause", "restart"]);
    expect(steps.every(({ error }) => error === undefined)).toBe(true);
  });

  test.each([["refund:3d:", "SablierFlow_RefundAmountZero"]])(
    "%s reverts with %s and changes nothing",
    (actions, error) => {
      const scenario = scenarioOf({ actions });
      const { steps } = runTimeline(scenario);
      const last = steps.at(-1);
      expect(last?.error?.name).toBe(error);
      expect(last?.moved).toBeUndefined();
      expect(last && describeStep(last, scenario)).toMatch(/^Reverts with \w+: [a-z]/);
    },
  );

  test("a withdrawal splits off the protocol fee", () => {
    const scenario = scenarioOf({ release: "v1.1", actions: "withdraw:1d:50", fee: "10" });
    const [step] = runTimeline(scenario).steps;
    expect(step && describeStep(step, scenario)).toBe(
      "Takes 50: 45 for the recipient, 5 as protocol fee.",
    );
  });

  test("a later start is a bend and an entry, and before it a pause reverts", () => {
    const scenario = scenarioOf({ start: "2d", actions: "pause:1d:~adjust:1d:1500" });
    const timeline = runTimeline(scenario);
    const [pause] = timeline.steps;
    expect(pause && describeStep(pause, scenario)).toBe(
      "Reverts with SablierFlow_StreamPending: the stream has not started.",
    );
    expect(readBends(timeline).map(({ at }) => at)).toContain(2n * DAY);
    expect(entriesOf(timeline).map(({ at, what }) => [at, what])).toContainEqual([
      2n * DAY,
      "the stream starts",
    ]);
    expect(readAtMoment(timeline, 3n * DAY).totalDebt).toBe(49_999_999n);
  });

  test("a start is left out where the release has none, and a fee where it has none", () => {
    expect(scenarioOf({ release: "v1.0", start: "2d" }).start).toBe(0n);
    expect(scenarioOf({ release: "v2.0", fee: "10" }).fee).toBe(0n);
  });

  test("a rate of 0 creates a paused stream", () => {
    const timeline = runTimeline(scenarioOf({ amount: "0", deposit: "0" }));
    expect(readAtMoment(timeline, 0n).status).toBe("PAUSED_SOLVENT");
    expect(depletionsOf(timeline)).toEqual([]);
    expect(describeDepletion(readAtMoment(timeline, 0n))).toBe("not by time alone");
  });
});

describe("the fields", () => {
  test("actions survive the way through the address", () => {
    const text = initialTexts(SCENARIOS.debt).actions;
    expect(joinActions(splitActions(text))).toBe(text);
    expect(joinActions([{ kind: "deposit", at: "1~d", amount: "1:0" }])).toBe("deposit:1d:10");
    expect(splitActions("")).toEqual([]);
  });

  test.each([
    [{ amount: "0", start: "1d" }, "amount", /needs a rate above 0/],
    [{ release: "v1.1", fee: "10.1" }, "fee", /"10.1" is above the limit of 10%/],
    [{ horizon: "101y" }, "horizon", /longer than 100 years/],
    [{ actions: "steal:1d:5" }, "actions", /"steal:1d:5" is not an action/],
    [{ actions: Array(13).fill("pause:1d:").join("~") }, "actions", /13 actions are too many/],
  ] as const)("%o is a problem of %s", (changes, field, message) => {
    expect(evaluate({ ...PLAIN, ...changes }).problems[field]).toMatch(message);
  });

  test("a wrong action is named and left out", () => {
    const { scenario, actionProblems } = evaluate({
      ...PLAIN,
      actions: "deposit:40d:5~deposit:1d:0~withdraw:soon:~pause:2d:",
    });
    expect(actionProblems[0]?.at).toMatch(/"40d" is after the time shown/);
    expect(actionProblems[1]?.amount).toMatch(/The amount is 0/);
    expect(actionProblems[2]?.at).toMatch(/"soon" is not a duration/);
    expect(scenario?.actions.map(({ kind }) => kind)).toEqual(["pause"]);
  });

  test("a moment beyond the time shown is its end", () => {
    expect(evaluate({ ...PLAIN, now: "99999999" }).now).toBe(30n * DAY);
  });

  test("the time axis has a fitting unit", () => {
    expect([timeUnit(60n).name, timeUnit(DAY).name, timeUnit(30n * DAY).name]).toEqual([
      "seconds",
      "hours",
      "days",
    ]);
    expect(curvesOf(runTimeline(scenarioOf({})), 6)[0]?.points.at(-1)).toEqual({ x: 30, y: 200 });
  });
});

describe("the scenarios of the guides", () => {
  const timelineOf = (name: "create" | "management") => {
    const { scenario } = evaluate(initialTexts(SCENARIOS[name]));
    if (scenario === undefined) throw new Error(`The scenario ${name} has a mistake.`);
    return runTimeline(scenario);
  };

  test("a stream that is funded on day 10 lasts 90 days and a second", () => {
    const timeline = timelineOf("create");
    expect(readAtMoment(timeline, 10n * DAY)).toMatchObject({
      totalDebt: 333_333_333n,
      refundable: 2_666_666_667n,
      depletion: 7_776_001n,
    });
    expect(readAtMoment(timeline, 1n)).toMatchObject({ totalDebt: 385n, uncovered: 385n });
  });

  test("every action does what the table of the guide says", () => {
    const { steps } = timelineOf("management");
    expect(steps.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(
      steps.map(({ after }) => [after.balance, after.totalDebt, after.refundable, after.status]),
    ).toEqual([
      [3_000_000_000n, 333_333_333n, 2_666_666_667n, "STREAMING_SOLVENT"],
      [2_900_000_000n, 233_333_333n, 2_666_666_667n, "STREAMING_SOLVENT"],
      [2_666_666_667n, 0n, 2_666_666_667n, "STREAMING_SOLVENT"],
      [2_000_666_667n, 0n, 2_000_666_667n, "STREAMING_SOLVENT"],
      [2_000_666_667n, 333_333_333n, 1_667_333_334n, "STREAMING_SOLVENT"],
      [2_000_666_667n, 666_666_666n, 1_334_000_001n, "PAUSED_SOLVENT"],
      [2_000_666_667n, 666_666_666n, 1_334_000_001n, "STREAMING_SOLVENT"],
      [2_990_666_667n, 666_666_666n, 2_324_000_001n, "STREAMING_SOLVENT"],
      [666_666_666n, 666_666_666n, 0n, "STREAMING_SOLVENT"],
      [666_666_666n, 666_666_666n, 0n, "VOIDED"],
      [0n, 0n, 0n, "VOIDED"],
    ]);
  });
});
