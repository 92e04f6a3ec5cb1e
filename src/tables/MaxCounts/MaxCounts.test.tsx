// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import MaxCounts from ".";

test("lists every chain with its number", () => {
  render(<MaxCounts />);
  const table = screen.getByRole("table", { name: "MAX_COUNT of Lockup v2.0 by chain" });
  const row = (name: RegExp): string | null => within(table).getByRole("row", { name }).textContent;
  expect(row(/BNB Chain/u)).toBe("BNB Chain4,460");
  expect(row(/Ethereum/u)).toContain("1,020");
  expect(row(/^other chains/u)).toContain("500");
  expect(row(/ZKsync/u)).toContain("read the getter");
});
