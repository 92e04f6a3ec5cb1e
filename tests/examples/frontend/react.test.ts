// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import { createElement, type ReactElement } from "react";
import { custom, parseUnits, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { afterEach, describe, expect, it } from "vitest";
import { createConfig, createStorage, injected } from "wagmi";

import { App, config } from "../../../examples/typescript/frontend/app";
import { Create } from "../../../examples/typescript/frontend/create";
import { Withdraw } from "../../../examples/typescript/frontend/withdraw";
import { packageAddress } from "../support/addresses";
import { account, Chain } from "../support/chain";
import { requestOn } from "../support/rpc";

// The components of examples/typescript/frontend/app.tsx, typescript/frontend/withdraw.tsx and
// typescript/frontend/create.tsx, with a wallet that sends to a chain in memory.
const reader = account("reader");
const recipient = account("recipient");
const RATE = 385_802_469_135_802n;

configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

async function start() {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("USDC", 6);
  const request = requestOn(chain, [reader]);
  const provider = { request, on: () => undefined, removeListener: () => undefined };
  const testConfig = createConfig({
    chains: [sepolia],
    connectors: [
      injected({ target: { id: "test", name: "Test wallet", provider: () => provider as never } }),
    ],
    transports: { [sepolia.id]: custom({ request }, { retryCount: 0 }) },
    pollingInterval: 20,
    // The chain of the tests has no contract that answers several questions at once.
    batch: { multicall: false },
    storage: createStorage({
      storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    }),
  });
  const show = async (child: ReactElement) => {
    render(createElement(App, { config: testConfig, children: child }));
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Connect Test wallet" }));
      await Promise.resolve();
    });
  };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
    fireEvent.click(button);
  };
  return { chain, token, show, type, press };
}

/** A Lockup stream to the reader, of which an amount can be withdrawn until that is done. */
async function startLockup(text: string) {
  const parts = await start();
  const { chain, token } = parts;
  const address = packageAddress(
    "SablierLockup",
    { protocol: "lockup", version: "v2.0" },
    sepolia.id,
  );
  const lockup = await chain.recorder("SablierLockup", address);
  const amount = parseUnits(text, 6);
  await token.write("mint", [address, amount], { from: recipient });
  const isPaid = () => lockup.calls().length > 0;
  lockup.on("withdrawableAmountOf", () => ({ returns: isPaid() ? 0n : amount }), [1n]);
  lockup.answer("getUnderlyingToken", token.address, [1n]);
  for (const name of ["withdrawableAmountOf", "getUnderlyingToken"]) {
    lockup.on(name, () => ({ error: ["SablierLockupBase_Null", 9n] }), [9n]);
  }
  lockup.on("withdrawMax", ({ args: [streamId, to] }) => ({
    returns: amount,
    moves: [[token.address, address, to as `0x${string}`, amount]],
    emits: [["WithdrawFromLockupStream", { streamId, to, amount }]],
  }));
  return { ...parts, lockup };
}

async function startFlow() {
  const parts = await start();
  const address = packageAddress("SablierFlow", { protocol: "flow", version: "v1.1" }, sepolia.id);
  const flow = await parts.chain.recorder("SablierFlow", address);
  flow.on("create", ({ args: [, to] }) =>
    to === zeroAddress
      ? { error: ["ERC721InvalidReceiver", to] }
      : { returns: 1n, emits: [["CreateFlowStream", { streamId: 1n }]] },
  );
  return { ...parts, flow };
}

describe("withdraw.tsx", () => {
  it("reads the amount, writes, waits, and shows what was paid", async () => {
    const { token, lockup, show, press } = await startLockup("250.5");
    await show(createElement(Withdraw, { streamId: 1n }));
    expect(await screen.findByText("Available: 250.5 USDC")).toBeTruthy();
    await press("Withdraw");
    expect((await screen.findByRole("status")).textContent).toBe("Stream 1 paid 250.5 USDC.");
    expect(await screen.findByText("Available: 0 USDC")).toBeTruthy();
    expect(lockup.calls()).toEqual([
      {
        contract: "SablierLockup",
        functionName: "withdrawMax",
        args: [1n, reader],
        caller: reader,
        value: 0n,
      },
    ]);
    expect(await token.read("balanceOf", [reader])).toBe(parseUnits("250.5", 6));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("sends nothing while there is nothing to withdraw", async () => {
    const { show } = await startLockup("0");
    await show(createElement(Withdraw, { streamId: 1n }));
    await screen.findByText("Available: 0 USDC");
    expect(screen.getByRole("button", { name: "Withdraw" }).hasAttribute("disabled")).toBe(true);
  });

  it("shows why a stream cannot be read", async () => {
    const { show } = await startLockup("0");
    await show(createElement(Withdraw, { streamId: 9n }));
    expect((await screen.findByRole("alert")).textContent).toContain("SablierLockupBase_Null");
  });
});

describe("create.tsx", () => {
  it("opens a stream and shows its id", async () => {
    const { token, flow, show, type, press } = await startFlow();
    await show(createElement(Create, { token: token.address }));
    type("Recipient", recipient);
    await press("Create");
    expect((await screen.findByRole("status")).textContent).toBe("Stream 1 is open.");
    expect(flow.calls()).toEqual([
      {
        contract: "SablierFlow",
        functionName: "create",
        args: [reader, recipient, RATE, token.address, true],
        caller: reader,
        value: 0n,
      },
    ]);
  });

  it("sends nothing without an address and an amount, and shows why a call would revert", async () => {
    const { token, show, type } = await startFlow();
    await show(createElement(Create, { token: token.address }));
    const button = screen.getByRole("button", { name: "Create" });
    for (const [to, amount] of [
      ["0x12", "1000"],
      [recipient, "0"],
      [recipient, "a lot"],
    ] as const) {
      type("Recipient", to);
      type("Tokens in 30 days", amount);
      expect(button.hasAttribute("disabled")).toBe(true);
    }
    type("Recipient", `0x${"0".repeat(40)}`);
    type("Tokens in 30 days", "1000");
    expect((await screen.findByRole("alert")).textContent).toContain("ERC721InvalidReceiver");
    expect(button.hasAttribute("disabled")).toBe(true);
  });
});

describe("app.tsx", () => {
  it("has the chain that the page names", () => {
    expect(config.chains.map(({ name }) => name)).toEqual(["Sepolia"]);
  });
});
