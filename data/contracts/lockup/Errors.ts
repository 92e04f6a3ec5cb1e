import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const CREATION = "Checks on creation";
const ACTIONS = "Checks on stream actions";
const ACCESS = "Access and call checks";
const UNUSED = "Declared but never raised";
const LIBRARIES = "Errors from libraries";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Stream that the call named." };

const caller: ValueDoc = { name: "caller", text: "Address that made the call." };

const depositAmount: ValueDoc = {
  name: "depositAmount",
  unit: "base units",
  text: "Total amount minus the broker fee.",
};

const startTime: ValueDoc = {
  name: "startTime",
  unit: "Unix seconds",
  text: "Start time of the rejected stream.",
};

const endTime: ValueDoc = {
  name: "endTime",
  unit: "Unix seconds",
  text: "End time of the rejected stream.",
};

const cliffTime: ValueDoc = {
  name: "cliffTime",
  unit: "Unix seconds",
  text: "Cliff time of the rejected stream.",
};

const token: ValueDoc = { name: "token", text: "ERC-20 token that was called." };

const tokenId: ValueDoc = { name: "tokenId", unit: "id", text: "Id of the stream and of its NFT." };

const ordered = (element: string): readonly ValueDoc[] => [
  {
    name: "index",
    unit: "index",
    text: `Position of the first ${element} that breaks the order, counted from 0.`,
  },
  {
    name: "previousTimestamp",
    unit: "Unix seconds",
    text: `Timestamp of the ${element} before it.`,
  },
  { name: "currentTimestamp", unit: "Unix seconds", text: "Its own timestamp." },
];

