// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { FLOW_STATUSES } from "@site/src/lib/flow";
import { initialTexts, type FormValues } from "@site/src/forms";
import { curvesOf, describeDepletion, describeStep, entriesOf, timeUnit } from "./describe";
import { evaluate, type FlowField, joinActions, splitActions } from "./fields";
import { SCENARIOS } from "./scenarios";
import { depletionsOf, readAtMoment, readBends, runTimeline, type Scenario } from "./timeline";
import FlowSimulator from ".";

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

  test("owes more than it holds after two days and a second", () => {
    expect(depletionsOf(timeline)).toEqual([172_801n]);
    expect(readAtMoment(timeline, 172_800n)).toMatchObject({
      status: "STREAMING_SOLVENT",
      uncovered: 0n,
      depletion: 172_801n,
    });
    expect(readAtMoment(timeline, 172_801n).status).toBe("STREAMING_INSOLVENT");
  });

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

  test.each([
    ["withdraw:0:", "SablierFlow_WithdrawAmountZero"],
    ["withdraw:1d:150", "SablierFlow_Overdraw"],
    ["refund:1d:150", "SablierFlow_RefundOverflow"],
    ["refund:3d:", "SablierFlow_RefundAmountZero"],
    ["adjust:1d:3000", "SablierFlow_RatePerSecondNotDifferent"],
    ["restart:1d:3000", "SablierFlow_StreamNotPaused"],
    ["pause:1d:~pause:2d:", "SablierFlow_StreamPaused"],
    ["pause:1d:~restart:2d:0", "SablierFlow_RatePerSecondNotDifferent"],
    ["void:1d:~deposit:2d:1", "SablierFlow_StreamVoided"],
  ])("%s reverts with %s and changes nothing", (actions, error) => {
    const scenario = scenarioOf({ actions });
    const { steps } = runTimeline(scenario);
    const last = steps.at(-1);
    expect(last?.error?.name).toBe(error);
    expect(last?.moved).toBeUndefined();
    expect(last && describeStep(last, scenario)).toMatch(/^Reverts with \w+: [a-z]/);
  });

  test("a withdrawal splits off the protocol fee", () => {
    const scenario = scenarioOf({ actions: "withdraw:1d:50", fee: "10" });
    const [step] = runTimeline(scenario).steps;
    expect(step && describeStep(step, scenario)).toBe(
      "Takes 50: 45 for the recipient, 5 as protocol fee.",
    );
  });

  test("voiding writes off what is not covered", () => {
    const { steps } = runTimeline(scenarioOf({ actions: "void:10d:" }));
    expect(steps[0]?.after).toMatchObject({
      status: "VOIDED",
      totalDebt: 200_000_000n,
      uncovered: 0n,
    });
  });

  test("a rate of 0 creates a paused stream", () => {
    const timeline = runTimeline(scenarioOf({ amount: "0", deposit: "0" }));
    expect(readAtMoment(timeline, 0n).status).toBe("PAUSED_SOLVENT");
    expect(depletionsOf(timeline)).toEqual([]);
    expect(describeDepletion(readAtMoment(timeline, 0n))).toBe("not by time alone");
  });

  test("without a deposit the first unit of debt is uncovered", () => {
    const timeline = runTimeline(scenarioOf({ deposit: "0" }));
    expect(describeDepletion(readAtMoment(timeline, 0n))).toBe("with the next unit of debt");
    expect(readAtMoment(timeline, 1n).status).toBe("STREAMING_INSOLVENT");
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
    [{ amount: "-1" }, "amount", /"-1" is not an amount/],
    [{ amount: "9".repeat(60) }, "amount", /does not fit uint128/],
    [{ deposit: "0.0000001" }, "deposit", /the token has 6/],
    [{ decimals: "19" }, "decimals", /"19" is out of range/],
    [{ fee: "10.1" }, "fee", /"10.1" is above the limit of 10%/],
    [{ fee: "much" }, "fee", /"much" is not an amount/],
    [{ horizon: "0" }, "horizon", /has no length/],
    [{ horizon: "101y" }, "horizon", /longer than 100 years/],
    [{ period: "eon" }, "period", /"eon" is not one of/],
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

function answer(): string | null | undefined {
  return screen.getAllByRole("status")[0]?.textContent;
}

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

describe("FlowSimulator", () => {
  test("a button makes its call at the moment of the slider", async () => {
    window.history.replaceState(null, "", "/page?fse=&fsn=86400");
    const user = userEvent.setup();
    render(<FlowSimulator />);
    const calls = screen.getByRole("group", { name: "Call after 1 day" });
    await user.click(within(calls).getByRole("button", { name: "pause" }));
    expect(answer()).toContain("PAUSED_SOLVENT");
    await user.click(within(calls).getByRole("button", { name: "refund all" }));
    expect(screen.getAllByRole("status")[1]?.textContent).toMatch(/^refund all: Returns 100.000/);
    await user.click(within(calls).getByRole("button", { name: "adjust rate to 1,000" }));
    expect(screen.getAllByRole("status")[1]?.textContent).toContain("SablierFlow_StreamPaused");
  });

  test("the server writes the plot, the figures and the table", () => {
    const html = renderToString(<FlowSimulator />);
    expect(html).toContain("Debt and balance over time");
    // A narrow column breaks it here and nowhere else.
    expect(html).toContain("STREAMING_<wbr/>INSOLVENT");
    expect(html).toContain("2 days 1 second");
  });

  test("jumps to the second in which the balance no longer covers the debt", async () => {
    const user = userEvent.setup();
    render(<FlowSimulator />);
    await user.click(screen.getByRole("button", { name: "after 2 days 1 second" }));
    expect(answer()).toContain("STREAMING_INSOLVENT");
  });

  test("calls can be added, changed and removed", async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, "", "/page?fse=pause:1d:");
    render(<FlowSimulator />);
    const group = (name: string) => screen.getByRole("group", { name, hidden: true });
    fireEvent.click(screen.getByText("Add a call"));
    fireEvent.change(within(group("Call 2")).getByLabelText("Time since creation"), {
      target: { value: "2d" },
    });
    expect(new URLSearchParams(window.location.search).get("fse")).toBe("pause:1d:~deposit:2d:100");
    await user.selectOptions(within(group("Call 2")).getByLabelText("Function"), "restart");
    expect(within(group("Call 2")).getByLabelText("New rate, tokens per period")).toBeTruthy();
    fireEvent.click(screen.getByText("Remove call 1"));
    expect(screen.getByText(/Reverts with SablierFlow_StreamNotPaused/)).toBeTruthy();
  });
});
