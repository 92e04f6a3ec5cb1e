import type { DiagramStatus, DiagramTransition, StatusDiagramData } from "./types";

/** What there is before a stream: the contract has no such status and reverts. */
const NO_STREAM = "NULL";

/** The statuses of a Flow stream in the order of the contract's enum, and what is before them. */
const statuses: readonly DiagramStatus[] = [
  {
    id: NO_STREAM,
    kind: "none",
    at: [180, 28],
  },
  {
    id: "PENDING",
    kind: "warm",
    at: [80, 110],
  },
  {
    id: "STREAMING_SOLVENT",
    lines: ["STREAMING", "SOLVENT"],
    kind: "warm",
    at: [80, 200],
  },
  {
    id: "STREAMING_INSOLVENT",
    lines: ["STREAMING", "INSOLVENT"],
    kind: "cold",
    at: [80, 340],
  },
  {
    id: "PAUSED_SOLVENT",
    lines: ["PAUSED", "SOLVENT"],
    kind: "cold",
    at: [280, 200],
  },
  {
    id: "PAUSED_INSOLVENT",
    lines: ["PAUSED", "INSOLVENT"],
    kind: "cold",
    at: [280, 340],
  },
  {
    id: "VOIDED",
    kind: "cold",
    at: [180, 442],
  },
];

/** Every transition between two statuses that one function, or time, can cause. */
const transitions: readonly DiagramTransition[] = [
  { from: NO_STREAM, to: "PENDING", trigger: "create with a start in the future (since v2.0)" },
  {
    from: NO_STREAM,
    to: "STREAMING_SOLVENT",
    trigger: "create with a rate above 0 that starts now",
    route: "160,44 160,186 132,186",
  },
  {
    from: NO_STREAM,
    to: "STREAMING_INSOLVENT",
    trigger: "create with a start in the past and too small a deposit (since v2.0)",
    route: "180,44 180,326 132,326",
  },
  { from: NO_STREAM, to: "PAUSED_SOLVENT", trigger: "create with a rate of 0" },
  { from: "PENDING", to: "STREAMING_SOLVENT", trigger: "time reaches the start" },
  {
    from: "PENDING",
    to: "VOIDED",
    trigger: "void; nothing is owed",
    route: "28,110 4,110 4,446 128,446",
  },
  {
    from: "STREAMING_SOLVENT",
    to: "STREAMING_INSOLVENT",
    trigger: "time reaches the depletion time",
    route: "60,220 60,320",
  },
  {
    from: "STREAMING_INSOLVENT",
    to: "STREAMING_SOLVENT",
    trigger: "deposit of at least the uncovered debt",
    route: "100,320 100,220",
  },
  {
    from: "PAUSED_INSOLVENT",
    to: "PAUSED_SOLVENT",
    trigger: "deposit of at least the uncovered debt",
  },
  {
    from: "STREAMING_SOLVENT",
    to: "PAUSED_SOLVENT",
    trigger: "pause; before v2.0 also adjusting the rate to 0",
    route: "132,196 228,196",
  },
  {
    from: "PAUSED_SOLVENT",
    to: "STREAMING_SOLVENT",
    trigger: "restart",
    route: "228,212 132,212",
  },
  {
    from: "STREAMING_INSOLVENT",
    to: "PAUSED_INSOLVENT",
    trigger: "pause; before v2.0 also adjusting the rate to 0",
    route: "132,336 228,336",
  },
  {
    from: "PAUSED_INSOLVENT",
    to: "STREAMING_INSOLVENT",
    trigger: "restart",
    route: "228,352 132,352",
  },
  {
    from: "STREAMING_SOLVENT",
    to: "VOIDED",
    trigger: "void; the debt is frozen",
    route: "28,200 12,200 12,438 128,438",
  },
  { from: "STREAMING_INSOLVENT", to: "VOIDED", trigger: "void; the uncovered debt is written off" },
  {
    from: "PAUSED_SOLVENT",
    to: "VOIDED",
    trigger: "void; the debt is frozen",
    route: "332,200 348,200 348,442 232,442",
  },
  { from: "PAUSED_INSOLVENT", to: "VOIDED", trigger: "void; the uncovered debt is written off" },
];

/** The diagram of Flow since v2.0, which holds that of older releases, to be spread into `StatusDiagram`. */
export const FLOW_DIAGRAM: StatusDiagramData = {
  title: "Statuses of a Flow stream",
  description:
    "A new stream is pending, streaming or paused. A pending one starts by itself; one with a start in the past can be insolvent at once. Time makes a streaming solvent stream insolvent. A deposit makes an insolvent one solvent again. Pause and restart switch between streaming and paused. Void leads from all five to voided, which nothing leaves.",
  size: { width: 360, height: 470 },
  statuses,
  transitions,
};
