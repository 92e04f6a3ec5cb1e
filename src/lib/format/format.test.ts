import { describe, expect, it } from "vitest";
import { MAX_UINT128, UNIT } from "../fixed-point";
import {
  addMonths,
  addressProblem,
  formatAmount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatIsoDate,
  formatPercent,
  formatWad,
  isAddressText,
  parseAmount,
  parseDateTime,
  parseDuration,
  parsePercent,
  shortenHex,
  toChecksum,
  toInputValue,
  toPlotNumber,
  toPlotShare,
} from ".";

describe("amounts", () => {
  it.each([
    [0n, 18, "0"],
    [1n, 18, "0.000000000000000001"],
    [1_234_567_890_000n, 6, "1,234,567.89"],
    [2_999_999_999n, 6, "2,999.999999"],
    [5n, 0, "5"],
    [-1_500_000n, 6, "-1.5"],
    [MAX_UINT128, 18, "340,282,366,920,938,463,463.374607431768211455"],
  ])("write %d with %d decimals as %s", (amount, decimals, text) => {
    expect(formatAmount(amount, decimals)).toBe(text);
    if (amount >= 0n) {
      expect(parseAmount(text, decimals)).toBe(amount);
    }
  });

  it("cut, fill and group as asked", () => {
    expect(formatAmount(1_999_999n, 6, { maxDecimals: 2 })).toBe("1.99");
    expect(formatAmount(1_000_000n, 6, { minDecimals: 2 })).toBe("1.00");
    expect(formatAmount(1_000_000_000n, 6, { grouping: false })).toBe("1000");
    expect(formatAmount(-1n, 6, { maxDecimals: 2 })).toBe("0");
  });

  it("read what people write and name what they cannot mean", () => {
    expect(parseAmount(" 1,000.5 ", 6)).toBe(1_000_500_000n);
    expect(parseAmount(".5", 1)).toBe(5n);
    expect(parseAmount("7.", 2)).toBe(700n);
    for (const text of ["", ".", "-1", "1e3", "1,00", "abc"]) {
      expect(() => parseAmount(text, 6), text).toThrow(/is not an amount/);
    }
    expect(() => parseAmount("0.1234567", 6)).toThrow(/has 7 decimals; the token has 6/);
    expect(() => formatAmount(1n, -1)).toThrow(/decimals are -1/);
  });

  it("write wads, percentages and plot numbers", () => {
    expect(formatWad(1_157_407_407_407_407n)).toBe("0.001157407407407407");
    expect(formatPercent(UNIT)).toBe("100%");
    expect(formatPercent(UNIT / 3n, 2)).toBe("33.33%");
    expect(parsePercent("12.5 %")).toBe(UNIT / 8n);
    expect(parsePercent("0.3")).toBe(3n * 10n ** 15n);
    expect(toPlotNumber(1_234_500_000n, 6)).toBe(1234.5);
    expect(toPlotShare(1n, 4n)).toBe(0.25);
    expect(toPlotShare(1n, 0n)).toBe(0);
  });
});

describe("durations", () => {
  it.each([
    [0n, "0 seconds"],
    [1n, "1 second"],
    [86_401n, "1 day 1 second"],
    [31_536_000n + 2n * 86_400n, "1 year 2 days"],
    [-60n, "-1 minute"],
  ])("write %d as %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it.each([
    ["90", 90n],
    ["30d", 2_592_000n],
    ["1y 6h", 31_536_000n + 21_600n],
    ["2 weeks", 1_209_600n],
    ["1 day, 1 second", 86_401n],
    ["5 min", 300n],
    ["3m", 180n],
  ])("read %s as %d", (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  it("name what is no duration", () => {
    for (const text of ["", "d", "1 fortnight", "1.5d", "-3d"]) {
      expect(() => parseDuration(text), text).toThrow(/is not a duration/);
    }
  });
});

describe("dates", () => {
  it("write UTC", () => {
    expect(formatDateTime(1_735_689_600n)).toBe("2025-01-01 00:00:00 UTC");
    expect(formatDate(1_743_465_600n)).toBe("2025-04-01");
    expect(toInputValue(1_735_689_609n)).toBe("2025-01-01T00:00:09");
    expect(formatDate((1n << 40n) - 1n)).toBe("+036812-02-20");
    expect(() => formatDate(1n << 60n)).toThrow(/is no date/);
  });

  it.each([
    ["1735689600", 1_735_689_600n],
    ["2025-01-01", 1_735_689_600n],
    ["2025-01-01T00:01", 1_735_689_660n],
    ["2025-01-01 00:00:09 UTC", 1_735_689_609n],
    ["2025-01-01T00:00:09.000Z", 1_735_689_609n],
  ])("read %s", (text, seconds) => {
    expect(parseDateTime(text)).toBe(seconds);
  });

  it("name what is not a moment", () => {
    for (const text of ["", "tomorrow", "2025-02-30", "2025-13-01", "2025-01-01 25:00"]) {
      expect(() => parseDateTime(text), text).toThrow(/is not a moment/);
    }
  });

  it("add calendar months", () => {
    const january31 = parseDateTime("2025-01-31 12:00");
    expect(formatDateTime(addMonths(january31, 1))).toBe("2025-02-28 12:00:00 UTC");
    expect(formatDateTime(addMonths(january31, 2))).toBe("2025-03-31 12:00:00 UTC");
    expect(formatDateTime(addMonths(january31, -2))).toBe("2024-11-30 12:00:00 UTC");
    expect(formatDate(addMonths(parseDateTime("2024-01-30"), 1))).toBe("2024-02-29");
  });
});

describe("ISO dates", () => {
  it("are written in words", () => {
    expect(formatIsoDate("2025-02")).toBe("February 2025");
    expect(formatIsoDate("2025-01-07")).toBe("January 7, 2025");
  });

  it.each(["2025-13", "2025-00-01", "2025-02-31", "2025-02-28-01", "2025-02-01T00:00", "soon", ""])(
    "%s is refused",
    (text) => {
      expect(() => formatIsoDate(text)).toThrow(
        `"${text}" is no date; write YYYY-MM-DD or YYYY-MM`,
      );
    },
  );
});

describe("addresses", () => {
  const VALID = "0x7C01AA3783577E15fD7e272443D44B92d5b21056";

  it("get their checksum", () => {
    expect(toChecksum(VALID.toLowerCase())).toBe(VALID);
    expect(() => toChecksum("0x12")).toThrow(/not an address/);
  });

  it("are checked", () => {
    expect(addressProblem(VALID)).toBeUndefined();
    expect(addressProblem(VALID.toLowerCase())).toBeUndefined();
    expect(addressProblem(VALID.replace("AA", "Aa"))).toMatch(/wrong checksum/);
    expect(addressProblem("nobody")).toMatch(/not an address/);
    expect(isAddressText(`${VALID}0`)).toBe(false);
  });

  it("are shortened at both ends", () => {
    expect(shortenHex(VALID)).toBe("0x7C01…1056");
    expect(shortenHex("0x1234")).toBe("0x1234");
  });
});
