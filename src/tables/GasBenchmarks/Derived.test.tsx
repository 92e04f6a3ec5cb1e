// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { FLOW_FORK } from "../../../data/gas/flow";
import { LOCKUP_FORK } from "../../../data/gas/lockup";
import { LOCKUP_V4_FORK } from "../../../data/gas/lockup-v4";
import { BatchCosts, MarginalCosts } from "./Derived";

function textsOf(row: HTMLElement | undefined): (string | null)[] {
  return row === undefined
    ? []
    : within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
}

test("one more segment or tranche", () => {
  render(<MarginalCosts set={LOCKUP_FORK} />);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows).toHaveLength(12);
  expect(textsOf(rows[1])).toEqual(["Dynamic", "createWithTimestampsLD", "", "25,594"]);
});

test("each stream of a batch", () => {
  render(<BatchCosts set={LOCKUP_FORK} />);
  const [linear] = screen.getAllByRole("row").slice(1);
  expect(textsOf(linear)).toEqual([
    "createWithDurationsLL",
    "192,884",
    "176,905",
    "174,294",
    "172,958",
  ]);
});

test("batches that no transaction on Ethereum can hold are marked", () => {
  render(<BatchCosts set={LOCKUP_V4_FORK} />);
  const marked = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => textsOf(row).map((text) => text?.endsWith("*")));
  expect(marked).toEqual([
    [false, false, false, false, false],
    [false, false, false, false, false],
    [false, false, false, true, true],
    [false, false, false, false, true],
    [false, false, false, false, true],
    [false, false, false, false, true],
  ]);
  expect(screen.getByText(/^\* The whole batch/u).textContent).toContain("16,777,216 gas");
});

test("a set without such tables gives empty ones", () => {
  render(
    <>
      <MarginalCosts set={FLOW_FORK} />
      <BatchCosts set={FLOW_FORK} />
    </>,
  );
  expect(screen.getAllByRole("row")).toHaveLength(2);
});
