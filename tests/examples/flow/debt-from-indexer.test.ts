import { describe, expect, it } from "vitest";

import {
  debtOf,
  type IndexedStream,
  type Status,
  statusOf,
} from "../../../examples/typescript/flow/debt-from-indexer";
import { statusesOf } from "../../../src/lib/flow";
import {
  addressOf,
  loadVectors,
  type RecordedEvent,
  type Step,
  type VectorFile,
} from "../../vectors/load";
import { text, whole } from "../../vectors/replay";

// examples/typescript/flow/debt-from-indexer.ts against what the released contract answered. The
// rows are made from the recorded events, as an indexer makes them.
const FLOW = addressOf("flow");
const DECIMALS = new Map([
  [addressOf("token18"), 18],
  [addressOf("token6"), 6],
  [addressOf("token0"), 0],
]);

/** Streams by id. A stream that paid a protocol fee is left out: the indexers do not store fees. */
type Rows = Map<bigint, IndexedStream>;

function index(rows: Rows, { name, args }: RecordedEvent, at: bigint): void {
  const id = args.streamId === undefined ? undefined : whole(args.streamId);
  if (id === undefined) return;
  if (name === "CreateFlowStream") {
    const token = text(args.token);
    const decimals = DECIMALS.get(token);
    if (decimals === undefined) throw new Error(`Unknown token ${token}.`);
    // Releases before v2.0 start every stream in the block that creates it.
    const startTime = args.snapshotTime === undefined ? at : whole(args.snapshotTime);
    rows.set(id, {
      startTime,
      ratePerSecond: whole(args.ratePerSecond),
      snapshotAmount: 0n,
      lastAdjustmentTimestamp: startTime,
      withdrawnAmount: 0n,
      availableAmount: 0n,
      decimals,
      voided: false,
    });
    return;
  }
  const row = rows.get(id);
  if (row === undefined) return;
  const since =
    row.lastAdjustmentTimestamp > row.startTime ? row.lastAdjustmentTimestamp : row.startTime;
  const streamed = row.snapshotAmount + (at > since ? row.ratePerSecond * (at - since) : 0n);
  const snapshot = { snapshotAmount: streamed, lastAdjustmentTimestamp: at };
  switch (name) {
    case "DepositFlowStream":
      rows.set(id, { ...row, availableAmount: row.availableAmount + whole(args.amount) });
      break;
    case "AdjustFlowStream":
      rows.set(id, { ...row, ...snapshot, ratePerSecond: whole(args.newRatePerSecond) });
      break;
    case "PauseFlowStream":
      rows.set(id, { ...row, ...snapshot, ratePerSecond: 0n });
      break;
    case "RestartFlowStream":
      rows.set(id, {
        ...row,
        lastAdjustmentTimestamp: at,
        ratePerSecond: whole(args.ratePerSecond),
      });
      break;
    case "RefundFromFlowStream":
      rows.set(id, { ...row, availableAmount: row.availableAmount - whole(args.amount) });
      break;
    case "WithdrawFromFlowStream": {
      const amount = whole(args.withdrawAmount);
      if (whole(args.protocolFeeAmount ?? 0n) > 0n) rows.delete(id);
      else {
        rows.set(id, {
          ...row,
          withdrawnAmount: row.withdrawnAmount + amount,
          availableAmount: row.availableAmount - amount,
        });
      }
      break;
    }
    case "VoidFlowStream": {
      const scale = 10n ** BigInt(18 - row.decimals);
      const covered = (row.withdrawnAmount + row.availableAmount) * scale;
      rows.set(id, {
        ...row,
        ...snapshot,
        snapshotAmount: whole(args.writtenOffDebt) > 0n ? covered : streamed,
        ratePerSecond: 0n,
        voided: true,
      });
      break;
    }
  }
}

/** Compares one recorded read; undefined when it is not about debt or about no known stream. */
function compare(
  rows: Rows,
  { fn, args, at, returns }: Step,
  statuses: readonly Status[],
): { decimals: number; status: Status } | undefined {
  const row = typeof args[0] === "bigint" ? rows.get(args[0]) : undefined;
  if (row === undefined || returns === undefined) return undefined;
  const status = statusOf(row, at);
  const answers: Readonly<Record<string, bigint | undefined>> = {
    totalDebtOf: debtOf(row, at).total,
    coveredDebtOf: debtOf(row, at).covered,
    withdrawableAmountOf: debtOf(row, at).covered,
    uncoveredDebtOf: debtOf(row, at).uncovered,
    statusOf: BigInt(statuses.indexOf(status)),
  };
  if (answers[fn] === undefined) return undefined;
  expect([fn, args[0], at, answers[fn]]).toEqual([fn, args[0], at, returns]);
  return { decimals: row.decimals, status };
}

/** Replays a recording, and counts what was compared by decimals and by status. */
function replay(file: VectorFile, statuses: readonly Status[]): Map<number | Status, number> {
  const rows: Rows = new Map();
  const compared = new Map<number | Status, number>();
  for (const step of loadVectors(file).steps) {
    if (step.on !== "flow") continue;
    for (const event of step.events) if (event.by === FLOW) index(rows, event, step.at);
    const found = step.by === undefined ? compare(rows, step, statuses) : undefined;
    for (const key of found === undefined ? [] : Object.values(found)) {
      compared.set(key, (compared.get(key) ?? 0) + 1);
    }
  }
  return compared;
}

describe("debt and status from what an indexer stores", () => {
  it("are what Flow v1.1 answers, for tokens of 6 and 18 decimals", () => {
    const compared = replay("flow-v1.1", statusesOf("v1.1"));
    expect(compared.get(6)).toBeGreaterThan(15);
    expect(compared.get(18)).toBeGreaterThan(15);
    expect(compared.get("PENDING")).toBeUndefined();
  });

  it("are what Flow v3.0 answers: before and after a start that is chosen, at a rate of 0, once voided", () => {
    const compared = replay("flow-v3.0", statusesOf("v3.0"));
    expect(compared.get("PENDING")).toBeGreaterThan(8);
    expect(compared.get("PAUSED_SOLVENT")).toBeGreaterThan(1);
    expect(compared.get("VOIDED")).toBeGreaterThan(2);
    expect(compared.get("STREAMING_INSOLVENT")).toBeGreaterThan(4);
  });
});
