import { describe, expect, test } from "vitest";

import {
  ADDRESS,
  AIRDROP,
  CLIFF,
  FLOW,
  LINEAR,
  OTHER_ADDRESS,
  settings,
  STEPPER,
  templateOf,
} from "../../../plugins/csv-templates/test-templates";
import { UNIT } from "../fixed-point";
import {
  checkCsv,
  checkRows,
  type CsvTemplate,
  type CheckSettings,
  isBlank,
  MAX_FINDINGS,
  readCsv,
  readCsvDuration,
  readTimestamp,
} from ".";

function check(of: CsvTemplate, rows: string[], change?: Partial<CheckSettings>) {
  return checkCsv(
    [of.columns.map(({ name }) => name).join(","), ...rows].join("\n"),
    settings(of, change),
  );
}

/** The findings of a file as `row column: message`. */
function messages(of: CsvTemplate, rows: string[], change?: Partial<CheckSettings>): string[] {
  return check(of, rows, change).findings.map(
    ({ row, column = "", message }) => `${row} ${column}: ${message}`,
  );
}

describe("reading", () => {
  // Rows below one another, with a bar between fields.
  test.each([
    ["a,b\n1,2", ["a|b", "1|2"]],
    ["a,b\r\n1,2\r\n", ["a|b", "1|2"]],
    ["a,b\r1,2\r", ["a|b", "1|2"]],
    ["\uFEFFa,b\n1,2\n", ["a|b", "1|2"]],
    ['"a","b"\n"1,5","say ""hi"""', ["a|b", '1,5|say "hi"']],
    ['"a\nb",c\n', ["a\nb|c"]],
    ["a,,\n,", ["a||", "|"]],
    ["a\n\nb", ["a", "", "b"]],
    ["", []],
  ])("%j", (text, expected) => {
    const rows = [...readCsv(text)];
    expect(rows.map(({ fields }) => fields.join("|"))).toEqual(expected);
    expect(rows.map(({ row }) => row)).toEqual(expected.map((_, index) => index + 1));
    expect(rows.every(({ problem }) => problem === undefined)).toBe(true);
  });

  test.each([
    ['a,"b\n1,2', /opens field 2 is never closed/],
    ['"a"b,c', /field 1 goes on after its closing quote/],
    ['a,b"c"', /field 2 has a quote in its middle/],
  ])("broken quotes of %j are named", (text, problem) => {
    expect([...readCsv(text)][0]?.problem).toMatch(problem);
  });

  test("a row is blank without a sign in any cell", () => {
    expect(isBlank(["", " "])).toBe(true);
    expect(isBlank(["", "0"])).toBe(false);
  });
});

describe("cells", () => {
  test.each([
    ["20 days 8 hours", 20n * 86_400n + 8n * 3600n],
    ["1 years 45 days 6 hours", 410n * 86_400n + 6n * 3600n],
    ["1 year", 365n * 86_400n],
    ["6 hours", 21_600n],
  ])("%s", (text, seconds) => {
    expect(readCsvDuration(text)).toBe(seconds);
  });

  test.each(["", " ", "0 days", "2 months", "6 hours 1 days", "1.5 days", "90", "1 years45 days"])(
    "%j is no duration",
    (text) => {
      expect(() => readCsvDuration(text)).toThrow(RangeError);
    },
  );

  test.each(["2027-02-30 10:00", "2027-13-01 10:00", "2027-01-01 24:00", "0027-01-01 10:00"])(
    "%s is no date",
    (text) => {
      expect(() => readTimestamp(text, "utc")).toThrow(/not a date of the calendar/);
    },
  );

  test("dates are read in the zone of the reader or in UTC", () => {
    expect(readTimestamp("2027-01-12 16:15", "utc")).toBe(
      BigInt(Date.UTC(2027, 0, 12, 16, 15) / 1000),
    );
    expect(readTimestamp("2027-01-12 16:15", "browser")).toBe(
      BigInt(new Date(2027, 0, 12, 16, 15).getTime() / 1000),
    );
    expect(() => readTimestamp("1969-12-31 00:00", "utc")).toThrow(/too early/);
  });
});

