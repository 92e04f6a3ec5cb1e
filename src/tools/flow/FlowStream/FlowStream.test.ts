import { describe, expect, test } from "vitest";

import { readFileSync } from "node:fs";

import { initialTexts, type FormValues } from "@site/src/forms";
import {
  depletionsOf,
  FLOW_STATUSES,
  permissionsAt,
  readAtMoment,
  readBends,
  runTimeline,
  type Scenario,
} from "@site/src/lib/flow";
import { formatAmount } from "@site/src/lib/format/amounts";
import { curvesOf, describeDepletion, describeStep, entriesOf, timeUnit } from "./describe";
import { evaluate as evaluateRunway, RUNWAY_FIELDS } from "./depletion";
import { evaluate, fieldsOf, type FlowField, PLAN } from "./fields";
import { type PresetName, PRESETS } from "./presets";

const DAY = 86_400n;
const USDC = 6;

function scenarioOf(changes: Partial<FormValues<FlowField>>): Scenario {
  const { scenario, problems } = evaluate({ ...PLAN, ...changes });
  expect(problems).toEqual({});
  if (scenario === undefined) throw new Error("The fields describe no scenario");
  return scenario;
}

const NAMES = Object.keys(PRESETS) as readonly PresetName[];

function presetScenario(name: PresetName): Scenario {
  return scenarioOf(PRESETS[name]);
}

