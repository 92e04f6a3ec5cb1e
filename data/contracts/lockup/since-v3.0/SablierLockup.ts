import {
  commonChecks,
  countCheck,
  durationsCountCheck,
  firstCheck,
  granularityCheck,
  lastCheck,
  libraryCheck,
  linearChecks,
  lockupHelpersCheck,
  partChecks,
  priceChecks,
  unlockChecks,
} from "../../_shared/lockup-creation";
import { streamNftRecords } from "../../_shared/erc721";
import { defineContract } from "../../schema";
import type { Emission, FunctionRecord, Note, Requirement, ValueDoc } from "../../schema";

const COMPTROLLER = "Reserved for the Comptroller";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Id of the stream." };

const newStreamId: ValueDoc = {
  name: "streamId",
  unit: "id",
  text: "Id of the new stream, which is `nextStreamId` before the call.",
};

const streamIds: ValueDoc = {
  name: "streamIds",
  unit: "id",
  text: "Ids of the streams, processed in this order.",
};

const ownAddress: Requirement = {
  text: "The code runs at the contract's own address, not by a delegate call from another contract.",
  raises: "DelegateCall",
};

const exists: Requirement = {
  text: "A stream with this id exists.",
  raises: "SablierLockupState_Null",
};

const model = (name: string): Requirement => ({
  text: `The stream is ${name}.`,
  raises: "SablierLockupState_NotExpectedModel",
});

const notDepleted: Requirement = {
  text: "The stream is not depleted.",
  raises: "SablierLockup_StreamDepleted",
};

const notCanceled: Requirement = {
  text: "The stream has not been canceled.",
  raises: "SablierLockup_StreamCanceled",
};

const sender: Requirement = {
  text: "You are the sender of the stream.",
  raises: "SablierLockup_Unauthorized",
};

const notSettled: Requirement = {
  text: "Part of the deposit is not streamed yet.",
  raises: "SablierLockup_StreamSettled",
};

const cancelable: Requirement = {
  text: "The stream was created as cancelable and not renounced.",
  raises: "SablierLockup_StreamNotCancelable",
};

const recipientSide: Requirement = {
  text: "You are the recipient, the address approved for the NFT, or an operator of the recipient. For a burned NFT, all callers fail this check.",
  raises: "SablierLockup_Unauthorized",
};

const comptroller: Requirement = {
  text: "You are the Comptroller contract.",
  raises: "Comptrollerable_CallerNotComptroller",
};

const payoutWorks: Requirement = {
  text: "The token accepts the transfer.",
  raises: { other: "the token's own error" },
};

const feePaid: Requirement = {
  text: "The native value of the call is at least [`calculateMinFeeWei`](ref:@/SablierLockup#calculateMinFeeWei) of the stream.",
  raises: "SablierLockup_InsufficientFeePayment",
};

const hookAnswers = (hook: string, when: string): readonly Requirement[] => [
  {
    text: `${when}: its [\`${hook}\`](ref:lockup/v4.0/ISablierLockupRecipient#${hook}) does not revert.`,
    raises: { other: "the error of the hook, unchanged" },
  },
  {
    text: `${when}: the hook returns its own selector.`,
    raises: "SablierLockup_InvalidHookSelector",
  },
];

const withdrawHook = hookAnswers(
  "onSablierLockupWithdraw",
  "If the recipient is on the hook allowlist and is not the caller",
);

const cancelHook = hookAnswers(
  "onSablierLockupCancel",
  "If the recipient is on the hook allowlist",
);

const withdrawTarget: readonly Requirement[] = [
  notDepleted,
  { text: "`to` is not the zero address.", raises: "SablierLockup_WithdrawToZeroAddress" },
  {
    text: "`to` is the recipient, or you are the recipient, the address approved for the NFT or an operator of the recipient.",
    raises: "SablierLockup_WithdrawalAddressNotRecipient",
  },
];

const withdrawCaller =
  "Any address, when `to` is the recipient. For another `to`, the recipient, the address approved for the NFT, or an operator of the recipient, but not the sender.";

const withdrawEmits: readonly Emission[] = [
  { event: "Transfer", by: "the token" },
  "WithdrawFromLockupStream",
  "MetadataUpdate",
];

const cancelEmits: readonly Emission[] = [
  { event: "Transfer", by: "the token" },
  "CancelLockupStream",
  "MetadataUpdate",
];

const NO_FEE =
  "No fee is due. The contract keeps any native value that you send, until [`transferFeesToComptroller`](ref:@/SablierLockup#transferFeesToComptroller) moves it to the Comptroller.";

const FEE =
  "The contract keeps the whole native value, including any excess over the minimum. Read the fee right before you send. It moves with a price feed, so add a margin, or read and withdraw in one transaction.";

const FEED_BROKEN =
  "If the Comptroller's price feed has no code or returns too few bytes, the fee calculation reverts without data, and so does the withdrawal.";

const PLAIN_MINT =
  "The NFT goes to the recipient. The mint does not check whether a receiving contract can handle NFTs.";

const FUNDED =
  "The contract does not detect tokens that take a fee on transfers. Such a stream holds less than it owes, and its last withdrawals fail.";

const PAST =
  "Times may be in the past. A stream whose end has passed is settled in its first block.";

const WRAP = (part: string): string =>
  `The contract adds up the durations, and the last timestamp is the end. The sum wraps around at the maximum of \`uint40\`, and a wrapped or zero duration after the first breaks the order of the ${part}s.`;

const CREATE_NOTES: readonly Note[] = [PLAIN_MINT, FUNDED, NO_FEE];

