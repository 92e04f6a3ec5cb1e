import type { DiagramStatus, DiagramTransition, StatusDiagramData } from "./types";

/** What there is before a stream: the contract has no such status and reverts. */
const NO_STREAM = "NULL";

/** The statuses of a Flow stream in the order of the contract's enum, and what is before them. */
const statuses: readonly DiagramStatus[] = [
  {
    id: NO_STREAM,
    kind: "none",
    at: [190, 28],
  },
  {
    id: "PENDING",
    kind: "warm",
    at: [90, 110],
  },
  {
    id: "STREAMING_SOLVENT",
    kind: "warm",
    at: [90, 210],
  },
  {
    id: "STREAMING_INSOLVENT",
    kind: "cold",
    at: [90, 340],
  },
  {
    id: "PAUSED_SOLVENT",
    kind: "cold",
    at: [290, 210],
  },
  {
    id: "PAUSED_INSOLVENT",
    kind: "cold",
    at: [290, 340],
  },
  {
    id: "VOIDED",
    kind: "cold",
    at: [190, 442],
  },
];

/** Every transition between two statuses that one function, or time, can cause. */
const transitions: readonly DiagramTransition[] = [
  { from: NO_STREAM, to: "PENDING", trigger: "create with a start in the future (since v2.0)" },
  {
    from: NO_STREAM,
    to: "STREAMING_SOLVENT",
    trigger: "create with a rate above 0 that starts now",
    route: "170,44 170,196 142,196",
  },
  {
    from: NO_STREAM,
    to: "STREAMING_INSOLVENT",
    trigger: "create with a start in the past and too small a deposit (since v2.0)",
    route: "190,44 190,326 142,326",
  },
  { from: NO_STREAM, to: "PAUSED_SOLVENT", trigger: "create with a rate of 0" },
  { from: "PENDING", to: "STREAMING_SOLVENT", trigger: "time reaches the start" },
  {
    from: "PENDING",
    to: "VOIDED",
    trigger: "void; nothing is owed",
    route: "38,110 10,110 10,446 138,446",
  },
  {
    from: "STREAMING_SOLVENT",
    to: "STREAMING_INSOLVENT",
    trigger: "time reaches the depletion time",
    route: "70,230 70,320",
  },
  {
    from: "STREAMING_INSOLVENT",
    to: "STREAMING_SOLVENT",
    trigger: "deposit of at least the uncovered debt",
    route: "110,320 110,230",
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
    route: "142,206 238,206",
  },
  {
    from: "PAUSED_SOLVENT",
    to: "STREAMING_SOLVENT",
    trigger: "restart",
    route: "238,222 142,222",
  },
  {
    from: "STREAMING_INSOLVENT",
    to: "PAUSED_INSOLVENT",
    trigger: "pause; before v2.0 also adjusting the rate to 0",
    route: "142,336 238,336",
  },
  {
    from: "PAUSED_INSOLVENT",
    to: "STREAMING_INSOLVENT",
    trigger: "restart",
    route: "238,352 142,352",
  },
  {
    from: "STREAMING_SOLVENT",
    to: "VOIDED",
    trigger: "void; the debt is frozen",
    route: "38,210 22,210 22,438 138,438",
  },
  { from: "STREAMING_INSOLVENT", to: "VOIDED", trigger: "void; the uncovered debt is written off" },
  {
    from: "PAUSED_SOLVENT",
    to: "VOIDED",
    trigger: "void; the debt is frozen",
    route: "342,210 358,210 358,442 242,442",
  },
  { from: "PAUSED_INSOLVENT", to: "VOIDED", trigger: "void; the uncovered debt is written off" },
];

/** The diagram of Flow since v2.0, which holds that of older releases, to be spread into `StatusDiagram`. */
export const FLOW_DIAGRAM: StatusDiagramData = {
  title: "Statuses of a Flow stream",
  description:
    "A new stream is pending, streaming or paused. A pending one starts by itself; one with a start in the past can be insolvent at once. Time makes a streaming solvent stream insolvent. A deposit makes an insolvent one solvent again. Pause and restart switch between streaming and paused. Void leads from all five to voided, which nothing leaves.",
  size: { width: 370, height: 470 },
  statuses,
  transitions,
};
