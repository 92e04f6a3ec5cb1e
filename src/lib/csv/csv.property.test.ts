import fc from "fast-check";
import { expect } from "vitest";

import {
  ADDRESS,
  AIRDROP,
  CLIFF,
  FLOW,
  LINEAR,
  settings,
  STEPPER,
} from "../../../plugins/csv-templates/test-templates";
import { anyText, fuzzOf, textOf, unlessRefused } from "../../../tests/fuzz/fuzz";
import { checkCsv, MAX_FINDINGS, readCsv, readCsvDuration, readTimestamp } from ".";

const fuzz = fuzzOf("the CSV checker");

const text = textOf(
  ...',;"\n\r\t'.split(""),
  "\r\n",
  '""',
  "\uFEFF",
  "address,amount\n",
  "address,amount,duration\n",
  "address,startAt,amount,endAt",
  "start",
  ADDRESS,
  `${ADDRESS},1.5\n`,
  "100",
  "1e5",
  "1 years 45 days 6 hours",
  "2027-01-12 16:15",
  "0".repeat(40),
  "9".repeat(90),
);

const cell = fc.oneof(anyText, textOf(",", '"', "\r\n", "\n", "a", " "));

/** A row with quotes only where a cell needs them. */
const written = (fields: readonly string[]): string =>
  fields
    .map((field) => (/[",\r\n]/u.test(field) ? `"${field.replaceAll('"', '""')}"` : field))
    .join(",");

fuzz("the reader comes to the end of any text and counts its rows", text, (file) => {
  const rows = [...readCsv(file)];
  // A byte order mark alone has no row.
  if (file !== "\uFEFF") expect(rows.at(-1)?.end ?? 0).toBe(file.length);
  expect(rows.map(({ row }) => row)).toEqual(rows.map((_, index) => index + 1));
});

fuzz(
  "what is written is read back",
  fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
  (rows) => {
    const file = rows.map((row) => `${written(row)}\n`).join("");
    // A byte order mark at the start belongs to the file, not to its first cell.
    fc.pre(!file.startsWith("\uFEFF"));
    expect([...readCsv(file)].map(({ fields, problem }) => [fields, problem])).toEqual(
      rows.map((row) => [row, undefined]),
    );
  },
);

fuzz(
  "the checker reports on any text, for any template",
  fc.tuple(fc.constantFrom(AIRDROP, CLIFF, FLOW, LINEAR, STEPPER), text),
  ([template, body]) => {
    const header = template.columns.map(({ name }) => name).join(",");
    for (const file of [body, `${header}\n${body}`]) {
      const report = checkCsv(file, settings(template));
      expect(report.findings.length).toBe(Math.min(MAX_FINDINGS, report.errors + report.warnings));
      for (const { message } of report.findings) {
        expect(message).not.toMatch(/undefined|NaN|\[object/u);
      }
      for (const total of report.totals.values()) expect(total >= 0n).toBe(true);
    }
  },
);

fuzz(
  "dates and durations are read or refused",
  fc.oneof(anyText, textOf("1", "99", " ", "years", "days", "hours", "-", ":", "2027-01-12 16:15")),
  (value) => {
    const seconds = unlessRefused(RangeError, () => readCsvDuration(value));
    if (seconds !== undefined) expect(seconds > 0n).toBe(true);
    const moment = unlessRefused(RangeError, () => readTimestamp(value, "utc"));
    if (moment !== undefined) expect(moment > 0n).toBe(true);
  },
);

const LARGE = [",", "\n", '"', '""', "a\r\n", `${ADDRESS},1\n`, "1 ", "9", " ", ";"];
fuzz.large("a large file is checked", LARGE, (file) => {
  checkCsv(file, settings(AIRDROP));
  checkCsv(`address,amount\n${file}`, settings(AIRDROP));
});
fuzz.large("a header with many columns is refused", ["x"], ({ length }) => {
  const header = Array.from({ length: length / 7 }, (_, index) => `c${index}`).join(",");
  expect(checkCsv(header, settings(AIRDROP)).errors).toBeGreaterThan(MAX_FINDINGS);
});
