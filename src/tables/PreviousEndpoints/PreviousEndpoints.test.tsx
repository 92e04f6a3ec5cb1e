// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { loadModel } from "../../../plugins/protocol-data/test-model";
import PreviousEndpoints from ".";

const { chains } = loadModel();

describe("PreviousEndpoints", () => {
  test.each([
    ["lockup", 25, "sablier-v2"],
    ["flow", 44, "sablier-v2-fl"],
    ["airdrops", 25, "sablier-v2-ms"],
  ] as const)("leads every past subgraph of %s to what replaces it", (protocol, count, older) => {
    render(<PreviousEndpoints protocol={protocol} chains={chains} />);
    expect(screen.getAllByRole("rowheader")).toHaveLength(count);
    const rowOf = (name: string): HTMLElement => {
      const found = screen.getByText(name).closest("tr");
      if (found === null) throw new Error(`There is no row of ${name}.`);
      return found;
    };
    const line = protocol === "airdrops" ? "airdrops" : "lockup";
    const link = (row: HTMLElement, name: string): string | null =>
      within(row).getByRole("link", { name }).getAttribute("href");
    expect(link(rowOf(`${older}-base`), `sablier-${line}-base`)).toBe(
      `/api/${protocol}/endpoints#chain-base`,
    );
    const blast = rowOf(`${older}-blast`);
    expect(within(blast).getByText(/at Envio/)).toBeTruthy();
    expect(within(rowOf(`${older}-arbitrum-sepolia`)).getByText(/nothing: no vendor/)).toBeTruthy();
  });

  test("shows only the testing address where the id is unknown", () => {
    render(<PreviousEndpoints protocol="flow" chains={chains} />);
    const row = screen.getByText("sablier-v2-fl-zksync").closest("tr");
    if (row === null) throw new Error("There is no row for ZKsync Era.");
    expect(within(row).queryByText("Production")).toBeNull();
    expect(within(row).getByText("Testing")).toBeTruthy();
    expect(within(row).getByText(/never published/)).toBeTruthy();
  });
});
