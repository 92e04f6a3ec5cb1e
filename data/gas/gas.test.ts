import { sablier } from "sablier";
import { describe, expect, it } from "vitest";

import { loadAbi } from "../../plugins/contract-reference/abi-source";
import { batchTransactionGas } from "../../src/lib/gas";
import { loadVectors } from "../../tests/vectors/load";
import { FLOW_GAS } from "./flow";
import { FLOW_V3_GAS, FLOW_V3_RECORDED } from "./flow-v3";
import { LEGACY_GAS, LEGACY_RECORDED } from "./legacy";
import { LOCKUP_GAS } from "./lockup";
import { LOCKUP_V4_GAS, LOCKUP_V4_RECORDED } from "./lockup-v4";
import type { GasDataSet, GasTable } from "./schema";

const SETS: readonly GasDataSet[] = [
  ...LOCKUP_GAS,
  ...FLOW_GAS,
  ...FLOW_V3_GAS,
  ...LEGACY_GAS,
  ...LOCKUP_V4_GAS,
];
const TABLES = SETS.flatMap((set) => set.tables.map((table) => ({ set, table })));

function functionsOf(set: GasDataSet, contract: string): Set<string> {
  const [protocol, version] = (set.release ?? "flow@v1.1").split("@");
  const release = sablier.releases.get({
    protocol: protocol as "lockup",
    version: version as "v2.0",
  });
  const abi = (release as { abi: Record<string, readonly { type: string; name?: string }[]> }).abi[
    contract
  ];
  return new Set((abi ?? []).flatMap(({ type, name = "" }) => (type === "function" ? [name] : [])));
}

function tableOf(set: GasDataSet, id: string): GasTable {
  const table = set.tables.find((candidate) => candidate.id === id);
  if (table === undefined) throw new Error(`${set.label} has no table ${id}`);
  return table;
}

describe("gas figures", () => {
  it.each(TABLES)("$set.label, $table.label: functions exist in the ABI", ({ set, table }) => {
    const known = functionsOf(set, table.contract);
    expect(table.rows.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(TABLES)("$set.label, $table.label: each call once, plausible gas", ({ table }) => {
    const keys = table.rows.map(([name, configuration]) => `${name} ${configuration}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [name, configuration, gas] of table.rows) {
      expect(gas.length, `${name} ${configuration}`).toBeLessThanOrEqual(table.columns.length);
      for (const figure of gas) {
        expect(Number.isInteger(figure) && figure > 2_000 && figure < 30_000_000).toBe(true);
      }
    }
  });

  it("count as many figures as were published", () => {
    const counts = SETS.map(
      (set) => set.tables.flatMap(({ rows }) => rows.flatMap(([, , gas]) => gas)).length,
    );
    expect(counts.slice(0, LOCKUP_GAS.length)).toEqual([77, 99]);
    expect(counts.slice(LOCKUP_GAS.length, LOCKUP_GAS.length + FLOW_GAS.length)).toEqual([
      12, 13, 12,
    ]);
    const newFlow = LOCKUP_GAS.length + FLOW_GAS.length;
    expect(counts.slice(newFlow, newFlow + FLOW_V3_GAS.length)).toEqual([12, 29]);
    expect(counts.slice(-LOCKUP_V4_GAS.length)).toEqual([63, 27]);
  });

  it("more segments, tranches or streams never cost less, at equal size", () => {
    for (const { table } of TABLES.filter(({ table: { id } }) => id !== "legacy")) {
      for (const [name, configuration, gas] of table.rows) {
        if (!name.startsWith("create")) continue;
        const sized = gas.filter((_, index) => table.columns[index]?.streams !== 50);
        expect(
          sized.toSorted((a, b) => a - b),
          `${name} ${configuration}`,
        ).toEqual(sized);
      }
    }
  });
});

it("a batch is charged for the words of its segments or tranches, 4 gas a byte at least", () => {
  const costs = new Map(
    loadAbi("lockup/v4.0/SablierBatchLockup").flatMap((entry) => {
      if (entry.type !== "function" || !/L[DT]$/u.test(entry.name)) return [];
      const batch = entry.inputs.find(({ name }) => name === "batch");
      const fields = batch !== undefined && "components" in batch ? batch.components : [];
      const items = fields.find(({ name }) => /^(?:segments|tranches)/u.test(name ?? ""));
      const words = items !== undefined && "components" in items ? items.components.length : NaN;
      return [[entry.name, BigInt(words) * 128n] as const];
    }),
  );
  expect(costs.size).toBe(4);
  for (const [functionName, gas] of costs) {
    const call = { functionName, streams: 1, total: 0, each: 0 };
    const one = batchTransactionGas({ ...call, items: 1 });
    expect(one - batchTransactionGas({ ...call, items: undefined }), functionName).toBe(gas);
  }
});

it("the recorded Lockup v4.0 transactions are those of the vectors", () => {
  const { steps } = loadVectors("lockup-v4.0");
  for (const [table, on] of [
    ["calls", "lockup"],
    ["two-streams", "batchLockup"],
  ] as const) {
    for (const [name, , gas] of tableOf(LOCKUP_V4_RECORDED, table).rows) {
      const recorded = steps.flatMap((step) =>
        step.on === on && step.fn === name && step.gas !== undefined ? [Number(step.gas)] : [],
      );
      const range = [Math.min(...recorded), Math.max(...recorded)];
      expect(gas, name).toEqual(range.slice(0, gas.length));
    }
  }
});

it("the recorded Flow v3.0 transactions are those of the vectors", () => {
  const sent = loadVectors("flow-v3.0").steps.flatMap(({ on, fn, gas, inner }) =>
    on === "flow" && gas !== undefined ? [{ fn, gas: Number(gas), inner }] : [],
  );
  for (const [name, , gas] of tableOf(FLOW_V3_RECORDED, "calls").rows) {
    const recorded = sent.filter(({ fn }) => fn === name).map((step) => step.gas);
    expect(gas, name).toEqual([Math.min(...recorded), Math.max(...recorded)]);
  }
  const batch = sent.find(({ inner }) => inner.every(({ fn }) => fn === "withdrawMax") && inner[1]);
  expect(tableOf(FLOW_V3_RECORDED, "batch").rows).toEqual([
    ["batch", "two withdrawals", [batch?.gas]],
  ]);
});

it("the recorded Legacy transactions are those of the vectors", () => {
  const { steps } = loadVectors("legacy-v1.1");
  for (const [name, , gas] of tableOf(LEGACY_RECORDED, "legacy").rows) {
    const recorded = steps.flatMap((step) =>
      step.fn === name && step.gas !== undefined ? [Number(step.gas)] : [],
    );
    expect(gas, name).toEqual([Math.min(...recorded), Math.max(...recorded)]);
  }
});
