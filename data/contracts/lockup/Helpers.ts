import { defineContract } from "../schema";
import type { Requirement, ValueDoc } from "../schema";

const PUBLIC = "Public functions";
const PRIVATE = "Private functions";

const sender: ValueDoc = { name: "sender", text: "Sender of the stream." };

const timestamps: ValueDoc = { name: "timestamps", text: "Start and end of the stream." };

const totalAmount: ValueDoc = {
  name: "totalAmount",
  unit: "base units",
  text: "Deposit plus broker fee.",
};

const depositAmount: ValueDoc = {
  name: "depositAmount",
  unit: "base units",
  text: "Total amount minus the broker fee.",
};

const cliffTime: ValueDoc = {
  name: "cliffTime",
  unit: "Unix seconds",
  text: "Time of the cliff; 0 for no cliff.",
};

const unlockAmounts: ValueDoc = {
  name: "unlockAmounts",
  text: "Amounts released at the start and at the cliff.",
};

const startTime: ValueDoc = {
  name: "startTime",
  unit: "Unix seconds",
  text: "Start of the stream.",
};

const segments: ValueDoc = { name: "segments", text: "Segments of the dynamic stream, in order." };

const tranches: ValueDoc = { name: "tranches", text: "Tranches of the tranched stream, in order." };

const brokerFee: ValueDoc = {
  name: "brokerFee",
  unit: "18-decimals share",
  text: "Share of the total amount that goes to the broker.",
};

const maxBrokerFee: ValueDoc = {
  name: "maxBrokerFee",
  unit: "18-decimals share",
  text: "Largest share that is accepted; `SablierLockup` passes its `MAX_BROKER_FEE`.",
};

const shape: ValueDoc = { name: "shape", text: "Label of the stream for user interfaces." };

const maxCount = (name: string, what: string): ValueDoc => ({
  name,
  unit: "count",
  text: `Most ${what} that are accepted; \`SablierLockup\` passes its \`MAX_COUNT\`.`,
});

const createAmounts: ValueDoc = {
  name: "createAmounts",
  text: "Deposit and broker fee, both in base units.",
};

const feeAccepted: Requirement = {
  text: "`brokerFee` is at most `maxBrokerFee`, unless the total amount is 0.",
  raises: "SablierHelpers_BrokerFeeTooHigh",
};

const common: readonly Requirement[] = [
  { text: "`sender` is not the zero address.", raises: "SablierHelpers_SenderZeroAddress" },
  { text: "The deposit is above 0.", raises: "SablierHelpers_DepositAmountZero" },
  { text: "The start time is not 0.", raises: "SablierHelpers_StartTimeZero" },
  { text: "`shape` has at most 32 bytes.", raises: "SablierHelpers_ShapeExceeds32Bytes" },
];

const linear: readonly Requirement[] = [
  {
    text: "If there is a cliff, the start is before it.",
    raises: "SablierHelpers_StartTimeNotLessThanCliffTime",
  },
  {
    text: "If there is a cliff, it is before the end.",
    raises: "SablierHelpers_CliffTimeNotLessThanEndTime",
  },
  {
    text: "If there is no cliff, the cliff unlock amount is 0.",
    raises: "SablierHelpers_CliffTimeZeroUnlockAmountNotZero",
  },
  {
    text: "The start is before the end.",
    raises: "SablierHelpers_StartTimeNotLessThanEndTime",
  },
  { text: "The sum of the unlock amounts fits `uint128`.", raises: { panic: "0x11" } },
  {
    text: "The sum of the unlock amounts is at most the deposit.",
    raises: "SablierHelpers_UnlockAmountsSumTooHigh",
  },
];

const dynamic: readonly Requirement[] = [
  { text: "There is at least one segment.", raises: "SablierHelpers_SegmentCountZero" },
  {
    text: "The number of segments is at most the limit.",
    raises: "SablierHelpers_SegmentCountTooHigh",
  },
  {
    text: "The first segment ends after the start.",
    raises: "SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
  },
  {
    text: "The last segment ends at the end time.",
    raises: "SablierHelpers_EndTimeNotEqualToLastSegmentTimestamp",
  },
  {
    text: "Each segment ends later than the one before.",
    raises: "SablierHelpers_SegmentTimestampsNotOrdered",
  },
  { text: "The sum of the segment amounts fits `uint128`.", raises: { panic: "0x11" } },
  {
    text: "The sum of the segment amounts equals the deposit.",
    raises: "SablierHelpers_DepositAmountNotEqualToSegmentAmountsSum",
  },
];

