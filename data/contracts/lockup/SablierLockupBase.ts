import { streamNftRecords } from "../_shared/erc721";
import { defineContract } from "../schema";
import type { Emission, FunctionRecord, Requirement, ValueDoc } from "../schema";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Id of the stream." };

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
  raises: "SablierLockupBase_Null",
};

const notBurned: Requirement = {
  text: "The NFT of the stream is not burned.",
  raises: "ERC721NonexistentToken",
};

const admin: Requirement = { text: "You are the admin.", raises: "CallerNotAdmin" };

const recipientSide: Requirement = {
  text: "You are the recipient, the address approved for the NFT, or an operator of the recipient.",
  raises: "SablierLockupBase_Unauthorized",
};

const sender: Requirement = {
  text: "You are the sender of the stream.",
  raises: "SablierLockupBase_Unauthorized",
};

const notDepleted: Requirement = {
  text: "The stream is not depleted.",
  raises: "SablierLockupBase_StreamDepleted",
};

const notCanceled: Requirement = {
  text: "The stream has not been canceled.",
  raises: "SablierLockupBase_StreamCanceled",
};

const notSettled: Requirement = {
  text: "Part of the deposit is not streamed yet.",
  raises: "SablierLockupBase_StreamSettled",
};

const cancelable: Requirement = {
  text: "The stream was created as cancelable and not renounced.",
  raises: "SablierLockupBase_StreamNotCancelable",
};

const payoutWorks: Requirement = {
  text: "The token accepts the transfer.",
  raises: { other: "the token's own error" },
};

const hookAnswers = (hook: string, when: string): readonly Requirement[] => [
  {
    text: `${when}: its [\`${hook}\`](ref:lockup/ISablierLockupRecipient#${hook}) does not revert.`,
    raises: { other: "the error of the hook, unchanged" },
  },
  {
    text: `${when}: the hook returns its own selector.`,
    raises: "SablierLockupBase_InvalidHookSelector",
  },
];

const withdrawChecks: readonly Requirement[] = [
  notDepleted,
  { text: "`to` is not the zero address.", raises: "SablierLockupBase_WithdrawToZeroAddress" },
  {
    text: "`to` is the recipient, or you are the recipient, the address approved for the NFT or an operator of the recipient.",
    raises: "SablierLockupBase_WithdrawalAddressNotRecipient",
  },
];

const withdrawCaller =
  "Any address, when `to` is the recipient. For any other `to`, the recipient, the address approved for the NFT, or an operator of the recipient, but not the sender.";

const withdrawHook = hookAnswers(
  "onSablierLockupWithdraw",
  "If the recipient is on the hook allowlist and is not the caller",
);

const cancelHook = hookAnswers(
  "onSablierLockupCancel",
  "If the recipient is on the hook allowlist",
);

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

const NATIVE_VALUE =
  "Native coins are accepted but not required. They stay in the contract until someone calls [`collectFees`](ref:lockup/SablierLockupBase#collectFees).";

/** A getter that takes a stream id and fails only for an unknown one. */
const getter = (
  name: string,
  summary: string,
  result: ValueDoc,
  notes?: readonly string[],
): FunctionRecord => ({
  kind: "function",
  name,
  origin: ["lockup/ISablierLockupBase"],
  summary,
  params: [streamId],
  returns: [result],
  requires: [exists],
  ...(notes === undefined ? {} : { notes }),
});

