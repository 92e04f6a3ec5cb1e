import { readFileSync } from "node:fs";
import path from "node:path";

import { BrowserProvider, isError, JsonRpcProvider } from "ethers";
import { sablier } from "sablier";
import { type Address, custom, type Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";
import { afterEach, describe, expect, it, vi } from "vitest";

import * as ethersFlow from "../../../examples/typescript/frontend/ethers-flow";
import * as ethersLockup from "../../../examples/typescript/frontend/ethers-lockup";
import * as wallet from "../../../examples/typescript/frontend/ethers-wallet";
import * as indexer from "../../../examples/typescript/frontend/query-streams";
import * as events from "../../../examples/typescript/frontend/watch-events";
import * as flowEvents from "../../../examples/typescript/frontend/watch-flow";
import type { AbiFile } from "../../../data/contracts/schema";
import { ENDPOINTS } from "../../../data/endpoints";
import { exampleAddress } from "../../../src/lib/graphql/endpoints";
import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import { SITE_DIR } from "../../../plugins/paths";
import { startGraphqlServer } from "../../e2e/support/graphql-server";
import { packageAddress } from "../support/addresses";
import type { Chain } from "../support/chain";
import { importChanged, mutate, readExample } from "../support/example";
import { DOLLAR, type FlowChain, openFlow, RATE, startFlow, usdc } from "../support/flow-v3";
import {
  admin,
  dai,
  DAY,
  type LockupChain,
  open,
  recipient,
  sender,
  startLockup,
  stranger,
} from "../support/lockup-v4";
import { serveNode } from "../support/node";
import { requestOn } from "../support/rpc";

// Runs typescript/frontend/ethers-wallet.ts, typescript/frontend/ethers-lockup.ts,
// typescript/frontend/ethers-flow.ts, typescript/frontend/watch-events.ts,
// typescript/frontend/watch-flow.ts and typescript/frontend/query-streams.ts.
const RECIPIENT = `0x${"2".repeat(40)}` as const;

afterEach(() => {
  vi.restoreAllMocks();
});

/** The signer of an account, whose wallet is in a browser. */
const signerOf = (chain: Chain, address: Address) =>
  wallet.fromBrowser({ request: requestOn(chain, [address]) });

/** The value of the last call of a function. */
const valueOf = ({ lockup }: Pick<LockupChain, "lockup">, functionName: string) =>
  lockup.calls().findLast((call) => call.functionName === functionName)?.value;

describe("ethers-lockup.ts", () => {
  const vesting = (started: LockupChain) => ({
    token: started.token.address,
    recipient,
    amount: "1000",
    seconds: Number(100n * DAY),
  });

  it("creates, reads, withdraws with the fee and its margin, and cancels", async () => {
    const started = await startLockup(dai("1000"));
    const { chain, balanceOf } = started;
    const [payer, payee] = [await signerOf(chain, sender), await signerOf(chain, recipient)];
    await started.setFee("1");
    expect(await ethersLockup.create(payer, vesting(started))).toBe(1n);
    chain.timestamp += 25n * DAY;
    const quarter = { deposited: "1000.0", streamed: "250.0", refundable: "750.0" };
    expect(await ethersLockup.read(payee, 1n)).toEqual({
      ...quarter,
      status: "STREAMING",
      withdrawable: "250.0",
    });
    expect(await ethersLockup.withdraw(payee, 1n)).toBe(dai("250"));
    expect(valueOf(started, "withdrawMax")).toBe(DOLLAR + DOLLAR / 50n);
    expect(await balanceOf(recipient)).toBe(dai("250"));
    chain.timestamp += 25n * DAY;
    expect(await ethersLockup.cancel(payer, 1n)).toBe(dai("500"));
    expect(await balanceOf(sender)).toBe(dai("500"));
    const { provider } = payer;
    expect(await ethersLockup.read(provider, 1n)).toMatchObject({
      status: "CANCELED",
      withdrawable: "250.0",
      refundable: "0.0",
    });
  });

  it("pays a fee that has risen by less than the margin, and not one that has risen by more", async () => {
    const started = await startLockup(0n);
    const { chain } = started;
    await open(started);
    await started.setFee("1");
    chain.timestamp += DAY;
    const payee = await signerOf(chain, recipient);
    /** Withdraws while the price of the coin falls between the simulation and the block. */
    const withdrawAt = async (usd: bigint) => {
      await started.coinFeed.write("set", [3000n * 10n ** 8n], admin);
      const request = requestOn(chain, [recipient]);
      const falling = async (question: { method: string; params?: unknown }) => {
        if (question.method === "eth_sendTransaction") {
          await started.coinFeed.write("set", [usd * 10n ** 8n], admin);
        }
        return request(question as never);
      };
      const signer = await wallet.fromBrowser({ request: falling });
      return ethersLockup.withdraw(signer, 1n);
    };
    expect(await withdrawAt(2_950n)).toBe(dai("10"));
    chain.timestamp += DAY;
    await expect(withdrawAt(2_930n)).rejects.toThrow();
    expect(await ethersLockup.withdraw(payee, 1n)).toBe(dai("10"));
  });

  it("reads each number of the status as Lockup means it", async () => {
    const started = await startLockup(0n);
    const { chain, lockup } = started;
    const { provider } = await signerOf(chain, sender);
    const status = async () => (await ethersLockup.read(provider, 1n)).status;
    await open(started);
    chain.timestamp -= 10n;
    expect(await status()).toBe("PENDING");
    chain.timestamp += 100n * DAY + 10n;
    expect(await status()).toBe("SETTLED");
    await lockup.write("withdrawMax", [1n, recipient], { from: recipient });
    expect(await status()).toBe("DEPLETED");
  });

  it("says which error a call would revert with", async () => {
    const started = await startLockup(dai("1000"));
    const { chain } = started;
    const [payer, other] = [await signerOf(chain, sender), await signerOf(chain, stranger)];
    await open(started);
    const told = (attempt: Promise<unknown>) => attempt.then(() => "", wallet.explain);
    expect(await told(ethersLockup.cancel(other, 1n))).toBe(
      `SablierLockup_Unauthorized(1, ${stranger})`,
    );
    expect(await told(ethersLockup.cancel(payer, 9n))).toBe("SablierLockupState_Null(9)");
    // The errors of a library are missing from the ABI.
    const short = { ...vesting(started), amount: "0" };
    expect(await told(ethersLockup.create(payer, short))).toMatch(/^Error 0x[0-9a-f]{8}$/);
    const noToken = { ...vesting(started), token: stranger };
    expect(await told(ethersLockup.create(payer, noToken))).not.toBe("");
    expect(wallet.explain(new Error("no node"))).toBe("no node");
    const declined = Object.assign(new Error("no"), { code: "ACTION_REJECTED" });
    expect(isError(declined, "ACTION_REJECTED")).toBe(true);
    expect(wallet.explain(declined)).toBe("You declined the transaction.");
  });

  it("names a chain without the release", async () => {
    const { chain } = await startLockup(0n);
    const request = requestOn(chain, [sender]);
    const elsewhere = ({ method, params }: { method: string; params?: unknown }) =>
      method === "eth_chainId" ? Promise.resolve("0xf4241") : request({ method, params } as never);
    const provider = new BrowserProvider({ request: elsewhere });
    await expect(ethersLockup.read(provider, 1n)).rejects.toThrow(
      "Lockup v4.0 is not on chain 1000001.",
    );
    await expect(ethersFlow.read(provider, 1n)).rejects.toThrow(
      "Flow v3.0 is not on chain 1000001.",
    );
  });
});

describe("ethers-flow.ts", () => {
  it("starts in the future, withdraws with the fee, and ends the stream", async () => {
    const started = await startFlow(usdc("100"));
    const { chain, flow, balanceOf } = started;
    await started.setFee("1");
    const startTime = Number(chain.timestamp + DAY);
    const stream = { token: started.token.address, recipient, startTime };
    const [payer, payee] = [await signerOf(chain, sender), await signerOf(chain, recipient)];
    const amounts = { amountPerMonth: "1000", deposit: "100" };
    expect(await ethersFlow.create(payer, { ...stream, ...amounts })).toBe(1n);
    expect(await ethersFlow.read(payer, 1n)).toEqual({
      status: "PENDING",
      balance: "100.0",
      debt: "0.0",
      withdrawable: "0.0",
      refundable: "100.0",
    });
    expect(await flow.read("getRatePerSecond", [1n])).toBe(RATE);
    chain.timestamp += 2n * DAY;
    expect((await ethersFlow.read(payer, 1n)).status).toBe("STREAMING_SOLVENT");
    expect(await ethersFlow.withdraw(payee, 1n)).toBe(usdc("33.333333"));
    expect(flow.calls().at(-1)).toMatchObject({ value: DOLLAR + DOLLAR / 50n });
    expect(await balanceOf(recipient)).toBe(usdc("33.333333"));
    chain.timestamp += 3n * DAY;
    expect((await ethersFlow.read(payer, 1n)).status).toBe("STREAMING_INSOLVENT");
    expect(await ethersFlow.end(payer, 1n)).toBe(usdc("33.333333"));
    const { provider } = payer;
    expect((await ethersFlow.read(provider, 1n)).status).toBe("VOIDED");
    const told = ethersFlow.end(payer, 1n).then(() => "", wallet.explain);
    expect(await told).toBe("SablierFlowState_StreamVoided(1)");
  });

  it("reads the numbers of a paused stream", async () => {
    const started = await startFlow(0n);
    const { chain, flow } = started;
    const { provider } = await signerOf(chain, sender);
    await openFlow(started, { deposit: usdc("10") });
    await flow.write("pause", [1n], { from: sender });
    expect((await ethersFlow.read(provider, 1n)).status).toBe("PAUSED_SOLVENT");
    await flow.write("restart", [1n, RATE], { from: sender });
    chain.timestamp += 10n * DAY;
    await flow.write("pause", [1n], { from: sender });
    expect((await ethersFlow.read(provider, 1n)).status).toBe("PAUSED_INSOLVENT");
  });
});

describe("ethers-wallet.ts", () => {
  it("signs with a key, and sends through a node over HTTP", async () => {
    const started = await startFlow(0n);
    const key: Hex = `0x${"1".repeat(64)}`;
    const from = privateKeyToAccount(key).address;
    await started.token.write("mint", [from, usdc("100")], { from });
    const { url, server } = await serveNode(started.chain);
    const signer = wallet.fromKey(key, url);
    try {
      const stream = { token: started.token.address, recipient, startTime: 0 };
      const amounts = { amountPerMonth: "1000", deposit: "100" };
      expect(await ethersFlow.create(signer, { ...stream, ...amounts })).toBe(1n);
      expect(await started.flow.read("getSender", [1n])).toBe(from);
      const reader = new JsonRpcProvider(url);
      expect((await ethersFlow.read(reader, 1n)).balance).toBe("100.0");
      reader.destroy();
    } finally {
      (signer.provider as JsonRpcProvider).destroy();
      server.closeAllConnections();
      server.close();
    }
  }, 60_000);

  it("says that a signer has no node", async () => {
    await expect(
      wallet.nodeOf(wallet.fromKey(`0x${"1".repeat(64)}`, "").connect(null)),
    ).rejects.toThrow("The signer has no provider");
  });
});

describe("watch-flow.ts", () => {
  const file = "typescript/frontend/watch-flow.ts";
  type Module = typeof flowEvents;

  /** Everything that changes a stream, on a chain where the account of the program is the sender. */
  async function act(started: FlowChain, check: () => Promise<void>) {
    const { chain, flow, token } = started;
    const from = events.ACCOUNT;
    const write = async (name: string, args: readonly unknown[], caller: Address = from) => {
      await flow.write(name, args, { from: caller });
      chain.timestamp += 100_001n;
      await check();
    };
    const fund = async (amount: bigint) => {
      await token.write("mint", [from, amount], { from });
      await token.write("approve", [flow.address, amount], { from });
      await write("deposit", [1n, amount, from, recipient]);
    };
    // 1: pending, then everything but the end. 2: voided with debt. 3: of another sender. 4: back pay.
    await openFlow(started, { from, start: chain.timestamp + 90_000n });
    await check();
    await write("adjustRatePerSecond", [1n, RATE * 2n]);
    await write("withdraw", [1n, recipient, 7n], recipient);
    await openFlow(started, { from, deposit: usdc("1") });
    await openFlow(started);
    await openFlow(started, { from, start: chain.timestamp - 5_000n, deposit: 0n });
    await write("pause", [1n]);
    await write("withdraw", [1n, recipient, 9n], recipient);
    await fund(usdc("50"));
    await write("restart", [1n, RATE]);
    await write("refund", [1n, usdc("20")]);
    await write("withdrawMax", [1n, recipient], recipient);
    await write("adjustRatePerSecond", [1n, RATE * 10n]);
    await write("withdraw", [1n, recipient, 9n], recipient);
    await write("pause", [4n]);
    await write("void", [2n]);
    await write("withdrawMax", [2n, recipient], recipient);
    await write("void", [1n], recipient);
  }

  const transportOn = (chain: Chain) => custom({ request: requestOn(chain) }, { retryCount: 0 });
  const NAMES = ["PENDING", "STREAMING_SOLVENT", "STREAMING_INSOLVENT", "PAUSED_SOLVENT"];
  const STATUS_NAMES = [...NAMES, "PAUSED_INSOLVENT", "VOIDED"];

  /** Follows the streams of a chain from the first block, and compares them with the contract. */
  async function replay(module: Module): Promise<string[]> {
    const started = await startFlow(0n);
    const { chain, flow, token } = started;
    const seen: string[] = [];
    const check = async () => {
      const confirm = { request: requestOn(chain) } as const;
      const ahead = async (question: { method: string; params?: unknown }) =>
        question.method === "eth_blockNumber"
          ? `0x${(chain.blockNumber + 12n).toString(16)}`
          : confirm.request(question as never);
      const client = events.connect(custom({ request: ahead as never }, { retryCount: 0 }));
      const followed = module.follow(client, 0n);
      const { value } = await followed.next();
      await followed.return(undefined);
      const { streams } = value as { streams: Map<bigint, flowEvents.FlowState> };
      for (const [id, state] of streams) {
        const stored = (await flow.read("getStream", [id])) as Record<string, unknown>;
        expect(state).toEqual({
          decimals: stored.tokenDecimals,
          balance: stored.balance,
          ratePerSecond: stored.ratePerSecond,
          snapshotTime: BigInt(stored.snapshotTime as number),
          snapshotDebt: stored.snapshotDebtScaled,
          isVoided: stored.isVoided,
        });
        const status = module.statusAt(state, chain.timestamp);
        expect(STATUS_NAMES.indexOf(status)).toBe(await flow.read("statusOf", [id]));
        expect(module.debtAt(state, chain.timestamp)).toBe(await flow.read("totalDebtOf", [id]));
        seen.push(`${id} ${status}`);
      }
      expect(streams.has(3n)).toBe(false);
    };
    await act(started, check);
    expect(await token.read("balanceOf", [flow.address])).toBeGreaterThan(0n);
    return seen;
  }

  it("has after each event what Flow stores, and its status and debt", async () => {
    const seen = await replay(flowEvents);
    expect(new Set(seen.map((line) => line.split(" ")[1]))).toEqual(new Set(STATUS_NAMES));
    expect(new Set(seen.map((line) => line.split(" ")[0]))).toEqual(new Set(["1", "2", "4"]));
  }, 120_000);

  it.each([
    ["that a rate moves the start", "state.snapshotTime > now ? state :", "false ? state :"],
    ["no debt that is written off", "if (args.writtenOffDebt === 0n)", "if (true)"],
    ["withdrawals from the snapshot", "paid <= state.snapshotDebt", "false"],
  ])(
    "differs from the contract with %s",
    async (name, before, after) => {
      const source = mutate(readExample(file), before, after);
      const module = (await importChanged(file, source, name.replaceAll(" ", "-"))) as Module;
      await expect(replay(module)).rejects.toThrow(/to deeply equal/);
    },
    120_000,
  );

  it("prints the streams after each range", async () => {
    const started = await startFlow(0n);
    await openFlow(started, { from: events.ACCOUNT });
    for (let block = 0; block < 12; block += 1) {
      await started.token.write("mint", [stranger, 1n], { from: stranger });
    }
    vi.spyOn(console, "log").mockImplementation((line: string) => {
      throw new Error(line);
    });
    const client = events.connect(transportOn(started.chain));
    await expect(flowEvents.main(client, 0n)).rejects.toThrow(
      "Stream 1: STREAMING_SOLVENT, owes 0 base units.",
    );
  });
});

describe("watch-events.ts", () => {
  const file = "typescript/frontend/watch-events.ts";
  type Module = typeof events;
  type Followed = ReturnType<Module["follow"]> extends AsyncGenerator<infer Part> ? Part : never;

  /** Lockup v4.0. Stream 1 of the account has paid, 2 is another's now, and 3 has come back. */
  async function startStreams() {
    const started = await startLockup(0n);
    const first = await open(started, { to: RECIPIENT });
    const second = await open(started);
    const third = await open(started, { to: RECIPIENT });
    const move = (from: `0x${string}`, to: `0x${string}`, id: bigint) =>
      started.lockup.write("transferFrom", [from, to, id], { from });
    await move(recipient, RECIPIENT, second);
    await move(RECIPIENT, recipient, second);
    await move(RECIPIENT, recipient, third);
    await move(recipient, RECIPIENT, third);
    await move(RECIPIENT, RECIPIENT, first);
    const pay = async () => {
      started.chain.timestamp += DAY;
      await started.lockup.write("withdraw", [first, RECIPIENT, 250n], { from: RECIPIENT });
    };
    await pay();
    const later = async (blocks: number) => {
      for (let block = 0; block < blocks; block += 1) {
        await started.token.write("mint", [stranger, 1n], { from: stranger });
      }
    };
    const ranges: { topics: unknown[] }[] = [];
    const answer = requestOn(started.chain);
    const request = (async (question: { method: string; params?: unknown }) => {
      if (question.method === "eth_getLogs") ranges.push(...(question.params as typeof ranges));
      return answer(question as never);
    }) as typeof answer;
    const transport = custom({ request }, { retryCount: 0 });
    return { ...started, pay, later, ranges, transport };
  }
  const read = ({ streams, withdrawals, toBlock }: Followed) => ({
    streams: [...streams],
    paid: withdrawals.map(({ args }) => [args.streamId, args.amount]),
    toBlock,
  });

  it("reads the confirmed past, and goes on with what is new", async () => {
    const { chain, pay, later, ranges, transport } = await startStreams();
    await later(12);
    const paidIn = chain.blockNumber - 12n;
    const followed = events.follow(events.connect(transport), 0n);
    const next = async () => read((await followed.next()).value as Followed);
    expect(await next()).toEqual({ streams: [1n, 3n], paid: [[1n, 250n]], toBlock: paidIn });
    await pay();
    await later(12);
    expect(await next()).toEqual({ streams: [1n, 3n], paid: [[1n, 250n]], toBlock: paidIn + 13n });
    await followed.return(undefined);
    // The node filters by the account, so no other withdrawal is sent.
    const topic = `0x${RECIPIENT.slice(2).padStart(64, "0")}`;
    expect(ranges.slice(0, 3).map(({ topics }) => topics.indexOf(topic))).toEqual([2, 1, 2]);
  }, 60_000);

  it("leaves out a block that a reorganization may replace", async () => {
    const { chain, later, transport } = await startStreams();
    await later(11);
    const followed = events.follow(events.connect(transport), 0n);
    const { value } = await followed.next();
    const before = { streams: [1n, 3n], paid: [], toBlock: chain.blockNumber - 12n };
    expect(read(value as Followed)).toEqual(before);
    await followed.return(undefined);
  });

  it("prints withdrawals, and the streams when they change", async () => {
    const { later, transport } = await startStreams();
    await later(12);
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => {
      lines.push(line);
      if (lines.length === 2) throw new Error("enough");
    });
    await expect(events.main(events.connect(transport), 0n)).rejects.toThrow("enough");
    expect(lines).toEqual(["Stream 1 paid 250 base units.", "The account holds streams: 1, 3."]);
  });

  it.each([
    ["in no order", "Number(a.blockNumber - b.blockNumber)", "0"],
    ["that only add", "streams.delete(args.tokenId)", "streams.add(args.tokenId)"],
  ])("shows other streams with moves %s", async (name, before, after) => {
    const { later, transport } = await startStreams();
    await later(12);
    const source = mutate(readExample(file), before, after);
    const module = (await importChanged(file, source, name.replaceAll(" ", "-"))) as Module;
    const followed = module.follow(module.connect(transport), 0n);
    const { value } = await followed.next();
    expect(read(value as Followed).streams).not.toEqual([1n, 3n]);
    await followed.return(undefined);
  });

  it.each(["v2.0", "v3.0", "v4.0"])(
    "follows %s with that release in its import",
    async (version) => {
      const source = mutate(
        readExample(file),
        "releases/lockup/v4.0",
        `releases/lockup/${version}`,
      );
      const module = (await importChanged(file, source, version)) as Module;
      const { filters, client } = watchRanges(module, 1_012n);
      await module.follow(client, 1_000n).next();
      const address = packageAddress("SablierLockup", { protocol: "lockup", version }, sepolia.id);
      expect(filters.map((filter) => filter.address)).toEqual([address, address, address]);
    },
  );

  it("asks for no more than 1,000 blocks at once, each of them once", async () => {
    const { filters, client } = watchRanges(events, 2_521n);
    const followed = events.follow(client, 10n);
    for (let range = 0; range < 3; range += 1) await followed.next();
    await followed.return(undefined);
    const seen = filters.map(({ fromBlock, toBlock }) => `${Number(fromBlock)}-${Number(toBlock)}`);
    expect([...new Set(seen)]).toEqual(["10-1009", "1010-2009", "2010-2509"]);
  });

  /** A node without logs at a block, and the filters that it gets. */
  function watchRanges(module: Module, block: bigint) {
    const filters: { address: string; fromBlock: string; toBlock: string }[] = [];
    const request = (({ method, params }: { method: string; params?: unknown }) => {
      if (method !== "eth_getLogs") return Promise.resolve(`0x${block.toString(16)}`);
      filters.push(...(params as typeof filters));
      return Promise.resolve([]);
    }) as unknown as ReturnType<typeof requestOn>;
    return { filters, client: module.connect(custom({ request }, { retryCount: 0 })) };
  }
});

