import { defineContract } from "../../schema";
import type { ValueDoc } from "../../schema";

const GROUP = "LockupMath: streamed amounts";

const depositedAmount: ValueDoc = {
  name: "depositedAmount",
  unit: "base units",
  text: "Deposit of the stream.",
};

const endTime: ValueDoc = { name: "endTime", unit: "Unix seconds", text: "End time." };
const startTime: ValueDoc = { name: "startTime", unit: "Unix seconds", text: "Start time." };

const withdrawnAmount: ValueDoc = {
  name: "withdrawnAmount",
  unit: "base units",
  text: "Sum of the withdrawals, for a fallback that no recorded call reaches.",
};

const streamed: ValueDoc = {
  name: "",
  unit: "base units",
  text: "Streamed amount at the block time.",
};

export default defineContract({
  name: "LockupMath",
  kind: "library",
  releases: ["lockup@v4.0"],
  route: "/reference/lockup/{version}/libraries",
  source: "src/libraries/LockupMath.sol",
  abi: [],
  records: [
    {
      kind: "function",
      name: "calculateStreamedAmountLD",
      group: GROUP,
      solidity:
        "function calculateStreamedAmountLD(uint128 depositedAmount, uint40 endTime, LockupDynamic.Segment[] segments, uint40 startTime, uint128 withdrawnAmount) external view returns (uint128)",
      summary: "Returns the streamed amount of a dynamic stream.",
      params: [
        depositedAmount,
        endTime,
        { name: "segments", text: "Segments with timestamps, in order." },
        startTime,
        withdrawnAmount,
      ],
      returns: [streamed],
      notes: [
        "Unchanged since v2.0, with signed numbers that are truncated to 18 decimals. At the timestamp of a segment its whole amount is streamed.",
        "If the part of the current segment were more than its amount, the result would be the larger of the finished segments and the withdrawn amount.",
      ],
    },
    {
      kind: "function",
      name: "calculateStreamedAmountLL",
      group: GROUP,
      solidity:
        "function calculateStreamedAmountLL(uint40 cliffTime, uint128 depositedAmount, uint40 endTime, uint40 granularity, uint40 startTime, LockupLinear.UnlockAmounts unlockAmounts, uint128 withdrawnAmount) external view returns (uint128)",
      summary: "Returns the streamed amount of a linear stream.",
      params: [
        { name: "cliffTime", unit: "Unix seconds", text: "Time of the cliff; 0 for none." },
        depositedAmount,
        endTime,
        { name: "granularity", unit: "seconds", text: "Step of the linear part, above 0." },
        startTime,
        { name: "unlockAmounts", text: "Amounts that unlock at the start and at the cliff." },
        withdrawnAmount,
      ],
      returns: [streamed],
      notes: [
        "One division of 256-bit integers, rounded down. v2.0 and v3.0 round twice and give up to about (linear part ÷ 1e18) + 1 base units less.",
        "Steps count from the cliff or, without one, from the start. An incomplete last step is paid at the end time.",
        "If the result were more than the deposit, the function would return the withdrawn amount.",
      ],
    },
    {
      kind: "function",
      name: "calculateStreamedAmountLPG",
      group: GROUP,
      solidity:
        "function calculateStreamedAmountLPG(uint128 deposited, uint40 endTime, LockupPriceGated.UnlockParams unlockParams) external view returns (uint128)",
      summary: "Returns the streamed amount of a price-gated stream: the deposit or 0.",
      params: [
        { name: "deposited", unit: "base units", text: "Deposit of the stream." },
        endTime,
        { name: "unlockParams", text: "Price feed and target price." },
      ],
      returns: [streamed],
      notes: [
        "At and after the end time, the feed is not read. Before it, a price counts as 0 when the feed reverts, returns 0 or less, reports 0 or more than 36 decimals, reports an update time in the future, or returns a price above the maximum of `uint128`. An old price counts.",
        "If the feed has no code or returns too few bytes, the call reverts without data.",
      ],
    },
    {
      kind: "function",
      name: "calculateStreamedAmountLT",
      group: GROUP,
      solidity:
        "function calculateStreamedAmountLT(uint128 depositedAmount, uint40 endTime, uint40 startTime, LockupTranched.Tranche[] tranches) external view returns (uint128)",
      summary: "Returns the streamed amount of a tranched stream.",
      params: [
        depositedAmount,
        endTime,
        startTime,
        { name: "tranches", text: "Tranches with timestamps, in order." },
      ],
      returns: [streamed],
      notes: ["A tranche counts at and after its timestamp."],
    },
  ],
});
