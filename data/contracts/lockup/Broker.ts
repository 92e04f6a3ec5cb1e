import { defineContract } from "../schema";

export default defineContract({
  name: "Broker",
  kind: "struct",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/types/struct.Broker",
  source: "src/types/DataTypes.sol",
  abi: ["lockup/v2.0/SablierLockup", "lockup/v2.0/SablierBatchLockup"],
  records: [
    {
      kind: "struct",
      name: "Broker",
      summary:
        "Account that receives a share of the total amount when a stream is created, and the size of the share.",
      members: [
        {
          name: "account",
          text: "Address that receives the fee. The contract does not check it.",
        },
        {
          name: "fee",
          unit: "18-decimals share",
          text: "Share of the total amount, from 0 to `MAX_BROKER_FEE`, which is 0.1e18 (10%).",
        },
      ],
      notes: [
        "The fee amount is rounded down. It goes from the funder straight to `account`, in the stream's token, at creation; the stream keeps the rest as its deposit. A cancellation does not refund it.",
        "Set both members to zero for a stream without a broker.",
        "A larger fee fails with `ref:lockup/Errors#SablierHelpers_BrokerFeeTooHigh`. A fee for the zero address fails in the token transfer, if the token rejects that address; other tokens burn the fee.",
      ],
    },
  ],
});
