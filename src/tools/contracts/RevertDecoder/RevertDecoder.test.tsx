// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { encodeAbiParameters } from "viem/utils";
import { describe, expect, it, vi } from "vitest";

import { interpret } from "./interpret";
import RevertDecoder from ".";

vi.mock("@docusaurus/Link", () => ({
  default: ({ to, href, children }: { to?: string; href?: string; children: string }) => (
    <a href={to ?? href}>{children}</a>
  ),
}));
vi.mock("./symbols", () => {
  const error = (name: string, hash: string, inputs: object[], rest: object): object => ({
    kind: "error",
    name,
    hash,
    inputs,
    places: [],
    about: [],
    ...rest,
  });
  return {
    SYMBOLS: [
      error(
        "SablierLockupBase_WithdrawAmountZero",
        "0xf747ab7c",
        [{ name: "streamId", type: "uint256" }],
        {
          units: ["id"],
          places: ["lockup/v2.0/SablierLockup"],
          about: [
            {
              releases: ["Lockup v2.0"],
              text: "The amount is zero.",
              fix: "Withdraw something.",
              url: "/reference/errors#zero",
            },
          ],
        },
      ),
      error(
        "SablierMerkleBase_CampaignExpired",
        "0xdf4bae05",
        [
          { name: "blockTimestamp", type: "uint256" },
          { name: "expiration", type: "uint40" },
        ],
        { units: ["Unix seconds", "Unix seconds"] },
      ),
      error("DelegateCall", "0xa1c0d6e5", [], {
        about: ["Lockup v2.0", "Flow v1.1"].map((release) => ({
          releases: [release],
          text: "A delegate call.",
          url: `/reference/${release}`,
        })),
      }),
      error("SablierV2Lockup_Null", "0x171cfce0", [{ name: "streamId", type: "uint256" }], {
        places: [
          "lockup/v1.0/SablierV2LockupLinear",
          "lockup/v1.0/SablierV2LockupDynamic",
          "lockup/v1.1/SablierV2LockupLinear",
        ],
      }),
      error(
        "ERC20InsufficientAllowance",
        "0xfb8f41b2",
        ["spender", "allowance", "needed"].map((name, index) => ({
          name,
          type: index === 0 ? "address" : "uint256",
        })),
        { places: ["bob/v1.0/BobVaultShare"] },
      ),
      {
        kind: "function",
        name: "execute",
        hash: "0x1cff79cd",
        inputs: [
          { name: "target", type: "address" },
          { name: "data", type: "bytes" },
        ],
        places: ["lockup/v1.0/PRBProxy", "comptroller/v1.0/SablierComptroller"],
        about: [
          {
            releases: ["Comptroller v1.0"],
            text: "Calls another contract as the Comptroller.",
            url: "/reference/comptroller",
          },
        ],
      },
      {
        kind: "function",
        name: "batch",
        hash: "0x1e897afb",
        inputs: [{ name: "calls", type: "bytes[]" }],
        places: ["flow/v1.1/SablierFlow"],
        about: [],
      },
    ],
  };
});

function paste(data: string): void {
  fireEvent.change(screen.getByLabelText("Data of an error, a call or a log"), {
    target: { value: data },
  });
}

const words = (...numbers: bigint[]): string =>
  encodeAbiParameters(
    numbers.map(() => ({ type: "uint256" })),
    numbers,
  ).slice(2);

describe("RevertDecoder", () => {
  it("names the error of the example, its argument, cause and page", async () => {
    render(<RevertDecoder />);
    await userEvent.click(screen.getByRole("button", { name: "Try an example" }));
    expect(await screen.findByText("SablierLockupBase_WithdrawAmountZero")).toBeTruthy();
    expect(screen.getByText("streamId").closest("div")?.textContent).toBe("streamId uint25642 id");
    expect(screen.getByText(/The amount is zero\. Withdraw something\./u)).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/reference/errors#zero");
  });

  it("shows the calls of a batch, and fifty of very many", async () => {
    render(<RevertDecoder />);
    const call = `0xa1c0d6e5` as const;
    const batch = (length: number): string =>
      `0x1e897afb${encodeAbiParameters([{ type: "bytes[]" }], [Array.from({ length }, () => call)]).slice(2)}`;
    paste(batch(2));
    expect(await screen.findAllByText("DelegateCall")).toHaveLength(2);
    paste(batch(60));
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

  it.each([
    [`0x4e487b71${words(0x32n)}`, /Panic\(0x32\)/u],
    [`0x4e487b71${words(0x99n)}`, /Solidity does not define this code/u],
    [`0x08c379a0${words(32n, 2n)}6869${"0".repeat(60)}`, /a revert string/u],
    ["0x", /reverted without data/u],
    ["0xdeadbeef", /No function, event or error of Sablier’s releases/u],
  ])("knows what is not Sablier's: %s", async (data, message) => {
    render(<RevertDecoder />);
    paste(data);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it.each([
    ["hello", /"h" is not a hexadecimal digit/u],
    ["0x1234", /less than a selector/u],
    [`0xf747ab7c00`, /are not the arguments \(uint256\)/u],
  ])("says what is wrong with %s", async (data, message) => {
    render(<RevertDecoder />);
    paste(data);
    expect(await screen.findByText(message)).toBeTruthy();
    const field = screen.getByLabelText("Data of an error, a call or a log");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    paste(" ");
    expect(screen.queryByText(message)).toBeNull();
  });

  it("points to the tables without a script", () => {
    const html = renderToString(<RevertDecoder />);
    expect(html).toContain("<noscript>");
    expect(html).toContain("tables of the reference");
    expect(html).not.toContain("disabled");
  });
});

describe("interpret", () => {
  it.each([
    ["0", "Unix seconds", undefined],
    ["1740000000", "Unix seconds", "2025-02-19 21:20:00 UTC"],
    ["999999999999999", "Unix seconds", undefined],
    ["100000000000000000", "18-decimals share", "10%"],
    ["1500000000000000000", "18-decimals number", "1.5"],
    ["1653439153439153", "18-decimals number per second", "0.001653439153439153"],
    ["7", "id", undefined],
    ["[1, 2]", "18-decimals number", undefined],
  ])("%s %s", (value, unit, meaning) => {
    expect(interpret(value, unit)).toBe(meaning);
  });
});
