import {
  campaignConstructor,
  claimRecords,
  streamDelivery,
  streamEvents,
  V3,
} from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";

const CONTRACT = "SablierMerkleLT";

export default defineContract({
  name: CONTRACT,
  kind: "contract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/merkle-lt",
  source: "src/SablierMerkleLT.sol",
  abi: ["airdrops/{version}/SablierMerkleLT"],
  inherits: [{ text: "@/SablierMerkleSignature", since: V3 }, "@/SablierMerkleLockup"],
  errors: ["@/Errors"],
  records: [
    campaignConstructor("SablierFactoryMerkleLT", true, {
      requires: [
        {
          text: "The token accepts the approval of the Lockup contract.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [{ event: "Approval", by: "the token", when: "the maximum, for the Lockup contract" }],
    }),
    ...claimRecords(streamDelivery(CONTRACT, "CreateLockupTranchedStream", "an error of Lockup")),
    {
      kind: "function",
      name: "tranchesWithPercentages",
      summary: "Returns the tranches of the vesting.",
      returns: [{ name: "", text: "Share and duration of each tranche, in order." }],
    },
    ...streamEvents("LT"),
  ],
});
