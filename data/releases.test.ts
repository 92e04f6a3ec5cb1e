import { describe, expect, test } from "vitest";

import { parseReleaseRef } from "../src/lib/protocol/model";
import { DEFECTS, RELEASES, SHARED_CONTRACTS } from "./releases";

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return ISO_DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

describe.each(RELEASES.map((record) => [record.ref, record] as const))("%s", (ref, record) => {
  test("has a readable reference and real dates in order", () => {
    expect(() => parseReleaseRef(ref)).not.toThrow();
    expect(isRealDay(`${record.month}-01`)).toBe(true);
    const days = record.tags.map(({ date }) => date);
    for (const day of days) expect(isRealDay(day)).toBe(true);
    expect(days.toSorted()).toEqual(days);
    if (record.firstBroadcast !== undefined) expect(isRealDay(record.firstBroadcast)).toBe(true);
  });

  test("names each contract, chain and package once and says something about each", () => {
    const names = [...record.contracts, ...record.codeOnly];
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(record.unlistedChains).size).toBe(record.unlistedChains.length);
    for (const { contract, reason } of record.absences) {
      expect(record.contracts).toContain(contract);
      expect(reason).not.toBe("");
    }
    for (const { name, versions } of record.packages) {
      expect(name).toMatch(/^@sablier\/[a-z0-9-]+$/);
      for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
    expect(record.highlights.length).toBeGreaterThan(0);
  });
});

test("exceptions give a reason", () => {
  for (const { reason } of SHARED_CONTRACTS) expect(reason.length).toBeGreaterThan(20);
  for (const { explanation } of DEFECTS) expect(explanation.length).toBeGreaterThan(20);
});
