import { readFileSync } from "node:fs";
import path from "node:path";

import type { AbiFunction } from "viem";
import { describe, expect, it } from "vitest";

import { loadAbi } from "../plugins/contract-reference/abi-source";
import {
  addressOf,
  loadVectors,
  type Step,
  type Value,
  type VectorFile,
} from "../tests/vectors/load";
import type { AbiFile } from "./contracts/schema";

/** Prose of a page on one line, without the padding of tables. */
const proseOf = (page: string): string =>
  readFileSync(path.join(__dirname, "../docs", `${page}.mdx`), "utf8").replace(/\s+/gu, " ");

/** What a recorded call looked like. */
interface Recorded {
  readonly file: VectorFile;
  readonly on?: string;
  readonly fn: string;
  readonly error?: string;
  readonly event?: string;
  readonly out?: Value;
  readonly wei?: bigint;
  /** Part of the note of the recording. */
  readonly note?: string;
}

const isRecorded = (step: Step, { on, fn, error, event, out, wei, note = "" }: Recorded): boolean =>
  step.fn === fn &&
  (on === undefined || step.on === on) &&
  step.error?.name === error &&
  (event === undefined || step.events.some(({ name }) => name === event)) &&
  (out === undefined || step.returns === out) &&
  (wei === undefined || step.wei === wei) &&
  step.note.includes(note);

