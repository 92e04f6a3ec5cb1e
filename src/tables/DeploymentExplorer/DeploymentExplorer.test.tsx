// @vitest-environment jsdom
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { RELEASE } from "@site/src/lib/protocol/fixture";
import { describeCounts, describeShown } from "./describe";
import DeploymentExplorer from ".";

const { collectAnchor } = vi.hoisted(() => ({
  collectAnchor: vi.fn(),
}));
vi.mock("@docusaurus/useBrokenLinks", () => ({ default: () => ({ collectAnchor }) }));

beforeEach(() => {
  window.history.replaceState(null, "", "/guides/flow/deployments");
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  document.body.replaceChildren();
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

describe("without JavaScript", () => {
  test("the page holds every address, anchor and explorer link", () => {
    window.history.replaceState(null, "", "/guides/flow/deployments?q=nothing");
    const html = renderToString(<DeploymentExplorer release={RELEASE} />);
    for (const { chain, contracts } of RELEASE.deployments) {
      expect(html).toContain(`id="chain-${chain.slug}"`);
      expect(collectAnchor).toHaveBeenCalledWith(`chain-${chain.slug}`);
      for (const { address, explorerUrl } of contracts) {
        expect(html).toContain(`>${address}</a>`);
        expect(html).toContain(`href="${explorerUrl}"`);
      }
    }
    expect(html).not.toMatch(/<(?:fieldset|input|select)[^>]* disabled=""/);
  });
});

describe("the table", () => {
  test("groups contracts by chain, with badges, alias and copy buttons", () => {
    render(<DeploymentExplorer release={RELEASE} />);
    expect(chains()).toEqual(["Ethereum", "OP Mainnet", "Sepolia"]);
    const ethereum = within(addresses()).getByRole("rowgroup", { name: "Ethereum" });
    expect(within(ethereum).getByText("chain id 1")).toBeTruthy();
    expect(within(ethereum).getByText("in app")).toBeTruthy();
    expect(within(ethereum).queryByText("testnet")).toBeNull();
    expect(within(ethereum).getByText("FL2")).toBeTruthy();
    const copy = { name: "Copy address of SablierFlow on Ethereum" };
    expect(within(ethereum).getByRole("button", copy)).toBeTruthy();
    const link = within(ethereum).getByRole("link", { name: /^SablierFlow on Ethereum: 0x7C01/ });
    expect(link.getAttribute("rel")).toBe("noopener");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  test("a flagged address is marked, explained and not offered for copying", () => {
    render(<DeploymentExplorer release={RELEASE} />);
    const sepolia = within(addresses()).getByRole("rowgroup", { name: "Sepolia" });
    expect(within(sepolia).getByText("testnet")).toBeTruthy();
    expect(within(sepolia).getAllByText("Address unconfirmed")).toHaveLength(2);
    expect(within(sepolia).getAllByText("Compare it with the explorer.")).toHaveLength(2);
    expect(within(sepolia).queryByRole("button", { name: /Copy address/ })).toBeNull();
  });
});

describe("contracts", () => {
  test("list aliases, reach and ABI files", () => {
    render(<DeploymentExplorer release={RELEASE} />);
    const list = screen.getByRole("table", { name: "Contracts of Flow v1.1" });
    const abi = within(list).getByRole("link", { name: "ABI of SablierFlow as JSON" });
    expect(abi.getAttribute("href")).toBe("/data/abi/flow/v1.1/SablierFlow.json");
    expect(within(list).getByText("not in the package")).toBeTruthy();
    expect(within(list).getByText("no fixed address")).toBeTruthy();
    const json = screen.getByRole("link", { name: "All addresses of this page as JSON" });
    expect(json.getAttribute("href")).toBe("/data/deployments/flow-v1.1.json");
  });
});

describe("the filter", () => {
  test("narrows the table, counts, and is written into the address", async () => {
    const user = userEvent.setup();
    render(<DeploymentExplorer release={RELEASE} />);
    expect(screen.getByRole("status").textContent).toBe(
      "3 chains: 2 mainnets and 1 testnet, 2 unconfirmed addresses",
    );
    await user.type(screen.getByRole("searchbox"), "op main");
    expect(chains()).toEqual(["OP Mainnet"]);
    expect(screen.getByRole("status").textContent).toBe("1 of 3 chains, 2 of 6 addresses");
    expect(window.location.search).toBe("?q=op+main");
    await user.selectOptions(screen.getByRole("combobox", { name: "Contract" }), "SablierFlow");
    expect(window.location.search).toBe("?q=op+main&contract=SablierFlow");
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(chains()).toEqual(["Ethereum", "OP Mainnet", "Sepolia"]);
    expect(window.location.search).toBe("");
  });

  test("ignores bad values with a message, until the reader filters", async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, "", "/guides/flow/deployments?network=moon&contract=Evil");
    render(<DeploymentExplorer release={RELEASE} />);
    expect(chains()).toHaveLength(3);
    expect(screen.getByRole("alert").textContent).toContain('"moon" was ignored');
    expect(screen.getByRole("alert").textContent).toContain('"Evil" was ignored');
    await user.type(screen.getByRole("searchbox"), "o");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(window.location.search).toBe("?q=o");
  });
});

describe("links to a chain", () => {
  test("mark its group", () => {
    window.history.replaceState(null, "", "/guides/flow/deployments#chain-optimism");
    render(<DeploymentExplorer release={RELEASE} />);
    const group = within(addresses()).getByRole("rowgroup", { name: "OP Mainnet" });
    expect(group.dataset.linked).toBe("true");
    expect(document.querySelectorAll("[data-linked]")).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("follow the reader to another chain", () => {
    const { rerender } = render(<DeploymentExplorer release={RELEASE} />);
    expect(document.querySelector("[data-linked]")).toBeNull();
    act(() => window.history.replaceState(null, "", "/guides/flow/deployments#chain-mainnet"));
    rerender(<DeploymentExplorer release={RELEASE} />);
    expect(document.querySelector("[data-linked]")?.id).toBe("chain-mainnet");
  });

  test("say when the filter hides it, and when the release is not there", () => {
    window.history.replaceState(
      null,
      "",
      "/guides/flow/deployments?network=testnet#chain-optimism",
    );
    const { unmount } = render(<DeploymentExplorer release={RELEASE} />);
    expect(screen.getByRole("alert").textContent).toContain("OP Mainnet, which the filter hides");
    unmount();
    window.history.replaceState(null, "", "/guides/flow/deployments#chain-form");
    render(<DeploymentExplorer release={RELEASE} />);
    expect(screen.getByRole("alert").textContent).toContain('chain "form", on which Flow v1.1');
  });
});

describe("descriptions", () => {
  test("leave out networks without chains", () => {
    const counts = { chains: 1, mainnets: 1, testnets: 0, addresses: 1, unconfirmed: 0 };
    expect(describeCounts(counts)).toBe("1 chain: 1 mainnet");
    expect(describeShown([], counts)).toBe("0 of 1 chain, 0 of 1 address");
  });
});
