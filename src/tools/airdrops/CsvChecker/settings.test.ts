import { expect, test } from "vitest";

import {
  AIRDROP,
  CLIFF,
  FLOW,
  settings,
  STEPPER,
  templateOf,
  TEMPLATES,
} from "../../../../plugins/csv-templates/test-templates";
import { checkCsv } from "@site/src/lib/csv";
import { initialTexts } from "@site/src/forms";
import { MAX_FILE_BYTES, readTextFile } from "./read-file";
import { checkerFields, checkSettings, templateName, templateNotes } from "./settings";

test.each([
  [new Uint8Array([0xff, 0xfe, 65, 0]), /no text in UTF-8; save the sheet as CSV UTF-8/],
  [new Uint8Array([0xc3, 0x28]), /no text in UTF-8/],
])("a file in another encoding is refused: %s", async (bytes, message) => {
  await expect(readTextFile(new File([bytes], "a.csv"))).rejects.toThrow(message);
});

test("a file that is too large is not read", async () => {
  const large = Object.defineProperty(new File(["x"], "a.csv"), "size", {
    value: MAX_FILE_BYTES + 1,
  });
  await expect(readTextFile(large)).rejects.toThrow("64.0 MB is the limit");
});

test("settings name templates and what is special about them", () => {
  expect([AIRDROP, CLIFF].map(templateName)).toEqual([
    "Airdrop, any type",
    "Cliff-Linear, by date",
  ]);
  expect(templateNotes(STEPPER)).toEqual([
    "Lockup has had this shape since v1.2.",
    expect.stringContaining("advises against"),
  ]);
  expect(templateNotes(FLOW)).toEqual([expect.stringContaining("ignores startAt")]);
  expect(templateNotes(templateOf("lockup/range/linearTimelock"))).toHaveLength(2);
});

test("Flow takes fewer decimals", () => {
  const fields = checkerFields(TEMPLATES);
  const check = (template: string) =>
    checkSettings(TEMPLATES, fields, { ...initialTexts(fields), template, decimals: "19" });
  expect(check(CLIFF.id).settings?.decimals).toBe(19);
  expect(check(FLOW.id).problems.decimals).toMatch(/use 0 to 18/);
  expect(() => fields.template.check("x")).toThrow(/not one of/);
});

test("a file of 10 MB is checked in time", () => {
  const row = (index: number) => `0x${index.toString(16).padStart(40, "0")},${index}.25`;
  const rows = Array.from({ length: 180_000 }, (_, index) => row(index + 1));
  const text = `address,amount\n${rows.join("\n")}\n`;
  expect(text.length).toBeGreaterThan(9_000_000);
  expect(checkCsv(text, settings(AIRDROP))).toMatchObject({ rows: rows.length, errors: 0 });
}, 60_000);
