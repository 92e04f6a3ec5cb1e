import { defineContract } from "../schema";
import type { ValueDoc } from "../schema";

const head: readonly ValueDoc[] = [
  { name: "sender", text: "Account that may cancel the stream; not the zero address." },
  { name: "recipient", text: "Account that gets the stream NFT; not the zero address." },
  {
    name: "totalAmount",
    unit: "base units",
    text: "Deposit plus broker fee. The batch contract pulls the sum over all elements from the caller.",
  },
  { name: "cancelable", text: "Whether the sender may cancel." },
  { name: "transferable", text: "Whether the NFT can be transferred." },
];

const tail: readonly ValueDoc[] = [
  { name: "shape", text: "Label for user interfaces, at most 32 bytes." },
  { name: "broker", text: "Receiver and share of the broker fee; all zero without a broker." },
];

const startTime: ValueDoc = {
  name: "startTime",
  unit: "Unix seconds",
  text: "Start of the stream, in the past or the future, but not 0.",
};

const unlockAmounts: ValueDoc = {
  name: "unlockAmounts",
  text: "Amounts released at the start and at the cliff.",
};

export default defineContract({
  name: "BatchLockup",
  kind: "types",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/types/library.BatchLockup",
  source: "src/types/DataTypes.sol",
  abi: ["lockup/v2.0/SablierBatchLockup"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "struct",
      name: "CreateWithDurationsLD",
      summary:
        "One dynamic stream of a batch that starts in the current block; element of `ref:lockup/SablierBatchLockup#createWithDurationsLD`.",
      members: [
        ...head,
        {
          name: "segmentsWithDuration",
          text: "Segments with their lengths; at least one, or the call reverts with the panic `0x32`.",
        },
        ...tail,
      ],
    },
    {
      kind: "struct",
      name: "CreateWithDurationsLL",
      summary:
        "One linear stream of a batch that starts in the current block; element of `ref:lockup/SablierBatchLockup#createWithDurationsLL`.",
      members: [
        ...head,
        { name: "durations", text: "Length of the stream and of its cliff." },
        unlockAmounts,
        ...tail,
      ],
      notes: [
        "The durations come before the unlock amounts. `ref:lockup/SablierLockup#createWithDurationsLL` takes them in the opposite order.",
      ],
    },
    {
      kind: "struct",
      name: "CreateWithDurationsLT",
      summary:
        "One tranched stream of a batch that starts in the current block; element of `ref:lockup/SablierBatchLockup#createWithDurationsLT`.",
      members: [
        ...head,
        {
          name: "tranchesWithDuration",
          text: "Tranches with the time between them; at least one, or the call reverts with the panic `0x32`.",
        },
        ...tail,
      ],
    },
    {
      kind: "struct",
      name: "CreateWithTimestampsLD",
      summary:
        "One dynamic stream of a batch with fixed times; element of `ref:lockup/SablierBatchLockup#createWithTimestampsLD`.",
      members: [
        ...head,
        startTime,
        {
          name: "segments",
          text: "Segments with their end times; at least one. The last one ends the stream.",
        },
        ...tail,
      ],
    },
    {
      kind: "struct",
      name: "CreateWithTimestampsLL",
      summary:
        "One linear stream of a batch with fixed times; element of `ref:lockup/SablierBatchLockup#createWithTimestampsLL`.",
      members: [
        ...head,
        { name: "timestamps", text: "Start and end of the stream." },
        {
          name: "cliffTime",
          unit: "Unix seconds",
          text: "Moment of the cliff, between start and end; 0 for a stream without a cliff.",
        },
        unlockAmounts,
        ...tail,
      ],
    },
    {
      kind: "struct",
      name: "CreateWithTimestampsLT",
      summary:
        "One tranched stream of a batch with fixed times; element of `ref:lockup/SablierBatchLockup#createWithTimestampsLT`.",
      members: [
        ...head,
        startTime,
        {
          name: "tranches",
          text: "Tranches with their unlock times; at least one. The last one ends the stream.",
        },
        ...tail,
      ],
    },
  ],
});
