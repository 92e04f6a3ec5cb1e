import {
  campaignName,
  campaignStartTime,
  claimType,
  expiration,
  initialAdmin,
  ipfsCID,
  merkleRoot,
  token,
  typesFile,
} from "../../_shared/airdrops-types";
import { defineContract } from "../../schema";

export default defineContract({
  name: "MerkleInstant",
  kind: "types",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/types",
  source: typesFile("MerkleInstant"),
  abi: ["airdrops/{version}/SablierFactoryMerkleInstant"],
  records: [
    {
      kind: "struct",
      name: "ConstructorParams",
      group: "MerkleInstant",
      summary: "Settings of an Instant campaign.",
      members: [
        campaignName,
        campaignStartTime,
        claimType,
        expiration,
        initialAdmin,
        ipfsCID,
        merkleRoot,
        token,
      ],
    },
  ],
});