/** Statements about fees and powers, and the calls that show them. */
const RULES: readonly { page: string; says: string; shown: readonly Recorded[] }[] = [
  {
    page: "concepts/governance",
    says: "keep up to 10% of each withdrawal of a token",
    shown: [
      { file: "flow-v1.1", fn: "setProtocolFee", error: "SablierFlowBase_ProtocolFeeTooHigh" },
      {
        file: "powers-flow-v1.0",
        fn: "setProtocolFee",
        error: "SablierFlowBase_ProtocolFeeTooHigh",
      },
      { file: "flow-v1.1", fn: "setProtocolFee", event: "SetProtocolFee" },
      { file: "powers-flow-v1.0", fn: "withdraw", event: "WithdrawFromFlowStream" },
    ],
  },
  {
    page: "concepts/governance",
    says: "`cancel` reverts, and so does a withdrawal that another address sends for it",
    shown: [
      { file: "lockup-v2.0", fn: "cancel", error: "SablierLockupBase_InvalidHookSelector" },
      { file: "lockup-v2.0", fn: "withdraw", error: "SablierLockupBase_InvalidHookSelector" },
      { file: "powers-lockup-v1.2", fn: "cancel", error: "Error", note: "the hook reverts" },
      { file: "powers-lockup-v1.2", fn: "withdraw", error: "Error", note: "the hook reverts" },
    ],
  },
  {
    page: "concepts/governance",
    says: "Its own withdrawals do not call the hook",
    // The hook has counted one withdrawal, sent by another address, before and after its own.
    shown: [
      { file: "lockup-v2.0", on: "hookGood", fn: "exec" },
      { file: "lockup-v2.0", on: "hookGood", fn: "withdrawals", out: 1n },
    ],
  },
  {
    page: "concepts/fees",
    says: "cannot change. The campaign copies it",
    shown: [
      { file: "airdrops-v1.3", fn: "setDefaultFee", event: "SetDefaultFee" },
      { file: "airdrops-v1.3", on: "longName", fn: "FEE", out: 1000n },
    ],
  },
  {
    page: "concepts/governance",
    says: "100 US dollars in the present code; the amount in native coin has no limit",
    shown: [
      {
        file: "powers-lockup-v4.0",
        fn: "setMinFeeUSD",
        error: "SablierComptroller_MaxFeeUSDExceeded",
      },
      { file: "powers-lockup-v4.0", fn: "setMinFeeUSD", event: "SetMinFeeUSD" },
      {
        file: "powers-flow-v3.0",
        fn: "calculateMinFeeWei",
        out: 10n ** 28n,
        note: "oracle price 1e-8 USD",
      },
    ],
  },
  {
    page: "concepts/governance",
    says: "a replaced Comptroller can name any fee, and one that reverts stops withdrawals; refund, pause and void of Flow do not ask it",
    shown: [
      { file: "powers-flow-v3.0", fn: "calculateMinFeeWei", out: 10n ** 30n },
      { file: "powers-flow-v3.0", fn: "withdrawMax", error: "SablierFlow_InsufficientFeePayment" },
      { file: "powers-flow-v3.0", fn: "withdrawMax", error: "Error(string)" },
      { file: "powers-flow-v3.0", fn: "refund", event: "RefundFromFlowStream" },
      { file: "powers-flow-v3.0", fn: "void", event: "VoidFlowStream" },
      { file: "powers-lockup-v4.0", fn: "execute", event: "SetComptroller" },
    ],
  },
  {
    page: "concepts/governance",
    says: "`recover` takes only what a contract holds above the sum of its streams",
    shown: [
      {
        file: "powers-lockup-v4.0",
        fn: "aggregateAmount",
        out: 340282366920938496971374607431768213457n,
      },
      { file: "powers-lockup-v4.0", on: "token", fn: "transfer", event: "Transfer" },
      {
        file: "powers-lockup-v4.0",
        on: "token",
        fn: "balanceOf",
        out: 340282366920938496971374607431768213457n,
      },
    ],
  },
  {
    page: "concepts/governance",
    says: "their fee in US dollars can only fall",
    shown: [
      {
        file: "powers-airdrops-v3.0",
        fn: "lowerMinFeeUSDForCampaign",
        error: "SablierMerkleBase_NewMinFeeUSDNotLower",
      },
      { file: "powers-airdrops-v3.0", fn: "lowerMinFeeUSDForCampaign", event: "LowerMinFeeUSD" },
      {
        file: "powers-airdrops-v3.0",
        fn: "minFeeUSD",
        out: 200_000_000n,
        note: "does not change an existing campaign",
      },
    ],
  },
  {
    page: "concepts/governance",
    says: "replace the Comptroller's code",
    shown: [
      { file: "powers-lockup-v4.0", fn: "upgradeToAndCall", error: "CallerNotAdmin" },
      { file: "powers-lockup-v4.0", fn: "upgradeToAndCall", event: "Upgraded" },
    ],
  },
  {
    page: "concepts/governance",
    says: "only collected fees; any address may send them to the admin",
    shown: [
      {
        file: "powers-airdrops-v3.0",
        fn: "transferFees",
        error: "SablierComptroller_FeeRecipientNotAdmin",
      },
      { file: "powers-airdrops-v3.0", fn: "transferFees", event: "TransferFees", note: "anyone" },
    ],
  },
  {
    page: "concepts/governance",
    says: "stops its claims and lets the campaign admin claw back",
    shown: [
      {
        file: "powers-airdrops-v1.1",
        fn: "claim",
        error: "SablierV2MerkleStreamer_ProtocolFeeNotZero",
      },
      { file: "powers-airdrops-v1.1", on: "campaign2", fn: "clawback", event: "Clawback" },
    ],
  },
  {
    page: "concepts/governance",
    says: "at most 10%, was taken when a stream was created",
    shown: [
      {
        file: "powers-lockup-v1.1",
        fn: "createWithDurations",
        error: "SablierV2Lockup_ProtocolFeeTooHigh",
      },
      { file: "powers-lockup-v1.1", fn: "getDepositedAmount", out: 990n * 10n ** 18n },
      { file: "powers-lockup-v1.1", fn: "withdrawMax", event: "WithdrawFromLockupStream" },
    ],
  },
  {
    page: "concepts/governance",
    says: "`pause` stops `withdrawFromStream`; `cancelStream` still pays both sides",
    shown: [
      { file: "powers-legacy-v1.0", fn: "pause", event: "Paused" },
      { file: "powers-legacy-v1.0", fn: "withdrawFromStream", error: "Error" },
      { file: "powers-legacy-v1.0", fn: "cancelStream", event: "CancelStream" },
    ],
  },
  {
    page: "concepts/fees",
    says: "One dollar at a price of 3,000 is 333,333,333,333,333 wei",
    shown: [
      {
        file: "powers-airdrops-v3.0",
        on: "feeC",
        fn: "calculateMinFeeWei",
        out: 333_333_333_333_333n,
      },
    ],
  },
  {
    page: "concepts/fees",
    says: "the call reverts with `InsufficientFeePayment`",
    shown: [
      { file: "powers-lockup-v4.0", fn: "withdraw", error: "SablierLockup_InsufficientFeePayment" },
      { file: "powers-flow-v3.0", fn: "withdraw", error: "SablierFlow_InsufficientFeePayment" },
    ],
  },
];

