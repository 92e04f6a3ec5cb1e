import { describe, expect, it } from "vitest";

import {
  debtOf,
  type IndexedStream,
  statusOf,
} from "../../../examples/typescript/flow/debt-from-indexer";
import { FLOW_STATUSES } from "../../../src/lib/flow";
import { addressOf, loadVectors, type RecordedEvent, type Step } from "../../vectors/load";
import { text, whole } from "../../vectors/replay";

// examples/typescript/flow/debt-from-indexer.ts against what the released contract answered. The
// rows are made from the recorded events, as an indexer makes them.
const FLOW = addressOf("flow");
const DECIMALS = new Map([
  [addressOf("token18"), 18],
  [addressOf("token6"), 6],
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
    const rate = whole(args.ratePerSecond);
    rows.set(id, {
      ratePerSecond: rate,
      snapshotAmount: 0n,
      lastAdjustmentTimestamp: at,
      withdrawnAmount: 0n,
      availableAmount: 0n,
      decimals,
      paused: rate === 0n,
      voided: false,
    });
    return;
  }
  const row = rows.get(id);
  if (row === undefined) return;
  const streamed = row.snapshotAmount + row.ratePerSecond * (at - row.lastAdjustmentTimestamp);
  const snapshot = { snapshotAmount: streamed, lastAdjustmentTimestamp: at };
  switch (name) {
    case "DepositFlowStream":
      rows.set(id, { ...row, availableAmount: row.availableAmount + whole(args.amount) });
      break;
    case "AdjustFlowStream":
      rows.set(id, { ...row, ...snapshot, ratePerSecond: whole(args.newRatePerSecond) });
      break;
    case "PauseFlowStream":
      rows.set(id, { ...row, ...snapshot, ratePerSecond: 0n, paused: true });
      break;
    case "RestartFlowStream":
      rows.set(id, {
        ...row,
        lastAdjustmentTimestamp: at,
        ratePerSecond: whole(args.ratePerSecond),
        paused: false,
      });
      break;
    case "RefundFromFlowStream":
      rows.set(id, { ...row, availableAmount: row.availableAmount - whole(args.amount) });
      break;
    case "WithdrawFromFlowStream": {
      const amount = whole(args.withdrawAmount);
      if (whole(args.protocolFeeAmount) > 0n) rows.delete(id);
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
        paused: true,
        voided: true,
      });
      break;
    }
  }
}

/** Compares one recorded read; false when it is not about debt or about no known stream. */
function compare(rows: Rows, { fn, args, at, returns }: Step): boolean {
  const row = typeof args[0] === "bigint" ? rows.get(args[0]) : undefined;
  if (row === undefined || returns === undefined) return false;
  const answers: Readonly<Record<string, bigint | undefined>> = {
    totalDebtOf: debtOf(row, at).total,
    coveredDebtOf: debtOf(row, at).covered,
    withdrawableAmountOf: debtOf(row, at).covered,
    uncoveredDebtOf: debtOf(row, at).uncovered,
    statusOf: BigInt(FLOW_STATUSES.indexOf(statusOf(row, at))),
  };
  if (answers[fn] === undefined) return false;
  expect([fn, at, answers[fn]]).toEqual([fn, at, returns]);
  return true;
}

describe("debt from what an indexer stores", () => {
  it("is what the contract answers, for tokens of 6 and 18 decimals", () => {
    const rows: Rows = new Map();
    const compared = new Map<number, number>();
    for (const step of loadVectors("flow-v1.1").steps) {
      if (step.on !== "flow") continue;
      for (const event of step.events) if (event.by === FLOW) index(rows, event, step.at);
      if (step.by === undefined && compare(rows, step)) {
        const decimals = rows.get(whole(step.args[0]))?.decimals ?? 0;
        compared.set(decimals, (compared.get(decimals) ?? 0) + 1);
      }
    }
    expect(compared.get(6)).toBeGreaterThan(15);
    expect(compared.get(18)).toBeGreaterThan(15);
  });
});
