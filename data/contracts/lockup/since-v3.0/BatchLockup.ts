import { defineContract } from "../../schema";
import type { StructRecord, ValueDoc } from "../../schema";

const head: readonly ValueDoc[] = [
  { name: "sender", text: "Sender of the stream; not zero." },
  { name: "recipient", text: "Recipient of the stream; not zero." },
  {
    name: "depositAmount",
    unit: "base units",
    text: "Deposit of this stream. The caller pays the sum over all elements.",
  },
  { name: "cancelable", text: "Whether the sender may cancel." },
  { name: "transferable", text: "Whether the NFT can be transferred." },
];

const shape: ValueDoc = { name: "shape", text: "Label for user interfaces, at most 32 bytes." };

const startTime: ValueDoc = {
  name: "startTime",
  unit: "Unix seconds",
  text: "Start time of the stream; not 0.",
};

const timestamps: ValueDoc = { name: "timestamps", text: "Start and end of the stream." };

const linear: readonly ValueDoc[] = [
  { name: "unlockAmounts", text: "Amounts that unlock at the start and at the cliff." },
  {
    name: "granularity",
    unit: "seconds",
    text: "Step of the linear part; 0 means 1 second.",
    since: "lockup@v4.0",
  },
];

/** Element of a batch: what lies between the members that all elements have. */
const element = (
  name: string,
  summary: string,
  between: readonly ValueDoc[],
  more: Pick<StructRecord, "notes" | "since"> = {},
): StructRecord => ({
  kind: "struct",
  name,
  group: "BatchLockup",
  summary: `${summary}; element of [\`${firstLower(name)}\`](ref:@/SablierBatchLockup#${firstLower(name)}).`,
  members: [...head, ...between, shape],
  ...more,
});

function firstLower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export default defineContract({
  name: "BatchLockup",
  kind: "types",
  releases: ["lockup@v3.0", "lockup@v4.0"],
  route: "/reference/lockup/{version}/types",
  source: "src/types/BatchLockup.sol",
  abi: ["lockup/{version}/SablierBatchLockup"],
  errors: ["@/Errors"],
  records: [
    element("CreateWithDurationsLD", "A dynamic stream of a batch, with durations", [
      { name: "segmentsWithDuration", text: "Segments with their lengths; at least one." },
    ]),
    element(
      "CreateWithDurationsLL",
      "A linear stream of a batch, with durations",
      [{ name: "durations", text: "Length of the stream and of its cliff." }, ...linear],
      {
        notes: [
          "The durations come before the unlock amounts here. In [`createWithDurationsLL`](ref:@/SablierLockup#createWithDurationsLL) of Lockup they come last.",
        ],
      },
    ),
    element("CreateWithDurationsLT", "A tranched stream of a batch, with durations", [
      { name: "tranchesWithDuration", text: "Tranches with the time between them; at least one." },
    ]),
    element("CreateWithTimestampsLD", "A dynamic stream of a batch, with timestamps", [
      startTime,
      {
        name: "segments",
        text: "Segments with their timestamps; at least one. The last one gives the end time.",
      },
    ]),
    element("CreateWithTimestampsLL", "A linear stream of a batch, with timestamps", [
      timestamps,
      { name: "cliffTime", unit: "Unix seconds", text: "Time of the cliff; 0 for no cliff." },
      ...linear,
    ]),
    element(
      "CreateWithTimestampsLPG",
      "A price-gated stream of a batch",
      [timestamps, { name: "unlockParams", text: "Price feed and target price." }],
      { since: "lockup@v4.0" },
    ),
    element("CreateWithTimestampsLT", "A tranched stream of a batch, with timestamps", [
      startTime,
      {
        name: "tranches",
        text: "Tranches with their timestamps; at least one. The last one gives the end time.",
      },
    ]),
  ],
});