/** A fee that changed while a stream ran, and the calls in between, oldest first. */
const CHANGED_MEANWHILE: readonly {
  file: VectorFile;
  changes: string;
  stream: bigint;
  calls: readonly Omit<Recorded, "file">[];
}[] = [
  {
    file: "powers-flow-v1.0",
    changes: "the protocol fee rises from 0 to 1%",
    stream: 4n,
    calls: [
      { fn: "createAndDeposit", out: 4n },
      { fn: "setProtocolFee", event: "SetProtocolFee" },
      { fn: "withdraw", event: "WithdrawFromFlowStream" },
    ],
  },
  {
    file: "powers-flow-v3.0",
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
  const { steps } = loadVectors("powers-flow-v1.0");
  const withdrawal = steps.find(({ fn }) => fn === "withdraw");
  // One percent of 1 token with 6 decimals.
  expect(withdrawal?.returns).toEqual({ withdrawnAmount: 990_000n, protocolFeeAmount: 10_000n });
});

describe.each(RULES)("$says", ({ page, says, shown }) => {
  it(`stands on ${page}`, () => {
    expect(proseOf(page)).toContain(says);
  });

  it.each(shown)("is what $fn did in $file", (recorded) => {
    const { steps } = loadVectors(recorded.file);
    expect(steps.some((step) => isRecorded(step, recorded))).toBe(true);
  });
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

/** Names of functions in the first column of the table below a heading of the page. */
function listed(heading: string): string[] {
  const text = readFileSync(path.join(__dirname, "../docs/concepts/governance.mdx"), "utf8");
  const section = text.split(`### ${heading} {`)[1]?.split(/^##/mu, 1)[0] ?? "";
  return [...section.matchAll(/^\| \[(\w+)\]/gmu)].map(([, name = ""]) => name).toSorted();
}

describe.each([
  ["Lockup", "lockup/v2.0/SablierLockup", "lockup-v2.0", "lockup"],
  ["Flow", "flow/v1.1/SablierFlow", "flow-v1.1", "flow"],
  ["MerkleFactory", "airdrops/v1.3/SablierMerkleFactory", "airdrops-v1.3", "factory"],
] as const)("the powers over %s", (heading, abi, file, on) => {
  const functions = changing(abi);
  const { reserved, open } = calledOn(file, on, "CallerNotAdmin");

  it("are all on the page, and no others", () => {
    // Anyone may trigger collectFees, but it pays the admin.
    expect(listed(heading)).toEqual([...reserved, "collectFees"].toSorted());
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
  ["Lockup v3.0, v4.0", "powers-lockup-v4.0", "lockup"],
  ["Flow v2.0, v3.0", "powers-flow-v3.0", "flow"],
] as const)("the page names what the Comptroller can do in %s, as recorded", (row, file, on) => {
  const { reserved } = calledOn(file, on, "Comptrollerable_CallerNotComptroller");
  const text = proseOf("concepts/governance").split(`| ${row} |`)[1]?.split("|", 1)[0] ?? "";
  expect([...text.matchAll(/`(\w+)`/gu)].map(([, name]) => name).toSorted()).toEqual(reserved);
});

it("has no limit for the fee of a campaign in the factory's errors", () => {
  const errors = loadAbi("airdrops/v1.3/SablierMerkleFactory").filter(
    ({ type }) => type === "error",
  );
  const names = errors.map((entry) => ("name" in entry ? entry.name : ""));
  expect(names.filter((name) => /fee/iu.test(name))).toEqual([]);
});
