import { aggregateAmount, factoryRecords, recipientCount } from "../../_shared/airdrops-factory";
import { defineContract } from "../../schema";

export default defineContract({
  name: "SablierFactoryMerkleInstant",
  kind: "contract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/factories",
  source: "src/SablierFactoryMerkleInstant.sol",
  abi: ["airdrops/{version}/SablierFactoryMerkleInstant"],
  inherits: ["@/SablierFactoryMerkleBase"],
  errors: ["@/Errors"],
  records: factoryRecords({
    type: "Instant",
    summary: "Creates a campaign whose claims pay tokens at once.",
    totals: [aggregateAmount, recipientCount],
  }),
});
