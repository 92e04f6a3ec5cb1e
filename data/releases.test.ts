import { describe, expect, test } from "vitest";

import { formatIsoDate } from "../src/lib/format/iso-dates";
import { parseReleaseRef } from "../src/lib/protocol/model";
import { DEFECTS, GENERATIONS, RELEASES, SHARED_CONTRACTS } from "./releases";

describe.each(RELEASES.map((record) => [record.ref, record] as const))("%s", (ref, record) => {
  test("has a readable reference and dates in order", () => {
    expect(() => parseReleaseRef(ref)).not.toThrow();
    const days = record.tags.map(({ date }) => date);
    expect(days.toSorted()).toEqual(days);
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

test("generations are named by their months, newest first", () => {
  const months = Object.values(GENERATIONS);
  expect(months).toEqual(months.toSorted().toReversed());
  for (const [name, month] of Object.entries(GENERATIONS)) {
    expect(formatIsoDate(month)).toBe(name);
    expect(RELEASES.some(({ generation }) => generation === name)).toBe(true);
  }
});

test("exceptions give a reason", () => {
  for (const { reason } of SHARED_CONTRACTS) expect(reason.length).toBeGreaterThan(20);
  for (const { explanation } of DEFECTS) expect(explanation.length).toBeGreaterThan(20);
});
