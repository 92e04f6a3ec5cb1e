// cspell:ignore ilxaotc randalls wycpnbqcyf

import { sablier } from "sablier";
import { encodeFunctionData, parseAbi } from "viem";
import { describe, expect, test } from "vitest";

import { type FinderAnswer, findRelease, summaryOf } from "../../src/lib/finder";
import { loadModel } from "../protocol-data/test-model";
import { finderData, releaseNames } from "./finder";
import { selectorTable } from "./selectors";
import { loadFinder } from "./test-finder";

const { selectors, ...data } = loadFinder();
const find = (text: string): FinderAnswer => findRelease(text, data, selectors);

const ETHEREUM_LL = "0xB10daee1FCF62243aE27776D7a92D39dC8740f95";
const LOCKUP_V3 = data.releases.find(({ ref }) => ref === "lockup@v3.0")?.contracts[0]
  ?.addresses[1];
const word = (value: string): string => value.replace("0x", "").toLowerCase().padStart(64, "0");

/** The address that the package gives for an alias. */
function addressOf(
  alias: string,
  chainId: number,
  protocol: "airdrops" | "flow" | "lockup",
): string {
  return sablier.contracts.getByAlias({ alias, chainId, protocol })?.address ?? "";
}

describe("the release of [spec 7.8a]", () => {
  test.each([
    // Links into the app, today's and older.
    ["https://app.sablier.com/vesting/stream/LK-137-21", "Lockup v2.0 on Polygon: SablierLockup"],
    [
      "https://app.sablier.com/payments/stream/FL2-11155111-40",
      "Flow v1.1 on Sepolia: SablierFlow",
    ],
    [
      `https://app.sablier.com/vesting/stream/${ETHEREUM_LL}-1-6`,
      "Lockup v1.0 on Ethereum: SablierV2LockupLinear",
    ],
    [
      "app.sablier.com/vesting/stream/LK3-8453-1/history?cc=8453",
      "Lockup v4.0 on Base: SablierLockup",
    ],
    ["/payments/stream/FL4-42161-5", "Flow v3.0 on Arbitrum: SablierFlow"],
    ["https://app.sablier.com/stream/FL3-10-12/", "Flow v2.0 on OP Mainnet: SablierFlow"],
    [
      "https://app.sablier.com/vesting/search/ethereum?i=LL2-1-2,LL3-1-29",
      "Lockup v1.1 and Lockup v1.2 on Ethereum: SablierV2LockupLinear",
    ],
    [
      "https://app.sablier.com/?t=search&c=1&i=LD-1-4",
      "Lockup v1.0 on Ethereum: SablierV2LockupDynamic",
    ],
    ["https://v1-app.sablier.com/stream/5", "Legacy v1.1 and Legacy v1.0 on 7 chains: Sablier"],
    ["https://app.sablier.finance/stream/5", "Legacy v1.1 and Legacy v1.0 on 7 chains: Sablier"],
    [
      `https://app.sablier.com/api/frame/stream/${ETHEREUM_LL.toLowerCase()}-1-6`,
      "Lockup v1.0 on Ethereum: SablierV2LockupLinear",
    ],
    // Pages of NFT markets.
    [
      `https://opensea.io/assets/ethereum/${addressOf("LK3", 1, "lockup")}/1`,
      "Lockup v4.0 on Ethereum: SablierLockup",
    ],
    [
      `https://opensea.io/item/matic/${addressOf("LK", 137, "lockup").toLowerCase()}/21?tab=activity`,
      "Lockup v2.0 on Polygon: SablierLockup",
    ],
    [
      `https://opensea.io/assets/${ETHEREUM_LL}/6`,
      "Lockup v1.0 on Ethereum: SablierV2LockupLinear",
    ],
    [
      `https://rarible.com/token/polygon/${addressOf("LK", 137, "lockup")}:21`,
      "Lockup v2.0 on Polygon: SablierLockup",
    ],
    // Pages of explorers.
    [
      "https://etherscan.io/address/0xCD18eAa163733Da39c232722cBC4E8940b1D8888",
      "Legacy v1.1 on Ethereum: Sablier",
    ],
    [
      "etherscan.io/token/0x2d9221a63e12aa796619cb381ec4a71b201281f5?a=42#code",
      "Flow v1.0 on Ethereum: SablierFlow",
    ],
    // Ids of streams.
    ["LK2-137-42", "Lockup v3.0 on Polygon: SablierLockup"],
    [" lk3-1-5\n", "Lockup v4.0 on Ethereum: SablierLockup"],
    [`${addressOf("FL2", 8453, "flow")}-8453-3`, "Flow v1.1 on Base: SablierFlow"],
    ["LK2-42 on Polygon", "Lockup v3.0 on Polygon: SablierLockup"],
    // Other aliases, and names.
    ["MF2_LL-137", "Airdrops v3.0 on Polygon: SablierFactoryMerkleLL"],
    ["MSF4 (137)", "Airdrops v1.3 on Polygon: SablierMerkleFactory"],
    ["SablierV2LockupTranched ethereum", "Lockup v1.2 on Ethereum: SablierV2LockupTranched"],
    ["Payroll", "Legacy v1.0 on Ethereum: Payroll"],
    // Addresses.
    [ETHEREUM_LL, "Lockup v1.0 on Ethereum: SablierV2LockupLinear"],
    [ETHEREUM_LL.toLowerCase(), "Lockup v1.0 on Ethereum: SablierV2LockupLinear"],
    [
      "0x7CC7e125d83A581ff438608490Cc0f7bDff79127 on Ethereum",
      "Lockup v1.1 on Ethereum: SablierV2LockupDynamic",
    ],
    [
      "0xf86B359035208e4529686A1825F2D5BeE38c28A8-1",
      "Lockup v1.2 on Ethereum: SablierV2LockupTranched",
    ],
    [
      "0x0000008ABbFf7a84a2fE09f9A9b74D3BC2072399 on Base",
      "Comptroller v1.1 on Base: SablierComptroller",
    ],
    // Input data: functions of one release, and those that several share.
    [`0x380332b8${word("0x1")}`, "Lockup v3.0: SablierBatchLockup"],
    [`0x6201fd66${word("0x20")}`, "Lockup v4.0: SablierLockup"],
    [`0xfea7c53f${word("0x7")}${word("0x186a0")}`, "Legacy v1.0: Payroll"],
    [`0x7a9b2c6c${word("0x186a0")}\n${word("0x1")}`, "Legacy v1.1 and Legacy v1.0: Sablier"],
    ["0xc8d293b7", "Bob v1.0: SablierBob"],
    [
      encodeFunctionData({
        abi: parseAbi(["function adjustRatePerSecond(uint256,uint128)"]),
        args: [5n, 1n],
      }),
      "Flow v3.0, Flow v2.0, Flow v1.1 and Flow v1.0: SablierFlow",
    ],
    [
      encodeFunctionData({
        abi: parseAbi(["function claim(uint256,address,uint128,bytes32[])"]),
        args: [0n, ETHEREUM_LL, 1n, []],
      }),
      "5 releases: 8 contracts",
    ],
  ])("%s", (text, summary) => {
    expect(summaryOf(find(text))).toBe(summary);
  });
});

