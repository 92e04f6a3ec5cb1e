import { describe, expect, it } from "vitest";
import { addressOf, loadMathCases, loadVectors, POWER_FILES, type VectorFile } from "./load";

const FILES: readonly VectorFile[] = [
  "lockup-v2.0",
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

  it("groups every call under a scenario and keeps transactions in time order", () => {
    let clock = 0n;
    for (const step of steps) {
      expect(step.scenario, `line ${step.line}`).not.toBe("");
      if (step.by !== undefined) {
        expect(step.at >= clock, `line ${step.line} goes back in time`).toBe(true);
        clock = step.at;
      }
    }
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

describe("symbolic names", () => {
  it("become 20-byte addresses", () => {
    expect(addressOf("zero")).toBe(`0x${"0".repeat(40)}`);
    expect(addressOf("hookWrongSelector")).toMatch(/^0x[0-9a-f]{40}$/);
    expect(addressOf("sender")).not.toBe(addressOf("third"));
  });

  it("leave no dollar sign behind", () => {
    for (const file of FILES) {
      const text = JSON.stringify(loadVectors(file).steps, (_, value: unknown) =>
        typeof value === "bigint" ? String(value) : value,
      );
      expect(text).not.toContain("$");
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
