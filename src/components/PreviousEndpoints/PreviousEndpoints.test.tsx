// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { loadModel } from "../../../plugins/protocol-data/test-model";
import PreviousEndpoints from ".";
import { PastEnvio } from "./PastEnvio";

vi.mock("@docusaurus/useGlobalData", () => ({ usePluginData: () => ({ planned: [] }) }));

const { chains } = loadModel();

afterEach(cleanup);

describe("PreviousEndpoints", () => {
  test.each([
    ["lockup", 16],
    ["flow", 18],
    ["airdrops", 16],
  ] as const)("maps every deprecated subgraph of %s to its successor", (protocol, count) => {
    render(<PreviousEndpoints protocol={protocol} chains={chains} />);
    expect(screen.getAllByRole("rowheader")).toHaveLength(count);
    expect(screen.getAllByText("deprecated")).toHaveLength(count);
    const row = screen.getByRole("rowheader", { name: /^Base 8453/ }).closest("tr");
    if (row === null) throw new Error("There is no row for Base.");
    const successor = within(row).getByRole("link", { name: `sablier-${protocol}-base` });
    expect(successor.getAttribute("href")).toBe(`/api/${protocol}/endpoints#chain-base`);
  });

  test("shows only the testing address where the id is unknown", () => {
    render(<PreviousEndpoints protocol="flow" chains={chains} />);
    const row = screen.getByRole("rowheader", { name: /^ZKsync Era/ }).closest("tr");
    if (row === null) throw new Error("There is no row for ZKsync Era.");
    expect(within(row).queryByText("Production")).toBeNull();
    expect(within(row).getByText("Testing")).toBeTruthy();
    expect(within(row).getByText(/never published/)).toBeTruthy();
  });
});

test("PastEnvio lists past addresses as text", () => {
  render(<PastEnvio protocol="lockup" />);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("link")).toBeNull();
});
