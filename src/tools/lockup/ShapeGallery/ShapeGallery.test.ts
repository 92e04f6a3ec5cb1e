import { describe, expect, test } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { SHAPE_IDS } from "@site/src/lib/shapes";
import { releasedPercent } from "./exponent";
import { drawShape, fieldsOf } from "./model";

describe("drawShape", () => {
  test.each(SHAPE_IDS)("%s rises from 0 to 1 and never falls", (id) => {
    const drawn = drawShape(id);
    const points = drawn.ok ? drawn.points : [];
    expect(points[0]).toEqual({ x: 0, y: 0 });
    expect(points.at(-1)).toEqual({ x: 1, y: 1 });
    for (const [index, { x, y }] of points.entries()) {
      expect(x).toBeGreaterThanOrEqual(points[index - 1]?.x ?? 0);
      expect(y).toBeGreaterThanOrEqual(points[index - 1]?.y ?? 0);
    }
  });

  test("keys of the address differ between all shapes and parameters", () => {
    const keys = SHAPE_IDS.flatMap((id) => Object.values(fieldsOf(id)).map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("tells what gives no stream", () => {
    expect(drawShape("cliff", { cliff: "x" })).toMatchObject({ ok: false, parameter: "cliff" });
    expect(drawShape("cliff", { cliff: "100" })).toMatchObject({ ok: false, parameter: "cliff" });
    expect(drawShape("linearUnlockCliff", { startUnlock: "60", cliffUnlock: "60" })).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/UnlockAmountsSumTooHigh/) as string,
    });
    expect(drawShape("dynamicDoubleUnlock", { firstUnlock: "90" })).toEqual({
      ok: false,
      parameter: "secondUnlock",
      problem: "the unlocks exceed 100% of the deposit",
    });
    expect(drawShape("dynamicDoubleUnlock", { secondTime: "20" })).toMatchObject({
      problem: expect.stringMatching(/SegmentTimestampsNotOrdered/) as string,
    });
    expect(drawShape("tranchedBackweighted", { percentages: "10" })).toMatchObject({
      parameter: "percentages",
    });
  });
});

describe("exponents", () => {
  test.each([
    ["0.5", 50n, "70.7107%"],
    ["10", 1000n, "0.0977%"],
  ])("exponent %s releases its share after half of the time", (_, hundredths, released) => {
    expect(releasedPercent((hundredths * UNIT) / 100n, 50)).toBe(released);
  });
});
