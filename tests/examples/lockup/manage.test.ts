import { zeroAddress } from "viem";
import { sepolia } from "viem/chains";

import * as canceling from "../../../examples/typescript/lockup/cancel";
import * as afterwards from "../../../examples/typescript/lockup/cancel-after-withdrawal";
import * as reading from "../../../examples/typescript/lockup/read-stream";
import * as renouncing from "../../../examples/typescript/lockup/renounce";
import * as transferring from "../../../examples/typescript/lockup/transfer";
import * as withdrawing from "../../../examples/typescript/lockup/withdraw";
import * as withdrawingMany from "../../../examples/typescript/lockup/withdraw-many";
import { clientsOn } from "../support/rpc";
import {
  type Call,
  DAY,
  LOCKUP,
  nowhere,
  OTHER,
  OWNER,
  printed,
  RECIPIENT,
  type Row,
  SAMPLE,
  type Setup,
  STRANGER,
  table,
  TOKEN,
  type World,
} from "../support/table";

/** A second token: whoever pays out the wrong one is found. */
const SECOND = OTHER;

const of = (file: string): Setup => ({
  contracts: ["SablierLockup"],
  file: `solidity/lockup/${file}`,
  args: [OWNER, LOCKUP],
});

/** Functions that only the owner of the contract may call. */
const owned = (...calls: Row["run"][]): Row[] =>
  calls.map((run) => ({ run, from: STRANGER, error: ["OwnableUnauthorizedAccount", STRANGER] }));

/** Functions for whoever decides for the recipient: the recipient, or the owner of a holder. */
const inCharge = (...calls: Call[]): Row[] =>
  calls.flatMap((run): Row[] => [
    {
      title: `${run[0]} is not for the owner while a recipient holds the stream`,
      run,
      answers: { "ownerOf(7)": RECIPIENT },
      error: ["NotInCharge", 7n, OWNER],
    },
    {
      title: `${run[0]} is not for strangers of a stream that the contract holds`,
      run,
      from: STRANGER,
      answers: { "ownerOf(7)": SAMPLE },
      error: ["NotInCharge", 7n, STRANGER],
    },
  ]);

table("solidity/lockup/StreamManager.sol", of("StreamManager.sol"), [
  {
    run: ["open", TOKEN, RECIPIENT, 1000n, 100n * DAY],
    calls: [
      [
        "createWithDurationsLL",
        {
          sender: SAMPLE,
          recipient: RECIPIENT,
          totalAmount: 1000n,
          token: TOKEN,
          cancelable: true,
          transferable: true,
          shape: "linear",
          broker: { account: zeroAddress, fee: 0n },
        },
        { start: 0n, cliff: 0n },
        { cliff: 0, total: Number(100n * DAY) },
      ],
    ],
    returns: 1n,
    gains: [[OWNER, -1000n]],
  },
  ...(
    [
      [{ getSender: SAMPLE, ownerOf: RECIPIENT }, [true, false, false]],
      [{ getApproved: SAMPLE }, [false, false, true]],
      [{ isApprovedForAll: true }, [false, false, true]],
      [{ ownerOf: SAMPLE }, [false, true, false]],
    ] as const
  ).map(([answers, roles]): Row => ({
    title: `rolesOf ${JSON.stringify(answers)}`,
    run: ["rolesOf", 7n],
    answers: {
      ownerOf: STRANGER,
      getSender: OTHER,
      getApproved: zeroAddress,
      isApprovedForAll: false,
      ...answers,
    },
    returns: roles,
  })),
  {
    title: "sweep brings what a stranger withdrew to the contract to its owner",
    run: async ({ token, sample }) => {
      await token.write("mint", [SAMPLE, 5n], { from: OWNER });
      return sample?.write("sweep", [TOKEN], { from: OWNER });
    },
    returns: 5n,
    gains: [[OWNER, 5n]],
  },
  ...owned(["open", TOKEN, RECIPIENT, 1n, 1n], ["sweep", TOKEN]),
]);

table("solidity/lockup/WithdrawStreams.sol", of("WithdrawStreams.sol"), [
  {
    run: ["pay", 7n, 5n],
    from: STRANGER,
    answers: { "ownerOf(7)": RECIPIENT },
    calls: [["withdraw", 7n, RECIPIENT, 5n]],
  },
  {
    run: ["withdrawTo", 7n, OTHER, 5n],
    from: RECIPIENT,
    answers: { "ownerOf(7)": RECIPIENT },
    calls: [["withdraw", 7n, OTHER, 5n]],
  },
  {
    title: "withdrawTo of a stream that the contract holds",
    run: ["withdrawTo", 7n, OTHER, 5n],
    answers: { "ownerOf(7)": SAMPLE },
    calls: [["withdraw", 7n, OTHER, 5n]],
  },
  {
    run: ["withdrawMaxTo", 7n, OTHER],
    from: RECIPIENT,
    answers: { "ownerOf(7)": RECIPIENT, withdrawMax: 9n },
    calls: [["withdrawMax", 7n, OTHER]],
    returns: 9n,
  },
  {
    run: ["payMany", [1n, 2n]],
    from: STRANGER,
    answers: { "withdrawableAmountOf(1)": 5n, "withdrawableAmountOf(2)": 0n },
    calls: [["withdrawMultiple", [1n, 2n], [5n, 0n]]],
  },
  ...inCharge(["withdrawTo", 7n, OTHER, 1n], ["withdrawMaxTo", 7n, OTHER]),
]);

