// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";

import Signature from ".";

vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => true }));
vi.mock("../AbiFragment/abis", () => ({
  loadAbi: vi.fn(async (file: string) => {
    if (file !== "lockup/v2.0/SablierLockup") throw new Error("unknown");
    return [{ type: "function", name: "admin" }];
  }),
}));

afterEach(cleanup);

const code = <code>function admin() external view returns (address);</code>;

describe("Signature", () => {
  it("shows the declaration without a script", () => {
    const html = renderToString(<Signature name="admin">{code}</Signature>);
    expect(html).toContain("<details");
    expect(html).toContain("function admin()");
    expect(html).not.toContain("Copy ABI");
  });

  it("names the expander after the symbol", () => {
    render(<Signature name="admin">{code}</Signature>);
    expect(screen.getByText(/Solidity declaration/u).textContent).toBe(
      "Solidity declaration of admin",
    );
  });

  it("copies the ABI entry of the package", async () => {
    const user = userEvent.setup();
    render(
      <Signature name="admin" abi="lockup/v2.0/SablierLockup" index="0">
        {code}
      </Signature>,
    );
    await user.click(screen.getByRole("button", { name: "Copy the ABI of admin", hidden: true }));
    expect(await screen.findByText("Copied!")).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(JSON.parse(text)).toEqual({ type: "function", name: "admin" });
  });

  it.each([
    ["an ABI that is not there", "lockup/v9.9/Nothing", "0"],
    ["an entry that is not there", "lockup/v2.0/SablierLockup", "7"],
  ])("says so when it cannot copy %s", async (_case, abi, index) => {
    const user = userEvent.setup();
    render(
      <Signature name="admin" abi={abi} index={index}>
        {code}
      </Signature>,
    );
    await user.click(screen.getByRole("button", { name: /Copy the ABI/u, hidden: true }));
    expect(await screen.findByText(/Copying failed/u)).toBeTruthy();
  });
});
