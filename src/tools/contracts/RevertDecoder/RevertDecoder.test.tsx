// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { encodeAbiParameters } from "viem/utils";
import { expect, it, vi } from "vitest";

import { interpret } from "./interpret";
import RevertDecoder from ".";

vi.mock("@generated/contract-reference/default/symbols.json", () => {
  const symbol = (kind: string, name: string, hash: string, rest: object): object => ({
    ...{ kind, name, hash, inputs: [], places: [], about: [] },
    ...rest,
  });
  const about = {
    releases: ["Lockup v2.0"],
    text: "The amount is zero.",
    fix: "Withdraw something.",
    url: "/reference/errors#zero",
  };
  return {
    default: [
      symbol("error", "SablierLockupBase_WithdrawAmountZero", "0xf747ab7c", {
        inputs: [{ name: "streamId", type: "uint256" }],
        units: ["id"],
        places: ["lockup/v2.0/SablierLockup"],
        about: [about],
      }),
      symbol("error", "DelegateCall", "0xa1c0d6e5", { about: [about] }),
      symbol("error", "ERC20InsufficientAllowance", "0xfb8f41b2", {
        inputs: ["a", "b", "c"].map((name) => ({ name, type: "uint256" })),
        places: ["bob/v1.0/BobVaultShare"],
      }),
      symbol("function", "batch", "0x1e897afb", {
        inputs: [{ name: "calls", type: "bytes[]" }],
        places: ["flow/v1.1/SablierFlow"],
      }),
    ],
  };
});

function paste(value: string): HTMLElement {
  const field = screen.getByLabelText("Data of an error, a call or a log");
  fireEvent.change(field, { target: { value } });
  return field;
}

it("names the error of the example, its argument, cause and page", async () => {
  render(<RevertDecoder />);
  fireEvent.click(screen.getByRole("button", { name: "Try an example" }));
  expect(await screen.findByText("SablierLockupBase_WithdrawAmountZero")).toBeTruthy();
  expect(screen.getByText("streamId").closest("div")?.textContent).toBe("streamId uint25642 id");
  expect(screen.getByText(/The amount is zero\. Withdraw something\./u)).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/reference/errors#zero");
});

it("shows the calls of a batch, and fifty of very many", async () => {
  render(<RevertDecoder />);
  const calls = Array.from({ length: 60 }, () => "0xa1c0d6e5" as const);
  paste(`0x1e897afb${encodeAbiParameters([{ type: "bytes[]" }], [calls]).slice(2)}`);
  expect(await screen.findByText("And 10 more.")).toBeTruthy();
  expect(screen.getAllByText("DelegateCall")).toHaveLength(50);
});

it("says that the error of a token comes from the token, and whom to approve", async () => {
  render(<RevertDecoder />);
  paste("0xfb8f41b2");
  const text = await screen.findByText(/It comes from the token/u);
  expect(text.textContent).toMatch(/Approve the contract that you call.*the batch contract/u);
  expect(screen.getByText(/only these have it/u).textContent).toContain("BobVaultShare");
});

it("knows what is not Sablier's, and says what is wrong with a text", async () => {
  render(<RevertDecoder />);
  const panic = (code: bigint) => encodeAbiParameters([{ type: "uint256" }], [code]).slice(2);
  const message = encodeAbiParameters([{ type: "string" }], ["hi"]).slice(2);
  for (const [data, answer] of [
    [`0x4e487b71${panic(0x32n)}`, /Panic\(0x32\)/u],
    [`0x4e487b71${panic(0x99n)}`, /Solidity does not define this code/u],
    [`0x08c379a0${message}`, /a revert string/u],
    ["0x", /reverted without data/u],
    ["0xdeadbeef", /No function, event or error of Sablier’s releases/u],
    ["hello", /"h" is not a hexadecimal digit/u],
  ] as const) {
    paste(data);
    expect(await screen.findByText(answer)).toBeTruthy();
  }
  const field = paste("0x1234");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
});

it.each([
  ["0", "Unix seconds", undefined],
  ["1740000000", "Unix seconds", "2025-02-19 21:20:00 UTC"],
  ["999999999999999", "Unix seconds", undefined],
  ["100000000000000000", "18-decimals share", "10%"],
  ["1500000000000000000", "18-decimals number", "1.5"],
  ["1653439153439153", "18-decimals number per second", "0.001653439153439153"],
  ["7", "id", undefined],
  ["[1, 2]", "18-decimals number", undefined],
])("%s as %s", (value, unit, meaning) => {
  expect(interpret(value, unit)).toBe(meaning);
});
