import { aggregateAmount, factoryRecords, recipientCount } from "../../_shared/airdrops-factory";
import { V2, V3 } from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";

export default defineContract({
  name: "SablierFactoryMerkleVCA",
  kind: "contract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/factories",
  source: "src/SablierFactoryMerkleVCA.sol",
  abi: ["airdrops/{version}/SablierFactoryMerkleVCA"],
  inherits: ["@/SablierFactoryMerkleBase"],
  errors: ["@/Errors"],
  records: factoryRecords({
    type: "VCA",
    summary: "Creates a campaign whose claims pay more the later they are made.",
    after: [
      {
        text: "The aggregate amount is above 0.",
        raises: "SablierFactoryMerkleVCA_AggregateAmountZero",
        since: V3,
      },
      {
        text: "The start of the vesting is not 0.",
        raises: "SablierFactoryMerkleVCA_StartTimeZero",
      },
      {
        text: "The end of the vesting is after its start.",
        raises: "SablierFactoryMerkleVCA_VestingEndTimeNotGreaterThanVestingStartTime",
      },
      { text: "The expiration is not 0.", raises: "SablierFactoryMerkleVCA_ExpirationTimeZero" },
      {
        text: "The expiration is at least 7 days (604,800 seconds) after the end of the vesting.",
        raises: "SablierFactoryMerkleVCA_ExpirationTooEarly",
      },
      {
        text: "The unlock percentage is at most 100%.",
        raises: "SablierFactoryMerkleVCA_UnlockPercentageTooHigh",
      },
    ],
    totals: [{ ...aggregateAmount, until: V2 }, recipientCount],
    notes: [
      {
        text: "The aggregate amount is a field of the struct, and part of the formula of the rewards. The factory cannot compare it with the list.",
        since: V3,
      },
    ],
  }),
});
