import { flow } from "./names";
import type { Migration } from "./schema";

export default {
  from: "flow@v1.1",
  to: "flow@v2.0",
  contracts: ["SablierFlow"],
  examples: {
    before: "examples/solidity/flow/Migrating.sol",
    after: "examples/solidity/flow-v2.0/Migrating.sol",
  },
  rows: [
    {
      id: "create",
      title: "Create: a start time",
      text: [
        "Pass `startTime` as the fourth argument, after the rate. 0 means the block time, as in v1.1. Past times are accepted too, and then the stream owes tokens in its first block. With a future time the stream is pending until then, and the rate must be above 0.",
        "Both functions have new selectors, and the create event has a new topic: it also carries the caller and the start time. For a pending stream `getSnapshotTime` returns the start time in the future, so code that subtracts it from the block time must expect a negative result.",
      ],
      symbols: [
        ...flow("function", "create", "createAndDeposit", "getSnapshotTime"),
        ...flow("event", "CreateFlowStream"),
        ...flow("error", "SablierFlow_CreateRatePerSecondZero"),
      ],
      example: "create",
    },
    {
      id: "status",
      title: "Statuses: every number is one higher",
      text: [
        "`PENDING` is the new 0, and the other statuses follow in their earlier order. The selector of `statusOf` is the same, so old code does not fail: it reads another status. Choose the list of names by the release of the contract.",
      ],
      symbols: [...flow("function", "statusOf"), "enum Flow.Status"],
      example: "status",
    },
    {
      id: "pause",
      title: "Pause: a rate of 0 is refused",
      text: [
        "Call `pause` where you set the rate to 0. `adjustRatePerSecond` reverts with a rate of 0, so a paused stream always has a `PauseFlowStream` event, or was created with a rate of 0.",
        "A pending stream cannot be paused, alone or with a deposit or a refund. Its rate can change, which does not move its start. To call it off, refund and void it.",
      ],
      symbols: [
        ...flow("function", "adjustRatePerSecond", "pause", "depositAndPause", "refundAndPause"),
        ...flow("error", "SablierFlow_NewRatePerSecondZero", "SablierFlow_StreamPending"),
      ],
      example: "pause",
    },
    {
      id: "is-paused",
      title: "Paused or not: read the rate",
      text: [
        "`isPaused` is gone. A rate of 0 gives the same result, including for a voided stream.",
      ],
      symbols: flow("function", "isPaused"),
      example: "is-paused",
    },
    {
      id: "withdraw",
      title: "Withdraw: a minimum fee, and other results",
      text: [
        "Read `calculateMinFeeWei` right before the withdrawal, and send at least that value in native coin. The fee belongs to the stream's sender, is set in US dollars and follows a price feed, so a client adds a margin. Flow keeps the whole value: a contract that forwards it should send the fee only and return the rest.",
        "The recipient gets the whole token amount. `withdraw` returns nothing, and `withdrawMax` returns that amount alone. A client with the old ABI fails to decode both results. The event has no `protocolFeeAmount` any more, so it has a new topic.",
        "Keepers that withdraw for others pay the fee of each withdrawal. In one `batch`, the highest single fee pays for all.",
      ],
      symbols: [
        ...flow("function", "withdraw", "withdrawMax", "calculateMinFeeWei"),
        ...flow("event", "WithdrawFromFlowStream"),
        ...flow("error", "SablierFlow_InsufficientFeePayment"),
      ],
      example: "withdraw",
    },
    {
      id: "refund",
      title: "Refund everything: the amount is returned",
      text: [
        "`refundMax` returns the refunded amount. Calls that ignore it still compile, but your own interface has to declare it.",
      ],
      symbols: flow("function", "refundMax"),
      example: "refund",
    },
    {
      id: "broker",
      title: "Deposit: no broker",
      text: [
        "`depositViaBroker` and its struct are gone. To pay a share to a broker, transfer it yourself and deposit the rest. `MAX_FEE`, which limited the share, is gone too, so your contract sets its own limit.",
      ],
      symbols: [
        ...flow("function", "depositViaBroker", "MAX_FEE"),
        "struct Broker.Broker",
        ...flow("error", "SablierFlow_BrokerAddressZero", "SablierFlow_BrokerFeeTooHigh"),
      ],
      example: "broker",
    },
    {
      id: "protocol-fee",
      title: "Amounts: no protocol fee in tokens",
      text: [
        "No share of a withdrawal stays in the contract, so the withdrawable amount is what arrives. Drop the deduction, and the functions and events around it. The fixed-point errors of the fee calculation left the ABI with it.",
      ],
      symbols: [
        ...flow(
          "function",
          "protocolFee",
          "protocolRevenue",
          "setProtocolFee",
          "collectProtocolRevenue",
        ),
        ...flow("event", "SetProtocolFee", "CollectProtocolRevenue"),
        ...flow(
          "error",
          "SablierFlowBase_NoProtocolRevenue",
          "SablierFlowBase_ProtocolFeeTooHigh",
          "PRBMath_MulDiv18_Overflow",
          "PRBMath_UD60x18_IntoUint128_Overflow",
        ),
      ],
      example: "protocol-fee",
    },
    {
      id: "aggregate",
      title: "Aggregate amount: streams only",
      text: [
        "`aggregateBalance` became `aggregateAmount`, which counts the balances of streams. There is no revenue to subtract.",
      ],
      symbols: [],
      renames: [["function SablierFlow.aggregateBalance", "function SablierFlow.aggregateAmount"]],
      example: "aggregate",
    },
    {
      id: "admin",
      title: "Admin: the Comptroller",
      text: [
        "Flow has no admin. Its privileged caller is the Comptroller, a contract that several Sablier protocols of a chain share. Read `admin` there.",
        "`recover` and `setNFTDescriptor` are reserved for the Comptroller, and the first field of their events is its address. Their topics are the same as before.",
      ],
      symbols: [
        ...flow(
          "function",
          "admin",
          "transferAdmin",
          "comptroller",
          "setComptroller",
          "recover",
          "setNFTDescriptor",
        ),
        ...flow("event", "TransferAdmin", "SetComptroller", "Recover", "SetNFTDescriptor"),
        ...flow(
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
        "`transferFeesToComptroller` moves the native coins of Flow to the Comptroller, which pays them out. Any address can call it. A failed transfer is ignored: the event is emitted, and the coins stay.",
      ],
      symbols: [
        ...flow("function", "collectFees", "transferFeesToComptroller"),
        ...flow("event", "CollectFees", "TransferFeesToComptroller"),
        ...flow("error", "SablierFlowBase_FeeTransferFail"),
      ],
      example: "fees",
    },
    {
      id: "errors",
      title: "Errors: new prefixes",
      text: [
        "A new name means a new selector, so a client that compares selectors needs both lists. `SablierFlow_Unauthorized` is still there, but only `void` raises it: functions of the sender raise `SablierFlowState_Unauthorized`.",
        "OpenZeppelin's errors changed with its version. A token without code raises `SafeERC20FailedOperation`, where v1.1 raised `AddressEmptyCode`.",
      ],
      symbols: [
        ...flow(
          "error",
          "SablierFlow_Unauthorized",
          "SablierFlowState_Unauthorized",
          "AddressEmptyCode",
          "AddressInsufficientBalance",
          "FailedInnerCall",
        ),
        "error Errors.BatchError",
      ],
      renames: [
        ["error SablierFlow.SablierFlow_Null", "error SablierFlow.SablierFlowState_Null"],
        [
          "error SablierFlow.SablierFlow_StreamPaused",
          "error SablierFlow.SablierFlowState_StreamPaused",
        ],
        [
          "error SablierFlow.SablierFlow_StreamVoided",
          "error SablierFlow.SablierFlowState_StreamVoided",
        ],
        [
          "error SablierFlow.SablierFlowBase_NotTransferable",
          "error SablierFlow.SablierFlow_NotTransferable",
        ],
        [
          "error SablierFlow.SablierFlowBase_SurplusZero",
          "error SablierFlow.SablierFlow_SurplusZero",
        ],
      ],
      example: "errors",
    },
    {
      id: "transfer-tokens",
      title: "One-time payments in a batch",
      text: [
        "`transferTokens` sends tokens of the caller to an address, outside any stream. Put it into a batch to pay a bonus next to another action.",
      ],
      symbols: flow("function", "transferTokens"),
    },
    {
      id: "native-token",
      title: "A token that cannot be streamed",
      text: [
        "On chains where the native coin is an ERC-20 token too, the Comptroller can name that token once. From then on, Flow creates no streams of it.",
      ],
      symbols: [
        ...flow("function", "nativeToken", "setNativeToken"),
        ...flow("event", "SetNativeToken"),
        ...flow(
          "error",
          "SablierFlow_CreateNativeToken",
          "SablierFlow_NativeTokenAlreadySet",
          "SablierFlow_NativeTokenZeroAddress",
        ),
      ],
    },
  ],
} satisfies Migration;
