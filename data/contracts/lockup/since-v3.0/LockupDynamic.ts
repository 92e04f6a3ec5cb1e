import { defineContract } from "../../schema";
import type { ValueDoc } from "../../schema";

const GROUP = "LockupDynamic";

const amount: ValueDoc = {
  name: "amount",
  unit: "base units",
  text: "Share of the deposit that this segment streams; 0 makes a pause.",
};

const exponent: ValueDoc = {
  name: "exponent",
  unit: "18-decimals number",
  text: "Power of the elapsed share of the segment, a `UD2x18` number. 1e18 streams evenly, a larger value streams late, a smaller one early.",
};

export default defineContract({
  name: "LockupDynamic",
  kind: "types",
  releases: ["lockup@v3.0", "lockup@v4.0"],
  route: "/reference/lockup/{version}/types",
  source: "src/types/LockupDynamic.sol",
  abi: ["lockup/{version}/SablierLockup"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "struct",
      name: "Segment",
      group: GROUP,
      summary: "Segment of a dynamic stream with the time at which it ends.",
      members: [
        amount,
        exponent,
        {
          name: "timestamp",
          unit: "Unix seconds",
          text: "End of the segment and beginning of the next one.",
        },
      ],
      notes: [
        "Packed into one storage slot. The largest exponent is about 18.44.",
        {
          text: "With exponent 0 the whole amount is streamed at once, at the start time for the first segment and one second after its beginning for a later one.",
          since: "lockup@v4.0",
        },
      ],
    },
    {
      kind: "struct",
      name: "SegmentWithDuration",
      group: GROUP,
      summary: "Segment of a dynamic stream with its length, for calls with durations.",
      members: [
        amount,
        exponent,
        {
          name: "duration",
          unit: "seconds",
          text: "Length of the segment, above 0. The first one begins at the start time.",
        },
      ],
      notes: ["The contract stores and returns [`Segment`](ref:@/LockupDynamic#Segment)."],
    },
  ],
});
