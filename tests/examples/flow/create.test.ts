import { toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";

import * as depositing from "../../../examples/typescript/flow/create-and-deposit";
import * as creating from "../../../examples/typescript/flow/create-stream";
import * as reading from "../../../examples/typescript/flow/read-stream";
import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import {
  amountPerPeriod,
  coveredDebtOf,
  depletionTimeOf,
  type FlowOutcome,
  flowSimulator,
  type FlowState,
  PERIOD_SECONDS,
  ratePerSecond,
  refundableAmountOf,
  statusOf,
  totalDebtOf,
} from "../../../src/lib/flow";
import { MAX_UINT128 } from "../../../src/lib/fixed-point";
import {
  dai,
  DAY,
  FLOW,
  nowhere,
  OTHER,
  OWNER,
  RECIPIENT,
  type Row,
  SAMPLE,
  type Setup,
  STRANGER,
  table,
  TOKEN,
  usdc,
} from "../support/table";

/** 1,000 tokens in 30 days, and 100 tokens a day. */
const RATE = 385_802_469_135_802n;
const DAILY = 1_157_407_407_407_407n;
const MONTH = PERIOD_SECONDS.month;
const FUNDED = usdc("3000");

const of = (file: string, decimals = 6): Setup => ({
  contracts: ["SablierFlow"],
  decimals,
  file: `solidity/flow/${file}`,
  args: [FLOW, TOKEN],
});

const PROGRAMS: Setup = { contracts: ["SablierFlow"], decimals: 6 };

table("solidity/flow/CreateStream.sol", of("CreateStream.sol"), [
  {
    run: ["create", RECIPIENT],
    calls: [["create", OWNER, RECIPIENT, RATE, TOKEN, true]],
    returns: 1n,
  },
]);

table("solidity/flow/FlowStreamCreator.sol", of("FlowStreamCreator.sol", 18), [
  {
    run: ["create", RECIPIENT],
    calls: [["create", OWNER, RECIPIENT, DAILY, TOKEN, true]],
    returns: 1n,
  },
  {
    run: ["createAndDeposit", RECIPIENT, 300n],
    calls: [["createAndDeposit", OWNER, RECIPIENT, DAILY, TOKEN, true, 300n]],
    returns: 1n,
    gains: [[OWNER, -300n]],
  },
]);

table("solidity/flow/CreateAndDeposit.sol", of("CreateAndDeposit.sol"), [
  {
    run: ["create", RECIPIENT, usdc("1000"), FUNDED],
    calls: [["createAndDeposit", OWNER, RECIPIENT, RATE, TOKEN, true, FUNDED]],
    returns: 1n,
    gains: [[OWNER, -FUNDED]],
  },
]);

const rate = (amount: bigint, decimals: number, seconds: bigint): Row => ({
  run: ["ratePerSecond", amount, Number(seconds)],
  returns: ratePerSecond({ amount, decimals, seconds }),
});

table("CreateAndDeposit.sol with 18 decimals", of("CreateAndDeposit.sol", 18), [
  rate(dai("1000"), 18, MONTH),
  {
    run: ["create", RECIPIENT, 1n, FUNDED],
    error: ["RateZero", 1n, Number(MONTH)],
  },
]);
table("CreateAndDeposit.sol with 8 decimals", of("CreateAndDeposit.sol", 8), [
  rate(10n ** 8n, 8, PERIOD_SECONDS.year),
]);
table("CreateAndDeposit.sol without decimals", of("CreateAndDeposit.sol", 0), [
  {
    run: ["ratePerSecond", MAX_UINT128, 1],
    error: ["SafeCastOverflowedUintDowncast", 128, MAX_UINT128 * 10n ** 18n],
  },
]);

const STREAM = { token: TOKEN, recipient: RECIPIENT, ratePerSecond: RATE };

table("typescript/flow/create-stream.ts", PROGRAMS, [
  {
    run: ({ connection }) => creating.main(creating.connect(...connection()), STREAM),
    calls: [["create", OWNER, RECIPIENT, RATE, TOKEN, true]],
    returns: 1n,
  },
  {
    title: "names a chain without Flow v1.1",
    run: ({ connection }) => creating.main(nowhere(creating.connect(...connection())), STREAM),
    error: /Flow v1\.1 is not on Nowhere\./,
  },
]);

table("typescript/flow/create-and-deposit.ts", PROGRAMS, [
  {
    run: ({ connection }) =>
      depositing.main(depositing.connect(...connection()), { ...STREAM, deposit: FUNDED }),
    calls: [["createAndDeposit", OWNER, RECIPIENT, RATE, TOKEN, true, FUNDED]],
    returns: 1n,
    gains: [[OWNER, -FUNDED]],
  },
]);

const READ = {
  "totalDebtOf(1)": usdc("333.333333"),
  "refundableAmountOf(1)": 5n,
  "depletionTimeOf(1)": 9n,
};

table("typescript/flow/read-stream.ts", PROGRAMS, [
  {
    title: "reads what a stream owes and holds",
    run: ({ connection }) => reading.main(reading.connect(connection()[1])),
    answers: { ...READ, "getBalance(1)": 7n },
    returns: { balance: 7n, debt: usdc("333.333333"), refundable: 5n, depletion: 9n },
  },
  {
    title: "asks for no depletion of an empty stream, for which Flow reverts",
    run: ({ connection }) => reading.main(reading.connect(connection()[1])),
    answers: { ...READ, "getBalance(1)": 0n },
    does: { depletionTimeOf: { error: ["SablierFlow_StreamBalanceZero", 1n] } },
    returns: { balance: 0n, debt: usdc("333.333333"), refundable: 5n, depletion: undefined },
  },
]);

describe("the rates of the examples", () => {
  it("are 1,000 tokens a month and 100 a day, for any token", () => {
    for (const decimals of [6, 18]) {
      const units = 10n ** BigInt(decimals);
      expect(ratePerSecond({ amount: 1000n * units, decimals, seconds: MONTH })).toBe(RATE);
      expect(ratePerSecond({ amount: 100n * units, decimals, seconds: DAY })).toBe(DAILY);
    }
    expect(amountPerPeriod(RATE, 6, MONTH)).toBe(usdc("1000") - 1n);
    expect(amountPerPeriod(RATE, 6, MONTH + 1n)).toBeGreaterThanOrEqual(usdc("1000"));
  });

  it("go into the function whose selector the page names", () => {
    const entry = loadAbi("flow/v1.1/SablierFlow").find(
      (item) => item.type === "function" && item.name === "create",
    );
    expect(entry?.type === "function" && toFunctionSelector(entry)).toBe("0x597150fa");
  });
});

/** A stream of the simulator, which the recordings of Flow v1.1 have proven. */
function simulate() {
  let now = 0n;
  const party = { sender: SAMPLE, recipient: RECIPIENT };
  const terms = {
    ...party,
    ratePerSecond: RATE,
    token: TOKEN,
    tokenDecimals: 6,
    transferable: true,
  };
  const opened = flowSimulator.create(flowSimulator.deploy("v1.1"), { caller: SAMPLE, now }, terms);
  if (!opened.ok) throw new Error("The stream was not created.");
  let { state } = opened;
  type Action = (
    state: FlowState,
    context: { caller: string; now: bigint },
  ) => FlowOutcome<unknown>;
  return {
    party,
    onDay: (day: bigint) => {
      now = day * DAY;
    },
    onSecond: (second: bigint) => {
      now = second;
    },
    act: (action: Action, caller: string = SAMPLE) => {
      const end = action(state, { caller, now });
      if (!end.ok) throw new Error("The simulator refused a call.");
      ({ state } = end);
    },
    stream: () => flowSimulator.getStream(state, 1n),
    figures: () => {
      const stream = flowSimulator.getStream(state, 1n);
      return [
        stream.balance,
        totalDebtOf(stream, now),
        coveredDebtOf(stream, now),
        refundableAmountOf(stream, now),
        statusOf(stream, now),
      ];
    },
  };
}

describe("figures on the pages", () => {
  const row = (
    balance: string,
    debt: string,
    covered: string,
    refundable: string,
    status: string,
  ) => [...[balance, debt, covered, refundable].map(usdc), status];

  it("a stream without a deposit owes and becomes insolvent", () => {
    const { onSecond, figures } = simulate();
    for (const [seconds, debt] of [
      [1n, "0.000385"],
      [MONTH, "999.999999"],
      [MONTH + 1n, "1000.000385"],
      [365n * DAY, "12166.666666"],
    ] as const) {
      onSecond(seconds);
      expect(figures()).toEqual(row("0", debt, "0", "0", "STREAMING_INSOLVENT"));
    }
  });

  it("3,000 tokens on day 10 last until second 7,776,001", () => {
    const { onDay, onSecond, act, figures, stream, party } = simulate();
    onDay(10n);
    act((state, context) => flowSimulator.deposit(state, context, 1n, FUNDED, party), OTHER);
    expect(figures()).toEqual(
      row("3000", "333.333333", "333.333333", "2666.666667", "STREAMING_SOLVENT"),
    );
    expect(depletionTimeOf(stream(), 1n, 10n * DAY)).toBe(7_776_001n);
    onSecond(7_776_000n);
    expect(figures().at(-1)).toBe("STREAMING_SOLVENT");
    onSecond(7_776_001n);
    expect(figures().at(-1)).toBe("STREAMING_INSOLVENT");
  });

  it("the table of a managed stream, from its creation to its end", () => {
    const { deposit, withdraw, withdrawMax, refund, refundMax, pause, restart } = flowSimulator;
    const { onDay, act, figures, party } = simulate();
    onDay(10n);
    act((state, context) => deposit(state, context, 1n, FUNDED, party));
    act((state, context) => withdraw(state, context, 1n, RECIPIENT, usdc("100")), STRANGER);
    expect(figures()).toEqual(
      row("2900", "233.333333", "233.333333", "2666.666667", "STREAMING_SOLVENT"),
    );
    act((state, context) => withdrawMax(state, context, 1n, OTHER), RECIPIENT);
    expect(figures()).toEqual(row("2666.666667", "0", "0", "2666.666667", "STREAMING_SOLVENT"));
    act((state, context) => refund(state, context, 1n, usdc("666")));
    onDay(20n);
    act((state, context) => flowSimulator.adjustRatePerSecond(state, context, 1n, 2n * RATE));
    expect(figures()).toEqual(
      row("2000.666667", "333.333333", "333.333333", "1667.333334", "STREAMING_SOLVENT"),
    );
    onDay(25n);
    act((state, context) => pause(state, context, 1n));
    onDay(30n);
    expect(figures()).toEqual(
      row("2000.666667", "666.666666", "666.666666", "1334.000001", "PAUSED_SOLVENT"),
    );
    act((state, context) => restart(state, context, 1n, RATE));
    // Of 1,000 tokens, 1% go to the broker.
    act((state, context) => deposit(state, context, 1n, usdc("990"), party));
    act((state, context) => refundMax(state, context, 1n));
    expect(figures()).toEqual(
      row("666.666666", "666.666666", "666.666666", "0", "STREAMING_SOLVENT"),
    );
    onDay(100n);
    expect(figures()).toEqual(row("666.666666", "3000", "666.666666", "0", "STREAMING_INSOLVENT"));
    act((state, context) => flowSimulator.voidStream(state, context, 1n), RECIPIENT);
    expect(figures()).toEqual(row("666.666666", "666.666666", "666.666666", "0", "VOIDED"));
    act((state, context) => withdrawMax(state, context, 1n, RECIPIENT), STRANGER);
    expect(figures()).toEqual(row("0", "0", "0", "0", "VOIDED"));
  });
});