/** Names of the indexed arguments of an event. */
function indexedIn(abi: AbiFile, event: string): (string | undefined)[] {
  const entry = loadAbi(abi).find((item) => item.type === "event" && item.name === event);
  if (entry?.type !== "event") throw new Error(`${abi} has no event ${event}.`);
  return entry.inputs.flatMap(({ name, indexed }) => (indexed === true ? [name] : []));
}

describe("the page about events", () => {
  const page = readFileSync(path.join(SITE_DIR, "docs/guides/frontend/events.mdx"), "utf8");
  /** Releases of a protocol that a row is about: "v1.2", "v1.1, v1.2", "up to v1.2", "since v2.0", "all". */
  const isIn = (cell: string, version: string) => {
    const [, word = "", bound = ""] = /^(up to|since) (v\d\.\d)$/u.exec(cell) ?? [];
    if (word === "up to") return version <= bound;
    if (word === "since") return version >= bound;
    return cell === "all" || cell.split(", ").includes(version);
  };
  const names = (cell = "") => [...cell.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name);
  /** Events about one stream. */
  const ABOUT =
    /^(?:Create|Withdraw|Cancel|Renounce|Adjust|Deposit|Pause|Refund|Restart|Void)\w*Stream$|^Invalid|^Transfer$/u;

  it.each(["lockup", "flow"] as const)("says which arguments of %s are indexed", (protocol) => {
    const title = protocol === "lockup" ? "Lockup" : "Flow";
    const rows = page.split("\n").flatMap((line) => {
      const [, first = "", events, indexed] = line.split("|");
      const release = first.trim().replace(`${title} `, "");
      return release === first.trim() || names(events).length === 0
        ? []
        : [{ release, events: names(events), indexed: names(indexed).join(", ") }];
    });
    const versions = sablier.releases.getAll({ protocol });
    const released = versions.flatMap(({ version, abi }) =>
      Object.keys(abi).flatMap((contract) => {
        const file = `${protocol}/${version}/${contract}` as AbiFile;
        return loadAbi(file).flatMap((item) =>
          item.type === "event" && ABOUT.test(item.name)
            ? [`${version} ${item.name}: ${indexedIn(file, item.name).join(", ")}`]
            : [],
        );
      }),
    );
    const exists = new Set(released.map((line) => line.split(":")[0]));
    const said = rows.flatMap(({ release, events, indexed }) =>
      versions.flatMap(({ version }) =>
        events.flatMap((event) =>
          isIn(release, version) && exists.has(`${version} ${event}`)
            ? [`${version} ${event}: ${indexed}`]
            : [],
        ),
      ),
    );
    expect(said.toSorted()).toEqual([...new Set(released)].toSorted());
  });
});

