import { defineContract } from "../../schema";

export default defineContract({
  name: "Flow",
  kind: "types",
  releases: ["flow@v2.0", "flow@v3.0"],
  route: "/reference/flow/{version}/types",
  source: "src/types/DataTypes.sol",
  abi: ["flow/{version}/SablierFlow"],
  records: [
    {
      kind: "enum",
      name: "Status",
      solidity:
        "enum Status { PENDING, STREAMING_SOLVENT, STREAMING_INSOLVENT, PAUSED_SOLVENT, PAUSED_INSOLVENT, VOIDED }",
      summary:
        "Whether a stream has started, whether its debt grows, and whether the balance covers the debt. [`statusOf`](ref:@/SablierFlow#statusOf) returns it.",
      members: [
        { name: "PENDING", text: "The start time is in the future. Nothing is owed yet." },
        {
          name: "STREAMING_SOLVENT",
          text: "The rate is above 0, and the balance covers the whole debt.",
        },
        {
          name: "STREAMING_INSOLVENT",
          text: "The rate is above 0, and the debt exceeds the balance by at least one base unit.",
        },
        {
          name: "PAUSED_SOLVENT",
          text: "The rate is 0, so the debt does not grow, and the balance covers it.",
        },
        {
          name: "PAUSED_INSOLVENT",
          text: "The rate is 0, and the balance does not cover the whole debt.",
        },
        {
          name: "VOIDED",
          text: "The stream has ended permanently. The balance covers the remaining debt; withdrawals and refunds stay possible.",
        },
      ],
      notes: [
        "Every number is one higher than in v1.1, because `PENDING` comes first: `STREAMING_SOLVENT` is 1, where v1.1 has 0. Choose the list by the release of the contract.",
        "Time alone starts a pending stream and makes a running stream insolvent, without an event. Read the status in the block in which you need it.",
      ],
    },
    {
      kind: "struct",
      name: "Stream",
      summary:
        "Values that Flow stores for a stream. [`getStream`](ref:@/SablierFlow#getStream) returns it.",
      members: [
        { name: "balance", unit: "base units", text: "Deposits minus refunds and withdrawals." },
        {
          name: "ratePerSecond",
          unit: "18-decimals number per second",
          text: "Growth of the debt; 0 while the stream is paused or voided.",
        },
        {
          name: "sender",
          text: "Account that controls the rate and receives refunds. Fixed at creation.",
        },
        {
          name: "snapshotTime",
          unit: "Unix seconds",
          text: "Time from which the ongoing debt counts. For a pending stream it is the start time, in the future.",
        },
        { name: "isStream", text: "True for every stream that exists." },
        { name: "isTransferable", text: "Whether the NFT can be transferred. Fixed at creation." },
        { name: "isVoided", text: "True once the stream is voided, permanently." },
        { name: "token", text: "ERC-20 token of the stream. Fixed at creation." },
        {
          name: "tokenDecimals",
          unit: "decimals",
          text: "Decimals that the token reported at creation, at most 18.",
        },
        {
          name: "snapshotDebtScaled",
          unit: "scaled base units",
          text: "Debt up to `snapshotTime` that is not withdrawn yet.",
        },
      ],
      notes: [
        "The struct has the same members and the same four storage slots as in v1.1.",
        "The recipient is not a member. It is the owner of the NFT: [`getRecipient`](ref:@/SablierFlow#getRecipient).",
      ],
    },
  ],
});
