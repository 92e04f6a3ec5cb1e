import { batchLockup, lockup } from "./names";
import type { Migration, SymbolName } from "./schema";

/** Errors of the linked library, whose names follow the library's. They are in no published ABI. */
const HELPERS_ERRORS = [
  "CliffTimeNotLessThanEndTime",
  "CliffTimeZeroUnlockAmountNotZero",
  "CreateNativeToken",
  "DepositAmountNotEqualToSegmentAmountsSum",
  "DepositAmountNotEqualToTrancheAmountsSum",
  "DepositAmountZero",
  "EndTimeNotEqualToLastSegmentTimestamp",
  "EndTimeNotEqualToLastTrancheTimestamp",
  "SegmentCountZero",
  "SegmentTimestampsNotOrdered",
  "SenderZeroAddress",
  "ShapeExceeds32Bytes",
  "StartTimeNotLessThanCliffTime",
  "StartTimeNotLessThanEndTime",
  "StartTimeNotLessThanFirstSegmentTimestamp",
  "StartTimeNotLessThanFirstTrancheTimestamp",
  "StartTimeZero",
  "TrancheCountZero",
  "TrancheTimestampsNotOrdered",
  "UnlockAmountsSumTooHigh",
] as const;

export default {
  from: "lockup@v3.0",
  to: "lockup@v4.0",
  contracts: ["SablierLockup", "SablierBatchLockup"],
  examples: {
    before: "examples/solidity/lockup-v3.0/Migrating.sol",
    after: "examples/solidity/lockup-v4.0/Migrating.sol",
  },
  rows: [
    {
      id: "granularity",
      title: "Linear streams: the granularity",
      text: [
        "Both linear functions take the granularity as the third argument. It is the number of seconds between two unlocks. Pass 0 or 1 for a stream that unlocks by the second, as before. The durations or the cliff time move to the fourth place.",
        "The create event has the granularity after the cliff time, and therefore a new topic. `getGranularity` returns it, and returns 1 for a stream that was created with 0.",
      ],
      symbols: [
        ...lockup("function", "createWithDurationsLL", "createWithTimestampsLL", "getGranularity"),
        ...lockup("event", "CreateLockupLinearStream"),
      ],
      example: "granularity",
    },
    {
      id: "batch-granularity",
      title: "Batches of linear streams",
      text: ["The elements of a linear batch have the granularity as a field, before the shape."],
      symbols: [
        ...batchLockup("function", "createWithDurationsLL", "createWithTimestampsLL"),
        "struct BatchLockup.CreateWithDurationsLL",
        "struct BatchLockup.CreateWithTimestampsLL",
      ],
      example: "batch-granularity",
    },
    {
      id: "rounding",
      title: "Linear amounts: rounded once",
      text: [
        "The streamed amount of a linear stream is one exact division, rounded down. v3.0 rounded the elapsed share to 18 decimals first, so its amounts are at most the new ones: for 1,000 tokens with 18 decimals, the difference was 333 base units after one of three seconds. Do not compute amounts of v4.0 with the old formula.",
        "A price-gated stream has a different rule. Its streamed amount is either 0 or the whole deposit.",
      ],
      symbols: lockup("function", "streamedAmountOf", "withdrawableAmountOf", "refundableAmountOf"),
      example: "rounding",
    },
    {
      id: "price-gated",
      title: "Price-gated streams",
      text: [
        "A fourth model unlocks everything when a price feed reaches a target, or at the end time. Only a variant with timestamps creates it. Its create event has the id, the feed and the target, so read the sender, recipient and amount with the getters.",
      ],
      symbols: [
        ...lockup("function", "createWithTimestampsLPG", "getPriceGatedUnlockParams"),
        ...lockup("event", "CreateLockupPriceGatedStream"),
        ...batchLockup("function", "createWithTimestampsLPG"),
        "struct LockupPriceGated.UnlockParams",
        "struct BatchLockup.CreateWithTimestampsLPG",
      ],
    },
    {
      id: "model",
      title: "Code that switches on the model or the status",
      text: [
        "`getLockupModel` may return 3, price-gated. Give every switch over models a default branch.",
        "A settled price-gated stream can be streaming again when the price falls, so treat no status but depleted as final. `isCancelable`, `isCold` and `isWarm` follow it.",
      ],
      symbols: lockup("function", "getLockupModel", "statusOf", "isCancelable", "isCold", "isWarm"),
      example: "model",
    },
    {
      id: "withdraw",
      title: "Withdrawals from price-gated streams",
      text: [
        "A price-gated stream pays everything at once. A withdrawal of any amount other than the withdrawable one reverts. Code that withdraws parts of any stream should read the model first, or use `withdrawMax`.",
      ],
      symbols: [
        ...lockup("function", "withdraw", "withdrawMultiple"),
        ...lockup("error", "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount"),
      ],
      example: "withdraw-part",
    },
    {
      id: "empty-arrays",
      title: "Empty arrays of segments and tranches",
      text: [
        "`createWithDurationsLD` and `createWithDurationsLT` raise an error with a name for an empty array, where v3.0 panicked with 0x32. The batch contract's variants with timestamps still panic.",
      ],
      symbols: lockup("function", "createWithDurationsLD", "createWithDurationsLT"),
      example: "empty-arrays",
    },
    {
      id: "library-errors",
      title: "Errors of the linked library: new names",
      text: [
        "The library with the checks is called `LockupHelpers`, and its errors begin with `SablierLockupHelpers_`. They are not in the contract's ABI, so a client that shows them has to load them separately.",
      ],
      symbols: [
        "error Errors.SablierLockupHelpers_GranularityTooHigh",
        "error Errors.SablierLockup_TargetPriceTooLow",
      ],
      renames: HELPERS_ERRORS.map((name): [SymbolName, SymbolName] => [
        `error Errors.SablierHelpers_${name}`,
        `error Errors.SablierLockupHelpers_${name}`,
      ]),
    },
  ],
} satisfies Migration;
