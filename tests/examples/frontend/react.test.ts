// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { createElement, type ReactElement } from "react";
import { type Address, custom, parseUnits, toFunctionSelector, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createConfig, createStorage, injected } from "wagmi";

import { ENDPOINTS } from "../../../data/endpoints";
import { App, config } from "../../../examples/typescript/frontend/app";
import { Cancel } from "../../../examples/typescript/frontend/cancel";
import { CreateFlow, rateOf } from "../../../examples/typescript/frontend/create-flow";
import { CreateLockup } from "../../../examples/typescript/frontend/create-lockup";
import { PriceGated } from "../../../examples/typescript/frontend/price-gated";
import { Streams } from "../../../examples/typescript/frontend/streams";
import { streamsOf } from "../../../examples/typescript/frontend/wallet-streams";
import { Withdraw } from "../../../examples/typescript/frontend/withdraw";
import { exampleAddress } from "../../../src/lib/graphql/endpoints";
import { startGraphqlServer } from "../../e2e/support/graphql-server";
import type { Chain, Contract } from "../support/chain";
import { readExample } from "../support/example";
import { DOLLAR, flowCall, RATE, startFlow, STATUS, usdc } from "../support/flow-v3";
import {
  call,
  dai,
  DAY,
  open,
  openGated,
  recipient,
  sender,
  startLockup,
  stranger,
} from "../support/lockup-v4";
import "../support/quick-retries";
import { requestOn } from "../support/rpc";

// The components of examples/typescript/frontend/app.tsx, with a wallet that sends to a chain in
// memory on which the released contracts are: typescript/frontend/streams.tsx,
// typescript/frontend/wallet-streams.ts, typescript/frontend/withdraw.tsx,
// typescript/frontend/cancel.tsx, typescript/frontend/create-lockup.tsx,
// typescript/frontend/create-flow.tsx and typescript/frontend/price-gated.tsx.
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows a component to somebody who has connected a wallet. */
async function show(chain: Chain, wallet: Address, child: ReactElement): Promise<void> {
  const request = requestOn(chain, [wallet]);
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
  render(createElement(App, { config: testConfig, children: child }));
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Connect Test wallet" }));
    await Promise.resolve();
  });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const isDisabled = (name: string): boolean =>
  screen.getByRole("button", { name }).hasAttribute("disabled");

async function press(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
  fireEvent.click(button);
}

const alertText = async () => (await screen.findByRole("alert")).textContent;
const statusText = async () => (await screen.findByRole("status")).textContent;

/** Lockup with a stream of 1,000 tokens, of which 100 can be withdrawn for 1 US dollar. */
async function startStream() {
  const started = await startLockup(0n);
  await started.setFee("1");
  await open(started);
  started.chain.timestamp += 10n * DAY;
  return started;
}

