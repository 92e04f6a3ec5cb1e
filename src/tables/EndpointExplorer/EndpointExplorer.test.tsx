// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";

import { loadModel } from "../../../plugins/protocol-data/test-model";
import EndpointExplorer from ".";
import { EnvioCard } from "./EnvioCard";

const { chains } = loadModel();

const enter = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};

const names = (): (string | null)[] =>
  screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

describe("EndpointExplorer", () => {
  test("filters, and keeps the filter in the address", () => {
    render(<EndpointExplorer protocol="flow" chains={chains} />);
    enter(screen.getByRole("searchbox"), "base");
    expect(names()).toEqual(["Base 8453", "Base Sepolia 84532testnet"]);
    expect(window.location.search).toBe("?q=base");
    enter(screen.getByLabelText("Network"), "testnet");
    expect(names()).toEqual(["Base Sepolia 84532testnet"]);
    enter(screen.getByRole("searchbox"), "nowhere");
    expect(screen.getByText(/No endpoint fits the filter/)).toBeTruthy();
  });

  test("copies with the reader's key and never shows it; a wrong one is named and not used", async () => {
    const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText: write } });
    window.history.replaceState(null, "", "/api/lockup/endpoints?q=base");
    const { container } = render(<EndpointExplorer protocol="lockup" chains={chains} />);
    const copied = async (): Promise<string | undefined> => {
      const name = "Copy production address of sablier-lockup-base";
      write.mockClear();
      fireEvent.click(screen.getByRole("button", { name }));
      await waitFor(() => expect(write).toHaveBeenCalledOnce());
      return write.mock.lastCall?.[0];
    };
    expect(await copied()).toContain("/api/{API_KEY}/subgraphs/");
    enter(screen.getByLabelText(/Your API key/), "abc123");
    expect(await copied()).toContain("/api/abc123/subgraphs/id/778");
    expect(container.textContent).not.toContain("abc123");
    expect(window.location.search).toBe("?q=base");
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    enter(screen.getByLabelText(/Your API key/), "https://x");
    expect(screen.getByRole("alert").textContent).toContain('The key contains ":"');
    expect(await copied()).toContain("{API_KEY}");
  });
});

test("EnvioCard shows the one address and its pages, and names a protocol without one", () => {
  const html = renderToString(<EnvioCard protocol="flow" />).replaceAll("<!-- -->", "");
  expect(html).toContain("https://indexer.hyperindex.xyz/53b7e25/v1/graphql");
  expect(html).toContain("28 chains, no key");
  expect(html).toContain('href="https://envio.dev/app/sablier-labs/lockup-envio"');
  expect(() => renderToString(<EnvioCard protocol="legacy" />)).toThrow(
    'There is no Envio endpoint of "legacy" in data/endpoints.ts.',
  );
});
