import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const amount: ValueDoc = {
  name: "amount",
  unit: "base units",
  text: "Part of the deposit that unlocks with the tranche. It may be 0.",
};

export default defineContract({
  name: "LockupTranched",
  kind: "types",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/types/library.LockupTranched",
  source: "src/types/DataTypes.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "struct",
      name: "Tranche",
      summary: "One step of a tranched stream, given by the moment at which it unlocks.",
      members: [
        amount,
        {
          name: "timestamp",
          unit: "Unix seconds",
          text: "First second in which the amount is available.",
        },
      ],
      notes: ["A tranche takes one storage slot."],
    },
    {
      kind: "struct",
      name: "TrancheWithDuration",
      summary: "One step of a tranched stream, given by the time since the previous step.",
      members: [
        amount,
        {
          name: "duration",
          unit: "seconds",
          text: "Time since the previous tranche, or since the start for the first one; above 0.",
        },
      ],
      notes: [
        "Used in calls only. The contract turns durations into timestamps, and events and getters return [`Tranche`](ref:lockup/LockupTranched#Tranche).",
      ],
    },
  ],
});
