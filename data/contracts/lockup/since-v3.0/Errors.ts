import { defineContract } from "../../schema";
import type { ErrorRecord, ValueDoc } from "../../schema";

const CREATION = "Checks of the linked library, in no ABI";
const BATCH = "Batch contract";
const ACTIONS = "Actions on streams";
const ACCESS = "Comptroller, hooks and calls";
const ORACLE = "Price feeds and targets, in no ABI";
const UNUSED = "Declared but never raised";
const LIBRARIES = "OpenZeppelin";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Stream of the call." };

const caller: ValueDoc = { name: "caller", text: "Address that made the call." };

const depositAmount: ValueDoc = {
  name: "depositAmount",
  unit: "base units",
  text: "Deposit of the call.",
};

const time = (name: string, text: string): ValueDoc => ({ name, unit: "Unix seconds", text });

const startTime = time("startTime", "Start time of the call.");
const endTime = time("endTime", "End time of the call.");
const cliffTime = time("cliffTime", "Cliff time of the call.");

const amount = (name: string, text: string): ValueDoc => ({ name, unit: "base units", text });

const tokenId: ValueDoc = { name: "tokenId", unit: "id", text: "Id of the stream and its NFT." };

const oracle: ValueDoc = { name: "oracle", text: "Address that was given as price feed." };

const ordered = (part: string): readonly ValueDoc[] => [
  { name: "index", unit: "index", text: `Position of the ${part} out of order, from 0.` },
  time("previousTimestamp", `Timestamp of the ${part} before.`),
  time("currentTimestamp", `Timestamp of this ${part}.`),
];

/** What is said of an error of the linked library, without its prefix. */
interface LibraryError extends Pick<ErrorRecord, "cause" | "fix" | "params" | "notes"> {
  readonly reason: string;
  /** Parameters as in Solidity. */
  readonly args: string;
}

/** The error under its name of v3.0 and under that of v4.0. */
const fromLibrary = ({ reason, args, ...rest }: LibraryError): readonly ErrorRecord[] =>
  [
    { prefix: "SablierHelpers", until: "lockup@v3.0" } as const,
    { prefix: "SablierLockupHelpers", since: "lockup@v4.0" } as const,
  ].map(({ prefix, ...range }) => ({
    kind: "error",
    name: `${prefix}_${reason}`,
    group: CREATION,
    solidity: `error ${prefix}_${reason}(${args})`,
    ...rest,
    ...range,
  }));

/** Errors of both models that are made of parts. */
const ofParts = (
  part: "segment" | "tranche",
  name: "Segment" | "Tranche",
): readonly LibraryError[] => [
  {
    reason: `${name}CountZero`,
    args: "",
    cause: `The schedule has no ${part}.`,
    fix: `Pass at least one ${part}.`,
  },
  {
    reason: `StartTimeNotLessThanFirst${name}Timestamp`,
    args: `uint40 startTime, uint40 first${name}Timestamp`,
    cause: `The first ${part} is not after the start time.`,
    fix: `Move the first ${part} after the start, or give it a duration above 0.`,
    params: [startTime, time(`first${name}Timestamp`, `Timestamp of the first ${part}.`)],
  },
  {
    reason: `EndTimeNotEqualToLast${name}Timestamp`,
    args: `uint40 endTime, uint40 last${name}Timestamp`,
    cause: `The end time is not the timestamp of the last ${part}.`,
    fix: `Set \`timestamps.end\` to the timestamp of the last ${part}.`,
    params: [endTime, time(`last${name}Timestamp`, `Timestamp of the last ${part}.`)],
    notes: ["Calls with durations derive the end time, so they do not raise it."],
  },
  {
    reason: `${name}TimestampsNotOrdered`,
    args: "uint256 index, uint40 previousTimestamp, uint40 currentTimestamp",
    cause: `A ${part} is not later than the one before it.`,
    fix: "Sort by time, and leave no two timestamps equal and no duration at 0.",
    params: ordered(part),
  },
  {
    reason: `DepositAmountNotEqualTo${name}AmountsSum`,
    args: `uint128 depositAmount, uint128 ${part}AmountsSum`,
    cause: `The ${part} amounts do not add up to the deposit.`,
    fix: `Add the remainder of a rounded split to one ${part}. There is no broker fee to subtract.`,
    params: [depositAmount, amount(`${part}AmountsSum`, `Sum of the ${part} amounts.`)],
  },
];