export default defineContract({
  name: "SablierLockupBase",
  kind: "abstract",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/abstracts/abstract.SablierLockupBase",
  source: "src/abstracts/SablierLockupBase.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  inherits: [
    "lockup/Batch",
    "lockup/NoDelegateCall",
    "lockup/Adminable",
    "lockup/ISablierLockupBase",
    "ERC721",
  ],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "constructor",
      solidity: "constructor(address initialAdmin, ILockupNFTDescriptor initialNFTDescriptor)",
      summary: "Sets the first admin and the first NFT descriptor.",
      params: [
        { name: "initialAdmin", text: "First admin; not checked." },
        { name: "initialNFTDescriptor", text: "Contract that returns `tokenURI`; not checked." },
      ],
      emits: ["TransferAdmin"],
    },
    {
      kind: "modifier",
      name: "notNull",
      solidity: "modifier notNull(uint256 streamId)",
      summary: "Makes a function revert if the stream id has never been used.",
      params: [streamId],
      requires: [exists],
    },
    {
      kind: "function",
      name: "MAX_BROKER_FEE",
      origin: ["lockup/ISablierLockupBase"],
      declaredAs: "UD60x18 public constant override",
      summary: "Returns the highest share of the total amount that a broker may take.",
      returns: [{ name: "", unit: "18-decimals share", text: "Always 0.1e18, which is 10%." }],
    },
    getter("getDepositedAmount", "Returns the deposit of the stream, after the broker fee.", {
      name: "depositedAmount",
      unit: "base units",
      text: "Deposit. Withdrawals and a cancellation do not change it.",
    }),
    getter("getEndTime", "Returns the time at which the whole deposit is streamed.", {
      name: "endTime",
      unit: "Unix seconds",
      text: "End time as set at creation. A cancellation does not change it.",
    }),
    getter("getLockupModel", "Returns the model of the stream.", {
      name: "lockupModel",
      text: "0 linear, 1 dynamic, 2 tranched.",
    }),
    {
      kind: "function",
      name: "getRecipient",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Returns the recipient of a stream, who is the owner of its NFT.",
      params: [streamId],
      returns: [{ name: "recipient", text: "Current owner, who may differ from the first one." }],
      requires: [
        {
          text: "The stream exists and its NFT is not burned.",
          raises: "ERC721NonexistentToken",
        },
      ],
      notes: [
        "An unknown id raises the ERC-721 error here, while the other getters raise the null-stream error.",
      ],
    },
    getter("getRefundedAmount", "Returns the refund of a canceled stream.", {
      name: "refundedAmount",
      unit: "base units",
      text: "Refund; 0 for a stream that was not canceled.",
    }),
    getter(
      "getSender",
      "Returns the sender of a stream.",
      { name: "sender", text: "Address that may cancel and renounce. It never changes." },
      ["Also works after the NFT is burned."],
    ),
    getter("getStartTime", "Returns the time at which the stream starts.", {
      name: "startTime",
      unit: "Unix seconds",
      text: "Start time. For streams created with durations, it is the block time of the creation.",
    }),
    getter("getUnderlyingToken", "Returns the ERC-20 token of the stream.", {
      name: "token",
      text: "Address of the token.",
    }),
    getter("getWithdrawnAmount", "Returns the sum of all withdrawals from a stream.", {
      name: "withdrawnAmount",
      unit: "base units",
      text: "Sum so far, by any caller and to any address.",
    }),
    {
      kind: "function",
      name: "isAllowedToHook",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Returns whether an address is on the hook allowlist.",
      params: [{ name: "recipient", text: "Address to look up." }],
      returns: [
        { name: "result", text: "True once the admin has added it. The call never reverts." },
      ],
    },
    getter(
      "isCancelable",
      "Returns whether the sender could cancel the stream now.",
      { name: "result", text: "True while the stream is warm, cancelable and not renounced." },
      [
        "When a stream settles, the result becomes false without a transaction, although the stream was not renounced.",
        "False for canceled and depleted streams.",
      ],
    ),
    getter("isCold", "Returns whether time no longer changes the status of the stream.", {
      name: "result",
      text: "True for the statuses settled, canceled and depleted.",
    }),
    getter("isDepleted", "Returns whether the stream is depleted.", {
      name: "result",
      text: "True when the whole deposit has left the contract, through withdrawals, a refund or both.",
    }),
    {
      kind: "function",
      name: "isStream",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Returns whether a stream with this id was created.",
      params: [streamId],
      returns: [
        {
          name: "result",
          text: "True since creation, even after a cancellation, depletion or burn. The call never reverts.",
        },
      ],
    },
    getter("isTransferable", "Returns whether the NFT of the stream may be transferred.", {
      name: "result",
      text: "Flag set at creation; no function changes it.",
    }),
    getter("isWarm", "Returns whether the stream is pending or streaming.", {
      name: "result",
      text: "True for the statuses pending and streaming.",
    }),
    {
      kind: "function",
      name: "nextStreamId",
      origin: ["lockup/ISablierLockupBase"],
      declaredAs: "uint256 public override",
      summary: "Returns the id that the next stream will get.",
      returns: [{ name: "", unit: "id", text: "1 in a new contract, then one more per stream." }],
      notes: [
        "Existing streams have the ids from 1 to `nextStreamId() - 1`, for all models.",
        "Another creation in the same block can take the id first. If possible, use the return value of the create function.",
      ],
    },
    {
      kind: "function",
      name: "nftDescriptor",
      origin: ["lockup/ISablierLockupBase"],
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
        text: "Deposit minus streamed amount; 0 when the stream is not cancelable, settled, canceled or depleted.",
      },
      [
        "For example, a cancelable linear stream of 1,000 tokens over 1,000 seconds returns 750 tokens after 250 seconds.",
      ],
    ),
    getter(
      "statusOf",
      "Returns the status of a stream at the block time.",
      {
        name: "status",
        text: "0 pending, 1 streaming, 2 settled, 3 canceled, 4 depleted.",
      },
      [
        "The [diagrams](/reference/lockup/diagrams) show which status can follow which, and the order in which the contract checks them.",
      ],
    ),
    getter(
      "streamedAmountOf",
      "Returns the amount that the recipient has earned so far, including withdrawals.",
      {
        name: "streamedAmount",
        unit: "base units",
        text: "Amount by the model's formula at the block time. Canceled: deposit minus refund. Depleted: the sum of all withdrawals.",
      },
    ),
    getter("wasCanceled", "Returns whether the sender has canceled the stream.", {
      name: "result",
      text: "True since the cancellation, even after the stream is depleted.",
    }),
    getter("withdrawableAmountOf", "Returns the amount that can be withdrawn from a stream now.", {
      name: "withdrawableAmount",
      unit: "base units",
      text: "Streamed amount minus the sum of all withdrawals.",
    }),
    {
      kind: "function",
      name: "allowToHook",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Puts a contract on the hook allowlist, permanently.",
      caller: "The admin.",
      params: [
        {
          name: "recipient",
          text: "Contract whose hooks run from then on when a stream that it holds is canceled or withdrawn from.",
        },
      ],
      requires: [
        admin,
        {
          text: "`recipient` has code.",
          raises: "SablierLockupBase_AllowToHookZeroCodeSize",
        },
        {
          text: "`recipient` has a `supportsInterface` function.",
          raises: { other: "no data, or the error of `recipient`" },
        },
        {
          text: "`recipient` returns true for the interface id `0xf8ee98d3`.",
          raises: "SablierLockupBase_AllowToHookUnsupportedInterface",
        },
      ],
      emits: ["AllowToHook"],
      notes: [
        "No function removes an address from the list. Adding an address again succeeds and emits the event again.",
        "The interface is checked only here. A contract that changes its code afterwards stays on the list, and a failing hook then blocks cancellations and withdrawals by others.",
      ],
    },
    {
      kind: "function",
      name: "burn",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Destroys the NFT of a depleted stream.",
      caller: "The recipient, the address approved for the NFT, or an operator of the recipient.",
      params: [streamId],
      requires: [
        ownAddress,
        exists,
        { text: "The stream is depleted.", raises: "SablierLockupBase_StreamNotDepleted" },
        notBurned,
        recipientSide,
      ],
      emits: ["MetadataUpdate", "Transfer"],
      notes: [
        "Also works for non-transferable streams.",
        "The data of the stream stays readable. Only the functions that need an owner fail afterwards: `getRecipient`, `ownerOf`, `getApproved` and `tokenURI`.",
        NATIVE_VALUE,
      ],
    },
    {
      kind: "function",
      name: "cancel",
      origin: ["lockup/ISablierLockupBase"],
      summary:
        "Stops a stream, returns the unstreamed part to the sender and leaves the streamed part to the recipient.",
      caller: "The sender of the stream. The recipient, approved addresses and the admin may not.",
      params: [streamId],
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
        "The refund is the deposit minus the streamed amount. The streamed amount minus earlier withdrawals stays in the contract for the recipient, without a time limit.",
        "When no tokens are left for the recipient, the stream is depleted at once. This is the case for a pending stream, and for one whose streamed part was withdrawn completely.",
        "The refund is paid before the hook runs. A hook that fails undoes everything, so the stream continues.",
        "For example, if a stream of 1,000 tokens over 100 days is canceled after 50 days and 460 were withdrawn, 500 go to the sender and 40 remain to withdraw.",
        NATIVE_VALUE,
      ],
    },
    {
      kind: "function",
      name: "cancelMultiple",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Cancels several streams, all of them or none.",
      caller: "The sender of all the streams.",
      params: [streamIds],
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
      emits: [
        { event: "Transfer", by: "the token", when: "for each stream" },
        { event: "CancelLockupStream", when: "for each stream" },
        { event: "MetadataUpdate", when: "for each stream" },
      ],
      notes: [
        "The conditions apply to each stream, and the first one that fails undoes all cancellations. An id that occurs twice fails the second time.",
        "An empty array succeeds and does nothing.",
        NATIVE_VALUE,
      ],
    },
    {
      kind: "function",
      name: "collectFees",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Sends all native coins that the contract holds to the admin.",
      caller: "Any address. The coins always go to the admin.",
      requires: [
        {
          text: "The admin accepts the transfer.",
          raises: "SablierLockupBase_FeeTransferFail",
        },
      ],
      emits: ["CollectFees"],
      notes: [
        "With a balance of 0 the call succeeds, and the event has an amount of 0.",
        "If the contract no longer has an admin, the coins go to the zero address and are lost.",
        "Not payable, unlike the stream functions. ERC-20 tokens are not touched.",
      ],
    },
    {
      kind: "function",
      name: "renounce",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Gives up the right to cancel a stream, permanently.",
      caller: "The sender of the stream.",
      params: [streamId],
      requires: [ownAddress, exists, notDepleted, notCanceled, notSettled, sender, cancelable],
      emits: ["RenounceLockupStream"],
      notes: [
        "No tokens move, and there is neither a hook nor a `MetadataUpdate`.",
        "The status is checked before the caller, so any other address sees the status error first.",
        NATIVE_VALUE,
      ],
    },
    {
      kind: "function",
      name: "renounceMultiple",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Gives up the right to cancel several streams, all of them or none.",
      caller: "The sender of all the streams.",
      params: [streamIds],
      requires: [ownAddress, exists, notDepleted, notCanceled, notSettled, sender, cancelable],
      emits: [{ event: "RenounceLockupStream", when: "for each stream" }],
      notes: [
        "The conditions apply to each stream, and the first one that fails undoes the whole call.",
        NATIVE_VALUE,
      ],
    },
    {
      kind: "function",
      name: "setNFTDescriptor",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Replaces the contract that generates the metadata of all stream NFTs.",
      caller: "The admin.",
      params: [
        {
          name: "newNFTDescriptor",
          text: "New descriptor. The address is not checked, and a wrong one makes `tokenURI` fail until it is replaced.",
        },
      ],
      requires: [admin],
      emits: ["SetNFTDescriptor", "BatchMetadataUpdate"],
      notes: ["Only pictures and attributes change. Streams, amounts and owners are not affected."],
    },
    {
      kind: "function",
      name: "withdraw",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Sends an amount of your choice, up to the withdrawable amount, to `to`.",
      caller: withdrawCaller,
      params: [
        streamId,
        { name: "to", text: "Address that receives the tokens." },
        { name: "amount", unit: "base units", text: "Amount to send." },
      ],
      requires: [
        ownAddress,
        exists,
        ...withdrawChecks,
        { text: "`amount` is not 0.", raises: "SablierLockupBase_WithdrawAmountZero" },
        {
          text: "`amount` is at most the withdrawable amount.",
          raises: "SablierLockupBase_Overdraw",
        },
        payoutWorks,
        ...withdrawHook,
      ],
      emits: withdrawEmits,
      notes: [
        "When the withdrawals reach the deposit minus the refund, the stream becomes depleted and is no longer cancelable.",
        "The hook runs for each caller except the recipient, including an approved address or an operator. It runs after the tokens are sent, and a failing hook undoes the withdrawal.",
        NATIVE_VALUE,
      ],
    },
    {
      kind: "function",
      name: "withdrawMax",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Sends the whole withdrawable amount to `to`.",
      caller: withdrawCaller,
      params: [streamId, { name: "to", text: "Address that receives the tokens." }],
      returns: [
        {
          name: "withdrawnAmount",
          unit: "base units",
          text: "Amount sent, which is the withdrawable amount at the block time.",
        },
      ],
      requires: [
        ownAddress,
        exists,
        ...withdrawChecks,
        {
          text: "The withdrawable amount is above 0.",
          raises: "SablierLockupBase_WithdrawAmountZero",
        },
        payoutWorks,
        ...withdrawHook,
      ],
      emits: withdrawEmits,
      notes: [
        "Calls [`withdraw`](ref:lockup/SablierLockupBase#withdraw) with the current withdrawable amount, so it cannot overdraw.",
        NATIVE_VALUE,
      ],
    },
    {
      kind: "function",
      name: "withdrawMaxAndTransfer",
      origin: ["lockup/ISablierLockupBase"],
      summary:
        "Pays the whole withdrawable amount to the current recipient, then transfers the NFT to a new one.",
      caller: "The recipient, the address approved for the NFT, or an operator of the recipient.",
      params: [
        streamId,
        { name: "newRecipient", text: "Address that gets the NFT and all later payments." },
      ],
      returns: [
        {
          name: "withdrawnAmount",
          unit: "base units",
          text: "Amount paid to the old recipient; 0 when no amount was withdrawable.",
        },
      ],
      requires: [
        ownAddress,
        exists,
        notBurned,
        recipientSide,
        {
          text: "If an amount is withdrawable, the token accepts the transfer.",
          raises: { other: "the token's own error" },
        },
        ...hookAnswers(
          "onSablierLockupWithdraw",
          "If an amount is withdrawable and the old recipient is on the hook allowlist and is not the caller",
        ),
        { text: "`newRecipient` is not the zero address.", raises: "ERC721InvalidReceiver" },
        {
          text: "The stream was created as transferable.",
          raises: "SablierLockupBase_NotTransferable",
        },
      ],
      emits: [
        { event: "Transfer", by: "the token", when: "if something was withdrawable" },
        { event: "WithdrawFromLockupStream", when: "if something was withdrawable" },
        { event: "MetadataUpdate", when: "if something was withdrawable" },
        "MetadataUpdate",
        "Transfer",
      ],
      notes: [
        "A failing transfer also reverts the withdrawal.",
        "Works on depleted streams: the withdrawal is skipped and the NFT moves.",
        "The call does not check whether `newRecipient` can handle NFTs.",
        NATIVE_VALUE,
      ],
    },
    {
      kind: "function",
      name: "withdrawMultiple",
      origin: ["lockup/ISablierLockupBase"],
      summary:
        "Withdraws from several streams, each to its own recipient, and skips those that fail.",
      caller: "Any address.",
      params: [
        streamIds,
        {
          name: "amounts",
          unit: "base units",
          text: "Amount for each stream, at the same index.",
        },
      ],
      requires: [
        ownAddress,
        {
          text: "Both arrays have the same length.",
          raises: "SablierLockupBase_WithdrawArrayCountsNotEqual",
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
        "A withdrawal that fails does not revert the call: unknown id, depleted stream, amount of 0 or above the withdrawable one, token or hook error. The others stand.",
        "So a successful transaction does not mean that every stream paid. Read the events.",
        NATIVE_VALUE,
      ],
    },
    {
      kind: "event",
      name: "AllowToHook",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Emitted when the admin puts a contract on the hook allowlist.",
      params: [
        { name: "admin", text: "Admin who made the call." },
        { name: "recipient", text: "Contract on the list." },
      ],
    },
    {
      kind: "event",
      name: "CancelLockupStream",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Emitted when a stream is canceled.",
      params: [
        {
          name: "streamId",
          unit: "id",
          text: "Id of the stream. It is not indexed: filter by sender, recipient or token instead.",
        },
        { name: "sender", text: "Sender, who made the call and got the refund." },
        { name: "recipient", text: "Owner of the NFT at that moment." },
        { name: "token", text: "Token of the stream." },
        {
          name: "senderAmount",
          unit: "base units",
          text: "Refund, paid in the same transaction.",
        },
        {
          name: "recipientAmount",
          unit: "base units",
          text: "Amount that the recipient can still withdraw; 0 means that the stream is depleted.",
        },
      ],
    },
    {
      kind: "event",
      name: "CollectFees",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Emitted when the native coins of the contract are sent to the admin.",
      params: [
        { name: "admin", text: "Admin who received the coins; not the caller." },
        { name: "feeAmount", unit: "wei", text: "Amount sent; may be 0." },
      ],
    },
    {
      kind: "event",
      name: "InvalidWithdrawalInWithdrawMultiple",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Emitted by `withdrawMultiple` for each withdrawal that failed and was skipped.",
      params: [
        { name: "streamId", unit: "id", text: "Id as passed, which may be unknown. Not indexed." },
        {
          name: "revertData",
          text: "Encoded error of the withdrawal: selector and arguments. Decode it as you would a revert.",
        },
      ],
    },
    {
      kind: "event",
      name: "RenounceLockupStream",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Emitted when the sender gives up the right to cancel.",
      params: [streamId],
    },
    {
      kind: "event",
      name: "SetNFTDescriptor",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Emitted when the admin sets the NFT descriptor. The constructor does not emit it.",
      params: [
        { name: "admin", text: "Admin who made the call." },
        { name: "oldNFTDescriptor", text: "Descriptor until now." },
        { name: "newNFTDescriptor", text: "Descriptor from now on; may be the same." },
      ],
    },
    {
      kind: "event",
      name: "WithdrawFromLockupStream",
      origin: ["lockup/ISablierLockupBase"],
      summary: "Emitted for every withdrawal.",
      params: [
        streamId,
        { name: "to", text: "Address that received the tokens; not always the recipient." },
        { name: "token", text: "Token of the stream." },
        { name: "amount", unit: "base units", text: "Amount sent." },
      ],
    },
    ...streamNftRecords({
      nftName: "Sablier Lockup NFT",
      nftSymbol: "SAB-LOCKUP",
      notTransferable: "SablierLockupBase_NotTransferable",
      transferEmits: ["MetadataUpdate", "Transfer"],
      approvedMay: "withdraw to any address and burn the NFT of a depleted stream",
      burnable: true,
      metadataUpdates:
        "Emitted when a stream is created, transferred, burned, canceled or withdrawn from. Time alone changes the picture too and emits nothing, and neither does `renounce`.",
      batchMetadataUpdates:
        "Emitted by [`setNFTDescriptor`](ref:lockup/SablierLockupBase#setNFTDescriptor). Nothing is indexed.",
    }),
    {
      kind: "state",
      name: "_allowedToHook",
      solidity: "mapping(address recipient => bool allowed) internal _allowedToHook",
      summary: "Hook allowlist, read by `isAllowedToHook`. Entries are only ever added.",
    },
    {
      kind: "state",
      name: "_streams",
      solidity: "mapping(uint256 id => Lockup.Stream stream) internal _streams",
      summary: "The data that all models have in common, by stream id; four storage slots each.",
    },
    {
      kind: "function",
      name: "_calculateStreamedAmount",
      solidity:
        "function _calculateStreamedAmount(uint256 streamId) internal view virtual returns (uint128)",
      summary:
        "Returns the amount streamed by the formula of the model; declared here, implemented by `SablierLockup`.",
      params: [streamId],
      returns: [{ name: "", unit: "base units", text: "Streamed amount at the block time." }],
      notes: [
        "It looks at times and amounts only. Whether the stream was canceled or is depleted does not matter here.",
      ],
    },
    {
      kind: "function",
      name: "_isCallerStreamRecipientOrApproved",
      solidity:
        "function _isCallerStreamRecipientOrApproved(uint256 streamId, address recipient) internal view returns (bool)",
      summary: "Tells whether the caller may act for the recipient.",
      params: [
        streamId,
        {
          name: "recipient",
          text: "Owner of the NFT, which the calling function has read already.",
        },
      ],
      returns: [
        {
          name: "",
          text: "True for the recipient, for an operator of the recipient and for the address approved for the NFT.",
        },
      ],
      requires: [
        {
          text: "The caller is the recipient or an operator, or the NFT still exists.",
          raises: "ERC721NonexistentToken",
        },
      ],
    },
    {
      kind: "function",
      name: "_isCallerStreamSender",
      solidity: "function _isCallerStreamSender(uint256 streamId) internal view returns (bool)",
      summary: "Returns whether the caller is the sender of the stream.",
      params: [streamId],
      returns: [
        { name: "", text: "True for the sender only. There are no approvals for this role." },
      ],
    },
    {
      kind: "function",
      name: "_statusOf",
      solidity: "function _statusOf(uint256 streamId) internal view returns (Lockup.Status)",
      summary: "Returns the status, without checking that the stream exists.",
      params: [streamId],
      returns: [
        {
          name: "",
          text: "First match of: depleted flag, canceled flag, start time in the future (pending), streamed amount below the deposit (streaming), otherwise settled.",
        },
      ],
    },
    {
      kind: "function",
      name: "_streamedAmountOf",
      solidity: "function _streamedAmountOf(uint256 streamId) internal view returns (uint128)",
      summary: "Returns the streamed amount with regard to cancellation and depletion.",
      params: [streamId],
      returns: [
        {
          name: "",
          unit: "base units",
          text: "Depleted: withdrawn amount. Canceled: deposit minus refund. Otherwise the amount of the model's formula.",
        },
      ],
    },
    {
      kind: "function",
      name: "_withdrawableAmountOf",
      solidity: "function _withdrawableAmountOf(uint256 streamId) internal view returns (uint128)",
      summary: "Returns the streamed amount minus the withdrawn amount.",
      params: [streamId],
      returns: [
        { name: "", unit: "base units", text: "Amount that can be withdrawn at the block time." },
      ],
    },
    {
      kind: "function",
      name: "_cancel",
      solidity: "function _cancel(uint256 streamId) internal",
      summary: "Does the work of `cancel` after the caller is checked.",
      params: [streamId],
      requires: [notSettled, cancelable, payoutWorks, ...cancelHook],
      emits: cancelEmits,
      notes: [
        "Sets the canceled flag, clears the cancelable flag and stores the refund; sets the depleted flag when the recipient has nothing left to withdraw. Then it pays the refund and runs the hook.",
      ],
    },
    {
      kind: "function",
      name: "_renounce",
      solidity: "function _renounce(uint256 streamId) internal",
      summary: "Clears the cancelable flag.",
      params: [streamId],
      requires: [cancelable],
    },
    {
      kind: "function",
      name: "_update",
      solidity:
        "function _update(address to, uint256 streamId, address auth) internal override returns (address)",
      summary: "Changes the owner of an NFT. Each creation, transfer and burn calls it.",
      params: [
        { name: "to", text: "New owner; the zero address burns." },
        streamId,
        {
          name: "auth",
          text: "Address whose rights on the NFT are checked; the zero address skips the check.",
        },
      ],
      returns: [{ name: "", text: "Previous owner; the zero address when the NFT is new." }],
      requires: [
        {
          text: "The stream is transferable, or the NFT is being created or burned.",
          raises: "SablierLockupBase_NotTransferable",
        },
        {
          text: "If `auth` is given: the NFT exists.",
          raises: "ERC721NonexistentToken",
        },
        {
          text: "If `auth` is given: it is the owner, the approved address or an operator.",
          raises: "ERC721InsufficientApproval",
        },
      ],
      emits: ["MetadataUpdate", "Transfer"],
    },
    {
      kind: "function",
      name: "_withdraw",
      solidity: "function _withdraw(uint256 streamId, address to, uint128 amount) internal",
      summary: "Books a withdrawal and sends the tokens, after the checks of `withdraw`.",
      params: [
        streamId,
        { name: "to", text: "Address that receives the tokens." },
        { name: "amount", unit: "base units", text: "Amount to send." },
      ],
      requires: [payoutWorks],
      emits: [{ event: "Transfer", by: "the token" }, "WithdrawFromLockupStream"],
      notes: [
        "Adds to the withdrawn amount first. Once that reaches the deposit minus the refund, it sets the depleted flag and clears the cancelable flag. The tokens leave last.",
      ],
    },
  ],
});
