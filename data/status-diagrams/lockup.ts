import type { DiagramStatus, DiagramTransition, StatusDiagramData } from "./types";

/** Statuses of Lockup v2.0. Before creation there is no status: the getters revert. */
const statuses: readonly DiagramStatus[] = [
  {
    id: "NO STREAM",
    kind: "none",
    at: [180, 26],
  },
  {
    id: "PENDING",
    kind: "warm",
    at: [60, 100],
  },
  {
    id: "STREAMING",
    kind: "warm",
    at: [180, 180],
  },
  {
    id: "SETTLED",
    kind: "cold",
    at: [300, 262],
  },
  {
    id: "CANCELED",
    kind: "cold",
    at: [180, 262],
  },
  {
    id: "DEPLETED",
    kind: "cold",
    at: [180, 345],
  },
];

/** All transitions of Lockup v2.0, in the order of their numbers on the page. */
const transitions: readonly DiagramTransition[] = [
  {
    from: "NO STREAM",
    to: "PENDING",
    trigger: "Created with a start in the future",
    route: "128,26 60,26 60,80",
  },
  {
    from: "NO STREAM",
    to: "STREAMING",
    trigger:
      "Created with a start now or earlier and something left to release; the usual case with durations",
  },
  {
    from: "NO STREAM",
    to: "SETTLED",
    trigger:
      "Created with everything streamed: the end date is in the past, the unlocks already equal the deposit, all non-empty segments or tranches have passed, or the last of these segments has exponent 0 and has started",
    route: "232,26 328,26 328,242",
  },
  {
    from: "PENDING",
    to: "STREAMING",
    trigger: "Time reaches the start",
    route: "84,120 84,172 128,172",
  },
  {
    from: "PENDING",
    to: "SETTLED",
    trigger: "Time reaches a start that unlocks everything, or no call comes before the end",
    route: "112,88 300,88 300,242",
  },
  {
    from: "PENDING",
    to: "DEPLETED",
    trigger: "The sender cancels before the start: a full refund, nothing is owed",
    route: "36,120 36,353 128,353",
  },
  {
    from: "STREAMING",
    to: "SETTLED",
    trigger: "Time releases the last of the deposit",
    route: "232,180 276,180 276,242",
  },
  {
    from: "STREAMING",
    to: "CANCELED",
    trigger: "The sender cancels while more has streamed than was withdrawn",
  },
  {
    from: "STREAMING",
    to: "DEPLETED",
    trigger:
      "The sender cancels while everything streamed is withdrawn, for example before a cliff that follows no unlock, or right after a full withdrawal",
    route: "128,190 104,190 104,337 128,337",
  },
  {
    from: "SETTLED",
    to: "DEPLETED",
    trigger: "The last token is withdrawn",
    route: "300,282 300,345 232,345",
  },
  { from: "CANCELED", to: "DEPLETED", trigger: "The rest of the recipient's share is withdrawn" },
];

/** To be spread into `StatusDiagram`. */
export const LOCKUP_DIAGRAM: StatusDiagramData = {
  title: "Lockup statuses and transitions",
  description:
    "A new linear, dynamic or tranched stream starts as pending, streaming or settled. Pending leads to streaming, settled or depleted; streaming to settled, canceled or depleted; settled and canceled lead to depleted, which is final. The table below lists these 11 transitions with their triggers. Price-gated streams have further ones.",
  size: { width: 360, height: 375 },
  statuses,
  transitions,
};
