import { defineContract } from "../../schema";
import type { Emission, FunctionRecord, Note, Requirement, ValueDoc } from "../../schema";

const lockup: ValueDoc = {
  name: "lockup",
  text: "Lockup contract that creates the streams. The batch contract approves and calls the address that you pass, without checking it.",
};

const token: ValueDoc = { name: "token", text: "ERC-20 token of all streams of the batch." };

const streamIds: ValueDoc = {
  name: "streamIds",
  unit: "id",
  text: "Ids of the new streams, in the order of `batch`.",
};

const FUNDING =
  "The contract pulls the sum of all deposits from you, raises its allowance for `lockup` if it is lower than that sum, and then creates the streams one after the other. Approve this contract, not Lockup.";

const FUNDER =
  "The `funder` in each create event is the batch contract. Your address is in `CreateLockupBatch`.";

/** What differs between the functions of the batch contract. */
interface BatchFunction {
  readonly name: string;
  readonly summary: string;
  readonly batch: string;
  readonly event: string;
  readonly requires?: readonly Requirement[];
  readonly notes?: readonly Note[];
  readonly since?: FunctionRecord["since"];
}

/** Record of a batch function; all of them work alike. */
const batchFunction = ({
  name,
  summary,
  batch,
  event,
  requires = [],
  notes = [],
  since,
}: BatchFunction): FunctionRecord => {
  const emits: readonly Emission[] = [
    { event: "Transfer", by: "the token", when: "once, from you, for the whole sum" },
    { event, by: "@/SablierLockup", when: "once for each element" },
    "CreateLockupBatch",
  ];
  return {
    kind: "function",
    name,
    summary,
    caller: "Any address. The caller pays for all streams.",
    params: [lockup, token, { name: "batch", text: batch }],
    returns: [streamIds],
    requires: [
      { text: "`batch` has at least one element.", raises: "SablierBatchLockup_BatchSizeZero" },
      {
        text: "You hold the sum of all deposits and have approved this contract to spend it.",
        raises: { other: "the token's own error" },
      },
      ...requires,
      {
        text: `Each element meets the conditions of [\`${name}\`](ref:@/SablierLockup#${name}). One that does not reverts the whole batch.`,
        raises: { other: `the error of \`${name}\`` },
      },
    ],
    emits,
    notes: [...notes, FUNDING, FUNDER],
    ...(since === undefined ? {} : { since }),
  };
};

const emptySchedule = (part: string, error: string): readonly Note[] => [
  {
    text: `An element without ${part}s causes the panic \`0x32\`, raised inside Lockup.`,
    until: "lockup@v3.0",
  },
  {
    text: `An element without ${part}s causes [\`${error}\`](ref:@/Errors#${error}), raised inside Lockup.`,
    since: "lockup@v4.0",
  },
];

const notEmpty = (part: string): readonly Requirement[] => [
  { text: `Each element has at least one ${part}.`, raises: { panic: "0x32" } },
];

export default defineContract({
  name: "SablierBatchLockup",
  kind: "contract",
  releases: ["lockup@v3.0", "lockup@v4.0"],
  route: "/reference/lockup/{version}/batch-lockup",
  source: "src/SablierBatchLockup.sol",
  abi: ["lockup/{version}/SablierBatchLockup"],
  errors: ["@/Errors"],
  records: [
    batchFunction({
      name: "createWithDurationsLD",
      summary: "Creates several dynamic streams that start at the block time.",
      batch: "One element per stream, with the lengths of its segments.",
      event: "CreateLockupDynamicStream",
      notes: emptySchedule("segment", "SablierLockupHelpers_SegmentCountZero"),
    }),
    batchFunction({
      name: "createWithDurationsLL",
      summary: "Creates several linear streams that start at the block time.",
      batch: "One element per stream, with its length and the length of its cliff.",
      event: "CreateLockupLinearStream",
    }),
    batchFunction({
      name: "createWithDurationsLT",
      summary: "Creates several tranched streams that start at the block time.",
      batch: "One element per stream, with the distances of its tranches.",
      event: "CreateLockupTranchedStream",
      notes: emptySchedule("tranche", "SablierLockupHelpers_TrancheCountZero"),
    }),
    batchFunction({
      name: "createWithTimestampsLD",
      summary: "Creates several dynamic streams with given times.",
      batch:
        "One element per stream. It has only a start time, because the end is the timestamp of its last segment.",
      event: "CreateLockupDynamicStream",
      requires: notEmpty("segment"),
    }),
    batchFunction({
      name: "createWithTimestampsLL",
      summary: "Creates several linear streams with given times.",
      batch: "One element per stream, with start, end and cliff.",
      event: "CreateLockupLinearStream",
    }),
    batchFunction({
      name: "createWithTimestampsLPG",
      summary: "Creates several price-gated streams.",
      batch: "One element per stream, with start, end, price feed and target price.",
      event: "CreateLockupPriceGatedStream",
      since: "lockup@v4.0",
      notes: [
        "The price-gated create event has no `funder`, sender, recipient or amount. Read these with the getters of Lockup.",
      ],
    }),
    batchFunction({
      name: "createWithTimestampsLT",
      summary: "Creates several tranched streams with given times.",
      batch:
        "One element per stream. It has only a start time, because the end is the timestamp of its last tranche.",
      event: "CreateLockupTranchedStream",
      requires: notEmpty("tranche"),
    }),
    {
      kind: "event",
      name: "CreateLockupBatch",
      summary: "Emitted last in each call, when all streams of the batch exist.",
      params: [
        { name: "funder", text: "Caller of the batch contract, who paid." },
        { name: "lockup", text: "Lockup contract that holds the streams." },
        { name: "streamIds", unit: "id", text: "Ids of the streams, in the order of the batch." },
      ],
      notes: [
        "v2.0 has no such event: there the payer of a batch is in the token's `Transfer` alone.",
      ],
    },
  ],
});
