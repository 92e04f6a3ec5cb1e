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
import { V3 } from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";

export default defineContract({
  name: "MerkleVCA",
  kind: "types",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/types",
  source: typesFile("MerkleVCA"),
  abi: ["airdrops/{version}/SablierFactoryMerkleVCA"],
  records: [
    {
      kind: "struct",
      name: "ConstructorParams",
      group: "MerkleVCA",
      summary: "Settings of a VCA campaign.",
      members: [
        {
          name: "aggregateAmount",
          unit: "base units",
          text: "Sum of all allocations, above 0. The formula of the rewards needs the exact sum.",
          since: V3,
        },
        campaignName,
        campaignStartTime,
        claimType,
        {
          name: "enableRedistribution",
          text: "Whether claims after the end share the tokens that early claims give up.",
          since: V3,
        },
        {
          ...expiration,
          text: "First second in which claims fail, at least 7 days (604,800 seconds) after the end of the vesting.",
        },
        initialAdmin,
        ipfsCID,
        merkleRoot,
        token,
        {
          name: "unlockPercentage",
          unit: "18-decimals share",
          text: "Share that can be claimed at the start of the vesting, at most 1e18.",
        },
        {
          name: "vestingEndTime",
          unit: "Unix seconds",
          text: "Time from which the whole allocation can be claimed.",
        },
        {
          name: "vestingStartTime",
          unit: "Unix seconds",
          text: "Time from which a part can be claimed, above 0 and before the end.",
        },
      ],
    },
  ],
});
