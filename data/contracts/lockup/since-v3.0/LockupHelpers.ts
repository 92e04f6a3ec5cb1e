import {
  commonChecks,
  countCheck,
  firstCheck,
  granularityCheck,
  lastCheck,
  linearChecks,
  lockupHelpersCheck,
  partChecks,
  priceChecks,
  unlockChecks,
} from "../../_shared/lockup-creation";
import { defineContract } from "../../schema";
import type { ValueDoc } from "../../schema";

const GROUP = "LockupHelpers: checks at creation";

const sender: ValueDoc = { name: "sender", text: "Sender of the stream." };
const timestamps: ValueDoc = { name: "timestamps", text: "Start and end of the stream." };
const depositAmount: ValueDoc = {
  name: "depositAmount",
  unit: "base units",
  text: "Deposit of the stream.",
};
const token: ValueDoc = { name: "token", text: "Token of the stream." };
const nativeToken: ValueDoc = { name: "nativeToken", text: "Token that is not allowed." };
const shape: ValueDoc = { name: "shape", text: "Label for user interfaces." };
const startTime: ValueDoc = { name: "startTime", unit: "Unix seconds", text: "Start time." };
const segments: ValueDoc = { name: "segments", text: "Segments with timestamps." };
const tranches: ValueDoc = { name: "tranches", text: "Tranches with timestamps." };

const WRAP =
  "A sum above `uint40` wraps around. The check of the order then rejects it when the stream is created.";

export default defineContract({
  name: "LockupHelpers",
  kind: "library",
  releases: ["lockup@v4.0"],
  route: "/reference/lockup/{version}/libraries",
  source: "src/libraries/LockupHelpers.sol",
  abi: [],
  errors: ["@/Errors"],
  records: [
    {
      kind: "function",
      name: "calculateSegmentTimestamps",
      group: GROUP,
      solidity:
        "function calculateSegmentTimestamps(LockupDynamic.SegmentWithDuration[] segmentsWithDuration, uint40 startTime) public pure returns (LockupDynamic.Segment[] segmentsWithTimestamps)",
      summary: "Turns the lengths of segments into timestamps.",
      params: [{ name: "segmentsWithDuration", text: "Segments with their lengths." }, startTime],
      returns: [{ name: "segmentsWithTimestamps", text: "The segments with timestamps." }],
      requires: countCheck(lockupHelpersCheck, "segment"),
      notes: [WRAP],
    },
    {
      kind: "function",
      name: "calculateTrancheTimestamps",
      group: GROUP,
      solidity:
        "function calculateTrancheTimestamps(LockupTranched.TrancheWithDuration[] tranchesWithDuration, uint40 startTime) public pure returns (LockupTranched.Tranche[] tranchesWithTimestamps)",
      summary: "Turns the distances of tranches into timestamps.",
      params: [{ name: "tranchesWithDuration", text: "Tranches with distances." }, startTime],
      returns: [{ name: "tranchesWithTimestamps", text: "The tranches with timestamps." }],
      requires: countCheck(lockupHelpersCheck, "tranche"),
      notes: [WRAP],
    },
    {
      kind: "function",
      name: "checkCreateLD",
      group: GROUP,
      solidity:
        "function checkCreateLD(address sender, Lockup.Timestamps timestamps, uint128 depositAmount, LockupDynamic.Segment[] segments, address token, address nativeToken, string shape) public pure",
      summary: "Checks the parameters of a dynamic stream.",
      params: [sender, timestamps, depositAmount, segments, token, nativeToken, shape],
      requires: [
        ...commonChecks(lockupHelpersCheck),
        ...countCheck(lockupHelpersCheck, "segment"),
        ...firstCheck(lockupHelpersCheck, "segment"),
        ...lastCheck(lockupHelpersCheck, "segment"),
        ...partChecks(lockupHelpersCheck, "segment"),
      ],
      notes: ["Exponents are not checked, and a single amount may be 0."],
    },
    {
      kind: "function",
      name: "checkCreateLL",
      group: GROUP,
      solidity:
        "function checkCreateLL(uint40 cliffTime, uint128 depositAmount, uint40 granularity, address nativeToken, address sender, string shape, Lockup.Timestamps timestamps, address token, LockupLinear.UnlockAmounts unlockAmounts) public pure",
      summary: "Checks the parameters of a linear stream.",
      params: [
        { name: "cliffTime", unit: "Unix seconds", text: "Time of the cliff; 0 for none." },
        depositAmount,
        {
          name: "granularity",
          unit: "seconds",
          text: "Step; `SablierLockup` passes 1 for a 0 of its caller.",
        },
        nativeToken,
        sender,
        shape,
        timestamps,
        token,
        { name: "unlockAmounts", text: "Amounts that unlock at the start and at the cliff." },
      ],
      requires: [
        ...commonChecks(lockupHelpersCheck),
        ...linearChecks(lockupHelpersCheck),
        granularityCheck,
        ...unlockChecks(lockupHelpersCheck),
      ],
    },
    {
      kind: "function",
      name: "checkCreateLPG",
      group: GROUP,
      solidity:
        "function checkCreateLPG(address sender, Lockup.Timestamps timestamps, uint128 depositAmount, address token, address nativeToken, string shape, LockupPriceGated.UnlockParams unlockParams) public view",
      summary: "Checks the parameters of a price-gated stream and reads its price feed.",
      params: [
        sender,
        timestamps,
        depositAmount,
        token,
        nativeToken,
        shape,
        { name: "unlockParams", text: "Price feed and target price." },
      ],
      requires: [...commonChecks(lockupHelpersCheck), ...priceChecks],
      notes: [
        "The function checks neither the age of the feed's price nor an update time in the future.",
        "A price that rounds down to 0 at 8 decimals lets a target of 1 pass.",
      ],
    },
    {
      kind: "function",
      name: "checkCreateLT",
      group: GROUP,
      solidity:
        "function checkCreateLT(address sender, Lockup.Timestamps timestamps, uint128 depositAmount, LockupTranched.Tranche[] tranches, address token, address nativeToken, string shape) public pure",
      summary: "Checks the parameters of a tranched stream.",
      params: [sender, timestamps, depositAmount, tranches, token, nativeToken, shape],
      requires: [
        ...commonChecks(lockupHelpersCheck),
        ...countCheck(lockupHelpersCheck, "tranche"),
        ...firstCheck(lockupHelpersCheck, "tranche"),
        ...lastCheck(lockupHelpersCheck, "tranche"),
        ...partChecks(lockupHelpersCheck, "tranche"),
      ],
    },
  ],
});
