import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const depositedAmount: ValueDoc = {
  name: "depositedAmount",
  unit: "base units",
  text: "Deposit of the stream, without the broker fee.",
};

const blockTimestamp: ValueDoc = {
  name: "blockTimestamp",
  unit: "Unix seconds",
  text: "Time of the result; `SablierLockup` passes the time of the block.",
};

const timestamps: ValueDoc = { name: "timestamps", text: "Start and end of the stream." };

const withdrawnAmount: ValueDoc = {
  name: "withdrawnAmount",
  unit: "base units",
  text: "Amount withdrawn so far; used by the safety rule only.",
};

const streamed: ValueDoc = {
  name: "",
  unit: "base units",
  text: "Amount released up to that moment, including withdrawals.",
};

const ENDS =
  "The result is 0 before the start time and the whole deposit at and after the end time.";

export default defineContract({
  name: "VestingMath",
  kind: "library",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/libraries/library.VestingMath",
  source: "src/libraries/VestingMath.sol",
  abi: [],
  records: [
    {
      kind: "function",
      name: "calculateLockupDynamicStreamedAmount",
      solidity:
        "function calculateLockupDynamicStreamedAmount(uint128 depositedAmount, LockupDynamic.Segment[] segments, uint40 blockTimestamp, Lockup.Timestamps timestamps, uint128 withdrawnAmount) public pure returns (uint128)",
      summary: "Returns the released amount of a dynamic stream at a given time.",
      params: [
        depositedAmount,
        { name: "segments", text: "Segments of the stream, with rising timestamps." },
        blockTimestamp,
        timestamps,
        withdrawnAmount,
      ],
      returns: [streamed],
      notes: [
        ENDS,
        "A segment counts as finished only when its timestamp is below the moment asked for. Exactly at the timestamp it is still the current one, with its share at 100%, so the amount is the same.",
        "Division, power and product are signed fixed-point operations with 18 decimals. Division and product drop further digits; the power can come out [slightly too high](/reference/lockup/contracts/libraries/library.VestingMath#precision).",
        "Safety rule: if the power exceeded the amount of the current segment, the function would return the larger of the finished segments' sum and the withdrawn amount.",
      ],
    },
    {
      kind: "function",
      name: "calculateLockupLinearStreamedAmount",
      solidity:
        "function calculateLockupLinearStreamedAmount(uint128 depositedAmount, uint40 blockTimestamp, Lockup.Timestamps timestamps, uint40 cliffTime, LockupLinear.UnlockAmounts unlockAmounts, uint128 withdrawnAmount) public pure returns (uint128)",
      summary: "Returns the released amount of a linear stream at a given time.",
      params: [
        depositedAmount,
        blockTimestamp,
        timestamps,
        {
          name: "cliffTime",
          unit: "Unix seconds",
          text: "Time of the cliff; 0 for no cliff.",
        },
        { name: "unlockAmounts", text: "Amounts released at the start and at the cliff." },
        withdrawnAmount,
      ],
      returns: [streamed],
      notes: [
        ENDS,
        "Between start and cliff the result is only the start unlock amount, because the straight line runs from the cliff to the end.",
        "When the unlock amounts make up the whole deposit, the deposit is returned as soon as the cliff is reached, or from the start when there is none.",
        "The elapsed share is rounded down to 18 decimals, and so is its product with the rest. A value on the way can therefore be too small by up to about (rest ÷ 1e18) + 1 base units; the value at the end is exact.",
        "Safety rule: if the result exceeded the deposit, the function would return the withdrawn amount.",
      ],
    },
    {
      kind: "function",
      name: "calculateLockupTranchedStreamedAmount",
      solidity:
        "function calculateLockupTranchedStreamedAmount(uint128 depositedAmount, uint40 blockTimestamp, Lockup.Timestamps timestamps, LockupTranched.Tranche[] tranches) public pure returns (uint128)",
      summary: "Returns the released amount of a tranched stream at a given time.",
      params: [
        depositedAmount,
        blockTimestamp,
        timestamps,
        { name: "tranches", text: "Tranches of the stream, with rising timestamps." },
      ],
      returns: [streamed],
      notes: [ENDS, "A tranche counts at and after its timestamp. There is no rounding."],
    },
  ],
});
