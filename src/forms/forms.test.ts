import { describe, expect, test } from "vitest";

import { MAX_UINT40, MAX_UINT128 } from "../lib/fixed-point";
import {
  checkAmountText,
  decimalsField,
  formatTexts,
  initialTexts,
  MAX_VALUE_LENGTH,
  momentField,
  parseTexts,
  positiveField,
  problemOf,
  problemsOf,
  read,
  readForm,
  readOption,
  readElapsed,
  readMoment,
  readOptionalMoment,
  readPeriod,
  readPositiveTokens,
  readTokens,
  readWhole,
} from ".";

const FIELDS = {
  amount: { key: "xa", label: "Amount", initial: "10", check: checkAmountText },
  period: { key: "xp", label: "Period", initial: "day", check: readPeriodWord },
};

function readPeriodWord(text: string): string {
  return readOption(text, ["day", "week"]);
}

describe("the query of an address", () => {
  test("gives the defaults when it says nothing", () => {
    expect(parseTexts(FIELDS, "")).toEqual({ texts: initialTexts(FIELDS), ignored: [] });
    expect(initialTexts(FIELDS)).toEqual({ amount: "10", period: "day" });
  });

  test("gives the texts it names and leaves out bad ones with a message each", () => {
    const { texts: filter, ignored: problems } = parseTexts(FIELDS, "?xa=-5&xp=week&other=1");
    expect(filter).toEqual({ amount: "10", period: "week" });
    expect(problems).toEqual([
      'Amount "-5" in the address was ignored: "-5" is not an amount; write a number such as 1234.5.',
    ]);
  });

  test("refuses values without end", () => {
    const { texts: filter, ignored: problems } = parseTexts(
      FIELDS,
      `xa=${"9".repeat(MAX_VALUE_LENGTH + 1)}`,
    );
    expect(filter.amount).toBe("10");
    expect(problems[0]).toMatch(/9…" in the address was ignored: it has 401 characters/);
  });

  test("is written without defaults and unusable texts, and keeps what others wrote", () => {
    const texts = { amount: "12", period: "day" };
    expect(formatTexts(FIELDS, texts, "?q=a")).toBe("?q=a&xa=12");
    expect(formatTexts(FIELDS, { ...texts, amount: "x" }, "?q=a&xa=12")).toBe("?q=a");
    expect(formatTexts(FIELDS, initialTexts(FIELDS), "?xa=12&xp=week")).toBe("");
  });
});

describe("read", () => {
  test("turns a RangeError into a sentence and lets mistakes pass", () => {
    expect(read(() => 1)).toEqual({ ok: true, value: 1 });
    expect(problemOf(read(() => readWhole("x", 0n, 1n)))).toMatch(/"x" is not a whole number/);
    expect(problemOf(read(() => 1))).toBeUndefined();
    const results = { good: read(() => 1), bad: read(() => readWhole("2", 0n, 1n)) };
    expect(problemsOf(results)).toEqual({ bad: '"2" is out of range; use 0 to 1' });
    expect(() =>
      read(() => {
        throw new TypeError("a mistake");
      }),
    ).toThrow(TypeError);
  });
});

describe("readForm", () => {
  const TRANSFER = {
    amount: positiveField("ra", "Amount", "1.5"),
    decimals: decimalsField("rd", "6"),
    at: momentField("rm", "Moment", "1970-01-02"),
  };
  const good = initialTexts(TRANSFER);

  test("gives all values, amounts in base units", () => {
    const values = { amount: 1_500_000n, decimals: 6, at: 86_400n };
    expect(readForm(TRANSFER, good)).toEqual({ problems: {}, values, readable: values });
    const { amount, at } = TRANSFER;
    expect(readForm({ amount, at }, good, { decimals: 2 }).values?.amount).toBe(150n);
  });

  test("names what is wrong with every field", () => {
    const { problems, values } = readForm(TRANSFER, { ...good, amount: "0", at: "soon" });
    expect(values).toBeUndefined();
    expect(Object.keys(problems)).toEqual(["amount", "at"]);
  });

  test("says only that the decimals are wrong while no amount can be scaled", () => {
    const { problems } = readForm(TRANSFER, { amount: "0", decimals: "x", at: "soon" });
    expect(Object.keys(problems)).toEqual(["decimals"]);
  });

  test("takes a field that does not matter as it was at first", () => {
    const { values } = readForm(TRANSFER, { ...good, at: "soon" }, { unused: ["at"] });
    expect(values?.at).toBe(86_400n);
  });
});

describe("numbers", () => {
  test("whole numbers keep their limits", () => {
    expect(readWhole(" 18 ", 0n, 18n)).toBe(18n);
    expect(() => readWhole("19", 0n, 18n)).toThrow('"19" is out of range; use 0 to 18');
    const highest = 2n ** 256n - 1n;
    expect(() => readWhole("x", 0n, highest)).toThrow(/; use one from 0 to 2\^256 − 1$/u);
    expect(() => readWhole("9".repeat(78), 0n, highest)).toThrow(/…" is out of range; use 0 to 2/u);
    for (const bad of ["", "-1", "1.5", "1e3", "0x10"]) {
      expect(() => readWhole(bad, 0n, 18n)).toThrow(/is not a whole number/);
    }
  });

  test("amounts of tokens fit uint128", () => {
    expect(readTokens("1.5", 6)).toBe(1_500_000n);
    expect(readTokens(MAX_UINT128.toString(), 0)).toBe(MAX_UINT128);
    expect(() => readTokens((MAX_UINT128 + 1n).toString(), 0)).toThrow(/does not fit uint128/);
    expect(() => readTokens("1.5", 0)).toThrow(/the token has 0/);
    expect(() => readTokens("9".repeat(101), 0)).toThrow(/has 101 characters/);
    expect(() => readPositiveTokens("0.0", 6)).toThrow("The amount is 0; use more than 0");
    for (const bad of ["", "-1", "NaN", "Infinity", "1e5", "1,2,3"]) {
      expect(() => readTokens(bad, 6)).toThrow(/is not an amount/);
      expect(() => checkAmountText(bad)).toThrow(/is not an amount/);
    }
  });
});

describe("times", () => {
  test("periods have a length and fit uint40", () => {
    expect(readPeriod("1d")).toBe(86_400n);
    expect(readElapsed("0")).toBe(0n);
    expect(() => readPeriod("0")).toThrow(/has no length/);
    expect(() => readPeriod((MAX_UINT40 + 1n).toString())).toThrow(/does not fit uint40/);
    expect(() => readPeriod("soon")).toThrow(/is not a duration/);
    expect(() => readElapsed("1".repeat(101))).toThrow(/is not a duration/);
  });

  test("moments fit uint40", () => {
    expect(readMoment("2025-02-03")).toBe(1_738_540_800n);
    expect(readOptionalMoment(" ")).toBe(0n);
    expect(readOptionalMoment("2025-02-03")).toBe(1_738_540_800n);
    expect(() => readMoment("1969-12-31")).toThrow(/does not fit uint40/);
    expect(() => readMoment((MAX_UINT40 + 1n).toString())).toThrow(/does not fit uint40/);
    expect(() => readMoment("2025-02-30")).toThrow(/is not a moment/);
    expect(() => readMoment("2".repeat(101))).toThrow(/is not a moment/);
  });
});