table("solidity/lockup/CancelStreams.sol", of("CancelStreams.sol"), [
  {
    run: ["cancel", 7n],
    answers: { "refundableAmountOf(7)": 500n, "getUnderlyingToken(7)": TOKEN },
    does: { cancel: { moves: [[TOKEN, LOCKUP, SAMPLE, 500n]] } },
    calls: [["cancel", 7n]],
    returns: 500n,
    gains: [[OWNER, 500n]],
  },
  {
    title: "cancelMany passes on each refund in the token of its stream",
    run: async ({ chain, token, sample }) => {
      const second = await chain.voidToken("DAI", 18, SECOND);
      await second.write("mint", [LOCKUP, 70n], { from: OWNER });
      await sample?.write("cancelMany", [[1n, 2n]], { from: OWNER });
      return [await second.read("balanceOf", [OWNER]), await token.read("balanceOf", [SAMPLE])];
    },
    from: SAMPLE,
    answers: {
      "refundableAmountOf(1)": 500n,
      "refundableAmountOf(2)": 70n,
      "getUnderlyingToken(1)": TOKEN,
      "getUnderlyingToken(2)": SECOND,
    },
    does: {
      cancelMultiple: {
        moves: [
          [TOKEN, LOCKUP, SAMPLE, 500n],
          [SECOND, LOCKUP, SAMPLE, 70n],
        ],
      },
    },
    calls: [["cancelMultiple", [1n, 2n]]],
    returns: [70n, 0n],
    gains: [[OWNER, 500n]],
  },
  ...owned(["cancel", 7n], ["cancelMany", [7n]]),
]);

table("solidity/lockup/RenounceStreams.sol", of("RenounceStreams.sol"), [
  { run: ["renounce", 7n], calls: [["renounce", 7n]] },
  { run: ["renounceMany", [1n, 2n]], calls: [["renounceMultiple", [1n, 2n]]] },
  ...owned(["renounce", 7n], ["renounceMany", [7n]]),
]);

const CASH_OUT: Row = {
  run: ["cashOutAndTransfer", 7n, OTHER],
  answers: { "getUnderlyingToken(7)": TOKEN },
  calls: [["withdrawMaxAndTransfer", 7n, OTHER]],
  returns: 500n,
};

table("solidity/lockup/TransferStreams.sol", of("TransferStreams.sol"), [
  {
    ...CASH_OUT,
    from: RECIPIENT,
    answers: { "ownerOf(7)": RECIPIENT },
    does: {
      withdrawMaxAndTransfer: { returns: 500n, moves: [[TOKEN, LOCKUP, RECIPIENT, 500n]] },
    },
    gains: [[RECIPIENT, 500n]],
  },
  {
    ...CASH_OUT,
    title: "cashOutAndTransfer passes on what a stream of the contract pays",
    answers: { "ownerOf(7)": SAMPLE, "getUnderlyingToken(7)": TOKEN },
    does: { withdrawMaxAndTransfer: { returns: 500n, moves: [[TOKEN, LOCKUP, SAMPLE, 500n]] } },
    gains: [[OWNER, 500n]],
  },
  {
    run: ["transfer", 7n, OTHER],
    from: RECIPIENT,
    answers: { "ownerOf(7)": RECIPIENT },
    calls: [["safeTransferFrom", RECIPIENT, OTHER, 7n]],
  },
  ...inCharge(["cashOutAndTransfer", 7n, OTHER], ["transfer", 7n, OTHER]),
]);

const PROGRAMS: Setup = { contracts: ["SablierLockup"] };
/** The address that the programs pay to, or hand the stream to. */
const TARGET = "0x1111111111111111111111111111111111111111";

const FACTS = {
  "getSender(1)": OWNER,
  "getRecipient(1)": RECIPIENT,
  "withdrawableAmountOf(1)": 5n,
  "refundableAmountOf(1)": 6n,
  "isCancelable(1)": true,
  "isTransferable(1)": false,
};
const reader = ({ chain }: World) => clientsOn(chain, sepolia, STRANGER).reader;

table("typescript/lockup/read-stream.ts", PROGRAMS, [
  {
    title: "prints what can be done with a stream",
    run: (world) => printed(() => reading.main(reader(world))),
    answers: FACTS,
    returns: [
      [
        {
          sender: OWNER,
          recipient: RECIPIENT,
          withdrawable: 5n,
          refundable: 6n,
          cancelable: true,
          transferable: false,
        },
      ],
    ],
  },
  {
    title: "names a chain without Lockup v2.0",
    run: (world) => reading.overview(nowhere(reader(world)), 1n),
    error: /Lockup v2\.0 is not on Nowhere\./,
  },
]);

