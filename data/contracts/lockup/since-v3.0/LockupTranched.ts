import { defineContract } from "../../schema";
import type { ValueDoc } from "../../schema";

const GROUP = "LockupTranched";

const amount: ValueDoc = {
  name: "amount",
  unit: "base units",
  text: "Share of the deposit that this tranche unlocks; 0 is allowed.",
};

export default defineContract({
  name: "LockupTranched",
  kind: "types",
  releases: ["lockup@v3.0", "lockup@v4.0"],
  route: "/reference/lockup/{version}/types",
  source: "src/types/LockupTranched.sol",
  abi: ["lockup/{version}/SablierLockup"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "struct",
      name: "Tranche",
      group: GROUP,
      summary: "Tranche of a tranched stream with the time at which it unlocks.",
      members: [
        amount,
        { name: "timestamp", unit: "Unix seconds", text: "First second of availability." },
      ],
      notes: ["Packed into one storage slot."],
    },
    {
      kind: "struct",
      name: "TrancheWithDuration",
      group: GROUP,
      summary: "Tranche of a tranched stream with its distance, for calls with durations.",
      members: [
        amount,
        {
          name: "duration",
          unit: "seconds",
          text: "Distance from the previous tranche, or from the start time for the first one. It must be above 0.",
        },
      ],
      notes: ["The contract stores and returns [`Tranche`](ref:@/LockupTranched#Tranche)."],
    },
  ],
});
