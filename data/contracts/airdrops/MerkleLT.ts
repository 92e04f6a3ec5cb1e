import { defineContract } from "../schema";

export default defineContract({
  name: "MerkleLT",
  kind: "types",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/types/library.MerkleLT",
  source: "src/types/DataTypes.sol",
  abi: ["airdrops/v1.3/SablierMerkleFactory", "airdrops/v1.3/SablierMerkleLT"],
  records: [
    {
      kind: "struct",
      name: "TrancheWithPercentage",
      summary: "One unlock of an LT campaign, the same for every allocation.",
      members: [
        {
          name: "unlockPercentage",
          unit: "18-decimals share",
          text: "Share of the allocation that this tranche releases.",
        },
        {
          name: "duration",
          unit: "seconds",
          text: "Time since the previous tranche, or since the start for the first one. Above 0 in every tranche.",
        },
      ],
      notes: [
        "Half of an allocation is `500000000000000000`. The percentages of all tranches have to add up to exactly 100%; of three thirds, one has to be larger by 1 in the last digit.",
        "Both members share one storage slot.",
      ],
    },
  ],
});
