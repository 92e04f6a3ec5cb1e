import { readFileSync } from "node:fs";
import path from "node:path";

import type { Eip1193Provider } from "ethers";
import { sablier } from "sablier";
import { custom } from "viem";
import { sepolia } from "viem/chains";
import { afterEach, describe, expect, it, vi } from "vitest";

import * as wallet from "../../../examples/typescript/frontend/ethers-wallet";
import * as indexer from "../../../examples/typescript/frontend/query-streams";
import * as events from "../../../examples/typescript/frontend/watch-events";
import type { AbiFile } from "../../../data/contracts/schema";
import { ENDPOINTS } from "../../../data/endpoints";
import { exampleAddress } from "../../../src/lib/graphql/endpoints";
import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import { SITE_DIR } from "../../../plugins/paths";
import { startGraphqlServer } from "../../e2e/support/graphql-server";
import { packageAddress } from "../support/addresses";
import { account } from "../support/chain";
import { importChanged, mutate, readExample } from "../support/example";
import {
  DAY,
  open,
  recipient,
  startLockup as startReleasedLockup,
  stranger,
} from "../support/lockup-v4";
import { requestOn } from "../support/rpc";
import { LOCKUP, startWorld, TOKEN } from "../support/table";

// Runs typescript/frontend/ethers-wallet.ts, typescript/frontend/watch-events.ts and
// typescript/frontend/query-streams.ts.
const RECIPIENT = `0x${"2".repeat(40)}` as const;
const sender = account("sender");
const RATE = 385_802_469_135_802n;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lockup with stream 1 of the recipient, of which an amount can be withdrawn. */
async function startLockup(amount: bigint) {
  const world = await startWorld({ contracts: ["SablierLockup"], decimals: 6 });
  const lockup = world.at("SablierLockup");
  lockup.answer("withdrawableAmountOf", amount, [1n]);
  lockup.on("withdrawMax", ({ args: [streamId, to] }) => ({
    returns: amount,
    moves: [[TOKEN, LOCKUP, to as `0x${string}`, amount]],
    emits: [["WithdrawFromLockupStream", { streamId, to, token: TOKEN, amount }]],
  }));
  return { ...world, lockup };
}

describe("ethers-wallet.ts", () => {
  it("withdraws what there is, and nothing when there is nothing", async () => {
    const { chain, lockup } = await startLockup(250n);
    const provider: Eip1193Provider = { request: requestOn(chain, [RECIPIENT]) };
    expect(await wallet.main(provider, 1n)).toBe("Stream 1 paid 250 base units.");
    expect(lockup.calls()).toMatchObject([
      { functionName: "withdrawMax", args: [1n, RECIPIENT], caller: RECIPIENT },
    ]);
    lockup.answer("withdrawableAmountOf", 0n, [1n]);
    expect(await wallet.main(provider, 1n)).toBe("Stream 1 paid 0 base units.");
    expect(lockup.calls()).toHaveLength(1);
    lockup.on("withdrawableAmountOf", () => ({ error: ["SablierLockupBase_Null", 9n] }), [9n]);
    await expect(wallet.main(provider, 9n)).rejects.toThrow(/SablierLockupBase_Null/);
  });

  it("opens a Flow stream, and shows why a call would revert", async () => {
    const { chain, at } = await startWorld({ contracts: ["SablierFlow"], decimals: 6 });
    const flow = at("SablierFlow");
    const { BrowserProvider } = await import("ethers");
    const request = requestOn(chain, [sender]);
    const signer = await new BrowserProvider({ request }).getSigner();
    const stream = { token: TOKEN, recipient: RECIPIENT, ratePerSecond: RATE };
    expect(await wallet.create(signer, sepolia.id, stream)).toBe(1n);
    expect(flow.calls()).toEqual([
      {
        contract: "SablierFlow",
        functionName: "create",
        args: [sender, RECIPIENT, RATE, TOKEN, true],
        caller: sender,
        value: 0n,
      },
    ]);
    const zero = `0x${"0".repeat(40)}`;
    flow.on("create", () => ({ error: ["ERC721InvalidReceiver", zero] }));
    await expect(wallet.create(signer, sepolia.id, stream)).rejects.toThrow(
      /ERC721InvalidReceiver/,
    );
    await expect(wallet.create(signer, 1_000_001, stream)).rejects.toThrow(
      "Flow v1.1 is not on chain 1000001.",
    );
    await expect(wallet.withdraw(signer, 1_000_001, 1n)).rejects.toThrow(
      "Lockup v2.0 is not on chain 1000001.",
    );
  });
});

describe("watch-events.ts", () => {
  const file = "typescript/frontend/watch-events.ts";
  type Module = typeof events;
  type Followed = ReturnType<Module["follow"]> extends AsyncGenerator<infer Part> ? Part : never;

  /** Lockup v4.0. Stream 1 of the account has paid, 2 is another's now, and 3 has come back. */
  async function startStreams() {
    const started = await startReleasedLockup(0n);
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
