import { defineContract } from "../schema";
import type { Emission, Requirement, ValueDoc } from "../schema";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Id of the stream." };

const newStreamId: ValueDoc = {
  name: "streamId",
  unit: "id",
  text: "Id of the new stream, which is `nextStreamId` before the call.",
};

const ownAddress: Requirement = {
  text: "The code runs at the contract's own address, not by a delegate call from another contract.",
  raises: "DelegateCall",
};

const exists: Requirement = {
  text: "A stream with this id exists.",
  raises: "SablierLockupBase_Null",
};

const model = (name: string): Requirement => ({
  text: `The stream is ${name}.`,
  raises: "SablierLockup_NotExpectedModel",
});

/** Checks of all models that come before those of the model. */
const brokerAndSender: readonly Requirement[] = [
  {
    text: "If `totalAmount` is not 0, the broker's fee is at most 0.1e18 (10%).",
    raises: "SablierHelpers_BrokerFeeTooHigh",
  },
  { text: "`sender` is not the zero address.", raises: "SablierHelpers_SenderZeroAddress" },
  { text: "`totalAmount` is not 0.", raises: "SablierHelpers_DepositAmountZero" },
];

const startSet: Requirement = {
  text: "`timestamps.start` is not 0.",
  raises: "SablierHelpers_StartTimeZero",
};

const shapeFits: Requirement = {
  text: "`shape` has at most 32 bytes. A character outside ASCII counts as two to four.",
  raises: "SablierHelpers_ShapeExceeds32Bytes",
};

const cliffAfterStart: Requirement = {
  text: "If there is a cliff, it comes after the start.",
  raises: "SablierHelpers_StartTimeNotLessThanCliffTime",
};

/** Checks of a linear schedule after the one of the cliff against the start. */
const linearChecks: readonly Requirement[] = [
  {
    text: "If there is a cliff, it comes before the end.",
    raises: "SablierHelpers_CliffTimeNotLessThanEndTime",
  },
  {
    text: "If there is no cliff, `unlockAmounts.cliff` is 0.",
    raises: "SablierHelpers_CliffTimeZeroUnlockAmountNotZero",
  },
  {
    text: "The end comes after the start.",
    raises: "SablierHelpers_StartTimeNotLessThanEndTime",
  },
  { text: "The sum of the two unlock amounts fits `uint128`.", raises: { panic: "0x11" } },
  {
    text: "The two unlock amounts add up to at most the deposit.",
    raises: "SablierHelpers_UnlockAmountsSumTooHigh",
  },
];

const notTooMany = (items: string, error: string): Requirement => ({
  text: `There are at most [\`MAX_COUNT\`](ref:lockup/SablierLockup#MAX_COUNT) ${items}.`,
  raises: error,
});

const orderedAndComplete = (
  item: string,
  errors: { readonly order: string; readonly sum: string },
): readonly Requirement[] => [
  {
    text: `Each ${item} has a later timestamp than the one before.`,
    raises: errors.order,
  },
  { text: `The ${item} amounts add up to a \`uint128\`.`, raises: { panic: "0x11" } },
  {
    text: `The ${item} amounts add up to exactly the deposit.`,
    raises: errors.sum,
  },
];

const segmentsOrdered = orderedAndComplete("segment", {
  order: "SablierHelpers_SegmentTimestampsNotOrdered",
  sum: "SablierHelpers_DepositAmountNotEqualToSegmentAmountsSum",
});

const tranchesOrdered = orderedAndComplete("tranche", {
  order: "SablierHelpers_TrancheTimestampsNotOrdered",
  sum: "SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum",
});

/** What is left to fail once the parameters have passed. */
const mintAndPay: readonly Requirement[] = [
  { text: "`recipient` is not the zero address.", raises: "ERC721InvalidReceiver" },
  { text: "`token` is a contract.", raises: "AddressEmptyCode" },
  {
    text: "You hold `totalAmount` of the token and have approved this contract to spend it.",
    raises: { other: "the token's own error" },
  },
  {
    text: "The token does not return false for a transfer.",
    raises: "SafeERC20FailedOperation",
  },
];