/** What an answer says beside its matches. */
const notesOf = (text: string): string => find(text).notes.join(" ");

describe("what cannot be decided is said [spec 7.8a]", () => {
  test.each([
    // An address of no contract, with and without its checksum.
    ["0x6b175474e89094c44da98b954eedeac495271d0f", 0, "on no chain of the data"],
    ["0xB10daee1FCF62243aE27776D7a92D39dC8740F96", 0, "a digit may be mistyped"],
    ["0xB10daee1FCF62243aE27776D7a92D39dC8740F95", 1, "are not the address's checksum"],
    [`${ETHEREUM_LL} on Polygon`, 0, "On Ethereum (1) it is SablierV2LockupLinear of Lockup v1.0."],
    [`${ETHEREUM_LL}-5`, 0, "Chain 5 is no chain of the data."],
    [`https://opensea.io/assets/moon/${ETHEREUM_LL}/1`, 0, '"moon" is no chain of the data.'],
    // Ids without what makes them ids.
    ["LK2-42", 1, "add the chain, as in LK2-1-42"],
    ["LK2-137", 1, "If 137 is Polygon, the number of the stream is missing."],
    ["42", 0, "A number alone names no stream"],
    ["42 on Polygon", 15, "15 contracts on Polygon may have a number 42"],
    ["LL-5-1", 1, "Lockup v1.0 was also on Arbitrum Nova, Goerli and Arbitrum Goerli"],
    ["LK-1 on Tangle", 1, undefined],
    ["LK2-5845-1", 1, "The data has no LK2 on Tangle (5845)."],
    ["LX-1-1", 0, 'No release has a contract with the alias or the name "LX".'],
    // Contracts that releases share, and addresses that the package has wrong.
    [
      "0xC3Be6BffAeab7B297c03383B4254aa3Af2b9a5BA",
      2,
      "Lockup v1.1 and Lockup v1.0 share this contract",
    ],
    [
      `${data.releases.find(({ ref }) => ref === "lockup@v4.0")?.contracts[2]?.addresses[1] ?? ""} 1`,
      3,
      "Lockup v4.0, Lockup v3.0 and Lockup v2.0 share this contract",
    ],
    ["MSF2-1", 2, "Lockup v1.1 and Airdrops v1.1 share this contract"],
    ["FL2-53302-4", 1, "is not confirmed"],
    // The same address on two chains: deployed by one account at the same step.
    ["0x28fCAE6bda2546C93183EeC8638691B2EB184003", 2, "another contract on another chain"],
    ["0x28fCAE6bda2546C93183EeC8638691B2EB184003 on Abstract", 1, undefined],
    // What is no stream.
    [
      "https://app.sablier.com/airstream/0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc-11155111",
      0,
      "A campaign is a contract of its own",
    ],
    ["https://app.sablier.com/vesting?t=sender", 0, "names no stream and no campaign"],
    ["/payments/search/0x833589fcd6edb6e08f4c7c32d4f71b54bda02913?c=8453", 0, "names no stream"],
    ["/airdrops/?t=search&c=1&m=0xab", 0, "names no stream and no campaign"],
    ["https://app.sablier.com/", 0, "names no stream and no campaign"],
    ["https://app.sablier.com/vesting/stream/LK2-42", 1, "add the chain, as in LK2-1-42"],
    [
      "https://app.sablier.com/airdrops/campaign/0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc-11155111/manage",
      0,
      "A campaign is a contract of its own",
    ],
    ["BobVaultShare", 1, "The data has no address of BobVaultShare of Bob v1.0."],
    ["MSF4-137-5", 1, "holds no streams, so the number 5 says nothing"],
    [`0x${"ab".repeat(32)}`, 0, "The hash of a transaction says nothing"],
    [`https://etherscan.io/tx/0x${"ab".repeat(32)}`, 0, "Open it on the explorer of Ethereum"],
    // Input data.
    ["0xfdd46d60", 17, "the address that the transaction was sent to decides"],
    ["0xdeadbeef00", 0, "No function of a release has the selector 0xdeadbeef."],
    ["0x7a9b2c6c0", 2, "ends in the middle of a byte"],
    [
      `0xad4ef0c0${word(LOCKUP_V3 ?? "")}`,
      2,
      "The data names SablierLockup of Lockup v3.0 on Ethereum (1)",
    ],
    [
      `0x1cff79cd${word("0x297b43aE44660cA7826ef92D8353324C018573Ef")}${word("0x40")}`,
      2,
      "The data names SablierV2ProxyTarget of Lockup v1.0",
    ],
  ])("%s", (text, matches, note) => {
    expect(find(text).matches).toHaveLength(matches);
    expect(notesOf(text)).toContain(note ?? "");
  });
});

