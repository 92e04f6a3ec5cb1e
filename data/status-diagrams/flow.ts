import type { DiagramStatus, DiagramTransition, StatusDiagramData } from "./types";

/** What there is before a stream: the contract has no such status and reverts. */
const NO_STREAM = "NULL";

/** The statuses of a Flow stream in the order of the contract's enum, and what is before them. */
const statuses: readonly DiagramStatus[] = [
  {
    id: NO_STREAM,
    meaning: "no stream has this id; the getters of a stream revert with SablierFlow_Null.",
    kind: "none",
    at: [180, 28],
  },
  {
    id: "STREAMING_SOLVENT",
    lines: ["STREAMING", "SOLVENT"],
    meaning: "the debt grows and the balance covers it. Time alone makes it insolvent.",
    kind: "warm",
    at: [80, 130],
  },
  {
    id: "STREAMING_INSOLVENT",
    lines: ["STREAMING", "INSOLVENT"],
    meaning: "the debt grows and exceeds the balance by at least one base unit.",
    kind: "cold",
    at: [80, 270],
  },
  {
    id: "PAUSED_SOLVENT",
    lines: ["PAUSED", "SOLVENT"],
    meaning: "the rate is 0 and the balance covers the debt.",
    kind: "cold",
    at: [280, 130],
  },
  {
    id: "PAUSED_INSOLVENT",
    lines: ["PAUSED", "INSOLVENT"],
    meaning: "the rate is 0 and the debt exceeds the balance.",
    kind: "cold",
    at: [280, 270],
  },
  {
    id: "VOIDED",
    meaning: "ended permanently. The remaining debt is covered, and the rest can be refunded.",
    kind: "cold",
    at: [180, 372],
  },
];

/** Every transition between two statuses that one function, or time, can cause. */
const transitions: readonly DiagramTransition[] = [
  { from: NO_STREAM, to: "STREAMING_SOLVENT", trigger: "create with a rate above 0" },
  { from: NO_STREAM, to: "PAUSED_SOLVENT", trigger: "create with a rate of 0" },
  {
    from: "STREAMING_SOLVENT",
    to: "STREAMING_INSOLVENT",
    trigger: "time reaches the depletion time",
    route: "60,150 60,250",
  },
  {
    from: "STREAMING_INSOLVENT",
    to: "STREAMING_SOLVENT",
    trigger: "deposit of at least the uncovered debt",
    route: "100,250 100,150",
  },
  {
    from: "PAUSED_INSOLVENT",
    to: "PAUSED_SOLVENT",
    trigger: "deposit of at least the uncovered debt",
  },
  {
    from: "STREAMING_SOLVENT",
    to: "PAUSED_SOLVENT",
    trigger: "pause, or in v1.1 adjusting the rate to 0",
    route: "132,120 228,120",
  },
  {
    from: "PAUSED_SOLVENT",
    to: "STREAMING_SOLVENT",
    trigger: "restart",
    route: "228,140 132,140",
  },
  {
    from: "STREAMING_INSOLVENT",
    to: "PAUSED_INSOLVENT",
    trigger: "pause, or in v1.1 adjusting the rate to 0",
    route: "132,260 228,260",
  },
  {
    from: "PAUSED_INSOLVENT",
    to: "STREAMING_INSOLVENT",
    trigger: "restart",
    route: "228,280 132,280",
  },
  {
    from: "STREAMING_SOLVENT",
    to: "VOIDED",
    trigger: "void; the debt is frozen",
    route: "28,130 12,130 12,372 128,372",
  },
  { from: "STREAMING_INSOLVENT", to: "VOIDED", trigger: "void; the uncovered debt is written off" },
  {
    from: "PAUSED_SOLVENT",
    to: "VOIDED",
    trigger: "void; the debt is frozen",
    route: "332,130 348,130 348,372 232,372",
  },
  { from: "PAUSED_INSOLVENT", to: "VOIDED", trigger: "void; the uncovered debt is written off" },
];

/** The diagram of Flow v1.1, to be spread into `StatusDiagram`. */
export const FLOW_DIAGRAM: StatusDiagramData = {
  title: "Statuses of a Flow stream",
  description:
    "A new stream is streaming or paused, and solvent. Time makes a streaming solvent stream insolvent. A deposit makes an insolvent one solvent again. Pause and restart switch between streaming and paused. Void leads from all four to voided, which nothing leaves.",
  queryKey: "fst",
  size: { width: 360, height: 400 },
  statuses,
  transitions,
};
