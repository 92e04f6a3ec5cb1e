// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { RELEASE } from "@site/src/lib/protocol/fixture";
import { describeCounts, describeShown } from "./describe";
import DeploymentExplorer from ".";

beforeEach(() => {
  window.history.replaceState(null, "", "/guides/flow/deployments");
  Element.prototype.scrollIntoView = vi.fn();
});

function addresses(): HTMLElement {
  return screen.getByRole("table", { name: "Addresses of Flow v1.1" });
}

function chains(): (string | null)[] {
  return within(addresses())
    .getAllByRole("rowgroup")
    .map((group) => group.getAttribute("aria-label"))
    .filter((label) => label !== null);
}

test("groups contracts by chain; an unconfirmed address is marked, explained and not copied", () => {
  render(<DeploymentExplorer release={RELEASE} />);
  expect(chains()).toEqual(["Ethereum", "OP Mainnet", "Sepolia"]);
  const ethereum = within(within(addresses()).getByRole("rowgroup", { name: "Ethereum" }));
  for (const text of ["chain id 1", "in app", "FL2"]) expect(ethereum.getByText(text)).toBeTruthy();
  expect(
    ethereum.getByRole("button", { name: "Copy address of SablierFlow on Ethereum" }),
  ).toBeTruthy();
  const sepolia = within(within(addresses()).getByRole("rowgroup", { name: "Sepolia" }));
  expect(sepolia.getByText("testnet")).toBeTruthy();
  expect(sepolia.getAllByText("Address unconfirmed")).toHaveLength(2);
  expect(sepolia.getAllByText("Compare it with the explorer.")).toHaveLength(2);
  expect(sepolia.queryByRole("button", { name: /Copy address/ })).toBeNull();
  const list = screen.getByRole("table", { name: "Contracts of Flow v1.1" });
  expect(within(list).getByText("not in the package")).toBeTruthy();
  expect(within(list).getByText("no fixed address")).toBeTruthy();
});

test("a withheld address is named with its reason", () => {
  const withheld = [{ chain: "Ethereum", contract: "SablierFlow", reason: "It is not Sablier's." }];
  const { rerender } = render(<DeploymentExplorer release={{ ...RELEASE, withheld }} />);
  const text = "SablierFlow on Ethereum: It is not Sablier's.";
  const named = (_: string, { tagName, textContent }: Element): boolean =>
    tagName === "LI" && textContent === text;
  expect(
    screen.getByText((content, element) => element !== null && named(content, element)),
  ).toBeTruthy();
  rerender(<DeploymentExplorer release={RELEASE} />);
  expect(screen.queryByText("Addresses that are not shown")).toBeNull();
});

describe("the filter", () => {
  test("narrows the table, counts, and is written into the address", () => {
    render(<DeploymentExplorer release={RELEASE} />);
    expect(screen.getByRole("status").textContent).toBe(
      "3 chains: 2 mainnets and 1 testnet, 2 unconfirmed addresses",
    );
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "op main" } });
    fireEvent.change(screen.getByLabelText("Contract"), { target: { value: "SablierFlow" } });
    expect(chains()).toEqual(["OP Mainnet"]);
    expect(screen.getByRole("status").textContent).toBe("1 of 3 chains, 1 of 6 addresses");
    expect(window.location.search).toBe("?q=op+main&contract=SablierFlow");
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(chains()).toHaveLength(3);
    expect(window.location.search).toBe("");
  });

  test("ignores bad values with a message, until the reader filters", () => {
    window.history.replaceState(null, "", "/guides/flow/deployments?network=moon&contract=Evil");
    render(<DeploymentExplorer release={RELEASE} />);
    expect(chains()).toHaveLength(3);
    expect(screen.getByRole("alert").textContent).toMatch(/Network "moon" .*Contract "Evil" /);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "o" } });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(window.location.search).toBe("?q=o");
  });
});

describe("a link to a chain", () => {
  test("marks its group, and that of the chain to which the reader goes on", () => {
    window.history.replaceState(null, "", "/guides/flow/deployments#chain-optimism");
    const { rerender } = render(<DeploymentExplorer release={RELEASE} />);
    const linked = () => [...document.querySelectorAll("[data-linked]")].map(({ id }) => id);
    expect(linked()).toEqual(["chain-optimism"]);
    act(() => window.history.replaceState(null, "", "/guides/flow/deployments#chain-mainnet"));
    rerender(<DeploymentExplorer release={RELEASE} />);
    expect(linked()).toEqual(["chain-mainnet"]);
  });

  test.each([
    ["?network=testnet#chain-optimism", "OP Mainnet, which the filter hides"],
    ["#chain-form", 'chain "form", on which Flow v1.1'],
  ])("says why %s shows none", (place, reason) => {
    window.history.replaceState(null, "", `/guides/flow/deployments${place}`);
    render(<DeploymentExplorer release={RELEASE} />);
    expect(screen.getByRole("alert").textContent).toContain(reason);
  });
});

test("descriptions leave out networks without chains", () => {
  const counts = { chains: 1, mainnets: 1, testnets: 0, addresses: 1, unconfirmed: 0 };
  expect(describeCounts(counts)).toBe("1 chain: 1 mainnet");
  expect(describeShown([], counts)).toBe("0 of 1 chain, 0 of 1 address");
});
