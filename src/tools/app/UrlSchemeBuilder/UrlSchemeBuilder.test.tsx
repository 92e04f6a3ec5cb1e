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

  test("names a chain without the contract next to the field", async () => {
    const user = userEvent.setup();
    render(<UrlSchemeBuilder data={CONTRACTS} />);
    const chain = screen.getByRole("combobox", { name: "Chain" });
    await user.selectOptions(chain, "1");
    expect(chain.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("LK (Lockup v2.0) is not deployed on Ethereum.")).toBeTruthy();
    expect(screen.getByText(/leads nowhere/)).toBeTruthy();
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
