import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { FLOW_FORK } from "../../../data/gas/flow";
import { LOCKUP_FORK } from "../../../data/gas/lockup";
import { LOCKUP_V4_FORK } from "../../../data/gas/lockup-v4";
import { BatchCosts, MarginalCosts } from "./Derived";

/** Texts of the cells, by row of the body. */
function cellsOf(table: ReactElement): string[][] {
  const [, body = ""] = renderToString(table).split("<tbody");
  return (body.split("</tbody>", 1)[0] ?? "")
    .split("<tr")
    .slice(1)
    .map((row) =>
      row
        .split("<td")
        .slice(1)
        .map((cell) => `<${cell}`.replaceAll(/<[^>]*>/gu, "")),
    );
}

test("one more segment or tranche", () => {
  const rows = cellsOf(<MarginalCosts set={LOCKUP_FORK} />);
  expect(rows).toHaveLength(12);
  expect(rows[1]).toEqual(["Dynamic", "createWithTimestampsLD", "", "25,594"]);
});

test("each stream of a batch, marked where no transaction on Ethereum can hold the batch", () => {
  const [linear] = cellsOf(<BatchCosts set={LOCKUP_FORK} />);
  expect(linear).toEqual(["createWithDurationsLL", "192,884", "176,905", "174,294", "172,958"]);
  const marked = cellsOf(<BatchCosts set={LOCKUP_V4_FORK} />).map((row) =>
    row.map((text) => (text.endsWith("*") ? "*" : "")).join("|"),
  );
  expect(marked).toEqual(["||||", "||||", "|||*|*", "||||*", "||||*", "||||*"]);
  expect(renderToString(<BatchCosts set={LOCKUP_V4_FORK} />)).toContain("16,777,216");
});

test("a set without such tables gives empty ones", () => {
  for (const Table of [MarginalCosts, BatchCosts]) {
    expect(cellsOf(<Table set={FLOW_FORK} />)).toEqual([]);
  }
});
