// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { ENDPOINTS } from "../../../data/endpoints";
import { loadModel } from "../../../plugins/protocol-data/test-model";
import EndpointExplorer from ".";
import { EnvioCard } from "./EnvioCard";

const { chains } = loadModel();

beforeEach(() => {
  window.history.replaceState(null, "", "/api/lockup/endpoints");
});

afterEach(() => {
  document.body.replaceChildren();
});

const names = (): (string | null)[] =>
  screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

describe("EndpointExplorer", () => {
  test("shows every address without JavaScript", () => {
    for (const protocol of ["lockup", "flow", "airdrops", "legacy"] as const) {
      const page = document.createElement("div");
      page.innerHTML = renderToString(<EndpointExplorer protocol={protocol} chains={chains} />);
      const shown = [...page.querySelectorAll("dd code")].map(({ textContent }) => textContent);
      const subgraphs = ENDPOINTS.filter(
        (endpoint) =>
          endpoint.protocol === protocol &&
          endpoint.status === "current" &&
          endpoint.vendor === "the-graph",
      );
      const wanted = subgraphs.flatMap(({ url, testingUrl }) =>
        [url ?? [], testingUrl ?? []].flat(),
      );
      expect(shown.toSorted()).toEqual(wanted.toSorted());
      expect(page.querySelectorAll(":disabled")).toHaveLength(0);
    }
  });

  test("has the chains of both vendors, and says where one is missing", () => {
    render(<EndpointExplorer protocol="lockup" chains={chains} />);
    expect(screen.getByText("30 chains with Lockup")).toBeTruthy();
    expect(names()).toHaveLength(30);
    const row = (name: RegExp): HTMLElement => {
      const found = screen.getByRole("rowheader", { name }).closest("tr");
      if (found === null) throw new Error(`No row for ${String(name)}`);
      return found;
    };
    expect(within(row(/^Morph 2818/)).getByText("no subgraph")).toBeTruthy();
    expect(within(row(/^Denergy/)).getByText("no")).toBeTruthy();
    expect(within(row(/^Denergy/)).getByText(/Graph Node of the chain/)).toBeTruthy();
    expect(screen.getAllByText(/Listed on 2026-08-22/)).toHaveLength(1);
    expect(row(/^Ethereum 1$/).id).toBe("chain-mainnet");
  });

  test("filters by keyboard and keeps the filter in the address", async () => {
    const user = userEvent.setup();
    render(<EndpointExplorer protocol="flow" chains={chains} />);
    await user.type(screen.getByRole("searchbox"), "base");
    expect(names()).toEqual(["Base 8453", "Base Sepolia 84532testnet"]);
    expect(window.location.search).toBe("?q=base");
    await user.selectOptions(screen.getByRole("combobox", { name: "Network" }), "Testnets");
    expect(names()).toEqual(["Base Sepolia 84532testnet"]);
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Vendor" }), "Envio");
    expect(names()).toHaveLength(28);
    await user.type(screen.getByRole("searchbox"), "nowhere");
    expect(screen.getByText(/No endpoint fits the filter/)).toBeTruthy();
  });

  test("reads the filter from a link", () => {
    window.history.replaceState(null, "", "/api/lockup/endpoints?q=8453&vendor=acme");
    render(<EndpointExplorer protocol="lockup" chains={chains} />);
    expect(names()).toEqual(["Base 8453"]);
    expect(screen.getByRole("alert").textContent).toContain('"acme" was ignored');
  });

  test("copies with the reader's key and never shows it", async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { container } = render(<EndpointExplorer protocol="lockup" chains={chains} />);
    const copy = screen.getByRole("button", {
      name: "Copy production address of sablier-lockup-base",
    });
    await user.click(copy);
    expect(write).toHaveBeenLastCalledWith(expect.stringContaining("/api/{API_KEY}/subgraphs/"));
    const field = screen.getByLabelText(/Your API key/);
    await user.type(field, "abc123");
    await user.click(copy);
    expect(write).toHaveBeenLastCalledWith(expect.stringContaining("/api/abc123/subgraphs/id/778"));
    expect(container.textContent).not.toContain("abc123");
    expect(window.location.search).toBe("");
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test("says what is wrong with a key and keeps the placeholder", async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    render(<EndpointExplorer protocol="lockup" chains={chains} />);
    await user.type(screen.getByLabelText(/Your API key/), "https://x");
    expect(screen.getByRole("alert").textContent).toContain('The key contains ":"');
    await user.click(
      screen.getByRole("button", { name: "Copy production address of sablier-lockup-base" }),
    );
    expect(write).toHaveBeenLastCalledWith(expect.stringContaining("{API_KEY}"));
  });

  test("asks for no vendor where there is only one", () => {
    render(<EndpointExplorer protocol="legacy" chains={chains} />);
    expect(screen.queryByRole("combobox", { name: "Vendor" })).toBeNull();
    expect(screen.queryByRole("columnheader", { name: "Envio" })).toBeNull();
    expect(names()).toHaveLength(7);
    expect(document.body.textContent).toContain("{QUERY_KEY}");
  });
});

describe("EnvioCard", () => {
  test("shows the one address and its pages", () => {
    render(<EnvioCard protocol="flow" />);
    expect(screen.getByText("https://indexer.hyperindex.xyz/53b7e25/v1/graphql")).toBeTruthy();
    expect(screen.getByText("28 chains, no key")).toBeTruthy();
    expect(
      screen.getByRole("link", { name: /^Explorer of lockup-envio/ }).getAttribute("href"),
    ).toBe("https://envio.dev/app/sablier-labs/lockup-envio");
  });

  test("names a protocol without one", () => {
    expect(() => renderToString(<EnvioCard protocol="legacy" />)).toThrow(
      'There is no Envio endpoint of "legacy" in data/endpoints.ts.',
    );
  });
});
