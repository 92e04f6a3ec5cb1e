import { defineContract } from "../schema";

export default defineContract({
  name: "Broker",
  kind: "struct",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/types/struct.Broker",
  source: "src/types/DataTypes.sol",
  abi: ["flow/v1.1/SablierFlow"],
  records: [
    {
      kind: "struct",
      name: "Broker",
      summary:
        "Account that receives a fee on a deposit, and its share. Passed to [`depositViaBroker`](ref:flow/SablierFlow#depositViaBroker).",
      members: [
        {
          name: "account",
          text: "Address that receives the fee. The zero address is rejected, even with a fee of 0.",
        },
        {
          name: "fee",
          unit: "18-decimals share",
          text: "Share of the total amount: from 0 to [`MAX_FEE`](ref:flow/SablierFlowBase#MAX_FEE), which is 10%.",
        },
      ],
      notes: [
        "The fee is part of the total amount that the depositor pays; the stream receives the rest. The fee amount is rounded down, in favor of the stream.",
      ],
    },
  ],
});