describe("headers", () => {
  test.each([
    ["", "0 : the file is empty; start from the template"],
    ["\n", "1 : the first row is empty; the header has to be address,amount,duration"],
    [
      "address;amount;duration",
      "1 : the fields are separated by semicolons or tabs; save the file with commas",
    ],
    [
      `${ADDRESS},1,5 days`,
      "1 : the header is missing; the header has to be address,amount,duration",
    ],
    ["address,amount", "1 : column missing: duration"],
    ["address,amount,duration,amount", '1 : "amount" is there more than once'],
    ["address,amount,duration,", "1 : a column has no name; delete it or name it"],
    [
      "address,amount,duration,note",
      '1 : "note" is no column of this template; choose another template or delete the column',
    ],
    [
      "address,amount,duration,initial",
      '1 : "initial" was removed from the templates; delete the column',
    ],
    ["\u0000a", "0 : this is no text file in UTF-8; save the sheet as CSV UTF-8"],
    [
      '"address,amount',
      "1 : the quote that opens field 1 is never closed; write a quote inside a quoted cell twice",
    ],
  ])("%j", (text, message) => {
    const { findings } = checkCsv(text, settings(LINEAR));
    expect(
      findings.map((finding) => `${finding.row} ${finding.column ?? ""}: ${finding.message}`),
    ).toEqual([message]);
  });

  test("other names are explained", () => {
    const found = (header: string) =>
      checkCsv(header, settings(CLIFF)).findings.map(({ message }) => message);
    const rest = "address,amount,startAt,endAt,cliffAmount";
    expect(found(`${rest},cliffEnd`)[0]).toBe(
      '"cliffEnd" is an old name; the column is called "cliffAt" now',
    );
    expect(found(`${rest},CliffAt`)[0]).toBe('"CliffAt" has other letter case than "cliffAt"');
    expect(found(`${rest}, cliffAt`)[0]).toBe('" cliffAt" has spaces around it; remove them');
  });

  test("another order is a warning, but an error where columns are read by place", () => {
    const streams = checkCsv(`amount,address,duration\n1,${ADDRESS},5 days`, settings(LINEAR));
    expect([streams.errors, streams.warnings, streams.rows]).toEqual([0, 1, 1]);
    expect(checkCsv("amount,address", settings(AIRDROP)).errors).toBe(1);
    expect(
      checkCsv(`Address,AMOUNT\n${ADDRESS},1\n${OTHER_ADDRESS},2`, settings(AIRDROP)).errors,
    ).toBe(0);
  });
});

