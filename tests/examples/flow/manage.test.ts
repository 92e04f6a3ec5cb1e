import { parseUnits } from "viem";
import { expect } from "vitest";

import * as batch from "../../../examples/typescript/flow/batch-calls";
import * as pausing from "../../../examples/typescript/flow/batch-pause";
import * as managing from "../../../examples/typescript/flow/manage-stream";
import {
  FLOW,
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

const RATE = 10n ** 14n;
const FEE = { account: STRANGER, fee: 10n ** 16n };

const of = (file: string): Setup => ({
  contracts: ["SablierFlow"],
  decimals: 6,
  file: `solidity/flow/${file}`,
  args: [FLOW, TOKEN],
});

/** Calls that the owner alone may make. */
const guarded = (...calls: Row["run"][]): Row[] =>
  calls.map((run) => ({ run, from: STRANGER, error: ["NotOwner", STRANGER] }));

const withdrawn = (amount: bigint): Row["does"] => ({
  withdrawMax: {
    returns: [amount, 0n],
    moves: [[TOKEN, FLOW, RECIPIENT, amount]],
    emits: [["WithdrawFromFlowStream", { streamId: 7n, withdrawAmount: amount }]],
  },
});

const giving: Row["does"] = {
  refundMax: ({ caller }) => ({ returns: 30n, moves: [[TOKEN, FLOW, caller, 30n]] }),
};

table("solidity/flow/FlowStreamManager.sol", of("FlowStreamManager.sol"), [
  {
    run: ["open", RECIPIENT, RATE],
    calls: [["create", SAMPLE, RECIPIENT, RATE, TOKEN, true]],
    returns: 1n,
  },
  {
    run: ["deposit", 7n, RECIPIENT, 50n],
    calls: [["deposit", 7n, 50n, SAMPLE, RECIPIENT]],
    gains: [
      [OWNER, -50n],
      [FLOW, 50n],
    ],
  },
  {
    run: ["depositViaBroker", 7n, RECIPIENT, 100n, FEE],
    calls: [["depositViaBroker", 7n, 100n, SAMPLE, RECIPIENT, FEE]],
    gains: [[OWNER, -100n]],
  },
  { run: ["adjust", 7n, 2n * RATE], calls: [["adjustRatePerSecond", 7n, 2n * RATE]] },
  { run: ["pause", 7n], calls: [["pause", 7n]] },
  { run: ["restart", 7n, RATE], calls: [["restart", 7n, RATE]] },
  { run: ["refund", 7n, 10n], calls: [["refund", 7n, 10n]], gains: [[OWNER, 10n]] },
  { run: ["refundMax", 7n], does: giving, calls: [["refundMax", 7n]], gains: [[OWNER, 30n]] },
  { run: ["void", 7n], calls: [["void", 7n]] },
  {
    run: ["withdraw", 7n, 5n],
    from: STRANGER,
    answers: { "getRecipient(7)": RECIPIENT },
    does: { withdraw: { returns: [5n, 0n] } },
    calls: [["withdraw", 7n, RECIPIENT, 5n]],
  },
  {
    run: ["withdrawMax", 7n],
    from: STRANGER,
    answers: { "getRecipient(7)": RECIPIENT },
    does: { withdrawMax: { returns: [9n, 1n] } },
    calls: [["withdrawMax", 7n, RECIPIENT]],
    returns: [9n, 1n],
  },
  {
    run: ["depositAndPause", 7n, 60n],
    calls: [["depositAndPause", 7n, 60n]],
    gains: [[OWNER, -60n]],
  },
  {
    run: ["restartAndDeposit", 7n, RATE, 70n],
    calls: [["restartAndDeposit", 7n, RATE, 70n]],
    gains: [[OWNER, -70n]],
  },
  { run: ["refundAndPause", 7n, 80n], calls: [["refundAndPause", 7n, 80n]], gains: [[OWNER, 80n]] },
  ...guarded(
    ["open", RECIPIENT, RATE],
    ["adjust", 7n, RATE],
    ["pause", 7n],
    ["restart", 7n, RATE],
    ["refund", 7n, 1n],
    ["refundMax", 7n],
    ["void", 7n],
    ["depositAndPause", 7n, 1n],
    ["restartAndDeposit", 7n, RATE, 1n],
    ["refundAndPause", 7n, 1n],
  ),
]);

table("solidity/flow/FlowBatch.sol", of("FlowBatch.sol"), [
  {
    run: ["createTwo", [RECIPIENT, OTHER], [RATE, 2n * RATE]],
    does: { create: ({ args: [, to] }) => ({ returns: to === RECIPIENT ? 4n : 5n }) },
    calls: [
      ["create", SAMPLE, RECIPIENT, RATE, TOKEN, true],
      ["create", SAMPLE, OTHER, 2n * RATE, TOKEN, true],
    ],
    returns: [4n, 5n],
  },
  {
    run: ["createAndDeposit", RECIPIENT, RATE, 100n],
    answers: { nextStreamId: 4n },
    calls: [
      ["create", SAMPLE, RECIPIENT, RATE, TOKEN, true],
      ["deposit", 4n, 100n, SAMPLE, RECIPIENT],
    ],
    returns: 4n,
    gains: [[OWNER, -100n]],
  },
  {
    run: ["adjustAndDeposit", 7n, 2n * RATE, RECIPIENT, 50n],
    calls: [
      ["adjustRatePerSecond", 7n, 2n * RATE],
      ["deposit", 7n, 50n, SAMPLE, RECIPIENT],
    ],
    gains: [[OWNER, -50n]],
  },
  ...(["pause", "void"] as const).map((end): Row => ({
    run: [`${end}AndWithdrawMax`, 7n],
    answers: { "getRecipient(7)": RECIPIENT },
    does: withdrawn(usdc("8.64")),
    calls: [
      [end, 7n],
      ["withdrawMax", 7n, RECIPIENT],
    ],
    returns: usdc("8.64"),
    gains: [[RECIPIENT, usdc("8.64")]],
  })),
  { run: ["refundMax", 7n], does: giving, calls: [["refundMax", 7n]], gains: [[OWNER, 30n]] },
  {
    title: "withdrawMany leaves out streams with nothing to pay",
    run: ["withdrawMany", [1n, 2n, 3n]],
    from: STRANGER,
    answers: {
      "withdrawableAmountOf(1)": 5n,
      "withdrawableAmountOf(2)": 0n,
      "withdrawableAmountOf(3)": 6n,
      "getRecipient(1)": RECIPIENT,
      "getRecipient(3)": OTHER,
      withdrawMax: [5n, 0n],
    },
    calls: [
      ["withdrawMax", 1n, RECIPIENT],
      ["withdrawMax", 3n, OTHER],
    ],
  },
  {
    run: ["depositManyViaBroker", [1n, 2n], [RECIPIENT, OTHER], [100n, 200n], FEE],
    calls: [
      ["depositViaBroker", 1n, 100n, SAMPLE, RECIPIENT, FEE],
      ["depositViaBroker", 2n, 200n, SAMPLE, OTHER, FEE],
    ],
    gains: [[OWNER, -300n]],
  },
  {
    title: "all calls are undone when one fails",
    run: ["pauseAndWithdrawMax", 7n],
    answers: { "getRecipient(7)": RECIPIENT },
    does: { withdrawMax: { error: ["SablierFlow_WithdrawAmountZero", 7n] } },
    error: ["SablierFlow_WithdrawAmountZero", 7n],
  },
  ...guarded(
    ["createTwo", [RECIPIENT, OTHER], [RATE, RATE]],
    ["createAndDeposit", RECIPIENT, RATE, 1n],
    ["adjustAndDeposit", 7n, RATE, RECIPIENT, 1n],
    ["pauseAndWithdrawMax", 7n],
    ["voidAndWithdrawMax", 7n],
    ["refundMax", 7n],
  ),
]);

const STREAM = {
  id: 7n,
  sender: OWNER,
  recipient: RECIPIENT,
  deposit: parseUnits("3000", 6),
  ratePerSecond: RATE,
  to: OTHER,
};

/** Runs an action of the program, and gives back the names of the events that it returns. */
const acts =
  (action: string, from = OWNER): Row["run"] =>
  async ({ connection }) =>
    (await managing.main(managing.connect(...connection(from)), action, STREAM)).map(
      ({ eventName }) => eventName,
    );

const PROGRAMS: Setup = { contracts: ["SablierFlow"], decimals: 6 };

table("typescript/flow/manage-stream.ts", PROGRAMS, [
  {
    title: "deposit",
    run: acts("deposit"),
    answers: { "getToken(7)": TOKEN },
    calls: [["deposit", 7n, STREAM.deposit, OWNER, RECIPIENT]],
    returns: [],
    gains: [[OWNER, -STREAM.deposit]],
  },
  {
    title: "withdrawMax",
    run: acts("withdrawMax", RECIPIENT),
    from: RECIPIENT,
    does: withdrawn(5n),
    calls: [["withdrawMax", 7n, OTHER]],
    returns: ["WithdrawFromFlowStream"],
  },
  ...["adjustRatePerSecond", "restart"].map((name): Row => ({
    title: name,
    run: acts(name),
    calls: [[name, 7n, RATE]],
    returns: [],
  })),
  ...["pause", "refundMax", "void"].map((name): Row => ({
    title: name,
    run: acts(name),
    does: { refundMax: { returns: 1n } },
    calls: [[name, 7n]],
    returns: [],
  })),
  {
    title: "stops before it sends what would revert, and names the error",
    run: acts("pause"),
    does: { pause: { error: ["SablierFlow_StreamPaused", 7n] } },
    error: /SablierFlow_StreamPaused/,
  },
  { title: "an unknown action", run: acts("cancel"), error: /"cancel" is none of the actions/ },
]);

table("typescript/flow/batch-calls.ts and batch-pause.ts", PROGRAMS, [
  {
    title: "opens streams in one transaction",
    run: async ({ chain, connection }) => {
      const before = chain.receipts.length;
      const streams = [
        { recipient: RECIPIENT, ratePerSecond: RATE },
        { recipient: OTHER, ratePerSecond: 2n * RATE },
      ];
      const ids = await batch.main(batch.connect(...connection()), TOKEN, streams);
      expect(chain.receipts).toHaveLength(before + 1);
      return ids;
    },
    calls: [
      ["create", OWNER, RECIPIENT, RATE, TOKEN, true],
      ["create", OWNER, OTHER, 2n * RATE, TOKEN, true],
    ],
    returns: [1n, 1n],
  },
  {
    title: "typescript/flow/batch-pause.ts pauses and pays, and returns what the event says",
    run: ({ connection }) =>
      pausing.pauseAndWithdrawMax(batch.connect(...connection()), 7n, RECIPIENT),
    does: withdrawn(usdc("17.28")),
    calls: [
      ["pause", 7n],
      ["withdrawMax", 7n, RECIPIENT],
    ],
    returns: usdc("17.28"),
  },
  {
    title: "shows the error of the call that fails",
    run: ({ connection }) =>
      pausing.pauseAndWithdrawMax(batch.connect(...connection()), 7n, RECIPIENT),
    does: { withdrawMax: { error: ["SablierFlow_WithdrawAmountZero", 7n] } },
    error: /SablierFlow_WithdrawAmountZero/,
  },
]);
