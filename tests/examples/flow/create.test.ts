import { toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";

import * as depositing from "../../../examples/typescript/flow/create-and-deposit";
import * as creating from "../../../examples/typescript/flow/create-stream";
import * as reading from "../../../examples/typescript/flow/read-stream";
import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import { PERIOD_SECONDS, ratePerSecond } from "../../../src/lib/flow";
import { MAX_UINT128 } from "../../../src/lib/fixed-point";
import {
  dai,
  FLOW,
  nowhere,
  OWNER,
  RECIPIENT,
  type Row,
  type Setup,
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
  it("go into the function whose selector the page names", () => {
    const entry = loadAbi("flow/v1.1/SablierFlow").find(
      (item) => item.type === "function" && item.name === "create",
    );
    expect(entry?.type === "function" && toFunctionSelector(entry)).toBe("0x597150fa");
  });
});
