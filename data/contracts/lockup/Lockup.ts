import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const timestamps: ValueDoc = { name: "timestamps", text: "Start and end of the stream." };

const creationHead: readonly ValueDoc[] = [
  {
    name: "sender",
    text: "Account that may cancel and renounce, and that gets the refund. It need not be the caller, and it may not be zero.",
  },
  {
    name: "recipient",
    text: "Account that gets the stream NFT and with it the right to the tokens; may not be zero.",
  },
  {
    name: "totalAmount",
    unit: "base units",
    text: "Amount that the caller pays: the deposit plus the broker fee.",
  },
  { name: "token", text: "ERC-20 token of the stream. It cannot be changed later." },
  {
    name: "cancelable",
    text: "Whether the sender may cancel. It can be switched off later, never on.",
  },
  { name: "transferable", text: "Whether the NFT may change hands. It never changes." },
];

const creationTail: readonly ValueDoc[] = [
  {
    name: "shape",
    text: "Label for user interfaces, at most 32 bytes, may be empty. The create event carries it; the contract does not store it.",
  },
  { name: "broker", text: "Receiver and share of the broker fee; all zero without a broker." },
];

export default defineContract({
  name: "Lockup",
  kind: "types",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/types/library.Lockup",
  source: "src/types/DataTypes.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "struct",
      name: "Amounts",
      solidity: "struct Amounts { uint128 deposited; uint128 withdrawn; uint128 refunded; }",
      summary: "The three amounts that a stream keeps track of.",
      members: [
        {
          name: "deposited",
          unit: "base units",
          text: "Amount that went into the stream at creation, without the broker fee. It never changes.",
        },
        {
          name: "withdrawn",
          unit: "base units",
          text: "Everything paid out to the recipient's side so far.",
        },
        {
          name: "refunded",
          unit: "base units",
          text: "Amount that the sender got back on cancel; 0 before that.",
        },
      ],
      notes: [
        "Takes two storage slots: `deposited` and `withdrawn` share the first one. No function returns the struct; each amount has its own getter.",
      ],
    },
    {
      kind: "struct",
      name: "CreateAmounts",
      summary: "How a total amount is split when a stream is created.",
      members: [
        {
          name: "deposit",
          unit: "base units",
          text: "Amount that the stream holds: the total amount minus the broker fee.",
        },
        {
          name: "brokerFee",
          unit: "base units",
          text: "Amount that the broker got: the total amount times the fee share, rounded down.",
        },
      ],
    },
    {
      kind: "struct",
      name: "CreateEventCommon",
      summary: "Data that the create events of all three models share.",
      members: [
        {
          name: "funder",
          text: "Caller of the create function, who paid. For a batch this is the batch contract.",
        },
        { name: "sender", text: "Account that may cancel the stream." },
        { name: "recipient", text: "First owner of the stream NFT." },
        { name: "amounts", text: "Deposit and broker fee." },
        { name: "token", text: "ERC-20 token of the stream." },
        { name: "cancelable", text: "Whether the stream is cancelable at creation." },
        { name: "transferable", text: "Whether the NFT may change hands." },
        timestamps,
        { name: "shape", text: "Label for user interfaces, as passed by the caller." },
        { name: "broker", text: "Account that got the fee; zero without a broker." },
      ],
      notes: [
        "The event is the only place where funder, broker, broker fee and shape are recorded: no getter returns them.",
      ],
    },
    {
      kind: "struct",
      name: "CreateWithDurations",
      summary: "Parameters shared by the create functions that start in the current block.",
      members: [...creationHead, ...creationTail],
    },
    {
      kind: "struct",
      name: "CreateWithTimestamps",
      summary: "Parameters shared by the create functions that take fixed times.",
      members: [
        ...creationHead,
        {
          name: "timestamps",
          text: "Start and end of the stream. Both may lie in the past; the start may not be 0.",
        },
        ...creationTail,
      ],
    },
    {
      kind: "struct",
      name: "Timestamps",
      summary: "When a stream starts and ends.",
      members: [
        { name: "start", unit: "Unix seconds", text: "Nothing is released before this moment." },
        {
          name: "end",
          unit: "Unix seconds",
          text: "From this moment on the whole deposit has been released.",
        },
      ],
      notes: ["In dynamic and tranched streams the end equals the last timestamp of the array."],
    },
    {
      kind: "struct",
      name: "Stream",
      solidity:
        "struct Stream { address sender; uint40 startTime; uint40 endTime; bool isCancelable; bool wasCanceled; IERC20 token; bool isDepleted; bool isStream; bool isTransferable; Lockup.Model lockupModel; Lockup.Amounts amounts; }",
      summary: "The record that the contract stores for a stream of any model.",
      members: [
        { name: "sender", text: "Account that may cancel the stream." },
        { name: "startTime", unit: "Unix seconds", text: "Start of the stream." },
        { name: "endTime", unit: "Unix seconds", text: "End of the stream." },
        {
          name: "isCancelable",
          text: "The stored flag. The getter of the same name is stricter: it returns false while the stream is settled.",
        },
        { name: "wasCanceled", text: "Whether the sender canceled the stream." },
        { name: "token", text: "ERC-20 token of the stream." },
        { name: "isDepleted", text: "Whether everything has been withdrawn or refunded." },
        {
          name: "isStream",
          text: "True since creation, permanently. It distinguishes used ids from unused ones.",
        },
        { name: "isTransferable", text: "Whether the NFT may change hands." },
        { name: "lockupModel", text: "Which of the three models the stream follows." },
        { name: "amounts", text: "Deposited, withdrawn and refunded amounts." },
      ],
      notes: [
        "Takes four storage slots: sender, times and the cancel flags; token, the other flags and the model; two for the amounts. The recipient is not part of it: that is the owner of the NFT.",
        "Data of a single model, such as cliff or segments, is stored separately under the same id.",
      ],
    },
    {
      kind: "enum",
      name: "Model",
      solidity: "enum Model { LOCKUP_LINEAR, LOCKUP_DYNAMIC, LOCKUP_TRANCHED }",
      summary: "How a stream releases its deposit.",
      members: [
        {
          name: "LOCKUP_LINEAR",
          text: "Along a straight line, with an optional unlock at the start and at a cliff.",
        },
        { name: "LOCKUP_DYNAMIC", text: "Along a chain of segments, each with its own exponent." },
        { name: "LOCKUP_TRANCHED", text: "In steps at given moments." },
      ],
    },
    {
      kind: "enum",
      name: "Status",
      solidity: "enum Status { PENDING, STREAMING, SETTLED, CANCELED, DEPLETED }",
      summary: "Where a stream is in its life.",
      members: [
        { name: "PENDING", text: "Warm. The start time has not come yet." },
        {
          name: "STREAMING",
          text: "Warm. It has started and part of the deposit is still to come.",
        },
        {
          name: "SETTLED",
          text: "Cold. The whole deposit has been released, but not all of it withdrawn.",
        },
        {
          name: "CANCELED",
          text: "Cold. The sender canceled it and the recipient still has tokens to withdraw.",
        },
        { name: "DEPLETED", text: "Cold. Nothing is left in it." },
      ],
      notes: [
        "The status is computed at each read, in this order: depleted flag, canceled flag, start time, released amount. Time alone moves a stream up to `SETTLED`; the other two need a transaction.",
        "A stream that is canceled when its recipient has nothing left to withdraw goes to `DEPLETED` at once.",
      ],
    },
  ],
});