const createEmits = (event: string): readonly Emission[] => [
  "MetadataUpdate",
  "Transfer",
  { event: "Transfer", by: "the token", when: "from you to this contract, the deposit" },
  { event: "Transfer", by: "the token", when: "from you to the broker, if the fee is above 0" },
  event,
];

const payer = "Any address. You pay the total amount and need not be the sender of the stream.";

const durationParams: ValueDoc = {
  name: "params",
  text: "Sender, recipient, amount, token, flags, shape and broker. The start is the block time.",
};

const timestampParams: ValueDoc = {
  name: "params",
  text: "Sender, recipient, amount, token, flags, start and end time, shape and broker.",
};

const unlockAmounts: ValueDoc = {
  name: "unlockAmounts",
  text: "Amounts released at once at the start and at the cliff.",
};

const DEPOSIT =
  "The deposit is `totalAmount` minus the broker fee, and the fee is `totalAmount` times the fee share, rounded down. For example, 10,000 base units at 0.3% leave 9,970. Amounts in the schedule must match the deposit, not the total.";

const PLAIN_MINT =
  "The NFT goes to the recipient, not to you. The mint does not check whether a receiving contract can handle NFTs.";

const NATIVE_VALUE =
  "Native coins are accepted but not required. They stay in the contract until any address calls [`collectFees`](ref:lockup/SablierLockupBase#collectFees).";

const PAST =
  "Times may be in the past. A stream whose end has passed is settled in its first block.";

const CREATE_NOTES: readonly string[] = [DEPOSIT, PLAIN_MINT, NATIVE_VALUE];

const createParams: ValueDoc = { name: "params", text: "Parameters with timestamps." };