describe("rows", () => {
  test.each([
    [
      "name.eth,1,5 days",
      '2 address: "name.eth" does not fit; write 0x and 40 hex digits; ENS names do not work in files',
    ],
    [`${ADDRESS},0,5 days`, "2 amount: the amount is 0; use more than 0"],
    [`${ADDRESS},-1,5 days`, /^2 amount: "-1" does not fit/],
    [`${ADDRESS},"1,000",5 days`, /no thousands separator/],
    [`${ADDRESS},1.2E+21,5 days`, /scientific notation/],
    [`${ADDRESS}, 1,5 days`, /spaces around it/],
    [`${ADDRESS},,5 days`, /the cell is empty/],
    [`${ADDRESS},0.1234567890123456789,5 days`, /has 19 decimals; the token has 18/],
    [`${ADDRESS},340282366920938463464,5 days`, /does not fit uint128/],
    [`${ADDRESS},1,`, /duration: the cell is empty/],
    [`${ADDRESS},1,2 months`, /is no duration of a file/],
    [`${ADDRESS},1,99999 years`, /after the last time that uint40 can hold/],
    [`${ADDRESS},1,1 year`, /singular unit/],
    [
      `${ADDRESS},1`,
      "2 : the row has 2 fields and the header has 3; numbers must not have thousands separators",
    ],
    [`${ADDRESS},1,000,5 days`, /has 4 fields/],
    [
      "0x0000000000000000000000000000000000000000,1,5 days",
      "2 address: the zero address cannot receive anything",
    ],
    ["0x8B1dD8774373729B7755202079F52D8c7444D335,1,5 days", /wrong checksum/],
    [`"${ADDRESS}"x,1,5 days`, /goes on after its closing quote; write a quote/],
  ])("%s", (row, message) => {
    expect(messages(LINEAR, [row])).toEqual([
      typeof message === "string" ? message : expect.stringMatching(message),
    ]);
  });

  test.each([
    [
      "1,2027-01-01 00:00,2028-01-01 00:00,1,2026-12-01 00:00",
      /cliffAt \(2026-12-01 00:00\) must be later than startAt/,
    ],
    [
      "1,2027-01-01 00:00,2028-01-01 00:00,1,2028-01-01 00:00",
      /endAt \(2028-01-01 00:00\) must be later than cliffAt/,
    ],
    [
      "1,2027-01-01 00:00,2028-01-01 00:00,1.5,2027-06-01 00:00",
      /cliffAmount release 1.5, more than the amount of 1$/,
    ],
    [
      "1,2020-01-01 00:00,2021-01-01 00:00,1,2020-06-01 00:00",
      /has passed, so everything is released at once/,
    ],
    [
      "1,01/02/2027,2028-01-01 00:00,1,2027-06-01 00:00",
      /^2 startAt: "01\/02\/2027" does not fit; write YYYY-MM-DD/,
    ],
  ])("a cliff: %s", (row, message) => {
    expect(messages(CLIFF, [`${ADDRESS},${row}`])).toEqual([expect.stringMatching(message)]);
  });

  test("a timelock that has ended cannot be created", () => {
    const timelock = templateOf("lockup/range/linearTimelock");
    expect(check(timelock, [`${ADDRESS},1,2020-01-01 00:00`]).errors).toBe(1);
  });

  test("parts of a duration have to be shorter together than the whole", () => {
    const cliff = templateOf("lockup/duration/cliff");
    expect(messages(cliff, [`${ADDRESS},1,5 days,0,5 days`])).toEqual([
      "2 : cliffDuration must be shorter than duration",
    ]);
    const double = templateOf("lockup/duration/dynamicDoubleUnlock");
    expect(messages(double, [`${ADDRESS},9,10 days,4,6 days,4,4 days`])).toEqual([
      "2 : firstUnlockDuration and secondUnlockDuration together must be shorter than duration",
    ]);
    expect(messages(double, [`${ADDRESS},9,10 days,4,6 days,6,1 days`])).toEqual([
      expect.stringContaining("firstUnlockAmount and secondUnlockAmount release 10"),
    ]);
  });

  test("counts stay within the length of the stream, and a limit that some chains have is named", () => {
    expect(check(STEPPER, [`${ADDRESS},1,5 days,501`])).toMatchObject({ errors: 0, warnings: 1 });
    expect(messages(STEPPER, [`${ADDRESS},1,5 days,501`])).toEqual([
      expect.stringMatching(/^2 stepCount: 501 is more than 500, .* later releases have none$/),
    ]);
    expect(messages(STEPPER, [`${ADDRESS},1,1 hours,5000`], { maxCount: 10_000n })).toEqual([
      "2 stepCount: 5000 steps need at least 5000 seconds",
    ]);
  });

  test("percentages add up and are as many as the years", () => {
    const yearly = templateOf("lockup/range/tranchedBackweighted");
    expect(messages(yearly, [`${ADDRESS},1,2027-01-01 00:00,10;20;30,4`])).toEqual([
      "2 unlockPercentages: 10;20;30 adds up to 60, not 100",
      "2 unlockPercentages: 10;20;30 has 3 percentages, and yearCount is 4",
    ]);
  });

  test("rates", () => {
    const row = (rate: string) => [`${ADDRESS},${rate},year,0,2027-01-01 00:00`];
    expect(messages(FLOW, row("50"))).toEqual([]);
    expect(messages(FLOW, row("0"))).toEqual(["2 rateAmount: the amount is 0; use more than 0"]);
    expect(messages(FLOW, row("0.000000000001"))).toEqual([
      "2 rateAmount: the rate per second rounds to 0, which creates a paused stream",
    ]);
    expect(messages(FLOW, [`${ADDRESS},1,fortnight,0,2027-01-01 00:00`])).toEqual([
      expect.stringContaining("use one of second, minute, hour"),
    ]);
  });

  test("airdrops need two different recipients", () => {
    expect(messages(AIRDROP, [`${ADDRESS},1`])).toEqual([
      "0 : an airdrop needs at least 2 recipients",
    ]);
    expect(
      messages(AIRDROP, [`${ADDRESS},1`, `${OTHER_ADDRESS},1`, `${ADDRESS.toLowerCase()},1`]),
    ).toEqual([
      `4 address: "${ADDRESS.toLowerCase().slice(0, 40)}…" is in row 2 already; add the amounts up`,
    ]);
  });

  test("an empty row inside the file is reported, empty rows at its end are not", () => {
    const row = `${ADDRESS},1,5 days`;
    expect(messages(LINEAR, [row, "", row, ",,", ""])).toEqual(["3 : the row is empty; delete it"]);
    expect(messages(LINEAR, [])).toEqual(["0 : there is no row below the header"]);
  });
});

describe("the report", () => {
  test("has totals and dates", () => {
    const rows = Array.from({ length: 120 }, () => `${ADDRESS},42.5,5 days`);
    const report = check(LINEAR, rows);
    expect(report.rows).toBe(120);
    expect(report.totals.get("amount")).toBe(5100n * UNIT);
    const dated = check(CLIFF, [
      `${ADDRESS},1,2027-01-01 00:00,2028-01-01 00:00,1,2027-06-01 00:00`,
    ]);
    expect(dated.dates.map(({ row, column, seconds }) => [row, column, seconds])).toEqual([
      [2, "startAt", 1_798_761_600n],
      [2, "endAt", 1_830_297_600n],
      [2, "cliffAt", 1_811_808_000n],
    ]);
  });

  test("lists the first hundred findings and counts all", () => {
    const report = check(
      LINEAR,
      Array.from({ length: 150 }, () => `${ADDRESS},x,5 days`),
    );
    expect(report.findings).toHaveLength(MAX_FINDINGS);
    expect(report.errors).toBe(150);
  });

  test("a long file is checked row by row", () => {
    const text = `address,amount,duration\n${`${ADDRESS},1,5 days\n`.repeat(1000)}`;
    const shares = [...checkRows(text, settings(LINEAR))];
    expect(shares).toHaveLength(1001);
    expect(shares.every((share, index) => share > (shares[index - 1] ?? 0))).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });
});
