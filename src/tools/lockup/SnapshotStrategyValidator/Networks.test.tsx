// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { loadModel } from "../../../../plugins/protocol-data/test-model";
import { CHAINS } from "@site/src/lib/protocol/fixture";
import SnapshotNetworks from "./Networks";
import { STRATEGY_NETWORKS } from "./validate";

test("names every network of both strategies", () => {
  render(<SnapshotNetworks chains={loadModel().chains} />);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows).toHaveLength(STRATEGY_NETWORKS["sablier-v2"].length);
  const gnosis = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  );
  expect(gnosis).toContainEqual(["Gnosis", "100", "yes", "no"]);
});

test("a network that the data does not know is an error", () => {
  expect(() => render(<SnapshotNetworks chains={{ ...CHAINS, chains: [] }} />)).toThrow(
    "Chain 1 is not in the data",
  );
});
