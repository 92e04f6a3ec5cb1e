import { chains, releases } from "sablier/evm";
import { expect, test } from "vitest";

import { LOWEST_MAX_COUNT, MAX_COUNTS, UNRECORDED_CHAINS, USUAL_MAX_COUNT } from "./max-counts";

const deployed = (releases.lockup?.["v2.0"]?.deployments ?? []).map(({ chainId }) => chainId);
const named = [...MAX_COUNTS.flatMap((group) => group.chains), ...UNRECORDED_CHAINS];

test("names chains of Lockup v2.0, each once, as the data package does", () => {
  const known = Object.values(chains);
  for (const { id, name } of named) {
    expect(known.find((chain) => chain.id === id)?.name, String(id)).toBe(name);
    expect(deployed, name).toContain(id);
  }
  expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
});

test("has no number for a chain whose bytecode comes from zksolc", () => {
  const unrecorded = new Set(UNRECORDED_CHAINS.map(({ id }) => id));
  const zk = Object.values(chains).filter(({ id, isZK }) => isZK && deployed.includes(id));
  expect(zk.length).toBeGreaterThan(0);
  expect(zk.filter(({ id }) => !unrecorded.has(id))).toEqual([]);
});

test("is in order, and the lowest number is one of them", () => {
  const counts = MAX_COUNTS.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts).not.toContain(USUAL_MAX_COUNT);
  expect(LOWEST_MAX_COUNT).toBe(320);
});
