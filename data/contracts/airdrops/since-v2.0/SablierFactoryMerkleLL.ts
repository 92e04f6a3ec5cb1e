import { aggregateAmount, factoryRecords, recipientCount } from "../../_shared/airdrops-factory";
import { V3 } from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";

export default defineContract({
  name: "SablierFactoryMerkleLL",
  kind: "contract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/factories",
  source: "src/SablierFactoryMerkleLL.sol",
  abi: ["airdrops/{version}/SablierFactoryMerkleLL"],
  inherits: ["@/SablierFactoryMerkleBase"],
  errors: ["@/Errors"],
  records: factoryRecords({
    type: "LL",
    summary: "Creates a campaign whose claims create linear Lockup streams.",
    totals: [aggregateAmount, recipientCount],
    isVested: true,
    notes: [
      "The factory does not compare durations and percentages. A schedule that Lockup refuses makes claims fail, so test a claim before you publish the campaign.",
      {
        text: "A granularity of 0 is stored as 1, in the campaign and in the event.",
        since: V3,
      },
    ],
    computeNotes: [
      {
        text: "The function uses a granularity of 0 as it is, while the create function turns it into 1. The two addresses then differ, so pass 1 to both.",
        since: V3,
      },
    ],
  }),
});
