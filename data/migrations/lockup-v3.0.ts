import { batchLockup, lockup } from "./names";
import type { Migration, SymbolName } from "./schema";

/** Errors whose prefix changed with the contract that raises them. */
const RENAMED_ERRORS = [
  "AllowToHookUnsupportedInterface",
  "InvalidHookSelector",
  "NotTransferable",
  "Overdraw",
  "StreamCanceled",
  "StreamDepleted",
  "StreamNotCancelable",
  "StreamNotDepleted",
  "StreamSettled",
  "Unauthorized",
  "WithdrawAmountZero",
  "WithdrawArrayCountsNotEqual",
  "WithdrawToZeroAddress",
  "WithdrawalAddressNotRecipient",
] as const;

const structs = (...names: `${string}.${string}`[]): SymbolName[] =>
  names.map((name): SymbolName => `struct ${name}`);

export default {
  from: "lockup@v2.0",
  to: "lockup@v3.0",
  contracts: ["SablierLockup", "SablierBatchLockup"],
  examples: {
    before: "examples/solidity/lockup/Migrating.sol",
    after: "examples/solidity/lockup-v3.0/Migrating.sol",
  },
  rows: [
    {
      id: "create",
      title: "Create: no broker, and a deposit in place of a total",
      text: [
        "Leave `broker` out, and write `depositAmount` where you had `totalAmount`. The whole amount goes into the stream. If you took a fee through the broker, transfer it yourself before you create the stream.",
        "All six functions have new selectors, and the three create events have new topics, because `commonParams` has one `depositAmount` and no broker. An indexer has to listen to both topics as long as it follows both releases.",
      ],
      symbols: [
        ...lockup(
          "function",
          "createWithDurationsLL",
          "createWithTimestampsLL",
          "createWithDurationsLD",
          "createWithTimestampsLD",
          "createWithDurationsLT",
          "createWithTimestampsLT",
          "MAX_BROKER_FEE",
        ),
        ...lockup(
          "event",
          "CreateLockupLinearStream",
          "CreateLockupDynamicStream",
          "CreateLockupTranchedStream",
        ),
        ...structs(
          "Lockup.CreateWithDurations",
          "Lockup.CreateWithTimestamps",
          "Lockup.CreateEventCommon",
          "Lockup.CreateAmounts",
          "Broker.Broker",
        ),
        "error Errors.SablierHelpers_BrokerFeeTooHigh",
      ],
      example: "create",
    },
    {
      id: "batch-create",
      title: "Create several: the structs of the batch contract",
      text: [
        "The elements of a batch lose `broker`, and `totalAmount` becomes `depositAmount`. Approve the batch contract of v3.0, which has a different address.",
        "A batch now ends with the event `CreateLockupBatch`, which names the payer. In the events of Lockup the funder is still the batch contract.",
      ],
      symbols: [
        ...batchLockup(
          "function",
          "createWithDurationsLL",
          "createWithTimestampsLL",
          "createWithDurationsLD",
          "createWithTimestampsLD",
          "createWithDurationsLT",
          "createWithTimestampsLT",
        ),
        ...batchLockup("event", "CreateLockupBatch"),
        ...structs(
          "BatchLockup.CreateWithDurationsLL",
          "BatchLockup.CreateWithTimestampsLL",
          "BatchLockup.CreateWithDurationsLD",
          "BatchLockup.CreateWithTimestampsLD",
          "BatchLockup.CreateWithDurationsLT",
          "BatchLockup.CreateWithTimestampsLT",
        ),
      ],
      example: "batch-create",
    },
    {
      id: "max-count",
      title: "Segments and tranches: no limit but gas",
      text: [
        "`MAX_COUNT` no longer exists. Size your arrays by the [gas of a transaction](/guides/lockup/v4.0/gas#growth) instead. Each segment or tranche costs some 25,000 to 30,000 gas at creation. Do not compare with the block's gas limit, because a chain can allow less for a single transaction, as Ethereum does.",
      ],
      symbols: [
        ...lockup("function", "MAX_COUNT"),
        "error Errors.SablierHelpers_SegmentCountTooHigh",
        "error Errors.SablierHelpers_TrancheCountTooHigh",
      ],
      example: "max-count",
    },
    {
      id: "withdraw",
      title: "Withdraw: a minimum fee in the native coin",
      text: [
        "Read `calculateMinFeeWei` just before the withdrawal, and send at least that much native coin with the call. A withdrawal with less reverts. The fee is checked last.",
        "The fee depends on the stream's sender, not on the caller. It is set in US dollars and moves with a price feed, so a client adds a margin. Lockup keeps any surplus, so a contract in between forwards only the fee and returns the rest. With `withdrawMultiple` and `batch`, the highest single fee pays for all withdrawals. With less, `withdrawMultiple` succeeds and skips the streams whose fee is higher.",
      ],
      symbols: [
        ...lockup(
          "function",
          "withdraw",
          "withdrawMax",
          "withdrawMultiple",
          "withdrawMaxAndTransfer",
          "calculateMinFeeWei",
        ),
        ...lockup("error", "SablierLockup_InsufficientFeePayment"),
      ],
      example: "withdraw",
    },
    {
      id: "cancel",
      title: "Cancel: the refund is returned",
      text: [
        "`cancel` returns the refunded amount. Calls that ignore a result still compile and run. If you declare your own interface, add the result.",
        "The contract of this example is the sender of its streams, so only its owner may cancel and renounce them. Refunds go to the contract, and `sweep`, in the whole file, pays them to the owner.",
      ],
      symbols: lockup("function", "cancel"),
      example: "cancel",
    },
    {
      id: "cancel-multiple",
      title: "Cancel several: failing streams are skipped",
      text: [
        "`cancelMultiple` does not revert if one stream fails. It reports the failure in an event and returns 0 for that stream, so check the returned amounts. A stream with nothing to refund cannot be canceled, so 0 always means that it was skipped.",
      ],
      symbols: [
        ...lockup("function", "cancelMultiple"),
        ...lockup("event", "InvalidStreamInCancelMultiple"),
      ],
      example: "cancel-multiple",
    },
    {
      id: "renounce-multiple",
      title: "Renounce several: through batch",
      text: ["`renounceMultiple` is gone. Send one `renounce` for each stream through `batch`."],
      symbols: lockup("function", "renounceMultiple"),
      example: "renounce-multiple",
    },
    {
      id: "admin",
      title: "Admin: the Comptroller",
      text: [
        "The contract has no admin. Its only privileged caller is a contract, the Comptroller of the chain. Read `admin` there.",
        "The calls that read or transfer the admin have no counterpart for other callers. Only the current Comptroller may set another one.",
      ],
      symbols: [
        ...lockup("function", "admin", "transferAdmin", "comptroller", "setComptroller"),
        ...lockup("event", "TransferAdmin", "SetComptroller"),
        ...lockup(
          "error",
          "CallerNotAdmin",
          "Comptrollerable_CallerNotComptroller",
          "Comptrollerable_UnsupportedInterfaceId",
        ),
      ],
      example: "admin",
    },
    {
      id: "fees",
      title: "Collected fees go to the Comptroller",
      text: [
        "`transferFeesToComptroller` moves the contract's native coin to the Comptroller, which pays it out. Any address may call it. A failed transfer is ignored. The event is still emitted, and the coin stays in the contract.",
      ],
      symbols: [
        ...lockup("function", "collectFees", "transferFeesToComptroller"),
        ...lockup("event", "CollectFees", "TransferFeesToComptroller"),
        ...lockup("error", "SablierLockupBase_FeeTransferFail"),
      ],
      example: "fees",
    },
    {
      id: "errors",
      title: "Errors: new prefixes",
      text: [
        "Errors that began with `SablierLockupBase_` begin with `SablierLockup_`, two of them with `SablierLockupState_`. A new name is a new selector, so a client that compares selectors needs both lists.",
        "Errors from OpenZeppelin changed with its version: a token without code raises `SafeERC20FailedOperation`, where v2.0 raised `AddressEmptyCode`.",
      ],
      symbols: lockup("error", "AddressEmptyCode", "AddressInsufficientBalance", "FailedInnerCall"),
      renames: [
        ...RENAMED_ERRORS.map((name): [SymbolName, SymbolName] => [
          `error SablierLockup.SablierLockupBase_${name}`,
          `error SablierLockup.SablierLockup_${name}`,
        ]),
        [
          "error SablierLockup.SablierLockupBase_Null",
          "error SablierLockup.SablierLockupState_Null",
        ],
        [
          "error SablierLockup.SablierLockup_NotExpectedModel",
          "error SablierLockup.SablierLockupState_NotExpectedModel",
        ],
      ],
      example: "errors",
    },
    {
      id: "hooks",
      title: "Allowing a hook, and a burned NFT",
      text: [
        "`allowToHook` on an address without code reverts without data. On an NFT that is already burned, `burn` and `withdrawMaxAndTransfer` raise `SablierLockup_Unauthorized`, where v2.0 raised `ERC721NonexistentToken`.",
      ],
      symbols: [
        ...lockup("function", "allowToHook", "burn"),
        ...lockup("error", "SablierLockupBase_AllowToHookZeroCodeSize"),
      ],
      example: "hooks",
    },
    {
      id: "indexed-fields",
      title: "Events: more indexed fields",
      text: [
        "Three events keep their topic, and more of their fields are indexed. A decoder with the old ABI reads these fields from the wrong place, so choose the ABI by the contract's address.",
      ],
      symbols: lockup(
        "event",
        "AllowToHook",
        "SetNFTDescriptor",
        "InvalidWithdrawalInWithdrawMultiple",
      ),
    },
    {
      id: "aggregate-amount",
      title: "Tokens that belong to no stream",
      text: [
        "`aggregateAmount` is the contract's total debt in a token. The Comptroller can take the surplus, such as tokens that were sent by mistake. It can also name the ERC-20 contract of the chain's native coin, with which no new stream can be created from then on.",
      ],
      symbols: [
        ...lockup("function", "aggregateAmount", "recover", "nativeToken", "setNativeToken"),
        ...lockup("error", "SablierLockup_NativeTokenAlreadySet"),
        "error Errors.SablierHelpers_CreateNativeToken",
      ],
    },
  ],
} satisfies Migration;
