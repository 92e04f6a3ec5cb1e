import { chains } from "sablier";
import { describe, expect, it } from "vitest";

import { deskData } from "../../../plugins/app-links/desk";
import { loadFinder } from "../../../plugins/app-links/test-finder";
import { loadModel } from "../../../plugins/protocol-data/test-model";
import { selectorOf } from "../abi";
import { findRelease } from "../finder";
import { type Rpc, RpcError } from "../rpc";
import { readStream } from "./read";
import { describeCall, type DeskSubject, hasCalls, settle, subjectsOf, withMargin } from "./settle";

const DATA = deskData(loadModel().abis, chains);
const { selectors, ...FINDER } = loadFinder();
const ALICE = `0x${"a".repeat(40)}`;
const BOB = `0x${"b".repeat(40)}`;
const ARGS = { id: 42n, recipient: ALICE, to: BOB, available: 7n };
const VALUES = { args: ARGS, fee: 1000n };

const subjects = (text: string): DeskSubject[] =>
  subjectsOf(findRelease(text, FINDER, selectors).matches, DATA.groups);

function subject(text: string): DeskSubject {
  const [first] = subjects(text);
  if (first === undefined) throw new Error(`Nothing found for ${text}`);
  return first;
}

describe("subjectsOf", () => {
  it.each([
    ["LK3-1-42", "lockup@v4.0", 42n],
    ["LK2-137-42", "lockup@v3.0", 42n],
    ["https://app.sablier.com/vesting/stream/LK-8453-9", "lockup@v2.0", 9n],
    ["LT3-1-5", "lockup@v1.2", 5n],
    ["LD2-1-6", "lockup@v1.1", 6n],
    ["LL-1-7", "lockup@v1.0", 7n],
    ["FL4-1-3", "flow@v3.0", 3n],
    ["FL2-1-3", "flow@v1.1", 3n],
    ["FL-1-3", "flow@v1.0", 3n],
    ["0xCD18eAa163733Da39c232722cBC4E8940b1D8888", "legacy@v1.1", undefined],
    ["0xbd6a40Bb904aEa5a49c59050B5395f7484A4203d", "legacy@v1.0", undefined],
  ])("%s is of %s", (text, release, id) => {
    expect(subject(text)).toMatchObject({ group: { release }, id });
  });

  it("has nothing for a factory of campaigns", () => {
    expect(subjects("0x1A272b596b10f02931480BC7a3617db4a8d154E3")).toEqual([]);
  });

  it("has no place for input data, whose contracts have calls", () => {
    const withdraw = `0xfdd46d60${"0".repeat(192)}`;
    expect(subjects(withdraw)).toEqual([]);
    const { matches } = findRelease(withdraw, FINDER, selectors);
    expect(matches.some((match) => hasCalls(match, DATA.groups))).toBe(true);
  });
});

describe("settle [spec 8.3]", () => {
  it.each([
    ["LK3-1-42", "withdraw", "withdrawMax(uint256,address)", withMargin(1000n)],
    ["LK3-1-42", "cancel", "cancel(uint256)", 0n],
    ["LK-1-42", "withdraw", "withdrawMax(uint256,address)", 0n],
    ["LL-1-7", "transfer", "transferFrom(address,address,uint256)", 0n],
    ["FL4-1-3", "refund", "refundMax(uint256)", 0n],
    ["FL-1-3", "void", "void(uint256)", 0n],
    [
      "0xCD18eAa163733Da39c232722cBC4E8940b1D8888",
      "withdraw",
      "withdrawFromStream(uint256,uint256)",
      0n,
    ],
  ])("makes the call of %s to %s", (text, id, signature, value) => {
    const { group, place } = subject(text);
    const found = settle(group, place.address, "recipient", {}, VALUES);
    const call = found.find(({ action }) => action.id === id);
    if (call === undefined) throw new Error(`No ${id}`);
    expect(describeCall(call)).toMatchObject({
      to: place.address,
      valueWei: `${value}`,
      data: expect.stringMatching(new RegExp(`^${selectorOf(signature)}[0-9a-f]+$`, "u")) as string,
    });
  });

  it("says what it does not know, and who may call", () => {
    const { group, place } = subject("LK3-1-42");
    const verdict = (id: string, known = {}) =>
      settle(group, place.address, "recipient", known, VALUES).find(
        ({ action }) => action.id === id,
      )?.verdict;
    expect(verdict("cancel", { missing: false, depleted: false, canceled: false })).toEqual({
      kind: "refused",
      condition: "role",
      error: "SablierLockup_Unauthorized",
    });
    expect(verdict("withdraw", { missing: false, depleted: false })).toEqual({
      kind: "depends",
      on: [["empty", "SablierLockup_WithdrawAmountZero"]],
    });
  });
});

const word = (value: bigint | number): string => value.toString(16).padStart(64, "0");