export default defineContract({
  name: "SablierLockup",
  kind: "contract",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/contract.SablierLockup",
  source: "src/SablierLockup.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  inherits: ["lockup/ISablierLockup", "lockup/SablierLockupBase"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "constructor",
      summary:
        "Deploys Lockup with an admin, an NFT descriptor and a limit for segments and tranches.",
      params: [
        { name: "initialAdmin", text: "First admin; not checked." },
        { name: "initialNFTDescriptor", text: "Contract that returns `tokenURI`; not checked." },
        {
          name: "maxCount",
          unit: "count",
          text: "Value of `MAX_COUNT`. Choose it by the gas that a transaction may use on the chain.",
        },
      ],
      emits: ["TransferAdmin"],
      notes: [
        "Sets `nextStreamId` to 1, the collection name to `Sablier Lockup NFT` and the symbol to `SAB-LOCKUP`.",
        "The bytecode must be linked with the deployed libraries [Helpers](ref:lockup/Helpers) and [VestingMath](ref:lockup/VestingMath) first.",
      ],
    },
    {
      kind: "function",
      name: "createWithDurationsLD",
      origin: ["lockup/ISablierLockup"],
      summary: "Creates a dynamic stream that starts now, with the lengths of its segments.",
      caller: payer,
      params: [
        durationParams,
        {
          name: "segmentsWithDuration",
          text: "Segments in order. Each duration counts from the end of the segment before, the first from the start.",
        },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        { text: "There is at least one segment.", raises: { panic: "0x32" } },
        ...brokerAndSender,
        shapeFits,
        notTooMany("segments", "SablierHelpers_SegmentCountTooHigh"),
        {
          text: "The first duration is not 0.",
          raises: "SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
        },
        ...segmentsOrdered,
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupDynamicStream"),
      notes: [
        "The contract turns durations into timestamps; the end time is the last of them. A duration of 0 after the first segment breaks the order. Additions wrap around at the end of `uint40`, which also breaks the order.",
        ...CREATE_NOTES,
      ],
    },
    {
      kind: "function",
      name: "createWithDurationsLL",
      origin: ["lockup/ISablierLockup"],
      summary:
        "Creates a linear stream that starts now, with a total duration and an optional cliff.",
      caller: payer,
      params: [
        durationParams,
        unlockAmounts,
        {
          name: "durations",
          text: "Total length and length up to the cliff, both from the start. A cliff of 0 seconds means no cliff.",
        },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        {
          text: "The block time plus `durations.cliff`, and plus `durations.total`, fits `uint40`.",
          raises: { panic: "0x11" },
        },
        ...brokerAndSender,
        shapeFits,
        ...linearChecks,
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupLinearStream"),
      notes: [
        "A total duration of 0 raises the error for an end that does not come after the start. A cliff cannot come before the start here: its duration is added to the block time, and that addition is checked.",
        "With a cliff, nothing streams before it except the start unlock. The linear part runs from the cliff to the end.",
        ...CREATE_NOTES,
      ],
    },
    {
      kind: "function",
      name: "createWithDurationsLT",
      origin: ["lockup/ISablierLockup"],
      summary: "Creates a tranched stream that starts now, with the time between its tranches.",
      caller: payer,
      params: [
        durationParams,
        {
          name: "tranchesWithDuration",
          text: "Tranches in order. Each duration counts from the tranche before, the first from the start.",
        },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        { text: "There is at least one tranche.", raises: { panic: "0x32" } },
        ...brokerAndSender,
        shapeFits,
        notTooMany("tranches", "SablierHelpers_TrancheCountTooHigh"),
        {
          text: "The first duration is not 0.",
          raises: "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
        },
        ...tranchesOrdered,
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupTranchedStream"),
      notes: [
        "The contract turns durations into timestamps; the end time is the last of them. A duration of 0 after the first tranche breaks the order. Additions wrap around at the end of `uint40`, which also breaks the order.",
        ...CREATE_NOTES,
      ],
    },
    {
      kind: "function",
      name: "createWithTimestampsLD",
      origin: ["lockup/ISablierLockup"],
      summary: "Creates a dynamic stream with given start and end times and segments.",
      caller: payer,
      params: [
        timestampParams,
        { name: "segments", text: "Segments in order, each with the time at which it ends." },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        ...brokerAndSender,
        startSet,
        shapeFits,
        { text: "There is at least one segment.", raises: "SablierHelpers_SegmentCountZero" },
        notTooMany("segments", "SablierHelpers_SegmentCountTooHigh"),
        {
          text: "The first segment ends after the start.",
          raises: "SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
        },
        {
          text: "`timestamps.end` equals the timestamp of the last segment.",
          raises: "SablierHelpers_EndTimeNotEqualToLastSegmentTimestamp",
        },
        ...segmentsOrdered,
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupDynamicStream"),
      notes: [PAST, "A segment may have an amount of 0.", ...CREATE_NOTES],
    },
    {
      kind: "function",
      name: "createWithTimestampsLL",
      origin: ["lockup/ISablierLockup"],
      summary: "Creates a linear stream with given start and end times and an optional cliff time.",
      caller: payer,
      params: [
        timestampParams,
        unlockAmounts,
        { name: "cliffTime", unit: "Unix seconds", text: "Time of the cliff; 0 for none." },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        ...brokerAndSender,
        startSet,
        shapeFits,
        cliffAfterStart,
        ...linearChecks,
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupLinearStream"),
      notes: [
        PAST,
        "With a cliff, nothing streams before it except the start unlock. To release at the cliff the amount that a straight line from the start would have given by then, set `unlockAmounts.cliff` to deposit times cliff length divided by total length.",
        ...CREATE_NOTES,
      ],
    },
    {
      kind: "function",
      name: "createWithTimestampsLT",
      origin: ["lockup/ISablierLockup"],
      summary: "Creates a tranched stream with given start and end times and tranches.",
      caller: payer,
      params: [
        timestampParams,
        { name: "tranches", text: "Tranches in order, each with the time at which it unlocks." },
      ],
      returns: [newStreamId],
      requires: [
        ownAddress,
        ...brokerAndSender,
        startSet,
        shapeFits,
        { text: "There is at least one tranche.", raises: "SablierHelpers_TrancheCountZero" },
        notTooMany("tranches", "SablierHelpers_TrancheCountTooHigh"),
        {
          text: "The first tranche unlocks after the start.",
          raises: "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
        },
        {
          text: "`timestamps.end` equals the timestamp of the last tranche.",
          raises: "SablierHelpers_EndTimeNotEqualToLastTrancheTimestamp",
        },
        ...tranchesOrdered,
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupTranchedStream"),
      notes: [PAST, "A tranche may have an amount of 0.", ...CREATE_NOTES],
    },
    {
      kind: "function",
      name: "MAX_COUNT",
      origin: ["lockup/ISablierLockup"],
      declaredAs: "uint256 public immutable override",
      summary: "Returns the maximum number of segments or tranches of a stream.",
      returns: [
        {
          name: "",
          unit: "count",
          text: "Limit of this deployment, fixed at deployment. It differs between chains, so read it.",
        },
      ],
      notes: [
        "The limit keeps the loop over segments and tranches, which runs at creation and at each withdrawal, below the block gas limit.",
      ],
    },
    {
      kind: "function",
      name: "getCliffTime",
      origin: ["lockup/ISablierLockup"],
      summary: "Returns the cliff time of a linear stream.",
      params: [streamId],
      returns: [
        { name: "cliffTime", unit: "Unix seconds", text: "Time of the cliff; 0 without a cliff." },
      ],
      requires: [exists, model("linear")],
    },
    {
      kind: "function",
      name: "getSegments",
      origin: ["lockup/ISablierLockup"],
      summary: "Returns the segments of a dynamic stream.",
      params: [streamId],
      returns: [
        {
          name: "segments",
          text: "All segments in order, with timestamps even if the stream was made with durations.",
        },
      ],
      requires: [exists, model("dynamic")],
    },
    {
      kind: "function",
      name: "getTranches",
      origin: ["lockup/ISablierLockup"],
      summary: "Returns the tranches of a tranched stream.",
      params: [streamId],
      returns: [
        {
          name: "tranches",
          text: "All tranches in order, with timestamps even if the stream was made with durations.",
        },
      ],
      requires: [exists, model("tranched")],
    },
    {
      kind: "function",
      name: "getUnlockAmounts",
      origin: ["lockup/ISablierLockup"],
      summary:
        "Returns the amounts that a linear stream releases at once at its start and at its cliff.",
      params: [streamId],
      returns: [
        { name: "unlockAmounts", text: "Both amounts in base units; 0 where nothing is released." },
      ],
      requires: [exists, model("linear")],
    },
    {
      kind: "event",
      name: "CreateLockupDynamicStream",
      origin: ["lockup/ISablierLockup"],
      summary: "Emitted when a dynamic stream is created, after the tokens are paid in.",
      params: [
        newStreamId,
        {
          name: "commonParams",
          text: "Values that all models share: payer, sender, recipient, amounts, token, flags, times, shape and broker.",
        },
        {
          name: "segments",
          text: "Segments with timestamps, also for streams made with durations.",
        },
      ],
      notes: [
        "For a stream from the batch contract, `funder` is that contract and not the person who paid.",
      ],
    },
    {
      kind: "event",
      name: "CreateLockupLinearStream",
      origin: ["lockup/ISablierLockup"],
      summary: "Emitted when a linear stream is created, after the tokens are paid in.",
      params: [
        newStreamId,
        {
          name: "commonParams",
          text: "Values that all models share: payer, sender, recipient, amounts, token, flags, times, shape and broker.",
        },
        { name: "cliffTime", unit: "Unix seconds", text: "Time of the cliff; 0 without a cliff." },
        { name: "unlockAmounts", text: "Amounts released at the start and at the cliff." },
      ],
      notes: [
        "For a stream from the batch contract, `funder` is that contract and not the person who paid.",
      ],
    },
    {
      kind: "event",
      name: "CreateLockupTranchedStream",
      origin: ["lockup/ISablierLockup"],
      summary: "Emitted when a tranched stream is created, after the tokens are paid in.",
      params: [
        newStreamId,
        {
          name: "commonParams",
          text: "Values that all models share: payer, sender, recipient, amounts, token, flags, times, shape and broker.",
        },
        {
          name: "tranches",
          text: "Tranches with timestamps, also for streams made with durations.",
        },
      ],
      notes: [
        "For a stream from the batch contract, `funder` is that contract and not the person who paid.",
      ],
    },
    {
      kind: "state",
      name: "_cliffs",
      solidity: "mapping(uint256 streamId => uint40 cliffTime) internal _cliffs",
      summary: "Cliff times in Unix seconds; only linear streams with a cliff have an entry.",
    },
    {
      kind: "state",
      name: "_segments",
      solidity: "mapping(uint256 streamId => LockupDynamic.Segment[] segments) internal _segments",
      summary: "Segments of dynamic streams, one storage slot each.",
    },
    {
      kind: "state",
      name: "_tranches",
      solidity: "mapping(uint256 streamId => LockupTranched.Tranche[] tranches) internal _tranches",
      summary: "Tranches of tranched streams, one storage slot each.",
    },
    {
      kind: "state",
      name: "_unlockAmounts",
      solidity:
        "mapping(uint256 streamId => LockupLinear.UnlockAmounts unlockAmounts) internal _unlockAmounts",
      summary: "Unlock amounts of linear streams, one storage slot for both.",
    },
    {
      kind: "function",
      name: "_calculateStreamedAmount",
      solidity:
        "function _calculateStreamedAmount(uint256 streamId) internal view override returns (uint128)",
      summary: "Picks the formula of the stream's model and evaluates it at the block time.",
      params: [streamId],
      returns: [
        {
          name: "",
          unit: "base units",
          text: "Result of the matching function of [VestingMath](ref:lockup/VestingMath).",
        },
      ],
    },
    {
      kind: "function",
      name: "_create",
      solidity:
        "function _create(uint256 streamId, Lockup.CreateWithTimestamps params, Lockup.CreateAmounts createAmounts, Lockup.Model lockupModel) internal returns (Lockup.CreateEventCommon)",
      summary: "Runs the creation steps that all models share.",
      params: [
        newStreamId,
        createParams,
        { name: "createAmounts", text: "Deposit and broker fee, as the checks computed them." },
        { name: "lockupModel", text: "Model to store with the stream." },
      ],
      returns: [{ name: "", text: "First part of the create event." }],
      requires: mintAndPay,
      emits: [
        "MetadataUpdate",
        "Transfer",
        { event: "Transfer", by: "the token", when: "the deposit" },
        { event: "Transfer", by: "the token", when: "the broker fee, if above 0" },
      ],
      notes: [
        "Stores the stream, mints the NFT to the recipient, raises `nextStreamId` by one, pulls the deposit and then the broker fee.",
      ],
    },
    {
      kind: "function",
      name: "_createLD",
      solidity:
        "function _createLD(Lockup.CreateWithTimestamps params, LockupDynamic.Segment[] segments) internal returns (uint256 streamId)",
      summary: "Checks the parameters of a dynamic stream, stores its segments and creates it.",
      params: [createParams, { name: "segments", text: "Segments with timestamps." }],
      returns: [newStreamId],
      requires: [
        {
          text: "The parameters pass [`checkCreateLockupDynamic`](ref:lockup/Helpers#checkCreateLockupDynamic).",
          raises: { other: "the error of the check" },
        },
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupDynamicStream"),
    },
    {
      kind: "function",
      name: "_createLL",
      solidity:
        "function _createLL(Lockup.CreateWithTimestamps params, LockupLinear.UnlockAmounts unlockAmounts, uint40 cliffTime) internal returns (uint256 streamId)",
      summary:
        "Checks the parameters of a linear stream, stores cliff and unlock amounts and creates it.",
      params: [
        createParams,
        { name: "unlockAmounts", text: "Stored only where they are not 0." },
        {
          name: "cliffTime",
          unit: "Unix seconds",
          text: "Time of the cliff; 0 means none and is not stored.",
        },
      ],
      returns: [newStreamId],
      requires: [
        {
          text: "The parameters pass [`checkCreateLockupLinear`](ref:lockup/Helpers#checkCreateLockupLinear).",
          raises: { other: "the error of the check" },
        },
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupLinearStream"),
    },
    {
      kind: "function",
      name: "_createLT",
      solidity:
        "function _createLT(Lockup.CreateWithTimestamps params, LockupTranched.Tranche[] tranches) internal returns (uint256 streamId)",
      summary: "Checks the parameters of a tranched stream, stores its tranches and creates it.",
      params: [createParams, { name: "tranches", text: "Tranches with timestamps." }],
      returns: [newStreamId],
      requires: [
        {
          text: "The parameters pass [`checkCreateLockupTranched`](ref:lockup/Helpers#checkCreateLockupTranched).",
          raises: { other: "the error of the check" },
        },
        ...mintAndPay,
      ],
      emits: createEmits("CreateLockupTranchedStream"),
    },
  ],
});