/** What is left to fail once the parameters have passed. */
const mintAndPay: readonly Requirement[] = [
  { text: "`recipient` is not the zero address.", raises: "ERC721InvalidReceiver" },
  {
    text: "You hold the deposit and have approved this contract to spend it.",
    raises: { other: "the token's own error" },
  },
  {
    text: "The token is a contract and does not return false for the transfer.",
    raises: "SafeERC20FailedOperation",
  },
];

const createEmits = (event: string): readonly Emission[] => [
  "MetadataUpdate",
  "Transfer",
  { event: "Transfer", by: "the token", when: "from you to this contract, the deposit" },
  event,
];

const PAYER = "Any address. The caller pays the deposit and may differ from the sender.";

const durationParams: ValueDoc = {
  name: "params",
  text: "Sender, recipient, deposit, token, flags and shape. The start is the block time.",
};

const timestampParams: ValueDoc = {
  name: "params",
  text: "Sender, recipient, deposit, token, flags, start and end time, and shape.",
};

const unlockAmounts: ValueDoc = {
  name: "unlockAmounts",
  text: "Amounts that unlock at the start and at the cliff.",
};

const granularity: ValueDoc = {
  name: "granularity",
  unit: "seconds",
  text: "Step of the linear part, counted from the cliff or, without one, from the start. 0 means 1 second.",
  since: "lockup@v4.0",
};

const GRANULARITY: Note = {
  text: "`granularity` is the third argument, before the times. Calendar months differ in length, so a monthly unlock needs [tranches](ref:@/SablierLockup#createWithTimestampsLT).",
  since: "lockup@v4.0",
};

const commonParams: ValueDoc = {
  name: "commonParams",
  text: "Payer, sender, recipient, deposit, token, flags, times and shape.",
};

const BATCH_FUNDER =
  "For a stream from the batch contract, `funder` is that contract. `CreateLockupBatch` names the payer.";

/** A getter that takes a stream id and fails for an unknown one. */
const getter = (
  name: string,
  summary: string,
  result: ValueDoc,
  more: Pick<FunctionRecord, "notes" | "since"> & { readonly model?: Requirement } = {},
): FunctionRecord => {
  const { model: onlyModel, ...rest } = more;
  return {
    kind: "function",
    name,
    summary,
    params: [streamId],
    returns: [result],
    requires: [exists, ...(onlyModel === undefined ? [] : [onlyModel])],
    ...rest,
  };
};