describe("what is no input is refused with what can be pasted", () => {
  test.each([
    ["", "There is nothing to read"],
    ["x".repeat(20_001), "20000 is the limit"],
    ["https://example.com/stream/LK-137-21", '"example.com" is neither the app nor an explorer'],
    ["https://app.sablier.com.evil.example/stream/LK-1-1", "is neither the app nor an explorer"],
    ["javascript:alert(1)", "is not understood"],
    ["<img src=x onerror=alert(1)>", "is not understood"],
    ["0x1234", "has 4 hex digits; an address has 40"],
    ["0xB10daee1FCF62243aE27776D7a92D39dC8740f9", "has 39 hex digits"],
    ["0xZZ", 'it has "z"'],
    ["LK2-137-0", '"0" is no stream id'],
    [`LK2-137-${"9".repeat(79)}`, "is no stream id"],
    ["LK2-99999999999999999999-1", "is no chain id"],
    ["LK2-137-42-1", "is not understood"],
    ["LK2-1-x", "is not understood"],
    ["https://app.sablier.com/vesting/gallery", "is no path of the app that is known here"],
    ["/vesting/stream/LK-137-21/notes", "is no path of the app"],
    ["/airdrops/stream/LK-137-21", "is no path of the app"],
    ["/vesting/stream/LK-137-21/details/more", "is no path of the app"],
    ["/vesting/stream/LK-137-x", "is not understood"],
    ["https://etherscan.io/", "has no address"],
    ["https://opensea.io/collection/sablier", "is not the page of an NFT"],
    [`https://opensea.io/assets/ethereum/${ETHEREUM_LL}`, "is not the page of an NFT"],
    [`https://opensea.io/${ETHEREUM_LL}`, "is not the page of an NFT"],
    ["vitalik.eth", "is neither the app nor an explorer"],
  ])("%s", (text, problem) => {
    expect(() => find(text)).toThrow(RangeError);
    expect(() => find(text)).toThrow(problem);
  });
});

