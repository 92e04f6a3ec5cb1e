import { defineContract } from "../schema";
import type { Emission, Requirement, ValueDoc } from "../schema";

const lockup: ValueDoc = {
  name: "lockup",
  text: "Lockup contract that creates the streams. The batch contract does not check this address: it calls and approves any address that you pass, so take it from the deployment list.",
};

const token: ValueDoc = {
  name: "token",
  text: "ERC-20 token of every stream in the batch.",
};

const streamIds: ValueDoc = {
  name: "streamIds",
  unit: "id",
  text: "Ids of the new streams, in the order of `batch`.",
};

const notEmpty: Requirement = {
  text: "`batch` has at least one element.",
  raises: "SablierBatchLockup_BatchSizeZero",
};

const funded: Requirement = {
  text: "You hold the sum of all `totalAmount` values and have approved this contract to spend it.",
  raises: { other: "the token's own error" },
};

const elementsValid = (lockupFunction: string): Requirement => ({
  text: `Every element passes the checks of [\`${lockupFunction}\`](ref:lockup/SablierLockup#${lockupFunction}). One bad element reverts the whole batch.`,
  raises: { other: `the error of \`${lockupFunction}\`` },
});

const emitted = (event: string): readonly Emission[] => [
  { event: "Transfer", by: "the token", when: "once from you to this contract, for the whole sum" },
  {
    event,
    by: "lockup/SablierLockup",
    when: "once per element; its `funder` is this batch contract",
  },
];

const FUNDING =
  "The contract pulls the whole sum from you first, raises its allowance for `lockup` to exactly that sum if it is lower, and then creates the streams one by one.";

export default defineContract({
  name: "SablierBatchLockup",
  kind: "contract",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/contract.SablierBatchLockup",
  source: "src/SablierBatchLockup.sol",
  abi: ["lockup/v2.0/SablierBatchLockup"],
  inherits: ["lockup/ISablierBatchLockup"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "function",
      name: "createWithDurationsLD",
      origin: ["lockup/ISablierBatchLockup"],
      summary:
        "Creates several dynamic streams that start in the current block and whose segments are given as durations.",
      caller: "Any address. You pay for all streams.",
      params: [
        lockup,
        token,
        {
          name: "batch",
          text: "One element per stream: the parameters of the Lockup function without the token.",
        },
      ],
      returns: [streamIds],
      requires: [notEmpty, funded, elementsValid("createWithDurationsLD")],
      emits: emitted("CreateLockupDynamicStream"),
      notes: [
        FUNDING,
        "An element without segments fails inside Lockup with the panic for an index out of bounds.",
      ],
    },
    {
      kind: "function",
      name: "createWithDurationsLL",
      origin: ["lockup/ISablierBatchLockup"],
      summary:
        "Creates several linear streams that start in the current block, each with a total duration and an optional cliff duration.",
      caller: "Any address. You pay for all streams.",
      params: [
        lockup,
        token,
        {
          name: "batch",
          text: "One element per stream. `durations` comes before `unlockAmounts` here; the Lockup function takes them in the opposite order.",
        },
      ],
      returns: [streamIds],
      requires: [notEmpty, funded, elementsValid("createWithDurationsLL")],
      emits: emitted("CreateLockupLinearStream"),
      notes: [FUNDING],
    },
    {
      kind: "function",
      name: "createWithDurationsLT",
      origin: ["lockup/ISablierBatchLockup"],
      summary:
        "Creates several tranched streams that start in the current block and whose tranches are given as durations.",
      caller: "Any address. You pay for all streams.",
      params: [
        lockup,
        token,
        {
          name: "batch",
          text: "One element per stream: the parameters of the Lockup function without the token.",
        },
      ],
      returns: [streamIds],
      requires: [notEmpty, funded, elementsValid("createWithDurationsLT")],
      emits: emitted("CreateLockupTranchedStream"),
      notes: [
        FUNDING,
        "An element without tranches fails inside Lockup with the panic for an index out of bounds.",
      ],
    },
    {
      kind: "function",
      name: "createWithTimestampsLD",
      origin: ["lockup/ISablierBatchLockup"],
      summary:
        "Creates several dynamic streams with a start time and segments that end at fixed timestamps.",
      caller: "Any address. You pay for all streams.",
      params: [
        lockup,
        token,
        {
          name: "batch",
          text: "One element per stream. You pass no end time: the stream ends at the timestamp of the last segment.",
        },
      ],
      returns: [streamIds],
      requires: [
        notEmpty,
        funded,
        { text: "Every element has at least one segment.", raises: { panic: "0x32" } },
        elementsValid("createWithTimestampsLD"),
      ],
      emits: emitted("CreateLockupDynamicStream"),
      notes: [FUNDING],
    },
    {
      kind: "function",
      name: "createWithTimestampsLL",
      origin: ["lockup/ISablierBatchLockup"],
      summary:
        "Creates several linear streams with fixed start and end times and an optional cliff time.",
      caller: "Any address. You pay for all streams.",
      params: [
        lockup,
        token,
        {
          name: "batch",
          text: "One element per stream. A `cliffTime` of 0 means that the stream has no cliff.",
        },
      ],
      returns: [streamIds],
      requires: [notEmpty, funded, elementsValid("createWithTimestampsLL")],
      emits: emitted("CreateLockupLinearStream"),
      notes: [FUNDING],
    },
    {
      kind: "function",
      name: "createWithTimestampsLT",
      origin: ["lockup/ISablierBatchLockup"],
      summary:
        "Creates several tranched streams with a start time and tranches that unlock at fixed timestamps.",
      caller: "Any address. You pay for all streams.",
      params: [
        lockup,
        token,
        {
          name: "batch",
          text: "One element per stream. You pass no end time: the stream ends at the timestamp of the last tranche.",
        },
      ],
      returns: [streamIds],
      requires: [
        notEmpty,
        funded,
        { text: "Every element has at least one tranche.", raises: { panic: "0x32" } },
        elementsValid("createWithTimestampsLT"),
      ],
      emits: emitted("CreateLockupTranchedStream"),
      notes: [FUNDING],
    },
    {
      kind: "function",
      name: "_approve",
      solidity: "function _approve(address lockup, IERC20 token, uint256 amount) internal",
      summary: "Raises this contract's token allowance for `lockup` to `amount` if it is lower.",
      params: [
        { name: "lockup", text: "Spender: the Lockup contract of the batch." },
        { name: "token", text: "Token to approve." },
        { name: "amount", unit: "base units", text: "Allowance that the batch needs." },
      ],
      notes: [
        "Some tokens accept a new allowance only after a reset to zero. If the first attempt fails, the function resets the allowance and tries again.",
      ],
    },
    {
      kind: "function",
      name: "_handleTransfer",
      solidity: "function _handleTransfer(address lockup, IERC20 token, uint256 amount) internal",
      summary: "Pulls `amount` from the caller into this contract and then calls `_approve`.",
      params: [
        { name: "lockup", text: "Lockup contract of the batch." },
        { name: "token", text: "Token to pull." },
        { name: "amount", unit: "base units", text: "Sum of the `totalAmount` values." },
      ],
      requires: [funded],
      notes: [
        "The sum is added without an overflow check. A sum that wraps around is too small, so a later create call fails and the batch reverts.",
      ],
    },
  ],
});