const LIBRARY_ERRORS: readonly LibraryError[] = [
  {
    reason: "SenderZeroAddress",
    args: "",
    cause: "The sender of the stream is the zero address.",
    fix: "Pass the address that may cancel. For a stream that no address can cancel, set `cancelable` to false.",
  },
  {
    reason: "DepositAmountZero",
    args: "",
    cause: "The deposit is 0.",
    fix: "Pass a `depositAmount` above 0.",
  },
  {
    reason: "StartTimeZero",
    args: "",
    cause: "The start time is 0.",
    fix: "Pass a timestamp, or use the function with durations to start at the block time.",
  },
  {
    reason: "CreateNativeToken",
    args: "address nativeToken",
    cause: "The token is the ERC-20 interface of the chain's native coin.",
    fix: "Stream a wrapped token instead.",
    params: [{ name: "nativeToken", text: "Address of the blocked token." }],
    notes: ["While no such address is set, the zero address as token raises this error."],
  },
  {
    reason: "ShapeExceeds32Bytes",
    args: "uint256 shapeLength",
    cause: "`shape` is longer than 32 bytes.",
    fix: "Shorten it. Letters outside ASCII take more than one byte.",
    params: [{ name: "shapeLength", unit: "bytes", text: "Length of the label." }],
  },
  {
    reason: "StartTimeNotLessThanCliffTime",
    args: "uint40 startTime, uint40 cliffTime",
    cause: "The cliff of a linear stream is not after its start.",
    fix: "Move the cliff, or pass 0 for no cliff.",
    params: [startTime, cliffTime],
  },
  {
    reason: "CliffTimeNotLessThanEndTime",
    args: "uint40 cliffTime, uint40 endTime",
    cause: "The cliff of a linear stream is not before its end.",
    fix: "Move the cliff, or pass 0 for no cliff.",
    params: [cliffTime, endTime],
  },
  {
    reason: "CliffTimeZeroUnlockAmountNotZero",
    args: "uint128 cliffUnlockAmount",
    cause: "The call sets an unlock amount for the cliff, but the linear stream has no cliff.",
    fix: "Set a cliff, or set `unlockAmounts.cliff` to 0.",
    params: [amount("cliffUnlockAmount", "Unlock amount of the cliff.")],
  },
  {
    reason: "StartTimeNotLessThanEndTime",
    args: "uint40 startTime, uint40 endTime",
    cause: "The stream does not end after its start.",
    fix: "Choose a later end, or a total duration above 0.",
    params: [startTime, endTime],
  },
  {
    reason: "UnlockAmountsSumTooHigh",
    args: "uint128 depositAmount, uint128 startUnlockAmount, uint128 cliffUnlockAmount",
    cause: "The unlock amounts of a linear stream exceed its deposit.",
    fix: "Lower them until their sum is at most the deposit.",
    params: [
      depositAmount,
      amount("startUnlockAmount", "Unlock amount of the start."),
      amount("cliffUnlockAmount", "Unlock amount of the cliff."),
    ],
  },
  ...ofParts("segment", "Segment"),
  ...ofParts("tranche", "Tranche"),
];

