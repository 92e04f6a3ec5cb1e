import { defineContract } from "../../schema";

const GROUP = "LockupLinear";

export default defineContract({
  name: "LockupLinear",
  kind: "types",
  releases: ["lockup@v3.0", "lockup@v4.0"],
  route: "/reference/lockup/{version}/types",
  source: "src/types/LockupLinear.sol",
  abi: ["lockup/{version}/SablierLockup"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "struct",
      name: "Durations",
      group: GROUP,
      summary: "Lengths of a linear stream, both measured from its start.",
      members: [
        { name: "cliff", unit: "seconds", text: "Length up to the cliff; 0 for no cliff." },
        { name: "total", unit: "seconds", text: "Length up to the end, longer than `cliff`." },
      ],
    },
    {
      kind: "struct",
      name: "UnlockAmounts",
      group: GROUP,
      summary: "Amounts of a linear stream that unlock at once.",
      members: [
        { name: "start", unit: "base units", text: "Unlocks at the start time." },
        {
          name: "cliff",
          unit: "base units",
          text: "Unlocks at the cliff time, in addition to `start`; 0 when there is no cliff.",
        },
      ],
      notes: [
        "Their sum may equal the deposit. The rest streams from the cliff to the end, or from the start when there is no cliff.",
      ],
    },
  ],
});
