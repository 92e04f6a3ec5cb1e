import { defineContract } from "../schema";

export default defineContract({
  name: "MerkleLL",
  kind: "types",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/types/library.MerkleLL",
  source: "src/types/DataTypes.sol",
  abi: ["airdrops/v1.3/SablierMerkleFactory", "airdrops/v1.3/SablierMerkleLL"],
  records: [
    {
      kind: "struct",
      name: "Schedule",
      summary: "Vesting schedule that an LL campaign applies to every allocation.",
      members: [
        {
          name: "startTime",
          unit: "Unix seconds",
          text: "Start of all streams, past or future; 0 lets each stream start in the block of its claim.",
        },
        {
          name: "startPercentage",
          unit: "18-decimals share",
          text: "Share of the allocation that is released at the start.",
        },
        {
          name: "cliffDuration",
          unit: "seconds",
          text: "Time from the start to the cliff; 0 for a stream without a cliff.",
        },
        {
          name: "cliffPercentage",
          unit: "18-decimals share",
          text: "Share that is released at the cliff, on top of `startPercentage`; has to be 0 without a cliff.",
        },
        {
          name: "totalDuration",
          unit: "seconds",
          text: "Time from the start to the end; longer than `cliffDuration`.",
        },
      ],
      notes: [
        "One percent is `10000000000000000`. The two percentages may add up to 100%, but not to more.",
        "No rule is checked when the campaign is deployed. A schedule that breaks one makes claims fail, with an error of Lockup.",
      ],
    },
  ],
});
