import { aggregateAmount, factoryRecords, recipientCount } from "../../_shared/airdrops-factory";
import { defineContract } from "../../schema";

export default defineContract({
  name: "SablierFactoryMerkleExecute",
  kind: "contract",
  releases: ["airdrops@v3.0"],
  route: "/reference/airdrops/{version}/factories",
  source: "src/SablierFactoryMerkleExecute.sol",
  abi: ["airdrops/{version}/SablierFactoryMerkleExecute"],
  inherits: ["@/SablierFactoryMerkleBase"],
  errors: ["@/Errors"],
  records: factoryRecords({
    type: "Execute",
    summary: "Creates a campaign whose claims pass the tokens to one function of a contract.",
    after: [
      {
        text: "The target has code.",
        raises: "SablierFactoryMerkleExecute_TargetNotContract",
      },
    ],
    totals: [aggregateAmount, recipientCount],
    notes: [
      "The factory does not check the selector. A function that the target lacks makes claims fail.",
    ],
  }),
});
