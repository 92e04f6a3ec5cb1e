// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import EndpointLines from ".";

test("EndpointLines sums the lines up, current ones first", () => {
  render(<EndpointLines />);
  const rows = screen
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toHaveLength(8);
  expect(rows[1]).toEqual([
    "sablier-lockup-<slug>",
    "current",
    "Lockup v1.0, v1.1, v1.2, v2.0, v3.0, v4.0; Flow v1.0, v1.1, v2.0, v3.0",
    "19",
    "sablier-lockup-ethereum",
  ]);
  expect(rows[3]).toEqual([
    "sablier-<slug>, on Ethereum sablier",
    "current",
    "Legacy v1.0, v1.1",
    "7",
    "sablier-arbitrum",
  ]);
  expect(rows.slice(4).map((row) => row.slice(0, 2))).toContainEqual([
    "sablier-v2-<slug>, on Ethereum sablier-v2",
    "deprecated on 2025-02-03",
  ]);
  expect(rows.slice(4).map((row) => row[0])).toContain("sablier-flow-<slug>");
});
