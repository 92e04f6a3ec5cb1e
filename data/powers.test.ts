import { readFileSync } from "node:fs";
import path from "node:path";

import type { AbiFunction } from "viem";
import { describe, expect, it } from "vitest";

import { loadAbi } from "../plugins/contract-reference/abi-source";
import { addressOf, loadVectors, type Step, type VectorFile } from "../tests/vectors/load";
import { isRecorded, type Recorded } from "../tests/vectors/recorded";
import { COMPTROLLER_ONLY } from "./contracts/_shared/comptrollerable";
import bob from "./contracts/bob/SablierBob";
import escrow from "./contracts/bob/SablierEscrow";
import adapter from "./contracts/bob/SablierLidoAdapter";
import type { AbiFile } from "./contracts/schema";

/** Prose of a page on one line, without the padding of tables. */
const proseOf = (page: string): string =>
  readFileSync(path.join(__dirname, "../docs", `${page}.mdx`), "utf8").replace(/\s+/gu, " ");

/** A fee that changed while a stream ran, and the calls in between, oldest first. */
const CHANGED_MEANWHILE: readonly {
  file: VectorFile;
  changes: string;
  stream: bigint;
  calls: readonly Omit<Recorded, "file">[];
}[] = [
  {
    file: "flow-v1.0",
    changes: "the protocol fee rises from 0 to 1%",
    stream: 4n,
    calls: [
      { fn: "createAndDeposit", out: 4n },
      { fn: "setProtocolFee", event: "SetProtocolFee" },
      { fn: "withdraw", event: "WithdrawFromFlowStream" },
    ],
  },
  {
    file: "flow-v3.0",
    changes: "the minimum rises from 0 to a dollar, a custom fee takes it away, and it comes back",
    stream: 22n,
    calls: [
      { fn: "createAndDeposit", out: 22n },
      { fn: "setMinFeeUSD", event: "SetMinFeeUSD" },
      { fn: "calculateMinFeeWei", out: 500_000_000_000_000n },
      { fn: "withdraw", error: "SablierFlow_InsufficientFeePayment", wei: 0n },
      { fn: "withdraw", event: "WithdrawFromFlowStream", wei: 500_000_000_000_000n },
      { fn: "setCustomFeeUSDFor", event: "UpdateCustomFeeUSD" },
      { fn: "calculateMinFeeWei", out: 10n ** 15n },
      { fn: "setCustomFeeUSDFor", event: "UpdateCustomFeeUSD" },
      { fn: "withdrawMax", event: "WithdrawFromFlowStream", wei: 0n, out: 2_000n },
      { fn: "disableCustomFeeUSDFor", event: "UpdateCustomFeeUSD" },
      { fn: "calculateMinFeeWei", out: 500_000_000_000_000n },
    ],
  },
];

