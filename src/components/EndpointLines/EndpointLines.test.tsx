// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import EndpointLines from ".";

afterEach(cleanup);

test("EndpointLines sums the lines up, current ones first", () => {
  render(<EndpointLines />);
  const rows = screen
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toHaveLength(8);
  expect(rows[1]).toEqual([
    "sablier-lockup-<slug>",
    "Lockup",
    "current",
    "v1.0, v1.1, v1.2, v2.0",
    "26",
    "sablier-lockup-ethereum",
  ]);
  expect(rows[4]).toEqual([
    "sablier-<slug>, on Ethereum sablier",
    "Legacy",
    "current",
    "v1.0, v1.1",
    "7",
    "sablier-arbitrum",
  ]);
  expect(rows[5]?.slice(0, 3)).toEqual([
    "sablier-v2-<slug>, on Ethereum sablier-v2",
    "Lockup",
    "deprecated on 2025-02-03",
  ]);
});
