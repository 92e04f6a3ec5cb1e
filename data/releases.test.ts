import { describe, expect, test } from "vitest";

import { parseReleaseRef } from "../src/lib/protocol/model";
import { DEFECTS, RELEASES, SHARED_CONTRACTS } from "./releases";

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

test("exceptions give a reason", () => {
  for (const { reason } of SHARED_CONTRACTS) expect(reason.length).toBeGreaterThan(20);
  for (const { explanation } of DEFECTS) expect(explanation.length).toBeGreaterThan(20);
});
