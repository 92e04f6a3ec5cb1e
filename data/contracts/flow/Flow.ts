import { defineContract } from "../schema";

export default defineContract({
  name: "Flow",
  kind: "types",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/types/library.Flow",
  source: "src/types/DataTypes.sol",
  abi: ["flow/v1.1/SablierFlow"],
  records: [
    {
      kind: "enum",
      name: "Status",
      solidity:
        "enum Status { STREAMING_SOLVENT, STREAMING_INSOLVENT, PAUSED_SOLVENT, PAUSED_INSOLVENT, VOIDED }",
      summary:
        "State of a stream: whether debt grows, and whether the balance covers it. [`statusOf`](ref:flow/SablierFlow#statusOf) returns it.",
      members: [
        {
          name: "STREAMING_SOLVENT",
          text: "The rate is above 0 and the balance covers the whole debt.",
        },
        {
          name: "STREAMING_INSOLVENT",
          text: "The rate is above 0, and the debt exceeds the balance by at least one base unit.",
        },
        {
          name: "PAUSED_SOLVENT",
          text: "The rate is 0, so debt does not grow, and the balance covers the debt.",
        },
        {
          name: "PAUSED_INSOLVENT",
          text: "The rate is 0, and the balance does not cover the whole debt.",
        },
        {
          name: "VOIDED",
          text: "The stream has ended permanently. Its remaining debt is covered; withdrawals and refunds remain possible.",
        },
      ],
      notes: [
        "The numbers belong to this release. Flow v2.0 puts another status first, so do not reuse them for its contracts.",
        "Read the status in the transaction or block that depends on it: time alone makes a running stream insolvent, and the sender can pause, refund or fund it at any moment.",
      ],
    },
    {
      kind: "struct",
      name: "Stream",
      summary:
        "Everything that Flow stores about one stream. [`getStream`](ref:flow/SablierFlowBase#getStream) returns it.",
      members: [
        {
          name: "balance",
          unit: "base units",
          text: "Deposits minus refunds and withdrawals. A withdrawal counts with its protocol fee.",
        },
        {
          name: "ratePerSecond",
          unit: "18-decimals number per second",
          text: "Growth of the debt. 0 while the stream is paused or voided.",
        },
        {
          name: "sender",
          text: "Account that controls the rate and receives refunds. Fixed at creation.",
        },
        {
          name: "snapshotTime",
          unit: "Unix seconds",
          text: "Moment from which the ongoing debt is counted. Never in the future.",
        },
        { name: "isStream", text: "True for every stream that exists." },
        { name: "isTransferable", text: "Whether the NFT can be transferred. Fixed at creation." },
        { name: "isVoided", text: "True once the stream is voided, permanently." },
        { name: "token", text: "ERC-20 token that the stream pays. Fixed at creation." },
        {
          name: "tokenDecimals",
          unit: "decimals",
          text: "Decimals that the token reported at creation, at most 18.",
        },
        {
          name: "snapshotDebtScaled",
          unit: "scaled base units",
          text: "Debt accrued up to `snapshotTime` and not yet withdrawn.",
        },
      ],
      notes: [
        "The struct takes four storage slots: `balance` and `ratePerSecond`; `sender`, `snapshotTime` and the three flags; `token` and `tokenDecimals`; `snapshotDebtScaled`.",
        "The recipient is not a member. [`getRecipient`](ref:flow/SablierFlowBase#getRecipient) returns the owner of the NFT.",
      ],
    },
  ],
});
