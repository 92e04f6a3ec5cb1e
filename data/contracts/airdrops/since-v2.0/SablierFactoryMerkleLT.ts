import { aggregateAmount, factoryRecords, recipientCount } from "../../_shared/airdrops-factory";
import { defineContract } from "../../schema";

const TYPE = "SablierFactoryMerkleLT";

export default defineContract({
  name: TYPE,
  kind: "contract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/factories",
  source: "src/SablierFactoryMerkleLT.sol",
  abi: ["airdrops/{version}/SablierFactoryMerkleLT"],
  inherits: ["@/SablierFactoryMerkleBase"],
  errors: ["@/Errors"],
  records: [
    ...factoryRecords({
      type: "LT",
      summary: "Creates a campaign whose claims create tranched Lockup streams.",
      before: [
        {
          text: "The sum of the percentages fits into `uint64`.",
          raises: { panic: "0x11" },
        },
      ],
      after: [
        {
          text: "The percentages add up to exactly 100%.",
          raises: "SablierFactoryMerkleLT_TotalPercentageNotOneHundred",
        },
      ],
      totals: [aggregateAmount, recipientCount],
      isVested: true,
      notes: [
        "The factory does not check the durations. A tranche with a duration of 0 makes claims revert in Lockup.",
      ],
    }).map((record) =>
      record.kind === "event"
        ? {
            ...record,
            params: record.params?.flatMap((value) =>
              value.name === "aggregateAmount"
                ? [
                    value,
                    {
                      name: "totalDuration",
                      unit: "seconds" as const,
                      text: "Sum of the durations of all tranches.",
                    },
                  ]
                : [value],
            ),
          }
        : record,
    ),
    {
      kind: "function",
      name: "isPercentagesSum100",
      group: TYPE,
      summary: "Returns whether the percentages of some tranches add up to exactly 100%.",
      params: [{ name: "tranches", text: "Tranches to add up. Their durations do not matter." }],
      returns: [{ name: "result", text: "True for a sum of 1e18. False for no tranches." }],
    },
  ],
});
