import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { decodeNumbers, encodeNumbers, toDeltas } from "./codec";

describe("numbers as text", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 40 })), (numbers) => {
        expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
      }),
    );
  });

  it("take one character while they are small, and none that JSON escapes", () => {
    const numbers = Array.from({ length: 62 }, (_, index) => index);
    const text = encodeNumbers(numbers);
    expect(text).toHaveLength(numbers.length);
    expect(JSON.stringify(text)).toHaveLength(numbers.length + 2);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %s", (number) => {
    expect(() => encodeNumbers([number])).toThrow(`${number} cannot be written`);
  });

  it("notices damage", () => {
    expect(() => decodeNumbers("é")).toThrow('"é" is not a digit');
    expect(() => decodeNumbers(encodeNumbers([70]).slice(0, 1))).toThrow("cut off");
  });
});

describe("toDeltas", () => {
  it("keeps the first number and the distances", () => {
    expect(toDeltas([3, 4, 10])).toEqual([3, 1, 6]);
    expect(toDeltas([])).toEqual([]);
  });
});
