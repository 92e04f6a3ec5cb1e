// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import ResultTable from ".";

test("is a table with a name whose cells know their columns", () => {
  render(<ResultTable caption="All" columns={["A", "B"]} rows={[["1", <b key="b">2</b>]]} />);
  const table = within(screen.getByRole("table", { name: "All" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "A",
    "B",
  ]);
  const cells = table.getAllByRole("cell");
  expect(cells.map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
    ["A", "1"],
    ["B", "2"],
  ]);
});
