// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import WalletList from "./WalletList";

vi.mock("@generated/protocol-data/default/chains.json", async () => {
  const { loadModel } = await import("../../../../plugins/protocol-data/test-model");
  return { default: loadModel().chains };
});

const WALLET = "0x52908400098527886E0F7030069857D2E4169EE7";

const answer = (data: object): Response => Response.json({ data });

afterEach(() => vi.unstubAllGlobals());

test("shows what one indexer has, and what the other did", async () => {
  const fetch = vi.fn(async (url: string, { body }: { body: string }) => {
    expect(new URL(url).protocol).toBe("https:");
    if (!body.includes("WalletStreams")) return new Response("", { status: 500 });
    const row = { alias: "LK3-1-42", asset: { symbol: "DAI" } };
    return answer({ lockupIn: [row], lockupOut: [], flowIn: [], flowOut: [] });
  });
  vi.stubGlobal("fetch", fetch);
  const onPick = vi.fn();
  render(<WalletList onPick={onPick} />);
  const field = screen.getByRole("textbox", { name: "Wallet’s address" });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: /^Ask / });

  fireEvent.change(field, { target: { value: "0x1234" } });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(button.disabled).toBe(true);

  fireEvent.change(field, { target: { value: WALLET } });
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole("button", { name: "LK3-1-42" }));
  expect(onPick).toHaveBeenCalledWith("LK3-1-42", "recipient", WALLET);
  expect(screen.getByText(/answered with status 500/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /for more$/u })).toBeNull();
});

test("opens a campaign of the wallet with its chain and the wallet's role", async () => {
  const campaign = { id: `0x${"ab".repeat(20)}-8453`, name: "Spring" };
  const none = { lockupIn: [], lockupOut: [], flowIn: [], flowOut: [] };
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) =>
    answer(body.includes("WalletStreams") ? none : { claims: [], campaigns: [campaign] }),
  );
  const onPick = vi.fn();
  render(<WalletList onPick={onPick} />);
  fireEvent.change(screen.getByRole("textbox", { name: "Wallet’s address" }), {
    target: { value: WALLET },
  });
  fireEvent.click(screen.getByRole("button", { name: /^Ask / }));
  fireEvent.click(await screen.findByRole("button", { name: /^0xab/u }));
  const [text, role, wallet] = onPick.mock.lastCall as [string, string, string];
  expect(text.toLowerCase()).toBe(`0x${"ab".repeat(20)} on base`);
  expect([role, wallet]).toEqual(["admin", WALLET]);
});