/** A node that returns words by the name of a view function. */
function node(answers: Readonly<Record<string, unknown>>, chain: unknown = "0x1"): Rpc {
  return async (method, [request]) => {
    if (method === "eth_chainId") return chain;
    const { data } = request as { data: string };
    const name = Object.keys(answers).find((one) => data.startsWith(selectorOf(one)));
    const answer = name === undefined ? `0x${word(0)}` : answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

const read = (text: string, rpc: Rpc) => {
  const { group, place } = subject(text);
  return readStream(rpc, group, { chainId: 1, address: place.address, id: 42n }, ALICE);
};

describe("readStream", () => {
  it("reads a stream of Lockup", async () => {
    const reading = await read(
      "LK3-1-42",
      node({
        "statusOf(uint256)": `0x${word(1)}`,
        "getDepositedAmount(uint256)": `0x${word(100)}`,
        "streamedAmountOf(uint256)": `0x${word(40)}`,
        "withdrawableAmountOf(uint256)": `0x${word(40)}`,
        "isCancelable(uint256)": `0x${word(1)}`,
        "isTransferable(uint256)": `0x${word(1)}`,
        "calculateMinFeeWei(uint256)": `0x${word(333)}`,
        "ownerOf(uint256)": `0x${word(BigInt(ALICE))}`,
      }),
    );
    expect(reading).toMatchObject({
      status: "STREAMING",
      figures: { deposited: 100n, withdrawable: 40n, fee: 333n, recipient: BigInt(ALICE) },
      conditions: { missing: false, empty: false, streamed: false, fixed: false, locked: false },
    });
  });

  it("knows paused and voided streams of Flow", async () => {
    const reading = await read("FL4-1-3", node({ "statusOf(uint256)": `0x${word(5)}` }));
    expect(reading).toMatchObject({
      status: "VOIDED",
      conditions: { voided: true, paused: true, empty: true, unfunded: true },
    });
  });

  it("says that there is no such stream, and keeps a stream whose NFT was burned", async () => {
    const missing = `${selectorOf("SablierLockupState_Null(uint256)")}${word(42)}` as const;
    const nothing = node({ "statusOf(uint256)": new RpcError("reverted", missing) });
    expect((await read("LK3-1-42", nothing)).conditions).toEqual({ missing: true });
    const burned = node({
      "statusOf(uint256)": `0x${word(4)}`,
      "ownerOf(uint256)": new RpcError("reverted", "0x7e273289"),
    });
    expect(await read("LK3-1-42", burned)).toMatchObject({
      status: "DEPLETED",
      figures: { recipient: undefined },
      conditions: { burned: true, depleted: true },
    });
  });

  it("reads the first protocol, and its texts", async () => {
    const legacy = "0xCD18eAa163733Da39c232722cBC4E8940b1D8888 on Ethereum";
    const struct = [BigInt(BOB), BigInt(ALICE), 1000n, 1n, 0n, 10n, 600n, 100n];
    const found = await read(
      legacy,
      node({
        "getStream(uint256)": `0x${struct.map(word).join("")}`,
        "balanceOf(uint256,address)": `0x${word(50)}`,
      }),
    );
    expect(found).toMatchObject({
      figures: {
        sender: BigInt(BOB),
        recipient: BigInt(ALICE),
        deposited: 1000n,
        withdrawn: 400n,
        withdrawable: 50n,
      },
    });
    const text = Buffer.from("stream does not exist").toString("hex").padEnd(64, "0");
    const data = `0x08c379a0${word(32)}${word(21)}${text}` as const;
    const gone = node({ "getStream(uint256)": new RpcError("reverted", data) });
    expect((await read(legacy, gone)).conditions).toEqual({ missing: true });
  });

  it.each([
    ["another chain", node({}, "0x89"), "is on chain 137, the contract on chain 1"],
    ["no chain id", node({}, { toString: 1 }), "eth_chainId gave no number"],
    ["no contract", node({ "statusOf(uint256)": "0x" }), "there is no such contract"],
    ["HTML", node({ "statusOf(uint256)": "<img src=x onerror=alert(1)>" }), "is no number"],
    ["a list", node({ "statusOf(uint256)": ["0x01"] }), "is no number"],
    [
      "two words",
      node({ "statusOf(uint256)": `0x${word(1)}${word(1)}` }),
      "2 words instead of one",
    ],
    ["a status that is none", node({ "statusOf(uint256)": `0x${"f".repeat(64)}` }), "is no status"],
    [
      "no time for the owner",
      node({
        "statusOf(uint256)": `0x${word(1)}`,
        "ownerOf(uint256)": new RpcError("too many requests", undefined),
      }),
      "too many requests",
    ],
    [
      "an error",
      node({ "statusOf(uint256)": new RpcError("rate limit", undefined) }),
      "rate limit",
    ],
  ])("says in words what a node does that gives %s [spec 8.5]", async (_, rpc, message) => {
    await expect(read("LK3-1-42", rpc)).rejects.toThrow(message);
  });
});
