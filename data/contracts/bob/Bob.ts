import { defineContract, type Unit } from "../schema";

const PRICE: Unit = { none: "a price with 8 decimals" };

export default defineContract({
  name: "Bob",
  kind: "types",
  release: "bob@v1.0",
  route: "/reference/bob/types",
  source: "src/types/Bob.sol",
  abi: ["bob/v1.0/SablierBob"],
  records: [
    {
      kind: "enum",
      name: "Status",
      solidity: "enum Status { ACTIVE, EXPIRED, SETTLED }",
      summary:
        "Whether a vault takes deposits or pays. [`statusOf`](ref:bob/SablierBob#statusOf) returns it.",
      members: [
        { name: "ACTIVE", text: "The expiry is ahead, and the stored price is below the target." },
        { name: "EXPIRED", text: "The expiry has come. This comes before `SETTLED`." },
        {
          name: "SETTLED",
          text: "The expiry is ahead, and the stored price is at or above the target.",
        },
      ],
    },
    {
      kind: "struct",
      name: "Vault",
      solidity:
        "struct Vault { IERC20 token; uint40 expiry; uint40 lastSyncedAt; IBobVaultShare shareToken; AggregatorV3Interface oracle; ISablierBobAdapter adapter; bool isStakedInAdapter; uint128 targetPrice; uint128 lastSyncedPrice; }",
      summary: "Values that Bob stores for a vault, in five slots. No function returns the struct.",
      members: [
        { name: "token", text: "ERC-20 token that the vault locks. Slot 0." },
        {
          name: "expiry",
          unit: "Unix seconds",
          text: "Time from which shares can be redeemed at any price. Slot 0.",
        },
        {
          name: "lastSyncedAt",
          unit: "Unix seconds",
          text: "Block time of the last sync that stored a price. Slot 0.",
        },
        { name: "shareToken", text: "Share token of the vault. Slot 1." },
        { name: "oracle", text: "Price feed of the vault. Slot 2." },
        { name: "adapter", text: "Adapter, or the zero address. Slot 3." },
        { name: "isStakedInAdapter", text: "Whether the tokens are with the adapter. Slot 3." },
        { name: "targetPrice", unit: PRICE, text: "Price that settles the vault. Slot 4." },
        { name: "lastSyncedPrice", unit: PRICE, text: "Price of the last sync. Slot 4." },
      ],
    },
  ],
});
