import { defineContract } from "../schema";

export default defineContract({
  name: "LockupLinear",
  kind: "types",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/types/library.LockupLinear",
  source: "src/types/DataTypes.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "struct",
      name: "Durations",
      summary: "Length of a linear stream and of its cliff, both counted from the start.",
      members: [
        {
          name: "cliff",
          unit: "seconds",
          text: "Time from the start to the cliff; 0 means that there is no cliff.",
        },
        {
          name: "total",
          unit: "seconds",
          text: "Time from the start to the end; longer than `cliff`.",
        },
      ],
      notes: [
        "Used in calls only. The contract stores timestamps: start, end and, if there is one, the cliff time.",
      ],
    },
    {
      kind: "struct",
      name: "UnlockAmounts",
      summary: "Amounts of a linear stream that become available at once.",
      members: [
        { name: "start", unit: "base units", text: "Amount released at the start time." },
        {
          name: "cliff",
          unit: "base units",
          text: "Amount released at the cliff time, on top of `start`; must be 0 without a cliff.",
        },
      ],
      notes: [
        "The two may add up to the whole deposit, but not to more. The remainder streams evenly, from the cliff to the end, or from the start when there is no cliff.",
        "With a cliff and `cliff` at 0 nothing is released at the cliff. To release there the amount that a straight line from the start would have reached, set `cliff` to the deposit times cliff duration divided by total duration.",
        "Both members share one storage slot.",
      ],
    },
  ],
});
