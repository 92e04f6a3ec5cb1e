import { defineContract } from "../../schema";
import type { ValueDoc } from "../../schema";

const GROUP = "Lockup: shared types";

const timestamps: ValueDoc = { name: "timestamps", text: "Start and end of the stream." };

const creationHead: readonly ValueDoc[] = [
  {
    name: "sender",
    text: "Address that may cancel and renounce, and that gets the refund. It may differ from the caller, but not be the zero address.",
  },
  {
    name: "recipient",
    text: "First owner of the stream NFT, and so the first recipient. Not the zero address.",
  },
  {
    name: "depositAmount",
    unit: "base units",
    text: "Amount that the caller pays. All of it goes into the stream.",
  },
  { name: "token", text: "ERC-20 token of the stream. It never changes." },
  {
    name: "cancelable",
    text: "Whether the sender may cancel. The sender can turn it off later with `renounce`, which is final.",
  },
  { name: "transferable", text: "Whether the NFT may be transferred. It never changes." },
];

const shape: ValueDoc = {
  name: "shape",
  text: "Label for user interfaces, at most 32 bytes; may be empty. It is emitted and not stored.",
};

export default defineContract({
  name: "Lockup",
  kind: "types",
  releases: ["lockup@v3.0", "lockup@v4.0"],
  route: "/reference/lockup/{version}/types",
  source: "src/types/Lockup.sol",
  abi: ["lockup/{version}/SablierLockup"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "struct",
      name: "Amounts",
      group: GROUP,
      solidity: "struct Amounts { uint128 deposited; uint128 withdrawn; uint128 refunded; }",
      summary: "The three amounts that a stream records.",
      members: [
        {
          name: "deposited",
          unit: "base units",
          text: "Deposit at creation, which does not change.",
        },
        { name: "withdrawn", unit: "base units", text: "Sum of all withdrawals." },
        {
          name: "refunded",
          unit: "base units",
          text: "Refund of a cancellation; 0 if there was none.",
        },
      ],
      notes: ["Storage only. Each amount has its own getter."],
    },
    {
      kind: "struct",
      name: "CreateEventCommon",
      group: GROUP,
      summary: "Part of the create events that the linear, dynamic and tranched models share.",
      members: [
        {
          name: "funder",
          text: "Address that called the create function and paid. In a batch it is the batch contract, and `CreateLockupBatch` has the real payer.",
        },
        { name: "sender", text: "Sender of the stream." },
        { name: "recipient", text: "First owner of the stream NFT." },
        { name: "depositAmount", unit: "base units", text: "Deposit of the stream." },
        { name: "token", text: "ERC-20 token of the stream." },
        { name: "cancelable", text: "Whether the sender may cancel, as set at creation." },
        { name: "transferable", text: "Whether the NFT can be transferred." },
        timestamps,
        shape,
      ],
      notes: [
        "No getter returns the funder and the shape, which are only in the event.",
        {
          text: "The event of a price-gated stream does not contain this struct.",
          since: "lockup@v4.0",
        },
      ],
    },
    {
      kind: "struct",
      name: "CreateWithDurations",
      group: GROUP,
      summary: "Parameters of the create functions that start the stream at the block time.",
      members: [...creationHead, shape],
    },
    {
      kind: "struct",
      name: "CreateWithTimestamps",
      group: GROUP,
      summary: "Parameters of the create functions that take fixed times.",
      members: [
        ...creationHead,
        {
          name: "timestamps",
          text: "Start and end of the stream, in the past or in the future. The start may not be 0.",
        },
        {
          ...shape,
          text: "Label for user interfaces, at most 32 bytes; may be empty. It is emitted, except for price-gated streams, and not stored.",
          since: "lockup@v4.0",
        },
        { ...shape, until: "lockup@v3.0" },
      ],
    },
    {
      kind: "struct",
      name: "Timestamps",
      group: GROUP,
      summary: "Start and end of a stream.",
      members: [
        {
          name: "start",
          unit: "Unix seconds",
          text: "Start time. It does not affect the unlock of price-gated streams.",
          since: "lockup@v4.0",
        },
        {
          name: "start",
          unit: "Unix seconds",
          text: "Start time, before which the streamed amount is 0.",
          until: "lockup@v3.0",
        },
        {
          name: "end",
          unit: "Unix seconds",
          text: "End time, at and after which the whole deposit is streamed.",
        },
      ],
      notes: [
        "For dynamic and tranched streams the end has to be the timestamp of the last segment or tranche.",
      ],
    },
    {
      kind: "struct",
      name: "Stream",
      group: GROUP,
      solidity:
        "struct Stream { address sender; uint40 startTime; uint40 endTime; bool isCancelable; bool wasCanceled; IERC20 token; bool isDepleted; bool isTransferable; Lockup.Model lockupModel; Lockup.Amounts amounts; }",
      summary: "The record that the contract stores for a stream of any model.",
      members: [
        { name: "sender", text: "Sender. An id whose stored sender is zero has no stream." },
        { name: "startTime", unit: "Unix seconds", text: "Start time." },
        { name: "endTime", unit: "Unix seconds", text: "End time." },
        {
          name: "isCancelable",
          text: "Stored flag. The getter of this name also returns false while the stream is settled.",
        },
        { name: "wasCanceled", text: "Set by a cancellation." },
        { name: "token", text: "ERC-20 token of the stream." },
        { name: "isDepleted", text: "Set when nothing is left." },
        { name: "isTransferable", text: "Whether the NFT can be transferred." },
        { name: "lockupModel", text: "Model of the stream." },
        { name: "amounts", text: "Deposited, withdrawn and refunded amounts." },
      ],
      notes: [
        "It takes four storage slots. The flag `isStream` of v2.0 was removed. The NFT part of the contract stores the recipient, and separate mappings store the data of single models.",
      ],
    },
    {
      kind: "enum",
      name: "Model",
      group: GROUP,
      until: "lockup@v3.0",
      solidity: "enum Model { LOCKUP_LINEAR, LOCKUP_DYNAMIC, LOCKUP_TRANCHED }",
      summary: "Model of a stream: how its deposit becomes available.",
      members: [
        { name: "LOCKUP_LINEAR", text: "Evenly over time, with optional unlocks." },
        { name: "LOCKUP_DYNAMIC", text: "Along segments, each with an exponent." },
        { name: "LOCKUP_TRANCHED", text: "In tranches at given times." },
      ],
    },
    {
      kind: "enum",
      name: "Model",
      group: GROUP,
      since: "lockup@v4.0",
      solidity: "enum Model { LOCKUP_LINEAR, LOCKUP_DYNAMIC, LOCKUP_TRANCHED, LOCKUP_PRICE_GATED }",
      summary: "Model of a stream: how its deposit becomes available.",
      members: [
        {
          name: "LOCKUP_LINEAR",
          text: "Evenly over time or in equal steps, with optional unlocks.",
        },
        { name: "LOCKUP_DYNAMIC", text: "Along segments, each with an exponent." },
        { name: "LOCKUP_TRANCHED", text: "In tranches at given times." },
        {
          name: "LOCKUP_PRICE_GATED",
          text: "All at once, while a price feed is at its target, or at and after the end time.",
        },
      ],
      notes: [
        "v4.0 added the fourth member. Code that branches on the models of an older release needs a default.",
      ],
    },
    {
      kind: "enum",
      name: "Status",
      group: GROUP,
      solidity: "enum Status { PENDING, STREAMING, SETTLED, CANCELED, DEPLETED }",
      summary: "Status of a stream at the block time.",
      members: [
        { name: "PENDING", text: "The start time is in the future." },
        { name: "STREAMING", text: "Started, and less than the deposit is streamed." },
        {
          name: "SETTLED",
          text: "The whole deposit is streamed, and part of it is not yet withdrawn.",
        },
        { name: "CANCELED", text: "Canceled, with tokens left for the recipient." },
        { name: "DEPLETED", text: "Nothing is left." },
      ],
      notes: [
        "The contract does not store the status. It checks the depleted flag first, then the canceled flag, the start time and the streamed amount.",
        {
          text: "Price-gated streams go from settled back to streaming when the price falls below the target before a withdrawal. A canceled one is depleted at once.",
          since: "lockup@v4.0",
        },
      ],
    },
  ],
});