export default defineContract({
  name: "Errors",
  kind: "library",
  releases: ["lockup@v3.0", "lockup@v4.0"],
  route: "/reference/lockup/{version}/errors",
  source: "src/libraries/Errors.sol",
  abi: ["lockup/{version}/SablierLockup", "lockup/{version}/SablierBatchLockup"],
  records: [
    {
      kind: "error",
      name: "SablierBatchLockup_BatchSizeZero",
      group: BATCH,
      cause: "The batch has no element.",
      fix: "Pass at least one stream.",
    },
    ...LIBRARY_ERRORS.flatMap(fromLibrary),
    {
      kind: "error",
      name: "SablierLockupHelpers_GranularityTooHigh",
      group: CREATION,
      since: "lockup@v4.0",
      solidity:
        "error SablierLockupHelpers_GranularityTooHigh(uint40 granularity, uint40 streamableRange)",
      cause: "The step of a linear stream is longer than its streaming time.",
      fix: "Choose a step of at most the time from the cliff, or from the start, to the end.",
      params: [
        { name: "granularity", unit: "seconds", text: "Step that was passed." },
        {
          name: "streamableRange",
          unit: "seconds",
          text: "Time from the cliff, or from the start if there is no cliff, to the end.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierLockup_TargetPriceTooLow",
      group: ORACLE,
      since: "lockup@v4.0",
      solidity: "error SablierLockup_TargetPriceTooLow(uint128 targetPrice, uint128 latestPrice)",
      cause: "The target of a price-gated stream is not above the current price of its feed.",
      fix: "Raise the target. It has 8 decimals, regardless of the decimals of the feed.",
      params: [
        {
          name: "targetPrice",
          unit: { none: "price with 8 decimals" },
          text: "Target that was passed.",
        },
        {
          name: "latestPrice",
          unit: { none: "price with 8 decimals" },
          text: "Price of the feed, rounded down to 8 decimals.",
        },
      ],
      notes: ["Despite its prefix, the linked library raises it, so it is in no ABI."],
    },
    {
      kind: "error",
      name: "SafeOracle_MissesInterface",
      origin: ["SafeOracle"],
      group: ORACLE,
      since: "lockup@v4.0",
      solidity: "error SafeOracle_MissesInterface(address oracle)",
      cause:
        "The price feed is the zero address, or its `decimals()` or `latestRoundData()` reverts.",
      fix: "Pass the address of a price feed of this chain.",
      params: [oracle],
      notes: [
        "An address without code, or a result with too few bytes, makes the call revert without data instead.",
      ],
    },
    {
      kind: "error",
      name: "SafeOracle_DecimalsZero",
      origin: ["SafeOracle"],
      group: ORACLE,
      since: "lockup@v4.0",
      solidity: "error SafeOracle_DecimalsZero(address oracle)",
      cause: "The price feed reports 0 decimals.",
      fix: "Use a feed with 1 to 36 decimals.",
      params: [oracle],
    },
    {
      kind: "error",
      name: "SafeOracle_DecimalsTooHigh",
      origin: ["SafeOracle"],
      group: ORACLE,
      since: "lockup@v4.0",
      solidity: "error SafeOracle_DecimalsTooHigh(address oracle, uint8 decimals)",
      cause: "The price feed reports more than 36 decimals.",
      fix: "Use a feed with 1 to 36 decimals.",
      params: [
        oracle,
        { name: "decimals", unit: "decimals", text: "Decimals that the feed reports." },
      ],
    },
    {
      kind: "error",
      name: "SafeOracle_NotPositivePrice",
      origin: ["SafeOracle"],
      group: ORACLE,
      since: "lockup@v4.0",
      solidity: "error SafeOracle_NotPositivePrice(address oracle)",
      cause: "The price feed returns 0 or a negative price.",
      fix: "Use a feed that works.",
      params: [oracle],
    },
    {
      kind: "error",
      name: "SafeCastOverflowedUintDowncast",
      origin: ["SafeCast"],
      group: ORACLE,
      since: "lockup@v4.0",
      solidity: "error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)",
      cause: "The price of the feed with 8 decimals does not fit `uint128`.",
      fix: "Use a feed that works.",
      params: [
        { name: "bits", unit: "bits", text: "Always 128 here." },
        { name: "value", unit: { none: "price with 8 decimals" }, text: "Price of the feed." },
      ],
    },
    {
      kind: "error",
      name: "SablierLockupState_Null",
      group: ACTIONS,
      cause: "No stream has this id.",
      fix: "Check the id, the chain and the contract. Each release has its own contract with its own ids.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockupState_NotExpectedModel",
      group: ACTIONS,
      cause: "The getter does not belong to the model of the stream.",
      fix: "Call `getLockupModel` first.",
      params: [
        { name: "actualLockupModel", text: "Model of the stream." },
        { name: "expectedLockupModel", text: "Model of the getter." },
      ],
    },
    {
      kind: "error",
      name: "SablierLockup_InsufficientFeePayment",
      group: ACTIONS,
      cause: "The native value of the withdrawal is below the minimum fee.",
      fix: "Read `calculateMinFeeWei` right before the withdrawal, and send at least that much.",
      params: [
        { name: "feePaid", unit: "wei", text: "Native value of the call." },
        { name: "minFeeWei", unit: "wei", text: "Minimum at that moment." },
      ],
      notes: [
        "The fee is checked last. Inside `withdrawMultiple`, the error is only reported in an event.",
      ],
    },
    {
      kind: "error",
      name: "SablierLockup_InvalidHookSelector",
      group: ACTIONS,
      cause: "The hook of the recipient contract did not return its selector.",
      fix: "Return the hook's own selector from each hook.",
      params: [{ name: "recipient", text: "Contract whose hook ran." }],
      notes: ["The cancellation or the withdrawal is undone."],
    },
    {
      kind: "error",
      name: "SablierLockup_NotTransferable",
      group: ACTIONS,
      cause: "The stream was created as non-transferable.",
      fix: "Leave the NFT with its owner, because the setting is final.",
      params: [tokenId],
    },
    {
      kind: "error",
      name: "SablierLockup_Overdraw",
      group: ACTIONS,
      cause: "The amount is larger than the withdrawable amount.",
      fix: "Use `withdrawMax`, or at most `withdrawableAmountOf`.",
      params: [
        streamId,
        amount("amount", "Amount that was passed."),
        amount("withdrawableAmount", "Withdrawable amount at that moment."),
      ],
      notes: [
        {
          text: "Price-gated streams raise `SablierLockup_WithdrawAmountNotEqualWithdrawableAmount` instead.",
          since: "lockup@v4.0",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierLockup_StreamCanceled",
      group: ACTIONS,
      cause: "The stream has already been canceled.",
      fix: "Nothing is left to cancel or renounce.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockup_StreamDepleted",
      group: ACTIONS,
      cause: "Nothing is left in the stream.",
      fix: "Its NFT can still be transferred or burned.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockup_StreamNotCancelable",
      group: ACTIONS,
      cause: "The stream was created as non-cancelable, or its sender has renounced it.",
      fix: "The flag cannot be turned on again.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockup_StreamNotDepleted",
      group: ACTIONS,
      cause: "The stream is not depleted, and only NFTs of depleted streams can be burned.",
      fix: "Withdraw everything first.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockup_StreamSettled",
      group: ACTIONS,
      cause: "The whole deposit is streamed, so the stream can no longer be canceled or renounced.",
      fix: "The tokens belong to the recipient.",
      params: [streamId],
      notes: [
        {
          text: "For a price-gated stream at its target, cancel and renounce work again if the price falls below the target before the end.",
          since: "lockup@v4.0",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierLockup_Unauthorized",
      group: ACTIONS,
      cause: "The caller lacks the role that the call needs.",
      fix: "Cancel and renounce as the sender. Burn and transfer as the recipient, an approved address or an operator.",
      params: [streamId, caller],
      notes: ["`burn` and `withdrawMaxAndTransfer` also raise it for a burned NFT."],
    },
    {
      kind: "error",
      name: "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount",
      group: ACTIONS,
      since: "lockup@v4.0",
      cause:
        "A price-gated stream pays its whole withdrawable amount at once, and the amount is a different one.",
      fix: "Pass `withdrawableAmountOf`, or use `withdrawMax`.",
      params: [
        streamId,
        amount("amount", "Amount that was passed."),
        amount("withdrawableAmount", "The only accepted amount; 0 while the stream is locked."),
      ],
    },
    {
      kind: "error",
      name: "SablierLockup_WithdrawAmountZero",
      group: ACTIONS,
      cause: "The amount is 0, or `withdrawMax` finds no withdrawable amount.",
      fix: "Check `withdrawableAmountOf` first.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockup_WithdrawArrayCountsNotEqual",
      group: ACTIONS,
      cause: "The arrays of `withdrawMultiple` differ in length.",
      fix: "Pass one amount for each id.",
      params: [
        { name: "streamIdsCount", unit: "count", text: "Number of ids." },
        { name: "amountsCount", unit: "count", text: "Number of amounts." },
      ],
    },
    {
      kind: "error",
      name: "SablierLockup_WithdrawToZeroAddress",
      group: ACTIONS,
      cause: "The target of the withdrawal is the zero address.",
      fix: "Pass the address of the receiver.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockup_WithdrawalAddressNotRecipient",
      group: ACTIONS,
      cause: "The caller may not withdraw to an address other than the recipient.",
      fix: "Set `to` to the recipient, or call as the recipient, an approved address or an operator. The sender has no such right.",
      params: [streamId, caller, { name: "to", text: "Target of the withdrawal." }],
    },
    {
      kind: "error",
      name: "SablierLockup_AllowToHookUnsupportedInterface",
      group: ACCESS,
      cause: "The contract does not report support for the hook interface.",
      fix: "Return true from `supportsInterface(0xf8ee98d3)`.",
      params: [{ name: "recipient", text: "Contract for the allowlist." }],
      notes: ["An address without code makes the call revert without data."],
    },
    {
      kind: "error",
      name: "SablierLockup_NativeTokenAlreadySet",
      group: ACCESS,
      cause: "The ERC-20 interface of the native coin can be set only once, and it is already set.",
      fix: "Keep the address that is set.",
      params: [{ name: "nativeToken", text: "Address that is set." }],
    },
    {
      kind: "error",
      name: "Comptrollerable_CallerNotComptroller",
      origin: ["Comptrollerable"],
      group: ACCESS,
      cause: "The function is reserved for the Comptroller contract.",
      fix: "Let the Comptroller's admin send the call through `execute` of the Comptroller. The admin's own address is rejected.",
      params: [{ name: "comptroller", text: "Current Comptroller." }, caller],
    },
    {
      kind: "error",
      name: "Comptrollerable_UnsupportedInterfaceId",
      origin: ["Comptrollerable"],
      group: ACCESS,
      cause: "The new Comptroller does not report support for the minimal interface.",
      fix: "Pass a Comptroller that returns true for this interface id.",
      params: [
        { name: "previousComptroller", text: "Current Comptroller; zero in the constructor." },
        { name: "newComptroller", text: "Contract that was passed as the new Comptroller." },
        { name: "minimalInterfaceId", text: "Required id, `0x65443910`." },
      ],
    },
    {
      kind: "error",
      name: "DelegateCall",
      origin: ["NoDelegateCall"],
      group: ACCESS,
      cause: "Another contract called the function by a delegate call.",
      fix: "Call the contract directly. To run several calls at once, use `batch`.",
    },
    {
      kind: "error",
      name: "SablierLockup_AllowToHookZeroCodeSize",
      group: UNUSED,
      solidity: "error SablierLockup_AllowToHookZeroCodeSize(address recipient)",
      cause: "The source declares this error, but no code of the release raises it.",
      params: [{ name: "recipient", text: "Address without code, judging by the error's name." }],
    },
    {
      kind: "error",
      name: "SablierLockup_FeeTransferFailed",
      group: UNUSED,
      solidity: "error SablierLockup_FeeTransferFailed(address comptroller, uint256 feeAmount)",
      cause: "The source declares this error, but no code of the release raises it.",
      params: [
        { name: "comptroller", text: "Comptroller, judging by the parameter's name." },
        { name: "feeAmount", unit: "wei", text: "Coins to send, judging by the parameter's name." },
      ],
      notes: ["A failed transfer to the Comptroller is ignored."],
    },
    {
      kind: "error",
      name: "ERC721IncorrectOwner",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "`from` does not own the stream NFT.",
      fix: "Pass the address that `ownerOf` returns.",
      params: [
        { name: "sender", text: "Value of `from`." },
        tokenId,
        { name: "owner", text: "Owner of the NFT." },
      ],
    },
    {
      kind: "error",
      name: "ERC721InsufficientApproval",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "The caller has no right to transfer the stream NFT.",
      fix: "Let the owner approve the caller first.",
      params: [{ name: "operator", text: "Address that made the call." }, tokenId],
    },
    {
      kind: "error",
      name: "ERC721InvalidApprover",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "The caller has no right to approve an address for the stream NFT.",
      fix: "Call as the owner or an operator. An approved address is not enough.",
      params: [{ name: "approver", text: "Address that made the call." }],
    },
    {
      kind: "error",
      name: "ERC721InvalidOperator",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "The operator is the zero address.",
      fix: "Pass a different address to `setApprovalForAll`.",
      params: [{ name: "operator", text: "The zero address." }],
    },
    {
      kind: "error",
      name: "ERC721InvalidOwner",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "`balanceOf` reverts for the zero address.",
      fix: "Pass a different address.",
      params: [{ name: "owner", text: "The zero address." }],
    },
    {
      kind: "error",
      name: "ERC721InvalidReceiver",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "The NFT cannot go to this address.",
      fix: "Use a recipient that is not zero. For `safeTransferFrom` a receiving contract needs `onERC721Received`.",
      params: [{ name: "receiver", text: "Address that should receive the NFT." }],
    },
    {
      kind: "error",
      name: "ERC721InvalidSender",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "An NFT with this id already exists.",
      params: [{ name: "sender", text: "The zero address." }],
      notes: ["The error is in the ABI but does not occur, because each new stream gets a new id."],
    },
    {
      kind: "error",
      name: "ERC721NonexistentToken",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "The stream NFT was not minted, or it has been burned.",
      fix: "Check the id with `isStream`.",
      params: [tokenId],
      notes: [
        "Functions about the owner raise it for an unknown id, where others raise `SablierLockupState_Null`.",
      ],
    },
    {
      kind: "error",
      name: "SafeERC20FailedOperation",
      origin: ["SafeERC20"],
      group: LIBRARIES,
      cause: "The token has no code, or it returned false for a transfer or an approval.",
      fix: "Check the token's address on this chain, your balance and your allowance.",
      params: [{ name: "token", text: "Token that was called." }],
      notes: ["v2.0 raises `AddressEmptyCode` for a token without code."],
    },
  ],
});
