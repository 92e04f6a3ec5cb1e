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
  it("reads the past in ranges, then follows", async () => {
    const { chain, lockup } = await startLockup(250n);
    const pay = () => lockup.write("withdrawMax", [1n, RECIPIENT], { from: sender });
    await pay();
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
    const ranges: unknown[] = [];
    const answer = requestOn(chain);
    const request = (async (question: { method: string; params?: unknown }) => {
      if (question.method === "eth_getLogs") ranges.push(question.params);
      return answer(question as never);
    }) as typeof answer;
    const client = events.connect(custom({ request }, { retryCount: 0 }));
    const stop = await events.main(client);
    try {
      expect(lines).toEqual(["Stream 1 paid 250."]);
      await pay();
      await expect.poll(() => lines, { timeout: 30_000 }).toHaveLength(2);
      expect(lines[1]).toBe("Stream 1 paid 250.");
    } finally {
      stop();
    }
    // Another account's withdrawals are filtered by the node.
    expect(JSON.stringify(ranges[0])).toContain("2".repeat(40));
  });

  it("filters by indexed arguments alone", async () => {
    const filters: unknown[] = [];
    const request = (({ params }: { params?: unknown }) => {
      filters.push(params);
      return Promise.resolve([]);
    }) as unknown as ReturnType<typeof requestOn>;
    const client = events.connect(custom({ request }, { retryCount: 0 }));
    for await (const log of events.history(client, 1n, 1n)) expect(log).toBeUndefined();
    const event = "WithdrawFromLockupStream";
    expect(indexedIn("lockup/v2.0/SablierLockup", event)).toEqual(["streamId", "to", "token"]);
    const to = `0x${RECIPIENT.slice(2).padStart(64, "0")}`;
    expect(filters).toMatchObject([[{ topics: [expect.any(String), null, to, null] }]]);
  });

  it.each(["v3.0", "v4.0"])("follows %s with that release in its import", async (version) => {
    const file = "typescript/frontend/watch-events.ts";
    const source = mutate(readExample(file), "releases/lockup/v2.0", `releases/lockup/${version}`);
    const module = (await importChanged(file, source, version)) as typeof events;
    const filters: unknown[] = [];
    const request = (({ params }: { params?: unknown }) => {
      filters.push(params);
      return Promise.resolve([]);
    }) as unknown as ReturnType<typeof requestOn>;
    const client = module.connect(custom({ request }, { retryCount: 0 }));
    for await (const log of module.history(client, 1n, 1n)) expect(log).toBeUndefined();
    const address = packageAddress("SablierLockup", { protocol: "lockup", version }, sepolia.id);
    expect(JSON.stringify(filters).toLowerCase()).toContain(address.toLowerCase());
  });

  it("asks for no more than 1,000 blocks at once, each of them once", async () => {
    const ranges: { fromBlock: string; toBlock: string }[] = [];
    const request = (({ params }: { params?: unknown }) => {
      ranges.push(...(params as typeof ranges));
      return Promise.resolve([]);
    }) as unknown as ReturnType<typeof requestOn>;
    const client = events.connect(custom({ request }, { retryCount: 0 }));
    for await (const log of events.history(client, 10n, 2_509n)) expect(log).toBeUndefined();
    expect(ranges.map(({ fromBlock, toBlock }) => [Number(fromBlock), Number(toBlock)])).toEqual([
      [10, 1_009],
      [1_010, 2_009],
      [2_010, 2_509],
    ]);
  });
});

/** Names of the indexed arguments of an event. */
function indexedIn(abi: AbiFile, event: string): (string | undefined)[] {
  const entry = loadAbi(abi).find((item) => item.type === "event" && item.name === event);
  if (entry?.type !== "event") throw new Error(`${abi} has no event ${event}.`);
  return entry.inputs.flatMap(({ name, indexed }) => (indexed === true ? [name] : []));
}

describe("the page about events", () => {
  const page = readFileSync(path.join(SITE_DIR, "docs/guides/frontend/events.mdx"), "utf8");
  /** Contracts of the releases that a row of the table stands for. */
  const RELEASES: Readonly<Record<string, readonly string[]>> = {
    "up to v1.2": ["v1.0", "v1.1", "v1.2"],
    "since v2.0": ["v2.0", "v3.0", "v4.0"],
    "v4.0": ["v4.0"],
  };

  it("says which arguments of the create events are indexed", () => {
    const said = page.split("\n").flatMap((line) => {
      const [, release = "", events = "", indexed = ""] = line.split("|");
      const names = (cell: string) => [...cell.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name);
      return (RELEASES[release.trim()] ?? []).flatMap((version) =>
        names(events).map((event) => `${version} ${event}: ${names(indexed).join(", ")}`),
      );
    });
    const released = sablier.releases.getAll({ protocol: "lockup" }).flatMap(({ version, abi }) =>
      Object.keys(abi).flatMap((contract) => {
        const file = `lockup/${version}/${contract}` as AbiFile;
        return loadAbi(file).flatMap((item) =>
          item.type === "event" && /^CreateLockup\w+Stream$/u.test(item.name)
            ? [`${version} ${item.name}: ${indexedIn(file, item.name).join(", ")}`]
            : [],
        );
      }),
    );
    // Tranched streams begin with v1.2: the row names them for older releases, too.
    const listed = said.filter((line) => !/^v1\.[01] CreateLockupTranchedStream/u.test(line));
    expect(listed.toSorted()).toEqual(released.toSorted());
  });

  it.each([
    "lockup/v2.0/SablierLockup",
    "lockup/v3.0/SablierLockup",
    "lockup/v4.0/SablierLockup",
    "flow/v1.1/SablierFlow",
  ] as const)("filters new streams by the Transfer of %s", (abi) =>
    expect(indexedIn(abi, "Transfer")).toEqual(["from", "to", "tokenId"]),
  );

  it("names the topics of the Flow event", () => {
    expect(indexedIn("flow/v1.1/SablierFlow", "CreateFlowStream")).toEqual([
      "sender",
      "recipient",
      "token",
    ]);
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