const tranched: readonly Requirement[] = [
  { text: "There is at least one tranche.", raises: "SablierHelpers_TrancheCountZero" },
  {
    text: "The number of tranches is at most the limit.",
    raises: "SablierHelpers_TrancheCountTooHigh",
  },
  {
    text: "The first tranche unlocks after the start.",
    raises: "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
  },
  {
    text: "The last tranche unlocks at the end time.",
    raises: "SablierHelpers_EndTimeNotEqualToLastTrancheTimestamp",
  },
  {
    text: "Each tranche unlocks later than the one before.",
    raises: "SablierHelpers_TrancheTimestampsNotOrdered",
  },
  { text: "The sum of the tranche amounts fits `uint128`.", raises: { panic: "0x11" } },
  {
    text: "The sum of the tranche amounts equals the deposit.",
    raises: "SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum",
  },
];

const WRAP =
  "The additions are unchecked. A sum beyond `uint40` wraps around to a small number, which the ordering check of the create function then rejects.";

export default defineContract({
  name: "Helpers",
  kind: "library",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/libraries/library.Helpers",
  source: "src/libraries/Helpers.sol",
  abi: [],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "function",
      name: "calculateSegmentTimestamps",
      group: PUBLIC,
      solidity:
        "function calculateSegmentTimestamps(LockupDynamic.SegmentWithDuration[] segmentsWithDuration, uint40 startTime) public pure returns (LockupDynamic.Segment[] segmentsWithTimestamps)",
      summary: "Turns segment durations into the moments at which the segments end.",
      params: [
        { name: "segmentsWithDuration", text: "Segments with their lengths, in order." },
        startTime,
      ],
      returns: [
        {
          name: "segmentsWithTimestamps",
          text: "The same amounts and exponents; each timestamp is the one before plus the duration.",
        },
      ],
      requires: [{ text: "The array is not empty.", raises: { panic: "0x32" } }],
      notes: [WRAP],
    },
    {
      kind: "function",
      name: "calculateTrancheTimestamps",
      group: PUBLIC,
      solidity:
        "function calculateTrancheTimestamps(LockupTranched.TrancheWithDuration[] tranchesWithDuration, uint40 startTime) public pure returns (LockupTranched.Tranche[] tranchesWithTimestamps)",
      summary: "Turns the time between tranches into the moments at which they unlock.",
      params: [
        {
          name: "tranchesWithDuration",
          text: "Tranches with the time since the one before, in order.",
        },
        startTime,
      ],
      returns: [
        {
          name: "tranchesWithTimestamps",
          text: "The same amounts; each timestamp is the one before plus the duration.",
        },
      ],
      requires: [{ text: "The array is not empty.", raises: { panic: "0x32" } }],
      notes: [WRAP],
    },
    {
      kind: "function",
      name: "checkCreateLockupDynamic",
      group: PUBLIC,
      solidity:
        "function checkCreateLockupDynamic(address sender, Lockup.Timestamps timestamps, uint128 totalAmount, LockupDynamic.Segment[] segments, uint256 maxCount, UD60x18 brokerFee, string shape, UD60x18 maxBrokerFee) public pure returns (Lockup.CreateAmounts createAmounts)",
      summary: "Checks the parameters of a dynamic stream and splits its total amount.",
      params: [
        sender,
        timestamps,
        totalAmount,
        segments,
        maxCount("maxCount", "segments"),
        brokerFee,
        shape,
        maxBrokerFee,
      ],
      returns: [createAmounts],
      requires: [feeAccepted, ...common, ...dynamic],
    },
    {
      kind: "function",
      name: "checkCreateLockupLinear",
      group: PUBLIC,
      solidity:
        "function checkCreateLockupLinear(address sender, Lockup.Timestamps timestamps, uint40 cliffTime, uint128 totalAmount, LockupLinear.UnlockAmounts unlockAmounts, UD60x18 brokerFee, string shape, UD60x18 maxBrokerFee) public pure returns (Lockup.CreateAmounts createAmounts)",
      summary: "Checks the parameters of a linear stream and splits its total amount.",
      params: [
        sender,
        timestamps,
        cliffTime,
        totalAmount,
        unlockAmounts,
        brokerFee,
        shape,
        maxBrokerFee,
      ],
      returns: [createAmounts],
      requires: [feeAccepted, ...common, ...linear],
    },
    {
      kind: "function",
      name: "checkCreateLockupTranched",
      group: PUBLIC,
      solidity:
        "function checkCreateLockupTranched(address sender, Lockup.Timestamps timestamps, uint128 totalAmount, LockupTranched.Tranche[] tranches, uint256 maxCount, UD60x18 brokerFee, string shape, UD60x18 maxBrokerFee) public pure returns (Lockup.CreateAmounts createAmounts)",
      summary: "Checks the parameters of a tranched stream and splits its total amount.",
      params: [
        sender,
        timestamps,
        totalAmount,
        tranches,
        maxCount("maxCount", "tranches"),
        brokerFee,
        shape,
        maxBrokerFee,
      ],
      returns: [createAmounts],
      requires: [feeAccepted, ...common, ...tranched],
    },
    {
      kind: "function",
      name: "_checkAndCalculateBrokerFee",
      group: PRIVATE,
      solidity:
        "function _checkAndCalculateBrokerFee(uint128 totalAmount, UD60x18 brokerFee, UD60x18 maxBrokerFee) private pure returns (Lockup.CreateAmounts amounts)",
      summary: "Splits a total amount into deposit and broker fee.",
      params: [totalAmount, brokerFee, maxBrokerFee],
      returns: [{ name: "amounts", text: "Deposit and broker fee, both in base units." }],
      requires: [
        feeAccepted,
        {
          text: "The fee amount is below the total amount. A share of at most 10% always is.",
          raises: { panic: "0x01" },
        },
      ],
      notes: [
        "With a total amount of 0, both results are 0. With a fee of 0, the whole amount is the deposit. Otherwise the fee is rounded down, in favor of the stream.",
        "For example, a total of 10,000 tokens with a fee of 0.3% (0.003e18) results in a deposit of 9,970 tokens and a broker fee of 30.",
      ],
    },
    {
      kind: "function",
      name: "_checkCreateStream",
      group: PRIVATE,
      solidity:
        "function _checkCreateStream(address sender, uint128 depositAmount, uint40 startTime, string shape) private pure",
      summary: "Checks the parameters that the three models share.",
      params: [sender, depositAmount, startTime, shape],
      requires: common,
    },
    {
      kind: "function",
      name: "_checkSegments",
      group: PRIVATE,
      solidity:
        "function _checkSegments(LockupDynamic.Segment[] segments, uint128 depositAmount, Lockup.Timestamps timestamps, uint256 maxSegmentCount) private pure",
      summary: "Checks number, times and amounts of the segments.",
      params: [segments, depositAmount, timestamps, maxCount("maxSegmentCount", "segments")],
      requires: dynamic,
      notes: [
        "A single segment may have the amount 0. Exponents are not checked. Sum and order are checked in one pass, so if both an overflow and a wrong order occur, the call reports the one that comes first in the array.",
      ],
    },
    {
      kind: "function",
      name: "_checkTimestampsAndUnlockAmounts",
      group: PRIVATE,
      solidity:
        "function _checkTimestampsAndUnlockAmounts(uint128 depositAmount, Lockup.Timestamps timestamps, uint40 cliffTime, LockupLinear.UnlockAmounts unlockAmounts) private pure",
      summary: "Checks times and unlock amounts of a linear stream.",
      params: [depositAmount, timestamps, cliffTime, unlockAmounts],
      requires: linear,
    },
    {
      kind: "function",
      name: "_checkTranches",
      group: PRIVATE,
      solidity:
        "function _checkTranches(LockupTranched.Tranche[] tranches, uint128 depositAmount, Lockup.Timestamps timestamps, uint256 maxTrancheCount) private pure",
      summary: "Checks number, times and amounts of the tranches.",
      params: [tranches, depositAmount, timestamps, maxCount("maxTrancheCount", "tranches")],
      requires: tranched,
      notes: [
        "A single tranche may have the amount 0. Sum and order are checked in one pass, so if both an overflow and a wrong order occur, the call reports the one that comes first in the array.",
      ],
    },
  ],
});