describe("a stream of 3,000 per 30 days with a deposit of 200", () => {
  const timeline = runTimeline(scenarioOf({}));

  test("debt is covered plus uncovered, balance is covered plus refundable, always", () => {
    for (const name of NAMES) {
      const story = presetScenario(name);
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
    for (const name of NAMES) {
      const { steps } = runTimeline(presetScenario(name));
      expect(steps.filter(({ error }) => error)).toEqual([]);
    }
    const entries = entriesOf(runTimeline(presetScenario("statuses")), USDC);
    expect(new Set(entries.map(({ reading }) => reading.status))).toEqual(new Set(FLOW_STATUSES));
  });

  test("run in the order of their times, whatever the order of the list", () => {
    const { steps } = runTimeline(scenarioOf({ actions: "restart, 3d, 3000\npause, 1d" }));
    expect(steps.map(({ action }) => action.kind)).toEqual(["pause", "restart"]);
    expect(steps.every(({ error }) => error === undefined)).toBe(true);
  });

  test.each([["refund, 3d", "SablierFlow_RefundAmountZero"]])(
    "%s reverts with %s and changes nothing",
    (actions, error) => {
      const scenario = scenarioOf({ actions });
      const { steps } = runTimeline(scenario);
      const last = steps.at(-1);
      expect(last?.error?.name).toBe(error);
      expect(last?.moved).toBe(0n);
      expect(last && describeStep(last, USDC)).toMatch(/^Reverts with \w+: [a-z]/);
    },
  );

  test("a later start is a bend and an entry, and before it a pause reverts", () => {
    const scenario = scenarioOf({ start: "2d", actions: "pause, 1d\nadjust, 1d, 1500" });
    const timeline = runTimeline(scenario);
    const [pause] = timeline.steps;
    expect(pause && describeStep(pause, USDC)).toBe(
      "Reverts with SablierFlow_StreamPending: the stream has not started.",
    );
    expect(readBends(timeline).map(({ at }) => at)).toContain(2n * DAY);
    expect(entriesOf(timeline, USDC).map(({ at, what }) => [at, what])).toContainEqual([
      2n * DAY,
      "the stream starts",
    ]);
    expect(readAtMoment(timeline, 3n * DAY).totalDebt).toBe(49_999_999n);
  });

  test("a start is left out where the release has none", () => {
    expect(scenarioOf({ release: "v1.0", start: "2d" }).start).toBe(0n);
  });

  test("a rate of 0 creates a paused stream", () => {
    const timeline = runTimeline(scenarioOf({ amount: "0", deposit: "0" }));
    expect(readAtMoment(timeline, 0n).status).toBe("PAUSED_SOLVENT");
    expect(depletionsOf(timeline)).toEqual([]);
    expect(describeDepletion(readAtMoment(timeline, 0n))).toBe("not by time alone");
  });
});

describe("the fields", () => {
  test("calls of earlier addresses are read as those of today", () => {
    const old = "pause:8d:~deposit:12d:800~restart:16d:3000~withdraw:19d:~void:24d:~withdraw:28d:";
    const today = presetScenario("statuses").actions;
    expect(today).toHaveLength(6);
    expect(scenarioOf({ actions: old }).actions).toEqual(today);
  });

  test.each([
    [{ amount: "0", start: "1d" }, "amount", /needs a rate above 0/],
    [{ horizon: "101y" }, "horizon", /longer than 100 years/],
    [{ actions: "steal, 1d, 5" }, "actions", /^"steal, 1d, 5": this is not a call; write deposit,/],
    [{ actions: "deposit, 1d, 1,000" }, "actions", /"deposit, 1d, 1,000": this is not a call/],
    [{ actions: "pause, 1d, 5" }, "actions", /pause takes no amount; leave "5" out/],
    [{ actions: "pause, 1d\ndeposit, 40d, 5" }, "actions", /"deposit, 40d, 5": the time is after/],
    [{ actions: "deposit, 1d, 0" }, "actions", /The amount is 0/],
    [{ actions: "deposit, 1d" }, "actions", /is not an amount/],
    [{ actions: "withdraw, soon" }, "actions", /"soon" is not a duration/],
    [{ actions: Array(13).fill("pause, 1d").join("\n") }, "actions", /13 calls are too many/],
  ] as const)("%o is a problem of %s", (changes, field, message) => {
    expect(evaluate({ ...PLAN, ...changes }).problems[field]).toMatch(message);
  });

  test("a moment beyond the time shown is its end", () => {
    expect(evaluate({ ...PLAN, now: "99999999" }).now).toBe(30n * DAY);
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
  const timelineOf = (name: PresetName) => runTimeline(presetScenario(name));

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

describe("the runway of a stream that exists already", () => {
  const INITIAL = initialTexts(RUNWAY_FIELDS);
  const FROM = BigInt(Date.UTC(2027, 2, 1) / 1000);
  const runway = (changes: Partial<typeof INITIAL>) =>
    evaluateRunway({ ...INITIAL, ...changes }).result;

  test("debt so far brings the end nearer", () => {
    expect(runway({})).toMatchObject({
      depletion: FROM + 2n * DAY + 1n,
      deposit: 2_799_999_999n,
      debtAtEnd: 2_999_999_999n,
      depletionAfter: FROM + 30n * DAY + 1n,
    });
    expect(runway({ debt: "100" })?.depletion).toBe(FROM + DAY + 1n);
    expect(runway({ debt: "200.000001" })?.depletion).toBe(0n);
    expect(runway({ balance: "0" })?.depletion).toBeUndefined();
  });

  test("can stand beside a simulator: their addresses share no key", () => {
    const keys = [fieldsOf(PLAN), RUNWAY_FIELDS].flatMap((table) =>
      Object.values(table).map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("a rate that no contract stores is a problem of its field", () => {
    const { problems } = evaluateRunway({ ...INITIAL, amount: "9".repeat(31), period: "minute" });
    expect(problems.amount).toMatch(/The rate .* does not fit uint128/);
  });
});

describe("who may call what", () => {
  /** Calls with the error of each caller, without the prefix of the contract. */
  const errorsAt = (changes: Partial<FormValues<FlowField>>, at: bigint) =>
    Object.fromEntries(
      permissionsAt(runTimeline(scenarioOf(changes)), at).map(({ kind, errors }) => [
        kind,
        [errors.sender, errors.recipient, errors.anyone].map((error) => error?.name.split("_")[1]),
      ]),
    );
  const ALL = [undefined, undefined, undefined];
  const every = (error: string) => [error, error, error];

  test("a running stream", () => {
    expect(errorsAt({}, DAY)).toEqual({
      deposit: ALL,
      withdraw: ALL,
      adjust: [undefined, "Unauthorized", "Unauthorized"],
      pause: [undefined, "Unauthorized", "Unauthorized"],
      restart: ["StreamNotPaused", "Unauthorized", "Unauthorized"],
      refund: [undefined, "Unauthorized", "Unauthorized"],
      void: [undefined, undefined, "Unauthorized"],
    });
  });

  test("a pending and a voided stream", () => {
    expect(errorsAt({ start: "2d" }, DAY)).toMatchObject({
      withdraw: every("WithdrawAmountZero"),
      pause: ["StreamPending", "Unauthorized", "Unauthorized"],
    });
    expect(errorsAt({ actions: "void, 1d" }, 2n * DAY)).toMatchObject({
      deposit: every("StreamVoided"),
      withdraw: ALL,
      adjust: every("StreamPaused"),
      restart: every("StreamVoided"),
      void: every("StreamVoided"),
    });
  });
});

test("the month of the FAQ has the figures that the contract would return", () => {
  const page = readFileSync("docs/support/faq.mdx", "utf8");
  const rows = [...page.matchAll(/^\| January .*\|$/gmu)].map(([row]) =>
    row
      .split("|")
      .slice(-5, -1)
      .map((cell) => cell.trim()),
  );
  const hundredths = (amount: bigint): string => {
    const rounded = (amount + 5n * 10n ** 15n) / 10n ** 16n;
    return rounded === 0n && amount > 0n ? "less than 0.01" : formatAmount(rounded, 2);
  };
  const actions = "withdraw, 10d\ndeposit, 10d, 2800";
  const timeline = runTimeline(scenarioOf({ decimals: "18", actions }));
  const { created, steps } = timeline;
  const dry = depletionsOf(timeline);
  expect(dry).toEqual([2n * DAY + 1n]);
  const readings = [
    created,
    ...dry.map((at) => readAtMoment(timeline, at)),
    // Right before the calls of January 11.
    readAtMoment(runTimeline(scenarioOf({ decimals: "18" })), 10n * DAY),
    ...steps.map(({ after }) => after),
    readAtMoment(timeline, 30n * DAY),
  ];
  expect(rows).toEqual(
    readings.map(({ balance, totalDebt, covered, uncovered }) =>
      [balance, totalDebt, covered, uncovered].map(hundredths),
    ),
  );
  const second = runTimeline(scenarioOf({ decimals: "18", actions: `${actions}\nwithdraw, 10d` }));
  expect(hundredths(readAtMoment(second, 30n * DAY).totalDebt)).toBe("2,000");
  expect(page).toContain("If he takes it on January 11, the rest is 2,000.");
});
