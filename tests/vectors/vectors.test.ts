import { describe, expect, it } from "vitest";
import { loadMathCases, loadVectors, POWER_FILES, type VectorFile } from "./load";

const FILES: readonly VectorFile[] = [
  "lockup-v4.0",
  "comptroller-v1.1",
  "comptroller-v1.0",
  "lockup-v2.0",
  "flow-v3.0",
  "bob-v1.0",
  "flow-v1.1",
  "airdrops-v1.3",
  "legacy-v1.1",
  ...POWER_FILES,
];

describe.each(FILES)("recorded calls of %s", (file) => {
  const { header, steps } = loadVectors(file);

  it("holds as many calls as its first line states", () => {
    expect(steps).toHaveLength(Number(header.steps));
  });

  it("groups every call under a scenario", () => {
    for (const step of steps) {
      expect(step.scenario, `line ${step.line}`).not.toBe("");
    }
  });

  it("keeps transactions in time order, unless its first line says that the time is set", () => {
    const back = steps
      .filter(({ by }) => by !== undefined)
      .filter(({ at }, index, sent) => at < (sent[index - 1]?.at ?? 0n))
      .map(({ line }) => line);
    expect(back.length > 0).toBe(header.time === "set");
  });

  it("gives a failed call an error and no trace, and a sent transaction its gas", () => {
    for (const step of steps) {
      const where = `line ${step.line}`;
      if (step.error) {
        expect(step.returns, where).toBeUndefined();
        expect(step.events, where).toHaveLength(0);
        expect(step.gas, where).toBeUndefined();
      } else {
        expect(step.gas !== undefined, where).toBe(step.by !== undefined);
      }
    }
  });
});

describe("recorded PRBMath evaluations", () => {
  it("cover the functions in use", () => {
    const cases = loadMathCases();
    expect(cases).toHaveLength(190);
    expect(new Set(cases.map((entry) => entry.fn)).size).toBeGreaterThanOrEqual(8);
  });
});
