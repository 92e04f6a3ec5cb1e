import { defineContract } from "../../schema";

export default defineContract({
  name: "LockupPriceGated",
  kind: "types",
  releases: ["lockup@v4.0"],
  route: "/reference/lockup/{version}/types",
  source: "src/types/LockupPriceGated.sol",
  abi: ["lockup/{version}/SablierLockup"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "struct",
      name: "UnlockParams",
      group: "LockupPriceGated",
      summary: "Condition under which a price-gated stream unlocks before its end.",
      members: [
        {
          name: "oracle",
          text: "Price feed with the functions `decimals()` and `latestRoundData()`. The sender chooses it, and the contract does not check which token it prices.",
        },
        {
          name: "targetPrice",
          unit: { none: "price with 8 decimals" },
          text: "Price at which the deposit unlocks, with 8 decimals regardless of the feed's decimals. For a feed in USD, 1e8 is 1 USD.",
        },
      ],
      notes: [
        "A recipient should read both values with [`getPriceGatedUnlockParams`](ref:@/SablierLockup#getPriceGatedUnlockParams) and check the feed's code, because a sender who controls the feed controls the unlock.",
      ],
    },
  ],
});
