import { defineContract } from "../schema";

export default defineContract({
  name: "Escrow",
  kind: "types",
  release: "bob@v1.0",
  route: "/reference/bob/escrow",
  source: "src/types/Escrow.sol",
  abi: ["bob/v1.0/SablierEscrow"],
  records: [
    {
      kind: "enum",
      name: "Status",
      solidity: "enum Status { CANCELLED, EXPIRED, FILLED, OPEN }",
      summary:
        "Whether an order can be filled. [`statusOf`](ref:bob/SablierEscrow#statusOf) of Escrow returns it.",
      members: [
        { name: "CANCELLED", text: "The seller has taken the tokens back." },
        { name: "EXPIRED", text: "The expiry has come. The seller can still cancel." },
        { name: "FILLED", text: "The swap is done." },
        { name: "OPEN", text: "The order can be filled or canceled." },
      ],
    },
    {
      kind: "struct",
      name: "Order",
      solidity:
        "struct Order { address seller; uint40 expiryTime; bool wasCanceled; bool wasFilled; address buyer; IERC20 sellToken; IERC20 buyToken; uint128 sellAmount; uint128 minBuyAmount; }",
      summary: "Values that Escrow stores for an order. No function returns the struct.",
      members: [
        { name: "seller", text: "Address that created the order." },
        {
          name: "expiryTime",
          unit: "Unix seconds",
          text: "Time from which the order cannot be filled; 0 for none.",
        },
        { name: "wasCanceled", text: "True after the cancellation." },
        { name: "wasFilled", text: "True after the swap." },
        { name: "buyer", text: "Address that may fill the order; the zero address for any." },
        { name: "sellToken", text: "ERC-20 token that the seller gives." },
        { name: "buyToken", text: "ERC-20 token that the seller wants." },
        { name: "sellAmount", unit: "base units", text: "Amount of the sell token." },
        {
          name: "minBuyAmount",
          unit: "base units",
          text: "Least amount of the buy token, before the fee.",
        },
      ],
    },
  ],
});