table("typescript/lockup/withdraw.ts", PROGRAMS, [
  {
    title: "withdraws everything, and prints what the event says",
    run: ({ connection }) => printed(() => withdrawing.main(withdrawing.connect(...connection()))),
    does: {
      withdrawMax: {
        returns: 4n,
        moves: [[TOKEN, LOCKUP, TARGET, 5n]],
        emits: [["WithdrawFromLockupStream", { streamId: 1n, to: TARGET, amount: 5n }]],
      },
    },
    calls: [["withdrawMax", 1n, TARGET]],
    returns: [[`Withdrew 5 base units from stream 1 to ${TARGET}.`]],
    gains: [[TARGET, 5n]],
  },
  {
    title: "stops before it sends a transaction that would revert, and names the error",
    run: ({ connection }) => withdrawing.main(withdrawing.connect(...connection(STRANGER))),
    does: {
      withdrawMax: {
        error: ["SablierLockupBase_WithdrawalAddressNotRecipient", 1n, STRANGER, TARGET],
      },
    },
    error: /SablierLockupBase_WithdrawalAddressNotRecipient/,
  },
]);

table("typescript/lockup/withdraw-many.ts", PROGRAMS, [
  {
    title: "pays recipients, and names the streams that were skipped",
    run: ({ connection }) =>
      printed(() => withdrawingMany.main(withdrawingMany.connect(...connection()))),
    answers: {
      "withdrawableAmountOf(1)": 5n,
      "withdrawableAmountOf(2)": 0n,
      "withdrawableAmountOf(3)": 6n,
    },
    does: {
      withdrawMultiple: {
        emits: [
          // SablierLockupBase_WithdrawAmountZero(2)
          [
            "InvalidWithdrawalInWithdrawMultiple",
            { streamId: 2n, revertData: `0xf747ab7c${"2".padStart(64, "0")}` },
          ],
          ["InvalidWithdrawalInWithdrawMultiple", { streamId: 3n, revertData: "0x12345678" }],
        ],
      },
    },
    calls: [["withdrawMultiple", [1n, 2n, 3n], [5n, 0n, 6n]]],
    returns: [
      [
        "Skipped:",
        [
          { streamId: 2n, reason: "SablierLockupBase_WithdrawAmountZero" },
          { streamId: 3n, reason: "unknown error 0x12345678" },
        ],
      ],
    ],
  },
]);

table("typescript/lockup/cancel.ts", PROGRAMS, [
  {
    title: "cancels and tells how the deposits were split",
    run: ({ connection }) => printed(() => canceling.main(canceling.connect(...connection()))),
    does: {
      cancelMultiple: {
        emits: [1n, 2n].map((streamId) => [
          "CancelLockupStream",
          { streamId, senderAmount: 500n, recipientAmount: 40n + streamId },
        ]),
      },
    },
    calls: [["cancelMultiple", [1n, 2n]]],
    returns: [["1: 500 refunded, 41 left to withdraw."], ["2: 500 refunded, 42 left to withdraw."]],
  },
  {
    title: "names the error",
    run: ({ connection }) => canceling.main(canceling.connect(...connection())),
    does: { cancelMultiple: { error: ["SablierLockupBase_StreamCanceled", 1n] } },
    error: /SablierLockupBase_StreamCanceled/,
  },
]);

table("typescript/lockup/renounce.ts", PROGRAMS, [
  {
    title: "renounces",
    run: ({ connection }) => printed(() => renouncing.main(renouncing.connect(...connection()))),
    calls: [["renounceMultiple", [1n, 2n]]],
    returns: [["Streams 1, 2 can no longer be canceled."]],
  },
]);

table("typescript/lockup/transfer.ts", PROGRAMS, [
  {
    title: "pays its account, then transfers the stream",
    run: ({ connection }) =>
      printed(() => transferring.main(transferring.connect(...connection()))),
    answers: { withdrawMaxAndTransfer: 5n },
    calls: [["withdrawMaxAndTransfer", 1n, TARGET]],
    returns: [[`Stream 1 belongs to ${TARGET}.`]],
  },
  {
    title: "transfers the stream with everything in it",
    run: ({ connection }) =>
      printed(() => transferring.main(transferring.connect(...connection()), false)),
    calls: [["safeTransferFrom", OWNER, TARGET, 1n]],
    returns: [[`Stream 1 belongs to ${TARGET}.`]],
  },
]);

table(
  "typescript/lockup/cancel-after-withdrawal.ts",
  PROGRAMS,
  (
    [
      [0n, true, false],
      [1n, false, false],
      [1n, true, true],
    ] as const
  ).map(([withdrawn, isCancelable, returns]): Row => ({
    title: `after ${withdrawn} withdrawn of a stream ${isCancelable ? "" : "not "}to be canceled`,
    run: ({ connection }) => afterwards.main(afterwards.connect(...connection()), 7n),
    answers: { "getWithdrawnAmount(7)": withdrawn, "isCancelable(7)": isCancelable },
    calls: returns ? [["cancel", 7n]] : [],
    returns,
  })),
);