export default defineContract({
  name: "SablierLockup",
  kind: "contract",
  releases: ["lockup@v3.0", "lockup@v4.0"],
  route: "/reference/lockup/{version}/sablier-lockup",
  source: "src/SablierLockup.sol",
  abi: ["lockup/{version}/SablierLockup"],
  inherits: ["Batch", "Comptrollerable", "ERC721", "NoDelegateCall"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Deploys Lockup with a Comptroller and an NFT descriptor.",
      params: [
        { name: "initialComptroller", text: "Contract that sets the fee and administers Lockup." },
        { name: "initialNFTDescriptor", text: "Contract that returns `tokenURI`; not checked." },
      ],
      requires: [
        {
          text: "`initialComptroller` has code and implements `supportsInterface`.",
          raises: { other: "no data, or its own error" },
        },
        {
          text: "`initialComptroller` returns true for the interface id `0x65443910`.",
          raises: "Comptrollerable_UnsupportedInterfaceId",
        },
      ],
      emits: ["SetComptroller"],
      notes: [
        {
          text: "Link the bytecode with the libraries [LockupHelpers](ref:@/LockupHelpers) and [LockupMath](ref:@/LockupMath) first.",
          since: "lockup@v4.0",
        },
        {
          text: "Link the bytecode with the libraries `Helpers` and `LockupMath` first.",
          until: "lockup@v3.0",
        },
        "Stream ids begin at 1. The contract has no function to receive plain transfers of native coins, so these revert.",
      ],
    },
    {
      kind: "function",
      name: "createWithDurationsLD",
      summary: "Creates a dynamic stream that starts at the block time.",
      caller: PAYER,
      params: [
        durationParams,
        { name: "segmentsWithDuration", text: "Segments in order, each with its length." },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        ...durationsCountCheck("segment"),
        ...commonChecks(libraryCheck),
        ...firstCheck(libraryCheck, "segment"),
        ...partChecks(libraryCheck, "segment"),
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupDynamicStream"),
      notes: [WRAP("segment"), ...CREATE_NOTES],
    },
    {
      kind: "function",
      name: "createWithDurationsLL",
      summary: "Creates a linear stream that starts at the block time, with an optional cliff.",
      caller: PAYER,
      params: [
        durationParams,
        unlockAmounts,
        granularity,
        {
          name: "durations",
          text: "Length up to the cliff (0 for none) and up to the end, both from the start.",
        },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        {
          text: "Block time plus `durations.cliff`, and plus `durations.total`, fits `uint40`.",
          raises: { panic: "0x11" },
        },
        ...commonChecks(libraryCheck),
        ...linearChecks(libraryCheck).filter(
          ({ raises }) => typeof raises !== "string" || !raises.endsWith("ThanCliffTime"),
        ),
        granularityCheck,
        ...unlockChecks(libraryCheck),
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupLinearStream"),
      notes: [
        GRANULARITY,
        "With a cliff, only the start unlock is available before it.",
        ...CREATE_NOTES,
      ],
    },
    {
      kind: "function",
      name: "createWithDurationsLT",
      summary: "Creates a tranched stream that starts at the block time.",
      caller: PAYER,
      params: [
        durationParams,
        {
          name: "tranchesWithDuration",
          text: "Tranches in order, each with its distance from the one before.",
        },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        ...durationsCountCheck("tranche"),
        ...commonChecks(libraryCheck),
        ...firstCheck(libraryCheck, "tranche"),
        ...partChecks(libraryCheck, "tranche"),
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupTranchedStream"),
      notes: [WRAP("tranche"), ...CREATE_NOTES],
    },
    {
      kind: "function",
      name: "createWithTimestampsLD",
      summary: "Creates a dynamic stream with given times.",
      caller: PAYER,
      params: [
        timestampParams,
        { name: "segments", text: "Segments in order, each with the time of its end." },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        ...commonChecks(libraryCheck),
        ...countCheck(libraryCheck, "segment"),
        ...firstCheck(libraryCheck, "segment"),
        ...lastCheck(libraryCheck, "segment"),
        ...partChecks(libraryCheck, "segment"),
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupDynamicStream"),
      notes: [
        "No constant such as `MAX_COUNT` of v2.0 limits the number of segments. The limit is the [gas of a transaction](/guides/lockup/v4.0/gas#growth), because each segment takes a storage slot.",
        PAST,
        ...CREATE_NOTES,
      ],
    },
    {
      kind: "function",
      name: "createWithTimestampsLL",
      summary: "Creates a linear stream with given times, with an optional cliff.",
      caller: PAYER,
      params: [
        timestampParams,
        unlockAmounts,
        granularity,
        { name: "cliffTime", unit: "Unix seconds", text: "Time of the cliff; 0 for none." },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        ...commonChecks(libraryCheck),
        ...linearChecks(libraryCheck),
        granularityCheck,
        ...unlockChecks(libraryCheck),
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupLinearStream"),
      notes: [
        GRANULARITY,
        "With a cliff, only the start unlock is available before it.",
        PAST,
        ...CREATE_NOTES,
      ],
    },
    {
      kind: "function",
      name: "createWithTimestampsLPG",
      since: "lockup@v4.0",
      summary:
        "Creates a price-gated stream, which unlocks completely while a price feed is at its target, or at the end.",
      caller: PAYER,
      params: [
        timestampParams,
        { name: "unlockParams", text: "Price feed and target price with 8 decimals." },
      ],
      returns: [newStreamId],
      requires: [ownAddress, ...commonChecks(lockupHelpersCheck), ...priceChecks, ...mintAndPay],
      emits: createEmits("CreateLockupPriceGatedStream"),
      notes: [
        "The contract does not check that the feed belongs to the token, that it is a Chainlink feed, or how old its price is. A sender who controls the feed controls the price.",
        "The start time does not delay the unlock. With the price at the target before the start, everything can be withdrawn and the sender cannot cancel.",
        "If the feed has no code or returns too few bytes, the call reverts without data.",
        "If `cancelable` is true, the sender can take the whole deposit back whenever the price is below the target before the end, even after it has been reached. Set it to false to prevent this.",
        "There is no variant with durations, because the contract would exceed the size limit of 24,576 bytes.",
        "`shape` is checked, but neither stored nor emitted.",
        PAST,
        ...CREATE_NOTES,
      ],
    },
    {
      kind: "function",
      name: "createWithTimestampsLT",
      summary: "Creates a tranched stream with given times.",
      caller: PAYER,
      params: [
        timestampParams,
        { name: "tranches", text: "Tranches in order, each with the time of its unlock." },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        ...commonChecks(libraryCheck),
        ...countCheck(libraryCheck, "tranche"),
        ...firstCheck(libraryCheck, "tranche"),
        ...lastCheck(libraryCheck, "tranche"),
        ...partChecks(libraryCheck, "tranche"),
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupTranchedStream"),
      notes: [
        "No constant such as `MAX_COUNT` of v2.0 limits the number of tranches. The limit is the [gas of a transaction](/guides/lockup/v4.0/gas#growth), because each tranche takes a storage slot.",
        PAST,
        ...CREATE_NOTES,
      ],
    },
    {
      kind: "function",
      name: "aggregateAmount",
      summary: "Returns the amount that the contract owes to all streams of a token.",
      params: [{ name: "token", text: "Token to look up." }],
      returns: [
        {
          name: "amount",
          unit: "base units",
          text: "Sum of all deposits minus refunds and withdrawals; 0 for an unknown token.",
        },
      ],
      notes: [
        "Any balance above this sum was sent by mistake. The Comptroller can move it with [`recover`](ref:@/SablierLockup#recover).",
      ],
    },
    {
      kind: "function",
      name: "calculateMinFeeWei",
      summary: "Returns the minimum native value of a withdrawal from a stream.",
      params: [streamId],
      returns: [
        {
          name: "minFeeWei",
          unit: "wei",
          text: "Minimum fee, converted from USD with the Comptroller's price feed and rounded down; 0 when no fee is set.",
        },
      ],
      requires: [exists],
      notes: [
        "The fee depends on the stream's sender, for whom the Comptroller can set a custom fee. The caller of the withdrawal pays it.",
        "The result is also 0 while the Comptroller has no price feed, or the feed has no valid price or one that is older than 24 hours. See [Fees](/concepts/fees).",
        "Do not hard-code 0. A change takes effect at once, including for existing streams.",
      ],
    },
    {
      kind: "function",
      name: "comptroller",
      origin: ["Comptrollerable"],
      declaredAs: "ISablierComptroller public override",
      summary: "Returns the contract that sets the withdrawal fee and administers Lockup.",
      returns: [{ name: "", text: "Address of the Comptroller." }],
      notes: ["The admin of v2.0 no longer exists. Read `admin()` of the Comptroller."],
    },
    getter(
      "getCliffTime",
      "Returns the cliff time of a linear stream.",
      { name: "cliffTime", unit: "Unix seconds", text: "Time of the cliff; 0 without one." },
      { model: model("linear") },
    ),
    getter("getDepositedAmount", "Returns the deposit of a stream.", {
      name: "depositedAmount",
      unit: "base units",
      text: "Deposit at creation. Withdrawals and a cancellation do not change it.",
    }),
    getter("getEndTime", "Returns the time from which the whole deposit is streamed.", {
      name: "endTime",
      unit: "Unix seconds",
      text: "End time set at creation. A cancellation does not change it.",
    }),
    getter(
      "getGranularity",
      "Returns the step of a linear stream.",
      {
        name: "granularity",
        unit: "seconds",
        text: "Step, at least 1, because a 0 at creation is stored as 1.",
      },
      { model: model("linear"), since: "lockup@v4.0" },
    ),
    {
      kind: "function",
      name: "getLockupModel",
      summary: "Returns the model of a stream.",
      params: [streamId],
      returns: [
        {
          name: "lockupModel",
          text: "0 linear, 1 dynamic, 2 tranched, 3 price-gated.",
          since: "lockup@v4.0",
        },
        { name: "lockupModel", text: "0 linear, 1 dynamic, 2 tranched.", until: "lockup@v3.0" },
      ],
      requires: [exists],
    },
    getter(
      "getPriceGatedUnlockParams",
      "Returns the price feed and the target price of a price-gated stream.",
      {
        name: "unlockParams",
        text: "Feed and target as given at creation; they cannot be changed.",
      },
      { model: model("price-gated"), since: "lockup@v4.0" },
    ),
    {
      kind: "function",
      name: "getRecipient",
      summary: "Returns the recipient of a stream, who is the owner of its NFT.",
      params: [streamId],
      returns: [{ name: "recipient", text: "Current owner of the NFT." }],
      requires: [
        {
          text: "The stream exists and its NFT is not burned.",
          raises: "ERC721NonexistentToken",
        },
      ],
    },
    getter("getRefundedAmount", "Returns the amount that a cancellation refunded to the sender.", {
      name: "refundedAmount",
      unit: "base units",
      text: "Refund; 0 for a stream that was not canceled.",
    }),
    getter(
      "getSegments",
      "Returns the segments of a dynamic stream.",
      { name: "segments", text: "All segments, with timestamps." },
      { model: model("dynamic") },
    ),
    getter(
      "getSender",
      "Returns the sender of a stream.",
      { name: "sender", text: "Address that may cancel and renounce; it does not change." },
      { notes: ["Also works for a burned NFT."] },
    ),
    getter("getStartTime", "Returns the start time of a stream.", {
      name: "startTime",
      unit: "Unix seconds",
      text: "Start time; for a stream made with durations, the block time of its creation.",
    }),
    getter(
      "getTranches",
      "Returns the tranches of a tranched stream.",
      { name: "tranches", text: "All tranches, with timestamps." },
      { model: model("tranched") },
    ),
    getter("getUnderlyingToken", "Returns the ERC-20 token of a stream.", {
      name: "token",
      text: "Address of the token.",
    }),
    getter(
      "getUnlockAmounts",
      "Returns the unlock amounts of a linear stream.",
      {
        name: "unlockAmounts",
        text: "Amounts at the start and at the cliff; 0 where none is set.",
      },
      { model: model("linear") },
    ),
    getter("getWithdrawnAmount", "Returns the sum of all withdrawals from a stream.", {
      name: "withdrawnAmount",
      unit: "base units",
      text: "Sum so far, to any address.",
    }),
    {
      kind: "function",
      name: "isAllowedToHook",
      summary: "Returns whether an address is on the hook allowlist.",
      params: [{ name: "recipient", text: "Address to look up." }],
      returns: [{ name: "result", text: "True after a call of `allowToHook` for the address." }],
    },
    getter(
      "isCancelable",
      "Returns whether the sender could cancel the stream now.",
      {
        name: "result",
        text: "False for a settled, canceled, depleted or renounced stream, and for one that was created as non-cancelable.",
      },
      {
        notes: [
          {
            text: "For a price-gated stream, the result can become false and then true again, as the price reaches the target and falls back. Before the start time it can be true although `cancel` fails, because the price is at the target.",
            since: "lockup@v4.0",
          },
        ],
      },
    ),
    getter(
      "isCold",
      "Returns whether the stream is settled, canceled or depleted.",
      { name: "result", text: "True for these three statuses." },
      {
        notes: [
          {
            text: "For a price-gated stream, cold is not final. A settled one streams again when the price falls below the target.",
            since: "lockup@v4.0",
          },
        ],
      },
    ),
    getter("isDepleted", "Returns whether the stream is depleted.", {
      name: "result",
      text: "True when withdrawals and refund add up to the deposit.",
    }),
    {
      kind: "function",
      name: "isStream",
      summary: "Returns whether a stream with this id was created.",
      params: [streamId],
      returns: [{ name: "result", text: "True since creation, even when depleted or burned." }],
    },
    getter("isTransferable", "Returns whether the NFT of the stream may be transferred.", {
      name: "result",
      text: "Flag set at creation; no function changes it.",
    }),
    getter("isWarm", "Returns whether the stream is pending or streaming.", {
      name: "result",
      text: "True for these two statuses.",
    }),
    {
      kind: "function",
      name: "nativeToken",
      declaredAs: "address public override",
      summary:
        "Returns the ERC-20 interface of the chain's native coin, which new streams may not use as their token.",
      returns: [{ name: "", text: "Address of that interface; zero while none is set." }],
    },
    {
      kind: "function",
      name: "nextStreamId",
      declaredAs: "uint256 public override",
      summary: "Returns the id that the next stream will get.",
      returns: [{ name: "", unit: "id", text: "1 in a new contract, then one more per stream." }],
      notes: [
        "Another creation can take the id first. Use the return value of the create function, or its event.",
      ],
    },
    {
      kind: "function",
      name: "nftDescriptor",
      declaredAs: "ILockupNFTDescriptor public override",
      summary: "Returns the contract that generates the metadata of the stream NFTs.",
      returns: [{ name: "", text: "Address of the descriptor in use." }],
    },
    getter(
      "refundableAmountOf",
      "Returns the amount that the sender would get back by canceling now.",
      {
        name: "refundableAmount",
        unit: "base units",
        text: "Deposit minus streamed amount, while the stream is cancelable and not depleted; else 0.",
      },
      {
        notes: [
          {
            text: "For a price-gated stream this is the whole deposit or 0, and it changes back and forth with the price.",
            since: "lockup@v4.0",
          },
        ],
      },
    ),
    getter(
      "statusOf",
      "Returns the status of a stream at the block time.",
      { name: "status", text: "0 pending, 1 streaming, 2 settled, 3 canceled, 4 depleted." },
      {
        notes: [
          {
            text: "The [diagrams](/reference/lockup/v4.0/diagrams#statuses) show which status can follow which. The price-gated model has its own transitions.",
            since: "lockup@v4.0",
          },
          {
            text: "A price-gated stream before its start is pending, even with the price at the target. Its tokens can be withdrawn then.",
            since: "lockup@v4.0",
          },
        ],
      },
    ),
    getter(
      "streamedAmountOf",
      "Returns the amount that has become available to the recipient so far, including withdrawals.",
      {
        name: "streamedAmount",
        unit: "base units",
        text: "Amount by the formula of the model. Canceled: deposit minus refund. Depleted: sum of the withdrawals.",
      },
      {
        notes: [
          {
            text: "For a price-gated stream it reads the price feed. If the feed has no code or returns too few bytes, the call reverts without data until the end time.",
            since: "lockup@v4.0",
          },
        ],
      },
    ),
    getter("wasCanceled", "Returns whether the sender has canceled the stream.", {
      name: "result",
      text: "True since the cancellation, even when the stream is depleted.",
    }),
    getter("withdrawableAmountOf", "Returns the amount that can be withdrawn from a stream now.", {
      name: "withdrawableAmount",
      unit: "base units",
      text: "Streamed amount minus the sum of all withdrawals.",
    }),
    {
      kind: "function",
      name: "batch",
      origin: ["Batch"],
      summary: "Runs several calls to this contract in one transaction, all of them or none.",
      caller: "Any address. Each call of the list has its own rules.",
      params: [{ name: "calls", text: "Calls, each as selector and encoded arguments." }],
      returns: [{ name: "results", text: "Returned bytes of each call, at its index." }],
      requires: [
        {
          text: "All calls succeed.",
          raises: { other: "the unchanged error of the first call that fails" },
        },
        {
          text: "If native value is sent, all functions of the list are payable.",
          raises: { other: "no data" },
        },
      ],
      notes: [
        "Each call sees the same `msg.value`. One minimum fee, the highest of the streams concerned, therefore pays for all withdrawals of a batch.",
        "To renounce several streams, put one `renounce` for each into a batch, because `renounceMultiple` of v2.0 was removed.",
        "A call to `batch` may be in the list.",
        NO_FEE,
      ],
    },
    {
      kind: "function",
      name: "burn",
      summary: "Destroys the NFT of a depleted stream.",
      caller: "The recipient, the address approved for the NFT, or an operator of the recipient.",
      params: [streamId],
      requires: [
        ownAddress,
        exists,
        { text: "The stream is depleted.", raises: "SablierLockup_StreamNotDepleted" },
        recipientSide,
      ],
      emits: ["MetadataUpdate", "Transfer"],
      notes: [
        "Also works for non-transferable streams. The data of the stream stays readable, except for `getRecipient`, `ownerOf`, `getApproved` and `tokenURI`.",
        NO_FEE,
      ],
    },
    {
      kind: "function",
      name: "cancel",
      summary: "Ends a stream early and returns the unstreamed part to the sender.",
      caller: "The sender of the stream.",
      params: [streamId],
      returns: [
        {
          name: "refundedAmount",
          unit: "base units",
          text: "Amount paid back to the sender; above 0.",
        },
      ],
      requires: [
        ownAddress,
        exists,
        notDepleted,
        notCanceled,
        sender,
        notSettled,
        cancelable,
        payoutWorks,
        ...cancelHook,
      ],
      emits: cancelEmits,
      notes: [
        "The streamed part that has not been withdrawn stays for the recipient, without a time limit. If there is none, the stream is depleted at once.",
        {
          text: "A price-gated stream can be canceled while the price is below the target and the end is ahead, even before the start. The whole deposit goes back and the stream is depleted, without the status canceled.",
          since: "lockup@v4.0",
        },
        "The refund is paid before the hook runs. A hook that fails undoes everything.",
        NO_FEE,
      ],
    },
    {
      kind: "function",
      name: "cancelMultiple",
      summary: "Cancels several streams and skips those that cannot be canceled.",
      caller:
        "Any address. It cancels the streams of which the caller is the sender, and skips the others.",
      params: [streamIds],
      returns: [
        {
          name: "refundedAmounts",
          unit: "base units",
          text: "Refund of each stream at its index; 0 for one that was skipped.",
        },
      ],
      requires: [ownAddress],
      emits: [
        { event: "Transfer", by: "the token", when: "for each stream that is canceled" },
        { event: "CancelLockupStream", when: "for each stream that is canceled" },
        { event: "MetadataUpdate", when: "for each stream that is canceled" },
        {
          event: "InvalidStreamInCancelMultiple",
          when: "for each stream that is skipped, in its place in the order",
        },
      ],
      notes: [
        "A failing stream does not revert the call, for example one with an unknown id, another sender, a wrong status or a failing hook. A transaction that succeeds may have canceled no stream, so check the returned amounts or the events.",
        "In v2.0 this function reverted as a whole. To get that behavior, send a [`batch`](ref:@/SablierLockup#batch) of `cancel` calls.",
        NO_FEE,
      ],
    },
    {
      kind: "function",
      name: "renounce",
      summary: "Gives up the right to cancel a stream, permanently.",
      caller: "The sender of the stream.",
      params: [streamId],
      requires: [ownAddress, exists, notDepleted, notCanceled, notSettled, sender, cancelable],
      emits: ["RenounceLockupStream"],
      notes: [
        "No tokens move, and there is neither a hook nor a `MetadataUpdate`.",
        "The status is checked before the caller, so another address sees the error of the status first.",
        {
          text: "A price-gated stream before its start can be renounced even with the price at the target, because its status is pending.",
          since: "lockup@v4.0",
        },
        NO_FEE,
      ],
    },
    {
      kind: "function",
      name: "transferFeesToComptroller",
      origin: ["Comptrollerable"],
      summary: "Sends all native coins of the contract to the Comptroller.",
      caller: "Any address. The coins go to the Comptroller.",
      emits: ["TransferFeesToComptroller"],
      notes: [
        "A transfer that the Comptroller does not accept is ignored. The coins stay, and the event is still emitted with the amount, so compare the balances.",
        "Also works with a balance of 0. ERC-20 tokens are not touched.",
      ],
    },
    {
      kind: "function",
      name: "withdraw",
      summary: "Sends an amount, up to the withdrawable amount, to `to`.",
      caller: withdrawCaller,
      params: [
        streamId,
        { name: "to", text: "Address that receives the tokens." },
        { name: "amount", unit: "base units", text: "Amount to send." },
      ],
      requires: [
        ownAddress,
        exists,
        ...withdrawTarget,
        { text: "`amount` is not 0.", raises: "SablierLockup_WithdrawAmountZero" },
        {
          text: "For a price-gated stream, `amount` is the whole withdrawable amount.",
          raises: "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount",
          since: "lockup@v4.0",
        },
        {
          text: "For a stream of another model, `amount` is at most the withdrawable amount.",
          raises: "SablierLockup_Overdraw",
          since: "lockup@v4.0",
        },
        {
          text: "`amount` is at most the withdrawable amount.",
          raises: "SablierLockup_Overdraw",
          until: "lockup@v3.0",
        },
        feePaid,
        payoutWorks,
        ...withdrawHook,
      ],
      emits: withdrawEmits,
      notes: [
        "The fee is checked last. No event reports the paid fee.",
        "The stream is depleted, and no longer cancelable, when the withdrawals reach the deposit minus the refund.",
        {
          text: "A price-gated stream does not record that its target was reached. If the price falls below the target before a withdrawal, the tokens are locked again, and a cancelable stream can be canceled. Until then any address may withdraw for the recipient.",
          since: "lockup@v4.0",
        },
        FEE,
        FEED_BROKEN,
      ],
    },
    {
      kind: "function",
      name: "withdrawMax",
      summary: "Sends the whole withdrawable amount to `to`.",
      caller: withdrawCaller,
      params: [streamId, { name: "to", text: "Address that receives the tokens." }],
      returns: [{ name: "withdrawnAmount", unit: "base units", text: "Amount sent." }],
      requires: [
        ownAddress,
        exists,
        ...withdrawTarget,
        { text: "The withdrawable amount is above 0.", raises: "SablierLockup_WithdrawAmountZero" },
        feePaid,
        payoutWorks,
        ...withdrawHook,
      ],
      emits: withdrawEmits,
      notes: [
        {
          text: "For price-gated streams, you do not have to pass the exact amount.",
          since: "lockup@v4.0",
        },
        FEE,
        FEED_BROKEN,
      ],
    },
    {
      kind: "function",
      name: "withdrawMaxAndTransfer",
      summary:
        "Pays the whole withdrawable amount to the current recipient, then transfers the NFT.",
      caller: "The recipient, the address approved for the NFT, or an operator of the recipient.",
      params: [
        streamId,
        {
          name: "newRecipient",
          text: "Address that gets the NFT. The current recipient is allowed.",
        },
      ],
      returns: [
        {
          name: "withdrawnAmount",
          unit: "base units",
          text: "Amount paid to the current recipient; 0 when nothing was withdrawable.",
        },
      ],
      requires: [
        ownAddress,
        exists,
        recipientSide,
        {
          text: "If an amount is withdrawable, the native value of the call is at least [`calculateMinFeeWei`](ref:@/SablierLockup#calculateMinFeeWei) of the stream.",
          raises: "SablierLockup_InsufficientFeePayment",
        },
        {
          text: "If an amount is withdrawable, the token accepts the transfer.",
          raises: { other: "the token's own error" },
        },
        ...hookAnswers(
          "onSablierLockupWithdraw",
          "If an amount is withdrawable and the current recipient is on the hook allowlist and is not the caller",
        ),
        { text: "`newRecipient` is not the zero address.", raises: "ERC721InvalidReceiver" },
        {
          text: "The stream was created as transferable.",
          raises: "SablierLockup_NotTransferable",
        },
      ],
      emits: [
        { event: "Transfer", by: "the token", when: "if an amount was withdrawable" },
        { event: "WithdrawFromLockupStream", when: "if an amount was withdrawable" },
        { event: "MetadataUpdate", when: "if an amount was withdrawable" },
        "MetadataUpdate",
        "Transfer",
      ],
      notes: [
        "Without an amount to withdraw, as in a depleted stream, no fee is due and only the NFT moves.",
        "A failing transfer also reverts the withdrawal.",
        FEE,
        FEED_BROKEN,
      ],
    },
    {
      kind: "function",
      name: "withdrawMultiple",
      summary:
        "Withdraws from several streams to their recipients and skips withdrawals that fail.",
      caller: "Any address.",
      params: [
        streamIds,
        { name: "amounts", unit: "base units", text: "Amount for each stream, at its index." },
      ],
      requires: [
        ownAddress,
        {
          text: "Both arrays have the same length.",
          raises: "SablierLockup_WithdrawArrayCountsNotEqual",
        },
      ],
      emits: [
        { event: "Transfer", by: "the token", when: "for each withdrawal that succeeds" },
        { event: "WithdrawFromLockupStream", when: "for each withdrawal that succeeds" },
        { event: "MetadataUpdate", when: "for each withdrawal that succeeds" },
        {
          event: "InvalidWithdrawalInWithdrawMultiple",
          when: "for each withdrawal that fails, in its place in the order",
        },
      ],
      notes: [
        "Each withdrawal sees the whole `msg.value`, so the highest single fee pays for all of them. If the value is too low for a stream, only that stream is skipped. A call with too little value can therefore succeed without paying out tokens, so check the events.",
        {
          text: "For a price-gated stream, the amount must be the whole withdrawable amount.",
          since: "lockup@v4.0",
        },
        FEE,
      ],
    },
    {
      kind: "function",
      name: "allowToHook",
      group: COMPTROLLER,
      summary: "Puts a contract on the hook allowlist, permanently.",
      caller: "The Comptroller.",
      params: [
        { name: "recipient", text: "Contract whose hooks run for the streams that it holds." },
      ],
      requires: [
        comptroller,
        {
          text: "`recipient` has code and implements `supportsInterface`.",
          raises: { other: "no data, or its own error" },
        },
        {
          text: "`recipient` returns true for the interface id `0xf8ee98d3`.",
          raises: "SablierLockup_AllowToHookUnsupportedInterface",
        },
      ],
      emits: ["AllowToHook"],
      notes: [
        "No function removes an address from the list. A second call for the same address succeeds.",
      ],
    },
    {
      kind: "function",
      name: "recover",
      group: COMPTROLLER,
      summary: "Sends the tokens that belong to no stream to an address.",
      caller: "The Comptroller.",
      params: [
        { name: "token", text: "Token to recover." },
        { name: "to", text: "Address that receives the surplus." },
      ],
      requires: [
        comptroller,
        {
          text: "The contract holds at least the amount that it owes to the streams of the token.",
          raises: { panic: "0x11" },
        },
        payoutWorks,
      ],
      emits: [{ event: "Transfer", by: "the token" }],
      notes: [
        "The surplus is the balance minus [`aggregateAmount`](ref:@/SablierLockup#aggregateAmount). With a surplus of 0, the call transfers 0 tokens. Lockup emits no event.",
      ],
    },
    {
      kind: "function",
      name: "setComptroller",
      origin: ["Comptrollerable"],
      group: COMPTROLLER,
      summary: "Replaces the Comptroller.",
      caller: "The current Comptroller.",
      params: [{ name: "newComptroller", text: "Contract that takes over." }],
      requires: [
        comptroller,
        {
          text: "`newComptroller` has code and implements `supportsInterface`.",
          raises: { other: "no data, or its own error" },
        },
        {
          text: "`newComptroller` returns true for the `MINIMAL_INTERFACE_ID` of the current one.",
          raises: "Comptrollerable_UnsupportedInterfaceId",
        },
      ],
      emits: ["SetComptroller"],
      notes: ["The call does not test the fee calculation of the new contract."],
    },
    {
      kind: "function",
      name: "setNativeToken",
      group: COMPTROLLER,
      summary: "Blocks new streams in the ERC-20 interface of the chain's native coin.",
      caller: "The Comptroller.",
      params: [{ name: "newNativeToken", text: "Address of that interface." }],
      requires: [
        comptroller,
        {
          text: "No such address is set yet.",
          raises: "SablierLockup_NativeTokenAlreadySet",
        },
      ],
      notes: [
        "The address can be set once, and the call emits no event. The zero address is accepted while none is set, without effect. Existing streams of that token are not affected.",
      ],
    },
    {
      kind: "function",
      name: "setNFTDescriptor",
      group: COMPTROLLER,
      summary: "Replaces the contract that generates the metadata of all stream NFTs.",
      caller: "The Comptroller.",
      params: [{ name: "newNFTDescriptor", text: "New descriptor; not checked." }],
      requires: [comptroller],
      emits: ["SetNFTDescriptor", "BatchMetadataUpdate"],
      notes: ["Only pictures and attributes change, not the streams."],
    },
    {
      kind: "event",
      name: "CancelLockupStream",
      summary: "Emitted when a stream is canceled.",
      params: [
        { name: "streamId", unit: "id", text: "Id of the stream. Not indexed." },
        { name: "sender", text: "Sender, who got the refund." },
        { name: "recipient", text: "Owner of the NFT at that moment." },
        { name: "token", text: "Token of the stream." },
        { name: "senderAmount", unit: "base units", text: "Refund." },
        {
          name: "recipientAmount",
          unit: "base units",
          text: "Amount that the recipient can still withdraw; 0 for a stream that is now depleted.",
        },
      ],
    },
    {
      kind: "event",
      name: "CreateLockupDynamicStream",
      summary: "Emitted when a dynamic stream is created, after the deposit is paid in.",
      params: [
        newStreamId,
        commonParams,
        { name: "segments", text: "Segments with timestamps, also after a call with durations." },
      ],
      notes: [BATCH_FUNDER],
    },
    {
      kind: "event",
      name: "CreateLockupLinearStream",
      summary: "Emitted when a linear stream is created, after the deposit is paid in.",
      params: [
        newStreamId,
        commonParams,
        { name: "cliffTime", unit: "Unix seconds", text: "Time of the cliff; 0 without one." },
        {
          name: "granularity",
          unit: "seconds",
          text: "Step of the linear part, at least 1.",
          since: "lockup@v4.0",
        },
        { name: "unlockAmounts", text: "Amounts at the start and at the cliff." },
      ],
      notes: [
        BATCH_FUNDER,
        {
          text: "The topic differs from that of v3.0, which has no granularity.",
          since: "lockup@v4.0",
        },
      ],
    },
    {
      kind: "event",
      name: "CreateLockupPriceGatedStream",
      since: "lockup@v4.0",
      summary: "Emitted when a price-gated stream is created, after the deposit is paid in.",
      params: [
        newStreamId,
        { name: "oracle", text: "Price feed of the stream." },
        {
          name: "targetPrice",
          unit: { none: "price with 8 decimals" },
          text: "Price at which the deposit unlocks.",
        },
      ],
      notes: [
        "The event has no `commonParams`. Read the sender, token, flags and times with the getters. In the same transaction, the NFT's `Transfer` has the recipient, and the token's `Transfer` has the amount and the payer. The shape is in no event.",
      ],
    },
    {
      kind: "event",
      name: "CreateLockupTranchedStream",
      summary: "Emitted when a tranched stream is created, after the deposit is paid in.",
      params: [
        newStreamId,
        commonParams,
        { name: "tranches", text: "Tranches with timestamps, also after a call with durations." },
      ],
      notes: [BATCH_FUNDER],
    },
    {
      kind: "event",
      name: "InvalidStreamInCancelMultiple",
      summary: "Emitted by `cancelMultiple` for each stream that it skipped.",
      params: [
        { name: "streamId", unit: "id", text: "Id as passed; it may be unknown." },
        { name: "revertData", text: "Encoded error of the failed cancellation." },
      ],
    },
    {
      kind: "event",
      name: "InvalidWithdrawalInWithdrawMultiple",
      summary: "Emitted by `withdrawMultiple` for each withdrawal that it skipped.",
      params: [
        {
          name: "streamId",
          unit: "id",
          text: "Id as passed; it may be unknown. Indexed since v3.0.",
        },
        {
          name: "revertData",
          text: "Encoded error of the failed withdrawal, for example of a fee that was too low.",
        },
      ],
    },
    {
      kind: "event",
      name: "RenounceLockupStream",
      summary: "Emitted when the sender gives up the right to cancel.",
      params: [streamId],
    },
    {
      kind: "event",
      name: "TransferFeesToComptroller",
      origin: ["Comptrollerable"],
      summary: "Emitted by `transferFeesToComptroller`, whether or not the coins arrived.",
      params: [
        { name: "comptroller", text: "Comptroller that should receive the coins." },
        { name: "feeAmount", unit: "wei", text: "Balance before the call, which may be 0." },
      ],
    },
    {
      kind: "event",
      name: "WithdrawFromLockupStream",
      summary: "Emitted for every withdrawal.",
      params: [
        streamId,
        { name: "to", text: "Address that received the tokens; not always the recipient." },
        { name: "token", text: "Token of the stream." },
        { name: "amount", unit: "base units", text: "Amount sent." },
      ],
      notes: ["The fee of the withdrawal is in no event."],
    },
    {
      kind: "event",
      name: "AllowToHook",
      group: COMPTROLLER,
      summary: "Emitted when a contract is put on the hook allowlist.",
      params: [
        { name: "comptroller", text: "Comptroller at that time." },
        { name: "recipient", text: "Contract on the list." },
      ],
    },
    {
      kind: "event",
      name: "SetComptroller",
      origin: ["Comptrollerable"],
      group: COMPTROLLER,
      summary: "Emitted when the Comptroller is set, including by the constructor.",
      params: [
        { name: "oldComptroller", text: "Previous Comptroller; zero in the constructor." },
        { name: "newComptroller", text: "New Comptroller." },
      ],
    },
    {
      kind: "event",
      name: "SetNFTDescriptor",
      group: COMPTROLLER,
      summary: "Emitted when the NFT descriptor is replaced, but not by the constructor.",
      params: [
        { name: "comptroller", text: "Comptroller at that time." },
        { name: "oldNFTDescriptor", text: "Previous descriptor." },
        { name: "newNFTDescriptor", text: "New descriptor." },
      ],
    },
    ...streamNftRecords({
      nftName: "Sablier Lockup NFT",
      nftSymbol: "SAB-LOCKUP",
      notTransferable: "SablierLockup_NotTransferable",
      transferEmits: ["MetadataUpdate", "Transfer"],
      approvedMay: "withdraw to any address and burn the NFT of a depleted stream",
      burnable: true,
      metadataUpdates:
        "Emitted when a stream is created, transferred, burned, canceled or withdrawn from. Changes without a call, for example of the streamed share, emit no event, and neither does `renounce`.",
      batchMetadataUpdates:
        "Emitted by [`setNFTDescriptor`](ref:@/SablierLockup#setNFTDescriptor). Nothing is indexed.",
    }),
  ],
});
