// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import InterfaceFeeHistory from ".";

describe("InterfaceFeeHistory", () => {
  test("lists every price with its first and last day", () => {
    render(<InterfaceFeeHistory />);
    const table = screen.getByRole("table", { name: "Interface fees since the first release" });
    const rows = within(table).getAllByRole("row");
    expect(rows).toHaveLength(11);
    const cells = (row: number) =>
      within(rows[row] ?? table)
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    expect(cells(1)).toEqual(["Lockup withdrawal", "2023-07-03", "2025-02-02", "nothing"]);
    expect(cells(9)).toEqual(["Airdrop claim", "2025-04-10", "2026-01-26", "$2.00"]);
    expect(cells(10)[2]).toBe("no end on record");
  });
});