describe("withdraw.tsx", () => {
  it("withdraws for the fee and a margin, and shows the amount of the block", async () => {
    const { chain, lockup, balanceOf } = await startStream();
    await show(chain, recipient, createElement(Withdraw, { streamId: 1n }));
    expect(await screen.findByText("Available: 100 DAI")).toBeTruthy();
    await press("Withdraw");
    expect(await statusText()).toBe("Stream 1 paid 100 DAI.");
    expect(await screen.findByText("Available: 0 DAI")).toBeTruthy();
    expect(lockup.calls().at(-1)).toEqual(
      call(recipient, "withdrawMax", [1n, recipient], DOLLAR + DOLLAR / 50n),
    );
    expect(await balanceOf(recipient)).toBe(dai("100"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("still pays when the fee has risen by 1.9% since it was read, and not by 2.1%", async () => {
    const { chain, coinFeed } = await startStream();
    await show(chain, recipient, createElement(Withdraw, { streamId: 1n }));
    await waitFor(() => expect(isDisabled("Withdraw")).toBe(false));
    const setFee = (part: bigint) =>
      coinFeed.write("set", [(3000n * 10n ** 8n * 1000n) / part], { from: stranger });
    await setFee(1021n);
    await press("Withdraw");
    // Simulated requests have the ABI of one function, so viem knows no error of the contract.
    const error = "SablierLockup_InsufficientFeePayment(uint256,uint256)";
    expect(await alertText()).toContain(toFunctionSelector(error));
    await setFee(1019n);
    await press("Withdraw");
    expect(await statusText()).toBe("Stream 1 paid 100 DAI.");
  });

  it("sends nothing while there is nothing to withdraw", async () => {
    const started = await startLockup(0n);
    await open(started);
    await show(started.chain, recipient, createElement(Withdraw, { streamId: 1n }));
    await screen.findByText("Available: 0 DAI");
    expect(isDisabled("Withdraw")).toBe(true);
  });

  it("shows why a stream cannot be read", async () => {
    const { chain } = await startLockup(0n);
    await show(chain, recipient, createElement(Withdraw, { streamId: 9n }));
    expect(await alertText()).toContain("SablierLockupState_Null");
  });
});

describe("cancel.tsx", () => {
  it("gives the sender what has not been streamed", async () => {
    const { chain, lockup, balanceOf } = await startStream();
    await show(chain, sender, createElement(Cancel, { streamId: 1n }));
    expect(await screen.findByText("You would get back 900 DAI")).toBeTruthy();
    await press("Cancel the stream");
    expect(await statusText()).toBe("You get 900 DAI. The recipient can withdraw 100 DAI.");
    expect(await balanceOf(sender)).toBe(dai("900"));
    expect(lockup.calls().at(-1)).toEqual(call(sender, "cancel", [1n]));
  });

  it("sends nothing for another account, and says why", async () => {
    const { chain } = await startStream();
    await show(chain, stranger, createElement(Cancel, { streamId: 1n }));
    expect(await alertText()).toContain("SablierLockup_Unauthorized");
    expect(isDisabled("Cancel the stream")).toBe(true);
  });
});

describe("create-lockup.tsx", () => {
  it("approves, creates in the token's own units, and shows the id", async () => {
    const { chain, lockup } = await startLockup(0n);
    const token = await chain.token("USDC", 6);
    await token.write("mint", [sender, usdc("1000")], { from: sender });
    await show(chain, sender, createElement(CreateLockup, { token: token.address }));
    type("Recipient", recipient);
    await press("Approve");
    await press("Create");
    expect(await statusText()).toBe("Stream 1 is created.");
    const read = (name: string) => lockup.read(name, [1n]);
    expect(await read("getDepositedAmount")).toBe(1_000_000_000n);
    expect(await read("getRecipient")).toBe(recipient);
    expect(await read("getGranularity")).toBe(86_400);
    expect(await token.read("balanceOf", [sender])).toBe(0n);
    expect(await token.read("allowance", [sender, lockup.address])).toBe(0n);
  });

  it("sends nothing without an address and an amount that the token can have", async () => {
    const { chain } = await startLockup(0n);
    const token = await chain.token("USDC", 6);
    await show(chain, sender, createElement(CreateLockup, { token: token.address }));
    type("Recipient", recipient);
    await screen.findByRole("button", { name: "Approve" });
    for (const [to, amount] of [
      ["0x12", "1000"],
      [recipient, "0"],
      [recipient, "a lot"],
      [recipient, "0.0000001"],
    ] as const) {
      type("Recipient", to);
      type("Tokens", amount);
      expect(isDisabled("Create")).toBe(true);
    }
  });
});

describe("create-flow.tsx", () => {
  it("opens a stream that starts with the block, and shows its id", async () => {
    const { chain, token, flow } = await startFlow(0n);
    await show(chain, sender, createElement(CreateFlow, { token: token.address }));
    type("Recipient", recipient);
    await press("Create");
    expect(await statusText()).toBe("Stream 1 is open.");
    expect(flow.calls()).toEqual([
      flowCall(sender, "create", [sender, recipient, RATE, 0, token.address, true]),
    ]);
  });

  it("opens a stream that starts at a moment of the reader's time zone", async () => {
    const { chain, token, flow } = await startFlow(0n);
    await show(chain, sender, createElement(CreateFlow, { token: token.address }));
    type("Recipient", recipient);
    type("Start", "2027-03-01T09:30");
    await press("Create");
    await statusText();
    expect(await flow.read("statusOf", [1n])).toBe(STATUS.PENDING);
    const { args } = flow.calls().at(-1) ?? { args: [] };
    expect(args[3]).toBe(new Date(2027, 2, 1, 9, 30).getTime() / 1000);
  });

  it("sends nothing without an address and an amount, and shows why a call would revert", async () => {
    const { chain, token } = await startFlow(0n);
    await show(chain, sender, createElement(CreateFlow, { token: token.address }));
    for (const [to, amount] of [
      ["0x12", "1000"],
      [recipient, "0"],
      [recipient, "a lot"],
    ] as const) {
      type("Recipient", to);
      type("Tokens in 30 days", amount);
      expect(isDisabled("Create")).toBe(true);
    }
    type("Recipient", zeroAddress);
    type("Tokens in 30 days", "1000");
    expect(await alertText()).toContain("ERC721InvalidReceiver");
    expect(isDisabled("Create")).toBe(true);
  });

  it("says that Flow takes no token with more than 18 decimals, as the contract does", async () => {
    const { chain, flow } = await startFlow(0n);
    const token = await chain.token("FINE", 19);
    await show(chain, sender, createElement(CreateFlow, { token: token.address }));
    type("Recipient", recipient);
    expect(await alertText()).toBe("Flow takes tokens with at most 18 decimals. This one has 19.");
    expect(isDisabled("Create")).toBe(true);
    const args = [sender, recipient, RATE, 0n, token.address, true];
    await expect(flow.write("create", args, { from: sender })).rejects.toMatchObject({
      errorName: "SablierFlow_InvalidTokenDecimals",
    });
  });

  it("computes the same rate for 0, 6 and 18 decimals", () => {
    expect([0, 6, 18].map((decimals) => rateOf("1000", decimals))).toEqual([RATE, RATE, RATE]);
  });
});

describe("streams.tsx", () => {
  const WALLET: Address = `0x${"2".repeat(40)}`;

  it("lists both directions from one request, with amounts at the reader's time", async () => {
    // Ten weeks and three days after the cliff of the first stream.
    vi.spyOn(Date, "now").mockReturnValue((1_780_272_000 + 73 * 86_400) * 1000);
    const server = await startGraphqlServer("lockup", "envio");
    try {
      const { chain } = await startLockup(0n);
      await show(chain, WALLET, createElement(Streams, { url: server.url }));
      const rows = async (title: string) =>
        within(await screen.findByRole("region", { name: title }))
          .getAllByRole("listitem")
          .map(({ textContent }) => textContent);
      expect(await rows("You receive")).toEqual([
        // 350 at the cliff and ten steps of 3,300 × 604,800 ÷ 28,944,000, without the 700 paid.
        "LK3-11155111-1: 339.552238805970149253 EXT available",
        "LK3-8453-3: amount in the contract",
        "FL4-8453-1: 172.8 EXT available",
      ]);
      expect(await rows("You send")).toEqual([
        "LK3-8453-2: 600 USDC available",
        "FL4-8453-1: 172.8 EXT available",
      ]);
      expect(server.requests).toHaveLength(1);
    } finally {
      await server.close();
    }
  });

  it("asks the indexer whose address the site publishes", () => {
    expect(readExample("typescript/frontend/wallet-streams.ts")).toContain(
      exampleAddress(ENDPOINTS, "lockup", "envio"),
    );
  });

  it("keeps the digits of bare numbers, and throws what the server says with status 200", async () => {
    const row =
      '{"asset":{"symbol":"X","decimals":18},"depositAmount":1000000000000000000001,"tranches":[],"startTime":1,"endTime":"2","cliffTime":null,"cliffAmount":null,"initialAmount":null,"granularity":1,"withdrawnAmount":0,"intactAmount":0}';
    const answers = [
      `{"data":{"LockupStream":[${row}],"FlowStream":[]}}`,
      '{"errors":[{"message":"no"}]}',
      '{"data":{}}',
      `{"data":{"LockupStream":[${row.replace('"2"', '"soon"')}],"FlowStream":[]}}`,
    ];
    vi.spyOn(globalThis, "fetch").mockImplementation(() =>
      Promise.resolve(new Response(answers.shift())),
    );
    const [stream] = (await streamsOf(WALLET)).lockup;
    expect(stream).toMatchObject({ depositAmount: 1000000000000000000001n, cliffTime: 0n });
    await expect(streamsOf(WALLET)).rejects.toThrow(/refused: .*no/);
    await expect(streamsOf(WALLET)).rejects.toThrow("no lists of streams");
    await expect(streamsOf(WALLET)).rejects.toThrow('Expected a whole number, got "soon".');
  });

  it("shows that the indexer does not respond", async () => {
    const server = await startGraphqlServer("lockup", "envio");
    try {
      await expect(streamsOf(WALLET, server.busyUrl)).rejects.toThrow("returned status 429");
    } finally {
      await server.close();
    }
  });
});

describe("price-gated.tsx", () => {
  const dollars = (price: string) => parseUnits(price, 8);
  const set = (feed: Contract, price: string) =>
    feed.write("set", [dollars(price)], { from: stranger });

  it("finds the stream in the events, and withdraws as soon as the price is there", async () => {
    const started = await startLockup(0n);
    const { chain, balanceOf } = started;
    const feed = await chain.feed(8, dollars("4000"));
    await open(started);
    await openGated(started, feed.address, { to: stranger });
    await openGated(started, feed.address);
    const end = new Date(Number(chain.timestamp + 100n * DAY) * 1000);
    const date = end.toLocaleDateString("en-US", { timeZone: "UTC" });
    await show(chain, recipient, createElement(PriceGated, { from: 0n }));
    const list = await screen.findByRole("list", { name: "Price-gated streams" });
    const [item, ...others] = within(list).getAllByRole("listitem");
    expect(others).toEqual([]);
    expect(item?.textContent).toContain(`Stream 3 unlocks at 5000 US dollars, or on ${date}.`);
    await screen.findByText("Available: 0 DAI");
    expect(isDisabled("Withdraw")).toBe(true);

    cleanup();
    await set(feed, "5000");
    await show(chain, recipient, createElement(PriceGated, { from: 0n }));
    await press("Withdraw");
    expect(await statusText()).toBe("Stream 3 paid 1000 DAI.");
    expect(await balanceOf(recipient)).toBe(dai("1000"));
  });
});

describe("app.tsx", () => {
  it("has the chain that the page names", () => {
    expect(config.chains.map(({ name }) => name)).toEqual(["Sepolia"]);
  });
});
