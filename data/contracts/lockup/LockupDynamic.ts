import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const amount: ValueDoc = {
  name: "amount",
  unit: "base units",
  text: "Part of the deposit that the segment releases. It may be 0, for a pause.",
};

const exponent: ValueDoc = {
  name: "exponent",
  unit: "18-decimals number",
  text: "Power that bends the segment: 1e18 is a straight line, a larger exponent starts slowly, a smaller one starts fast, and 0 releases everything at the beginning of the segment.",
};

export default defineContract({
  name: "LockupDynamic",
  kind: "types",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/types/library.LockupDynamic",
  source: "src/types/DataTypes.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "struct",
      name: "Segment",
      summary: "One piece of the curve of a dynamic stream, given by the moment at which it ends.",
      members: [
        amount,
        exponent,
        {
          name: "timestamp",
          unit: "Unix seconds",
          text: "End of the segment. The next one begins here; the first one begins at the start time.",
        },
      ],
      notes: [
        "A segment takes one storage slot. The exponent is a `UD2x18` number in 64 bits, so about 18.44e18 is the largest.",
      ],
    },
    {
      kind: "struct",
      name: "SegmentWithDuration",
      summary: "One piece of the curve of a dynamic stream, given by its length.",
      members: [
        amount,
        exponent,
        {
          name: "duration",
          unit: "seconds",
          text: "Time since the end of the previous segment, or since the start for the first one; above 0.",
        },
      ],
      notes: [
        "Used in calls only. The contract turns durations into timestamps, and events and getters return [`Segment`](ref:lockup/LockupDynamic#Segment).",
      ],
    },
  ],
});