describe("query-streams.ts", () => {
  it("asks the indexer whose address the site publishes", () => {
    expect(readExample("typescript/frontend/query-streams.ts")).toContain(
      exampleAddress(ENDPOINTS, "lockup", "envio"),
    );
  });

  it("sends a query and prints typed rows", async () => {
    const server = await startGraphqlServer("lockup", "envio");
    try {
      const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
      await indexer.main(server.url);
      expect(log.mock.calls).toHaveLength(4);
      expect(log.mock.calls[0]).toEqual(["LK3-8453-1", expect.any(BigInt), "EXT"]);
      await expect(indexer.main(server.busyUrl)).rejects.toThrow("answered with status 429");
    } finally {
      await server.close();
    }
  });

  it("keeps the digits of bare numbers, and throws what the server says with status 200", async () => {
    const row =
      '{"alias":"a","chainId":1,"intactAmount":1000000000000000000001,"asset":{"symbol":"X"}}';
    const answers = [
      `{"data":{"LockupStream":[${row}]}}`,
      '{"errors":[{"message":"no"}]}',
      '{"data":{}}',
    ];
    vi.spyOn(globalThis, "fetch").mockImplementation(() =>
      Promise.resolve(new Response(answers.shift())),
    );
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await indexer.main();
    expect(log.mock.calls).toEqual([["a", 1000000000000000000001n, "X"]]);
    await expect(indexer.main()).rejects.toThrow(/refused: .*no/);
    await expect(indexer.main()).rejects.toThrow("no list of streams");
  });
});
