import { describe, expect, it } from "vitest";

import {
  availableAt,
  type LockupAmounts,
  streamedAt,
} from "../../../examples/typescript/frontend/lockup-amounts";
import { addressOf, loadVectors, type RecordedEvent } from "../../vectors/load";
import { struct, whole } from "../../vectors/replay";

// examples/typescript/frontend/lockup-amounts.ts against what Lockup v4.0 returned. The rows are
// made from the recorded events, as an indexer makes them.
const LOCKUP = addressOf("lockup");

const CATEGORIES: Readonly<Record<string, string>> = {
  CreateLockupLinearStream: "LockupLinear",
  CreateLockupDynamicStream: "LockupDynamic",
  CreateLockupTranchedStream: "LockupTranched",
};

type Rows = Map<bigint, LockupAmounts>;

function index(rows: Rows, { name, args }: RecordedEvent): void {
  if (args.streamId === undefined) return;
  const id = whole(args.streamId);
  const category = CATEGORIES[name];
  if (category !== undefined) {
    const { depositAmount, timestamps } = struct(args.commonParams);
    const { start, end } = struct(timestamps);
    const unlocks = args.unlockAmounts === undefined ? {} : struct(args.unlockAmounts);
    rows.set(id, {
      category,
      startTime: whole(start),
      endTime: whole(end),
      cliffTime: whole(args.cliffTime ?? 0n),
      cliffAmount: whole(unlocks.cliff ?? 0n),
      initialAmount: whole(unlocks.start ?? 0n),
      granularity: whole(args.granularity ?? 0n),
      depositAmount: whole(depositAmount),
      withdrawnAmount: 0n,
      intactAmount: whole(depositAmount),
      canceled: false,
      tranches: ((args.tranches ?? []) as { amount: bigint; timestamp: bigint }[]).map(
        ({ amount, timestamp }) => ({ amount, endTime: timestamp }),
      ),
    });
    return;
  }
  const row = rows.get(id);
  if (row === undefined) return;
  const less = (amount: bigint) => ({ ...row, intactAmount: row.intactAmount - amount });
  if (name === "WithdrawFromLockupStream") {
    const amount = whole(args.amount);
    rows.set(id, { ...less(amount), withdrawnAmount: row.withdrawnAmount + amount });
  } else if (name === "CancelLockupStream") {
    rows.set(id, { ...less(whole(args.senderAmount)), canceled: true });
  }
}

const AMOUNTS: Readonly<Record<string, typeof streamedAt>> = {
  streamedAmountOf: streamedAt,
  withdrawableAmountOf: availableAt,
};

/** Compares all recorded reads with the rows, and counts them by the kind of stream. */
function replay(): Map<string, number> {
  const rows: Rows = new Map();
  const compared = new Map<string, number>();
  for (const step of loadVectors("lockup-v4.0").steps) {
    for (const event of step.events) if (event.by === LOCKUP) index(rows, event);
    const { on, fn, args, at, returns } = step;
    const formula = AMOUNTS[fn];
    const row = typeof args[0] === "bigint" ? rows.get(args[0]) : undefined;
    if (on !== "lockup" || formula === undefined || row === undefined || returns === undefined) {
      continue;
    }
    const amount = formula(row, at);
    if (row.category === "LockupDynamic" && amount === undefined) continue;
    expect([fn, args[0], at, amount]).toEqual([fn, args[0], at, returns]);
    const kinds = [
      row.category,
      ...(row.granularity > 1n ? ["in steps"] : []),
      ...(row.canceled ? ["canceled"] : []),
    ];
    for (const kind of kinds) compared.set(kind, (compared.get(kind) ?? 0) + 1);
  }
  return compared;
}

describe("amounts from a row of the indexer", () => {
  it("are those that Lockup v4.0 returned, in steps and after a cancellation too", () => {
    expect(replay()).toEqual(
      new Map([
        ["LockupLinear", 104],
        ["LockupDynamic", 4],
        ["LockupTranched", 22],
        ["in steps", 42],
        ["canceled", 6],
      ]),
    );
  });

  it("of a dynamic stream are left to the contract while it runs", () => {
    const row = { category: "LockupDynamic", startTime: 10n, endTime: 20n, canceled: false };
    expect(availableAt(row as LockupAmounts, 15n)).toBeUndefined();
  });
});
