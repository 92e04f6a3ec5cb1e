import { defineContract } from "../schema";

export default defineContract({
  name: "MerkleFactory",
  kind: "types",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/types/library.MerkleFactory",
  source: "src/types/DataTypes.sol",
  abi: ["airdrops/v1.3/SablierMerkleFactory"],
  records: [
    {
      kind: "struct",
      name: "CustomFee",
      summary:
        "Claim fee that the factory admin has set for one campaign creator. [`getCustomFee`](ref:airdrops/SablierMerkleFactory#getCustomFee) returns it.",
      members: [
        {
          name: "enabled",
          text: "True while this fee replaces the default fee; false means that the default fee applies.",
        },
        {
          name: "fee",
          unit: "wei",
          text: "Minimum native coin per claim. 0 with `enabled` set means that claims are free.",
        },
      ],
      notes: [
        "A creator without a custom fee reads as false and 0, and so does one whose custom fee was reset.",
      ],
    },
  ],
});
