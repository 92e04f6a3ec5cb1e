// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
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
