import fc from "fast-check";
import { expect } from "vitest";

import { anyText, fuzzOf, textOf, unlessRefused } from "../../../tests/fuzz/fuzz";
import { readElapsed, readMoment, readTokens, readWhole } from "../../forms";
import {
  formatAmount,
  formatDateTime,
  formatDuration,
  formatPercent,
  parseAmount,
  parseDateTime,
  parseDuration,
  parsePercent,
} from ".";

const fuzz = fuzzOf("the readers of amounts, durations and dates");

const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
const decimals = fc.nat({ max: 255 });

fuzz(
  "a written amount is read back",
  fc.tuple(amount, decimals, fc.boolean()),
  ([value, places, grouping]) => {
    const text = formatAmount(value, places, { grouping });
    expect(parseAmount(text, places)).toBe(value);
    expect(formatAmount(parseAmount(text, places), places, { grouping })).toBe(text);
  },
);

fuzz(
  "a shortened amount is never more than there is",
  fc.tuple(amount, decimals, fc.nat({ max: 255 })),
  ([value, places, kept]) => {
    const maxDecimals = Math.min(kept, places);
    const shown = parseAmount(formatAmount(value, places, { maxDecimals }), places);
    expect(shown <= value).toBe(true);
    expect(value - shown < 10n ** BigInt(places - maxDecimals)).toBe(true);
  },
);

fuzz("a written percentage is read back", amount, (share) => {
  expect(parsePercent(formatPercent(share))).toBe(share);
});

fuzz("a written duration is read back", amount, (seconds) => {
  expect(parseDuration(formatDuration(seconds))).toBe(seconds);
});

fuzz("a written moment is read back", fc.bigInt({ min: 0n, max: 253_402_300_799n }), (seconds) => {
  expect(parseDateTime(formatDateTime(seconds))).toBe(seconds);
});

const text = fc.oneof(
  anyText,
  textOf(
    ..."0123456789.,-+: %eTZ".split(""),
    "1d",
    "30 days",
    "weeks",
    "2025-02-03",
    "T14:05",
    "UTC",
  ),
);

fuzz("any text is read or refused with a RangeError", text, (value) => {
  for (const read of [parseDuration, parsePercent, parseDateTime]) {
    const result = unlessRefused(RangeError, () => read(value));
    if (result !== undefined && read !== parseDateTime) expect(result >= 0n).toBe(true);
  }
  for (const places of [0, 6, 18, 255]) unlessRefused(RangeError, () => parseAmount(value, places));
  unlessRefused(RangeError, () => readTokens(value, 18));
  unlessRefused(RangeError, () => readElapsed(value));
  unlessRefused(RangeError, () => readMoment(value));
  unlessRefused(RangeError, () => readWhole(value, 0n, 10n));
});

fuzz.large(
  "a large text is read or refused",
  ["1", "1 ", " ", "1,", ".", "1d", "9%", ",111", "a"],
  (value) => {
    for (const whole of [value, `${value}!`, `1${value}`]) {
      unlessRefused(RangeError, () => parseAmount(whole, 18));
      unlessRefused(RangeError, () => parseDuration(whole));
      unlessRefused(RangeError, () => parsePercent(whole));
      unlessRefused(RangeError, () => parseDateTime(whole));
      unlessRefused(RangeError, () => readWhole(whole, 0n, 10n));
    }
  },
);
