import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const timestamps: ValueDoc = { name: "timestamps", text: "Start and end of the stream." };

const creationHead: readonly ValueDoc[] = [
  {
    name: "sender",
    text: "Account that may cancel and renounce, and that gets the refund. It need not be the caller, and it must not be the zero address.",
  },
  {
    name: "recipient",
    text: "Account that gets the stream NFT and with it the right to the tokens; not the zero address.",
  },
  {
    name: "totalAmount",
    unit: "base units",
    text: "Amount that the caller pays: the deposit plus the broker fee.",
  },
  { name: "token", text: "ERC-20 token of the stream. It cannot be changed later." },
  {
    name: "cancelable",
    text: "Whether the sender may cancel. It can be switched off later, but not on.",
  },
  { name: "transferable", text: "Whether the NFT can be transferred. Fixed at creation." },
];

const creationTail: readonly ValueDoc[] = [
  {
    name: "shape",
    text: "Label for user interfaces, at most 32 bytes; it can be empty. The create event contains it, and the contract does not store it.",
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
      summary: "The three amounts of a stream.",
      members: [
        {
          name: "deposited",
          unit: "base units",
          text: "Deposit of the stream at creation, without the broker fee. It never changes.",
        },
        {
          name: "withdrawn",
          unit: "base units",
          text: "Sum of all withdrawals so far.",
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
        { name: "transferable", text: "Whether the NFT can be transferred." },
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
          text: "Start and end of the stream. Both can be in the past; the start must not be 0.",
        },
        ...creationTail,
      ],
    },
    {
      kind: "struct",
      name: "Timestamps",
      summary: "Start and end of a stream.",
      members: [
        { name: "start", unit: "Unix seconds", text: "Nothing is released before this moment." },
        {
          name: "end",
          unit: "Unix seconds",
          text: "At this moment the whole deposit is released.",
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
          text: "True for every stream that exists. It distinguishes used ids from unused ones.",
        },
        { name: "isTransferable", text: "Whether the NFT can be transferred." },
        { name: "lockupModel", text: "Model of the stream." },
        { name: "amounts", text: "Deposited, withdrawn and refunded amounts." },
      ],
      notes: [
        "Takes four storage slots: sender, times and the cancel flags; token, the other flags and the model; two for the amounts. The recipient is not a member: it is the owner of the NFT.",
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
      summary: "State of a stream.",
      members: [
        { name: "PENDING", text: "Warm. The start time is in the future." },
        {
          name: "STREAMING",
          text: "Warm. The stream has started, and part of the deposit is not released yet.",
        },
        {
          name: "SETTLED",
          text: "Cold. The whole deposit has been released, but not all of it withdrawn.",
        },
        {
          name: "CANCELED",
          text: "Cold. The sender canceled the stream, and the recipient still has tokens to withdraw.",
        },
        { name: "DEPLETED", text: "Cold. The stream holds no tokens anymore." },
      ],
      notes: [
        "The status is computed at each read, in this order: depleted flag, canceled flag, start time, released amount. Time alone moves a stream up to `SETTLED`; the other two need a transaction.",
        "A stream that is canceled when its recipient has nothing left to withdraw becomes `DEPLETED` at once.",
      ],
    },
  ],
});
