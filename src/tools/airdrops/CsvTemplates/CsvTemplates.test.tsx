// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { TEMPLATES } from "@site/src/lib/csv/fixture";
import CsvTemplates from ".";

test("has a row with a drawing, the columns and the files of each template", () => {
  render(<CsvTemplates data={TEMPLATES} />);
  const rows = within(screen.getByRole("table", { name: "CSV templates" })).getAllByRole("row");
  expect(rows).toHaveLength(TEMPLATES.templates.length + 1);
  const cliff = rows.find((row) => row.textContent.includes("cliffAt"));
  if (cliff === undefined) throw new Error("There is a cliff template.");
  expect(within(cliff).getByRole("img").getAttribute("aria-label")).toContain("Amount over time");
  expect(
    within(cliff)
      .getByRole("link", { name: /^CSV template/ })
      .getAttribute("href"),
  ).toBe("/data/csv/lockup/range/cliff.csv");
  expect(
    within(cliff)
      .getByRole("link", { name: /^JSON Schema/ })
      .getAttribute("href"),
  ).toBe("/data/csv/lockup/range/cliff.schema.json");
});
