import {
  campaignName,
  campaignStartTime,
  cancelable,
  claimType,
  expiration,
  initialAdmin,
  ipfsCID,
  lockup,
  merkleRoot,
  shape,
  token,
  transferable,
  typesFile,
  vestingStartTime,
} from "../../_shared/airdrops-types";
import { V3 } from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";

export default defineContract({
  name: "MerkleLL",
  kind: "types",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/types",
  source: typesFile("MerkleLL"),
  abi: ["airdrops/{version}/SablierFactoryMerkleLL"],
  records: [
    {
      kind: "struct",
      name: "ConstructorParams",
      group: "MerkleLL",
      summary: "Settings of a linear campaign.",
      members: [
        campaignName,
        campaignStartTime,
        cancelable,
        claimType,
        {
          name: "cliffDuration",
          unit: "seconds",
          text: "Time from the start to the cliff; 0 for no cliff.",
        },
        {
          name: "cliffUnlockPercentage",
          unit: "18-decimals share",
          text: "Share that unlocks at the cliff. Without a cliff it has to be 0.",
        },
        expiration,
        {
          name: "granularity",
          unit: "seconds",
          text: "Time between two steps in which a stream unlocks. 0 is stored as 1.",
          since: V3,
        },
        initialAdmin,
        ipfsCID,
        lockup,
        merkleRoot,
        shape,
        {
          name: "startUnlockPercentage",
          unit: "18-decimals share",
          text: "Share that unlocks at the start. Both shares together are at most 1e18.",
        },
        token,
        {
          name: "totalDuration",
          unit: "seconds",
          text: "Time from the start to the end. With 0, claims pay tokens directly, and revert before a fixed start.",
        },
        transferable,
        vestingStartTime,
      ],
      notes: [
        "The factory checks none of these limits. A claim before the end of the vesting passes them to Lockup, which reverts.",
      ],
    },
  ],
});