describe("the data", () => {
  test("has each contract on each chain, and finds each by its address and explorer", () => {
    const { tables } = loadModel();
    const found = new Set<string>();
    for (const { label, deployments } of tables) {
      const known = data.releases.find((release) => release.label === label)?.contracts ?? [];
      for (const { chain, contracts } of deployments) {
        for (const { name, address, explorerUrl } of contracts) {
          const own = known.find((contract) => contract.name === name);
          expect(own?.addresses[chain.id]?.toLowerCase()).toBe(address.toLowerCase());
          // A search takes milliseconds: each contract of a release once.
          if (found.has(`${label} ${name}`)) continue;
          found.add(`${label} ${name}`);
          const match = find(`${address}-${chain.id}`).matches.find(
            ({ release, contract }) => release.label === label && contract.name === name,
          );
          expect(match?.places).toMatchObject([{ address, chain: { id: chain.id } }]);
          expect(match?.places[0]?.explorerUrl.toLowerCase()).toBe(explorerUrl.toLowerCase());
        }
      }
    }
  });

  test("leads to the pages of a release, its addresses last", () => {
    const pages = (ref: string): string[] =>
      data.releases.find((release) => release.ref === ref)?.pages.map(({ path }) => path) ?? [];
    expect(pages("lockup@v2.0")).toEqual([
      "/guides/lockup/overview",
      "/guides/lockup/examples/stream-management/withdraw",
      "/guides/lockup/examples/stream-management/cancel",
      "/guides/lockup/etherscan",
      "/apps/without-the-app",
      "/guides/lockup/deployments",
    ]);
    expect(data.releases.every(({ pages: own }) => own.at(-1)?.label === "Addresses")).toBe(true);
  });

  test("finds pages of releases with their number in the route", () => {
    const { tables } = loadModel();
    const newer = finderData(
      tables,
      ["overview", "withdraw", "cancel", "claims"]
        .map((end) => ({
          path: `/guides/lockup/v4.0/${end}`,
          release: "lockup@v4.0",
        }))
        .concat({ path: "/reference/lockup/v4.0/sablier-lockup", release: "lockup@v4.0" }),
    ).releases.find(({ ref }) => ref === "lockup@v4.0");
    expect(newer?.pages.map(({ label }) => label)).toEqual([
      "Guides",
      "Withdraw",
      "Cancel",
      "Without the app",
      "Addresses",
    ]);
    expect(newer?.contracts[0]?.reference).toBe("/reference/lockup/v4.0/sablier-lockup");
  });

  test("names of all releases have a month, and a release without one is an error", () => {
    const { history } = loadModel();
    expect(releaseNames(data, history)).toHaveLength(data.releases.length);
    expect(() => releaseNames(data, { releases: [] })).toThrow("no month for lockup@v4.0");
  });

  test("stays small", () => {
    expect(JSON.stringify(data).length).toBeLessThan(110_000);
    expect(JSON.stringify(selectors).length).toBeLessThan(40_000);
  });

  test("two functions with one selector are an error", () => {
    const item = (name: string) => ({ type: "function", name, inputs: [], outputs: [] });
    const abis = new Map([
      ["lockup@v2.0" as const, { A: [item("wycpnbqcyf")], B: [item("randallsRevenge_ilxaotc")] }],
    ]);
    expect(() => selectorTable(abis)).toThrow("have the selector 0x00000000");
  });
});
