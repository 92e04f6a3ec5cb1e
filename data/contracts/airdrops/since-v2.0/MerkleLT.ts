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
import { defineContract } from "../../schema";

const GROUP = "MerkleLT";

export default defineContract({
  name: GROUP,
  kind: "types",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/types",
  source: typesFile(GROUP),
  abi: ["airdrops/{version}/SablierFactoryMerkleLT"],
  records: [
    {
      kind: "struct",
      name: "ConstructorParams",
      group: GROUP,
      summary: "Settings of a tranched campaign.",
      members: [
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
        {
          name: "tranchesWithPercentages",
          text: "Tranches in order. Their percentages add up to exactly 100%.",
        },
        transferable,
        vestingStartTime,
      ],
    },
    {
      kind: "struct",
      name: "TrancheWithPercentage",
      group: GROUP,
      summary: "One tranche, in shares of an allocation.",
      members: [
        {
          name: "unlockPercentage",
          unit: "18-decimals share",
          text: "Share that unlocks, rounded down to base units. The last tranche gets the rest.",
        },
        {
          name: "duration",
          unit: "seconds",
          text: "Time since the previous tranche, or since the start. It has to be above 0, which the factory does not check.",
        },
      ],
      notes: ["The struct takes one storage slot."],
    },
  ],
});