export default defineContract({
  name: "Errors",
  kind: "library",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/libraries/library.Errors",
  source: "src/libraries/Errors.sol",
  abi: ["lockup/v2.0/SablierLockup", "lockup/v2.0/SablierBatchLockup"],
  records: [
    {
      kind: "error",
      name: "SablierBatchLockup_BatchSizeZero",
      group: CREATION,
      cause: "The `batch` array passed to the batch contract has no element.",
      fix: "Pass at least one element, or skip the call when there is nothing to create.",
    },
    {
      kind: "error",
      name: "SablierHelpers_BrokerFeeTooHigh",
      group: CREATION,
      solidity: "error SablierHelpers_BrokerFeeTooHigh(UD60x18 brokerFee, UD60x18 maxBrokerFee)",
      cause: "The broker fee is above the cap of 10%.",
      fix: "Lower `broker.fee` to at most `MAX_BROKER_FEE`; remember that 1e18 is 100%.",
      params: [
        { name: "brokerFee", unit: "18-decimals share", text: "Fee that was passed." },
        { name: "maxBrokerFee", unit: "18-decimals share", text: "Largest fee that is accepted." },
      ],
      notes: [
        "A fee of exactly 10% passes. The check is skipped when the total amount is 0; the call then fails with `SablierHelpers_DepositAmountZero` instead.",
      ],
    },
    {
      kind: "error",
      name: "SablierHelpers_CliffTimeNotLessThanEndTime",
      group: CREATION,
      solidity:
        "error SablierHelpers_CliffTimeNotLessThanEndTime(uint40 cliffTime, uint40 endTime)",
      cause: "A linear stream has a cliff that is not before its end.",
      fix: "Move the cliff before the end time, or pass 0 for a stream without a cliff.",
      params: [cliffTime, endTime],
    },
    {
      kind: "error",
      name: "SablierHelpers_CliffTimeZeroUnlockAmountNotZero",
      group: CREATION,
      solidity: "error SablierHelpers_CliffTimeZeroUnlockAmountNotZero(uint128 cliffUnlockAmount)",
      cause: "A linear stream unlocks an amount at the cliff but has no cliff.",
      fix: "Set `unlockAmounts.cliff` to 0, or give the stream a cliff.",
      params: [
        {
          name: "cliffUnlockAmount",
          unit: "base units",
          text: "Amount that was passed for the missing cliff.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierHelpers_DepositAmountNotEqualToSegmentAmountsSum",
      group: CREATION,
      solidity:
        "error SablierHelpers_DepositAmountNotEqualToSegmentAmountsSum(uint128 depositAmount, uint128 segmentAmountsSum)",
      cause: "The segment amounts of a dynamic stream do not add up to its deposit.",
      fix: "Subtract the broker fee from the total amount first, then split the remainder among the segments.",
      params: [
        depositAmount,
        { name: "segmentAmountsSum", unit: "base units", text: "Sum of all segment amounts." },
      ],
    },
    {
      kind: "error",
      name: "SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum",
      group: CREATION,
      solidity:
        "error SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum(uint128 depositAmount, uint128 trancheAmountsSum)",
      cause: "The tranche amounts of a tranched stream do not add up to its deposit.",
      fix: "Subtract the broker fee from the total amount first, then split the remainder among the tranches.",
      params: [
        depositAmount,
        { name: "trancheAmountsSum", unit: "base units", text: "Sum of all tranche amounts." },
      ],
    },
    {
      kind: "error",
      name: "SablierHelpers_DepositAmountZero",
      group: CREATION,
      solidity: "error SablierHelpers_DepositAmountZero()",
      cause: "The stream would have a deposit of 0.",
      fix: "Pass a `totalAmount` above 0.",
    },
    {
      kind: "error",
      name: "SablierHelpers_EndTimeNotEqualToLastSegmentTimestamp",
      group: CREATION,
      solidity:
        "error SablierHelpers_EndTimeNotEqualToLastSegmentTimestamp(uint40 endTime, uint40 lastSegmentTimestamp)",
      cause: "The end time of a dynamic stream differs from the timestamp of its last segment.",
      fix: "Use the last segment's timestamp as `timestamps.end`.",
      params: [
        endTime,
        {
          name: "lastSegmentTimestamp",
          unit: "Unix seconds",
          text: "Timestamp of the last segment.",
        },
      ],
      notes: ["The functions that take durations cannot raise it: they derive the end time."],
    },
    {
      kind: "error",
      name: "SablierHelpers_EndTimeNotEqualToLastTrancheTimestamp",
      group: CREATION,
      solidity:
        "error SablierHelpers_EndTimeNotEqualToLastTrancheTimestamp(uint40 endTime, uint40 lastTrancheTimestamp)",
      cause: "The end time of a tranched stream differs from the timestamp of its last tranche.",
      fix: "Use the last tranche's timestamp as `timestamps.end`.",
      params: [
        endTime,
        {
          name: "lastTrancheTimestamp",
          unit: "Unix seconds",
          text: "Timestamp of the last tranche.",
        },
      ],
      notes: ["The functions that take durations cannot raise it: they derive the end time."],
    },
    {
      kind: "error",
      name: "SablierHelpers_SegmentCountTooHigh",
      group: CREATION,
      solidity: "error SablierHelpers_SegmentCountTooHigh(uint256 count)",
      cause: "The dynamic stream has more segments than the contract allows.",
      fix: "Read `MAX_COUNT` of the contract on your chain and use at most that many segments.",
      params: [{ name: "count", unit: "count", text: "Segments that were passed." }],
    },
    {
      kind: "error",
      name: "SablierHelpers_SegmentCountZero",
      group: CREATION,
      solidity: "error SablierHelpers_SegmentCountZero()",
      cause: "The dynamic stream has no segments.",
      fix: "Pass at least one segment.",
      notes: [
        "Only `createWithTimestampsLD` of `SablierLockup` raises this error. With durations, or through the batch contract, an empty array causes the panic `0x32`.",
      ],
    },
    {
      kind: "error",
      name: "SablierHelpers_SegmentTimestampsNotOrdered",
      group: CREATION,
      solidity:
        "error SablierHelpers_SegmentTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
      cause: "A segment does not end later than the one before it.",
      fix: "Sort the segments by timestamp, remove equal timestamps and use durations above 0.",
      params: ordered("segment"),
    },
    {
      kind: "error",
      name: "SablierHelpers_SenderZeroAddress",
      group: CREATION,
      solidity: "error SablierHelpers_SenderZeroAddress()",
      cause: "The stream's sender is the zero address.",
      fix: "Set `sender` to the account that may cancel the stream.",
    },
    {
      kind: "error",
      name: "SablierHelpers_ShapeExceeds32Bytes",
      group: CREATION,
      solidity: "error SablierHelpers_ShapeExceeds32Bytes(uint256 shapeLength)",
      cause: "The shape label is longer than 32 bytes.",
      fix: "Shorten `shape`; a character outside ASCII takes two to four bytes in UTF-8.",
      params: [{ name: "shapeLength", unit: "bytes", text: "Length of the label." }],
    },
    {
      kind: "error",
      name: "SablierHelpers_StartTimeNotLessThanCliffTime",
      group: CREATION,
      solidity:
        "error SablierHelpers_StartTimeNotLessThanCliffTime(uint40 startTime, uint40 cliffTime)",
      cause: "A linear stream has a cliff that is not after its start.",
      fix: "Move the cliff after the start time, or pass 0 for a stream without a cliff.",
      params: [startTime, cliffTime],
      notes: [
        "Only calls with timestamps can raise this error. With durations the cliff is the start plus a number above 0, and a sum beyond `uint40` causes the panic `0x11`.",
      ],
    },
    {
      kind: "error",
      name: "SablierHelpers_StartTimeNotLessThanEndTime",
      group: CREATION,
      solidity:
        "error SablierHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime)",
      cause: "A linear stream does not end after it starts.",
      fix: "Choose an end time after the start time, or a total duration above 0.",
      params: [startTime, endTime],
    },
    {
      kind: "error",
      name: "SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
      group: CREATION,
      solidity:
        "error SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp(uint40 startTime, uint40 firstSegmentTimestamp)",
      cause: "The first segment of a dynamic stream does not end after the start time.",
      fix: "Give the first segment a timestamp after the start, or a duration above 0.",
      params: [
        startTime,
        {
          name: "firstSegmentTimestamp",
          unit: "Unix seconds",
          text: "Timestamp of the first segment.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
      group: CREATION,
      solidity:
        "error SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp(uint40 startTime, uint40 firstTrancheTimestamp)",
      cause: "The first tranche of a tranched stream does not unlock after the start time.",
      fix: "Give the first tranche a timestamp after the start, or a duration above 0.",
      params: [
        startTime,
        {
          name: "firstTrancheTimestamp",
          unit: "Unix seconds",
          text: "Timestamp of the first tranche.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierHelpers_StartTimeZero",
      group: CREATION,
      solidity: "error SablierHelpers_StartTimeZero()",
      cause: "The start time is 0.",
      fix: "Pass a real timestamp; to start in the current block use a function that takes durations.",
    },
    {
      kind: "error",
      name: "SablierHelpers_TrancheCountTooHigh",
      group: CREATION,
      solidity: "error SablierHelpers_TrancheCountTooHigh(uint256 count)",
      cause: "The tranched stream has more tranches than the contract allows.",
      fix: "Read `MAX_COUNT` of the contract on your chain and use at most that many tranches.",
      params: [{ name: "count", unit: "count", text: "Tranches that were passed." }],
    },
    {
      kind: "error",
      name: "SablierHelpers_TrancheCountZero",
      group: CREATION,
      solidity: "error SablierHelpers_TrancheCountZero()",
      cause: "The tranched stream has no tranches.",
      fix: "Pass at least one tranche.",
      notes: [
        "Only `createWithTimestampsLT` of `SablierLockup` raises this error. With durations, or through the batch contract, an empty array causes the panic `0x32`.",
      ],
    },
    {
      kind: "error",
      name: "SablierHelpers_TrancheTimestampsNotOrdered",
      group: CREATION,
      solidity:
        "error SablierHelpers_TrancheTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
      cause: "A tranche does not unlock later than the one before it.",
      fix: "Sort the tranches by timestamp, remove equal timestamps and use durations above 0.",
      params: ordered("tranche"),
    },
    {
      kind: "error",
      name: "SablierHelpers_UnlockAmountsSumTooHigh",
      group: CREATION,
      solidity:
        "error SablierHelpers_UnlockAmountsSumTooHigh(uint128 depositAmount, uint128 startUnlockAmount, uint128 cliffUnlockAmount)",
      cause: "The unlock amounts of a linear stream exceed its deposit.",
      fix: "Lower the unlock amounts until their sum is at most the total amount minus the broker fee.",
      params: [
        depositAmount,
        { name: "startUnlockAmount", unit: "base units", text: "Amount unlocked at the start." },
        { name: "cliffUnlockAmount", unit: "base units", text: "Amount unlocked at the cliff." },
      ],
      notes: [
        "A sum equal to the deposit is valid. A sum that does not fit `uint128` causes the panic `0x11`.",
      ],
    },
    {
      kind: "error",
      name: "SablierLockup_NotExpectedModel",
      group: ACTIONS,
      cause: "The getter belongs to a different stream model.",
      fix: "Call `getLockupModel` first, then use the getter of that model.",
      params: [
        { name: "actualLockupModel", text: "Model of the stream." },
        { name: "expectedLockupModel", text: "Model that the getter works on." },
      ],
      notes: [
        "`getCliffTime` and `getUnlockAmounts` work on linear streams, `getSegments` on dynamic ones, `getTranches` on tranched ones.",
      ],
    },
    {
      kind: "error",
      name: "SablierLockupBase_AllowToHookUnsupportedInterface",
      group: ACCESS,
      cause: "The contract to be allowlisted does not report support for the hook interface.",
      fix: "Make `supportsInterface` return true for the id `0xf8ee98d3`.",
      params: [{ name: "recipient", text: "Contract to be allowlisted." }],
    },
    {
      kind: "error",
      name: "SablierLockupBase_AllowToHookZeroCodeSize",
      group: ACCESS,
      cause: "The address to be allowlisted has no code.",
      fix: "Pass the address of a deployed contract.",
      params: [{ name: "recipient", text: "Address to be allowlisted." }],
    },
    {
      kind: "error",
      name: "SablierLockupBase_FeeTransferFail",
      group: ACCESS,
      cause: "The admin did not accept the native coins that the contract holds.",
      fix: "Transfer the admin role to an account that can receive native coins, then collect again.",
      params: [
        { name: "admin", text: "Admin that should receive the fees." },
        { name: "feeAmount", unit: "wei", text: "Native balance that was sent." },
      ],
    },
    {
      kind: "error",
      name: "SablierLockupBase_InvalidHookSelector",
      group: ACTIONS,
      cause:
        "The allowlisted recipient contract returned something other than its hook's selector.",
      fix: "Return the hook's own selector from each hook.",
      params: [{ name: "recipient", text: "Contract whose hook ran." }],
      notes: ["The cancel or withdrawal that called the hook is undone."],
    },
    {
      kind: "error",
      name: "SablierLockupBase_NotTransferable",
      group: ACTIONS,
      cause: "The stream was created as non-transferable, so its NFT cannot move.",
      fix: "There is no fix, because the setting is final.",
      params: [tokenId],
    },
    {
      kind: "error",
      name: "SablierLockupBase_Null",
      group: ACTIONS,
      cause: "No stream has this id.",
      fix: "Check the id, the chain and the contract. Each `SablierLockup` counts its own streams from 1.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockupBase_Overdraw",
      group: ACTIONS,
      cause: "The withdrawal is larger than the amount available now.",
      fix: "Withdraw at most `withdrawableAmount`, or use `withdrawMax`.",
      params: [
        streamId,
        { name: "amount", unit: "base units", text: "Amount that was passed." },
        {
          name: "withdrawableAmount",
          unit: "base units",
          text: "Amount that was available at that moment.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierLockupBase_StreamCanceled",
      group: ACTIONS,
      cause: "The stream is already canceled.",
      fix: "A canceled stream can be neither canceled nor renounced again.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockupBase_StreamDepleted",
      group: ACTIONS,
      cause: "The stream is depleted, because everything has been withdrawn or refunded.",
      fix: "Only its NFT can still be transferred or burned.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockupBase_StreamNotCancelable",
      group: ACTIONS,
      cause: "The stream was created as non-cancelable, or its sender has renounced it.",
      fix: "There is no fix, because the right to cancel cannot be restored.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockupBase_StreamNotDepleted",
      group: ACTIONS,
      cause: "The NFT of a stream that still holds tokens cannot be burned.",
      fix: "Wait until the stream has ended or was canceled, withdraw everything, then burn.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockupBase_StreamSettled",
      group: ACTIONS,
      cause:
        "The whole deposit has streamed, so the stream can no longer be canceled or renounced.",
      fix: "The deposit belongs to the recipient, who can withdraw it.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockupBase_Unauthorized",
      group: ACTIONS,
      cause: "The caller does not have the role that the action needs.",
      fix: "Cancel and renounce as the sender. Burn and transfer as the recipient, an approved address or an operator.",
      params: [streamId, caller],
    },
    {
      kind: "error",
      name: "SablierLockupBase_WithdrawalAddressNotRecipient",
      group: ACTIONS,
      cause: "The caller may not withdraw to an address other than the recipient.",
      fix: "Set `to` to the recipient, or call as the recipient, an approved address or an operator.",
      params: [streamId, caller, { name: "to", text: "Target of the withdrawal." }],
    },
    {
      kind: "error",
      name: "SablierLockupBase_WithdrawAmountZero",
      group: ACTIONS,
      cause: "The amount to withdraw is 0.",
      fix: "Pass an amount above 0; before `withdrawMax`, check that `withdrawableAmountOf` is above 0.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "SablierLockupBase_WithdrawArrayCountsNotEqual",
      group: ACTIONS,
      cause: "The arrays of `withdrawMultiple` differ in length.",
      fix: "Pass exactly one amount for each stream id.",
      params: [
        { name: "streamIdsCount", unit: "count", text: "Length of the array of ids." },
        { name: "amountsCount", unit: "count", text: "Length of the array of amounts." },
      ],
    },
    {
      kind: "error",
      name: "SablierLockupBase_WithdrawToZeroAddress",
      group: ACTIONS,
      cause: "The withdrawal would go to the zero address.",
      fix: "Pass the address that should receive the tokens.",
      params: [streamId],
    },
    {
      kind: "error",
      name: "CallerNotAdmin",
      group: ACCESS,
      cause: "Only the contract's admin may call this function.",
      fix: "Call from the address that `admin` returns.",
      params: [{ name: "admin", text: "Current admin." }, caller],
    },
    {
      kind: "error",
      name: "DelegateCall",
      group: ACCESS,
      cause: "Another contract called the function by a delegate call.",
      fix: "Use an ordinary call; to bundle several calls, use the contract's own `batch`.",
    },
    {
      kind: "error",
      name: "BatchError",
      group: UNUSED,
      solidity: "error BatchError(bytes errorData)",
      cause: "The source declares this error, but no code of the release raises it.",
      params: [
        {
          name: "errorData",
          text: "Revert data of the inner call, judging by the parameter's name.",
        },
      ],
      notes: ["When a call inside `batch` fails, you get the revert data of that call unchanged."],
    },
    {
      kind: "error",
      name: "LockupNFTDescriptor_UnknownNFT",
      group: UNUSED,
      solidity: "error LockupNFTDescriptor_UnknownNFT(IERC721Metadata nft, string symbol)",
      cause: "The source declares this error, but no code of the release raises it.",
      params: [
        { name: "nft", text: "NFT contract, judging by the parameter's name." },
        { name: "symbol", text: "Symbol of that NFT contract, judging by the parameter's name." },
      ],
    },
    {
      kind: "error",
      name: "AddressEmptyCode",
      origin: ["Address"],
      group: LIBRARIES,
      cause: "The token address has no code.",
      fix: "Check that the token is deployed on this chain.",
      params: [{ name: "target", text: "Address that was called." }],
    },
    {
      kind: "error",
      name: "AddressInsufficientBalance",
      origin: ["Address"],
      group: LIBRARIES,
      cause: "The calling contract does not hold enough native coins for the call.",
      params: [{ name: "account", text: "Contract that made the call." }],
      notes: ["The ABIs list it, but no path of these contracts leads to it."],
    },
    {
      kind: "error",
      name: "ERC721IncorrectOwner",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "`from` is not the owner of the stream NFT.",
      fix: "Pass the address that `ownerOf` returns as `from`.",
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
      cause: "The caller may not transfer this stream NFT.",
      fix: "Call as the owner, or let the owner approve the caller first.",
      params: [{ name: "operator", text: "Address that made the call." }, tokenId],
    },
    {
      kind: "error",
      name: "ERC721InvalidApprover",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "The caller may not give an approval for this stream NFT.",
      fix: "Call as the owner or as an operator. The address approved for one NFT cannot approve another one.",
      params: [{ name: "approver", text: "Address that made the call." }],
    },
    {
      kind: "error",
      name: "ERC721InvalidOperator",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "The operator is the zero address.",
      fix: "Pass a real address to `setApprovalForAll`.",
      params: [{ name: "operator", text: "The zero address." }],
    },
    {
      kind: "error",
      name: "ERC721InvalidOwner",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "`balanceOf` was called for the zero address.",
      fix: "Pass a real address to `balanceOf`.",
      params: [{ name: "owner", text: "The zero address." }],
    },
    {
      kind: "error",
      name: "ERC721InvalidReceiver",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "The stream NFT cannot go to this address.",
      fix: "Pass a recipient other than zero; for `safeTransferFrom` to a contract, implement `onERC721Received` there.",
      params: [{ name: "receiver", text: "Address that should receive the NFT." }],
      notes: [
        "Creation and `transferFrom` reject the zero address only. `safeTransferFrom` also rejects a contract that does not respond as an ERC-721 receiver.",
      ],
    },
    {
      kind: "error",
      name: "ERC721InvalidSender",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "An NFT with this id already exists, so it cannot be minted.",
      params: [{ name: "sender", text: "The zero address." }],
      notes: ["Not reachable: the contract mints each id once."],
    },
    {
      kind: "error",
      name: "ERC721NonexistentToken",
      origin: ["IERC721Errors"],
      group: LIBRARIES,
      cause: "The stream NFT was not minted, or it has been burned.",
      fix: "Check the id with `isStream`; the data of a burned stream stays readable through the other getters.",
      params: [tokenId],
      notes: [
        "`getRecipient`, `ownerOf`, `getApproved` and `tokenURI` raise this error for an unknown id, not `SablierLockupBase_Null`.",
      ],
    },
    {
      kind: "error",
      name: "FailedInnerCall",
      origin: ["Address"],
      group: LIBRARIES,
      cause: "The token reverted without a reason.",
      fix: "Check balance and allowance, and whether the token restricts transfers.",
    },
    {
      kind: "error",
      name: "SafeERC20FailedOperation",
      origin: ["SafeERC20"],
      group: LIBRARIES,
      cause: "The token returned false for a transfer or an approval.",
      fix: "Check balance and allowance, and whether the token restricts transfers.",
      params: [token],
    },
  ],
});
