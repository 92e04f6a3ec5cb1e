// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { CONTRACTS, LOCKUP_POLYGON } from "@site/src/lib/app-urls/fixture";
import FrameBuilder from "./FrameBuilder";
import UrlParser from "./Parser";
import UrlSchemeBuilder from ".";

const link = (): string | null =>
  screen.getByRole("status").querySelector("a")?.getAttribute("href") ?? null;

describe("UrlSchemeBuilder", () => {
  test("the server writes the link to a stream", () => {
    expect(renderToString(<UrlSchemeBuilder data={CONTRACTS} />)).toContain(
      "https://app.sablier.com/vesting/stream/LK-137-21",
    );
  });

  test("shows the contract and the id for indexers", () => {
    render(<UrlSchemeBuilder data={CONTRACTS} />);
    expect(link()).toBe("https://app.sablier.com/vesting/stream/LK-137-21");
    expect(screen.getByRole("link", { name: LOCKUP_POLYGON }).getAttribute("href")).toBe(
      `https://polygonscan.com/address/${LOCKUP_POLYGON}`,
    );
    expect(screen.getByText(`${LOCKUP_POLYGON.toLowerCase()}-137-21`)).toBeTruthy();
  });

  test("names a chain without the contract next to the field", async () => {
    const user = userEvent.setup();
    render(<UrlSchemeBuilder data={CONTRACTS} />);
    const chain = screen.getByRole("combobox", { name: "Chain" });
    await user.selectOptions(chain, "1");
    expect(chain.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("LK (Lockup v2.0) is not deployed on Ethereum.")).toBeTruthy();
    expect(screen.getByText(/leads nowhere/)).toBeTruthy();
  });

  test("changes area, view and wallet, and keeps them in the address", async () => {
    const user = userEvent.setup();
    render(<UrlSchemeBuilder data={CONTRACTS} />);
    await user.selectOptions(screen.getByRole("combobox", { name: "Page" }), "history");
    await user.selectOptions(screen.getByRole("combobox", { name: "Wallet" }), "yes");
    expect(link()).toBe("https://app.sablier.com/vesting/stream/LK-137-21/history?cc=137");
    expect(window.location.search).toBe("?uv=history&uw=yes");
    await user.selectOptions(screen.getByRole("combobox", { name: "Area" }), "airdrops");
    expect(link()).toBe(
      "https://app.sablier.com/airdrops/campaign/0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc-11155111?cc=11155111",
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Area" }), "payments");
    await user.selectOptions(screen.getByRole("combobox", { name: "Chain" }), "1");
    expect(screen.getByText(/not confirmed/)).toBeTruthy();
  });

  test("takes an address and explains a wrong one", async () => {
    const user = userEvent.setup();
    render(<UrlSchemeBuilder data={CONTRACTS} />);
    await user.selectOptions(screen.getByRole("combobox", { name: "Contract" }), "address");
    const address = screen.getByRole("textbox", { name: "Address of the contract" });
    expect(screen.getByText("Write the address of the contract.")).toBeTruthy();
    fireEvent.change(address, { target: { value: "0x12" } });
    expect(address.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("status").textContent).toContain("Correct the marked fields");
    fireEvent.change(address, { target: { value: LOCKUP_POLYGON } });
    expect(link()).toBe(
      `https://app.sablier.com/vesting/stream/${LOCKUP_POLYGON.toLowerCase()}-137-21`,
    );
  });

  test.each(["-1", "1.5", "", "0", "9".repeat(100)])("refuses the stream id %j", (value) => {
    render(<UrlSchemeBuilder data={CONTRACTS} />);
    const field = screen.getByRole("textbox", { name: "Stream id" });
    fireEvent.change(field, { target: { value } });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(link()).toBeNull();
  });

  test("names what it ignores in the address, and an alias of the other area", () => {
    window.history.replaceState(null, "", "/page?us=XX&ui=-4&ua=payments");
    render(<UrlSchemeBuilder data={CONTRACTS} />);
    const ignored = screen.getByRole("alert").textContent;
    expect(ignored).toContain('Contract "XX"');
    expect(ignored).toContain('Stream id "-4"');
    expect(
      screen.getByText("LK is Lockup v2.0, which belongs to /vesting, not /payments."),
    ).toBeTruthy();
  });
});

describe("UrlParser", () => {
  const write = (text: string): void => {
    fireEvent.change(screen.getByRole("textbox", { name: "Link or id" }), {
      target: { value: text },
    });
  };

  test("converts an old link and names its parts", () => {
    render(<UrlParser data={CONTRACTS} />);
    expect(screen.getByRole("status").textContent).toContain("Written in the old scheme");
    expect(link()).toBe("https://app.sablier.com/vesting/stream/LK-137-21");
    expect(screen.getByRole("table", { name: "Parts of the link" }).textContent).toContain(
      "137, Polygon",
    );
    expect(screen.getByRole("link", { name: LOCKUP_POLYGON })).toBeTruthy();
  });

  test("offers both areas where the link leaves it open", () => {
    render(<UrlParser data={CONTRACTS} />);
    write("https://app.sablier.com/?t=search&c=1&s=0xab");
    expect(screen.getByRole("link", { name: /payments\/search/ })).toBeTruthy();
    expect(screen.getByText(/a page for each/)).toBeTruthy();
  });

  test("leads to a campaign in the explorer and warns about a missing contract", () => {
    render(<UrlParser data={CONTRACTS} />);
    write("/airdrops/campaign/0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc-1");
    expect(screen.getByRole("link", { name: "the campaign" }).getAttribute("href")).toContain(
      "etherscan.io",
    );
    write("LK-1-3");
    expect(screen.getByText("LK (Lockup v2.0) is not deployed on Ethereum.")).toBeTruthy();
  });

  test("explains what is not a link", () => {
    render(<UrlParser data={CONTRACTS} />);
    write("https://example.com");
    expect(screen.getByText(/is another site/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

test("FrameBuilder writes the link to a frame", () => {
  render(<FrameBuilder />);
  const field = screen.getByRole("textbox", { name: "Id of the stream" });
  fireEvent.change(field, { target: { value: "lk-137-21" } });
  expect(link()).toBe("https://app.sablier.com/api/frame/stream/LK-137-21");
  fireEvent.change(field, { target: { value: "21" } });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("status")).toBeNull();
});