describe.each(CHANGED_MEANWHILE)("while a stream of $file runs", ({ file, stream, ...rest }) => {
  const { steps } = loadVectors(file);

  it(`${rest.changes}, and the next withdrawal follows`, () => {
    const about = steps.filter(
      ({ fn, args, returns }) => /Fee(?:USD|$)/u.test(fn) || [args[0], returns].includes(stream),
    );
    let from = 0;
    for (const call of rest.calls) {
      const at = about.findIndex(
        (step, index) => index >= from && isRecorded(step, { ...call, file }),
      );
      expect(at, `${call.fn} after ${from} calls`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  });
});

it("takes the protocol fee of Flow v1.0 that holds at the withdrawal, not at the creation", () => {
  const { steps } = loadVectors("flow-v1.0");
  const withdrawal = steps.find(
    ({ fn, scenario }) => fn === "withdraw" && scenario.startsWith("protocol fee"),
  );
  // One percent of 1 token with 6 decimals.
  expect(withdrawal?.returns).toEqual({ withdrawnAmount: 990_000n, protocolFeeAmount: 10_000n });
});

/** Functions of the NFT standard that the recordings leave out. They serve owners and operators. */
const ERC721 = ["safeTransferFrom", "setApprovalForAll"];

/** Functions of a contract that were refused with an error, and those that others than the admin called. */
function calledOn(file: VectorFile, on: string, refusal: string) {
  const steps = loadVectors(file).steps.filter((step) => step.on === on && step.by !== undefined);
  const namesOf = (some: readonly Step[]): string[] =>
    [...new Set(some.map(({ fn }) => fn))].toSorted();
  return {
    reserved: namesOf(steps.filter(({ error }) => error?.name === refusal)),
    open: namesOf(
      steps.filter(({ error, by }) => error === undefined && by !== addressOf("admin")),
    ),
  };
}

/** Names of the functions of a documented contract that change something. */
const changing = (abi: AbiFile): string[] =>
  loadAbi(abi)
    .filter((entry): entry is AbiFunction => entry.type === "function")
    .filter(({ stateMutability }) => !["view", "pure"].includes(stateMutability))
    .map(({ name }) => name);

/** Names of functions in the first column of the table in a section of the page. */
function listed(id: string): string[] {
  const text = readFileSync(path.join(__dirname, "../docs/concepts/governance.mdx"), "utf8");
  const section = text.split(`{/* #${id} */}`)[1]?.split(/^##/mu, 1)[0] ?? "";
  return [...section.matchAll(/^\| \[`(\w+)`\]/gmu)].map(([, name = ""]) => name).toSorted();
}

describe.each([
  ["lockup", "lockup/v2.0/SablierLockup", "lockup-v2.0", "lockup"],
  ["flow", "flow/v1.1/SablierFlow", "flow-v1.1", "flow"],
  ["merklefactory", "airdrops/v1.3/SablierMerkleFactory", "airdrops-v1.3", "factory"],
] as const)("the powers over %s", (id, abi, file, on) => {
  const functions = changing(abi);
  const { reserved, open } = calledOn(file, on, "CallerNotAdmin");

  it("are all on the page, and no others", () => {
    // Anyone may trigger collectFees, but it pays the admin.
    expect(listed(id)).toEqual([...reserved, "collectFees"].toSorted());
  });

  it("leave no function of which nobody knows who may call it", () => {
    const known = [...reserved, ...open, ...ERC721];
    const unknown = functions.filter((name) => !known.includes(name));
    expect(unknown).toEqual([]);
  });

  it("include no pause, no upgrade and no withdrawal of deposits", () => {
    expect(
      functions.filter((name) => /^(?:un)?pause$|^upgrade/u.test(name) && on !== "flow"),
    ).toEqual([]);
    expect(
      reserved.filter((name) => /withdraw|cancel|refund|clawback|void|pause/iu.test(name)),
    ).toEqual([]);
  });
});

it.each([
  ["Lockup v3.0, v4.0", "lockup-v4.0", "lockup"],
  ["Flow v2.0, v3.0", "flow-v3.0", "flow"],
] as const)("the page names what the Comptroller can do in %s, as recorded", (row, file, on) => {
  const { reserved } = calledOn(file, on, "Comptrollerable_CallerNotComptroller");
  const text = proseOf("concepts/governance").split(`| ${row} |`)[1]?.split("|", 1)[0] ?? "";
  expect([...text.matchAll(/`(\w+)`/gu)].map(([, name]) => name).toSorted()).toEqual(reserved);
});

it.each([
  ["Bob v1.0", bob, "bob"],
  ["Lido adapter of Bob v1.0", adapter, "adapter"],
  ["Escrow v1.0", escrow, "escrow"],
] as const)("the page names the functions of the Comptroller in %s", (row, { records }, on) => {
  const described = records.flatMap((record) =>
    record.kind === "function" && record.caller === COMPTROLLER_ONLY ? [record.name] : [],
  );
  const text = proseOf("concepts/governance").split(`| ${row} | \``)[1]?.split("|", 1)[0] ?? "";
  const named = [...`\`${text}`.matchAll(/`(\w+)`/gu)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(described.toSorted());
  const { reserved } = calledOn("bob-v1.0", on, "Comptrollerable_CallerNotComptroller");
  expect(reserved).not.toEqual([]);
  expect(described).toEqual(expect.arrayContaining(reserved));
});

it("has no limit for the fee of a campaign in the factory's errors", () => {
  const errors = loadAbi("airdrops/v1.3/SablierMerkleFactory").filter(
    ({ type }) => type === "error",
  );
  const names = errors.map((entry) => ("name" in entry ? entry.name : ""));
  expect(names.filter((name) => /fee/iu.test(name))).toEqual([]);
});
