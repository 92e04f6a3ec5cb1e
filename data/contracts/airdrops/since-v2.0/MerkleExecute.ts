import {
  campaignName,
  campaignStartTime,
  expiration,
  initialAdmin,
  ipfsCID,
  merkleRoot,
  token,
} from "../../_shared/airdrops-types";
import { defineContract } from "../../schema";

export default defineContract({
  name: "MerkleExecute",
  kind: "types",
  releases: ["airdrops@v3.0"],
  route: "/reference/airdrops/{version}/types",
  source: "src/types/MerkleExecute.sol",
  abi: ["airdrops/{version}/SablierFactoryMerkleExecute"],
  records: [
    {
      kind: "struct",
      name: "ConstructorParams",
      group: "MerkleExecute",
      summary: "Settings of an Execute campaign. It has no field for the claim type.",
      members: [
        campaignName,
        campaignStartTime,
        expiration,
        initialAdmin,
        ipfsCID,
        merkleRoot,
        {
          name: "selector",
          text: "Selector of the function that claims call. It is not checked.",
        },
        { name: "target", text: "Contract that claims call. It must have code." },
        token,
      ],
    },
  ],
});
