import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { DESK } from "../../../data/desk";
import type { DeskAction, DeskRole } from "./model";
import { FlowChain } from "../../../tests/vectors/flow-chain";
import {
  addressOf,
  type Step,
  loadVectors,
  type Value,
  type VectorFile,
} from "../../../tests/vectors/load";
import { LockupChain } from "../../../tests/vectors/lockup-chain";
import { followNft, struct, text, whole } from "../../../tests/vectors/replay";
import { attempt } from "../fixed-point";
import * as flow from "../flow";
import { legacyBalances, type LegacyStream } from "../legacy";
import * as lockup from "../lockup";
import { createNftLedger, isApprovedForAll } from "../simulation/erc721";
import { type NftLedger, sameAddress } from "../simulation";
import type { ReleaseRef } from "../protocol/model";
import { type KnownConditions, verdictOf } from "./verdict";

/** What a chain knows of a stream when a call is made. */
interface Known {
  readonly conditions: KnownConditions;
  readonly sender: string;
  readonly owner: string;
  readonly isApproved: (address: string) => boolean;
}

/** A recording that is followed, step by step. */
interface Followed {
  /** Undefined for what the desk has no rule for, such as a stream behind a price feed that fails. */
  readonly read: (step: Step, id: bigint) => Known | undefined;
  readonly follow: (step: Step) => void;
}

const NOTHING: Known = {
  conditions: { missing: true },
  sender: "",
  owner: "",
  isApproved: () => false,
};

const known = (nfts: NftLedger, id: bigint, sender: string, conditions: KnownConditions): Known => {
  const owner = nfts.owners.get(id) ?? "";
  const isApproved = (address: string): boolean =>
    owner !== "" &&
    (sameAddress(nfts.approvals.get(id) ?? "", address) || isApprovedForAll(nfts, owner, address));
  return { conditions: { ...conditions, burned: owner === "" }, sender, owner, isApproved };
};

function ofLockup(stream: lockup.LockupStream, now: bigint, feeds?: lockup.Feeds): KnownConditions {
  const status = lockup.statusOf(stream, now, feeds);
  return {
    missing: false,
    depleted: status === "DEPLETED",
    canceled: status === "CANCELED",
    settled: status === "SETTLED",
    streamed: lockup.streamedAmountOf(stream, now, feeds) >= stream.amounts.deposited,
    fixed: !stream.isCancelable,
    unfinished: status !== "DEPLETED",
    locked: !stream.isTransferable,
    empty: lockup.withdrawableAmountOf(stream, now, feeds) === 0n,
  };
}

/** A release that the simulator has. */
function newLockup(release: lockup.LockupRelease): Followed {
  const chain = new LockupChain(release);
  return {
    read: (step, id) => {
      const stream = chain.state.streams.get(id);
      if (stream === undefined) return NOTHING;
      const { feeds } = chain.context(step, "");
      const conditions = attempt(() => ofLockup(stream, step.at, feeds));
      // A price feed that fails makes the call fail.
      return conditions.ok
        ? known(chain.state.nfts, id, stream.sender, conditions.value)
        : undefined;
    },
    follow: (step) => void chain.execute(step),
  };
}

type Fields = Readonly<Record<string, Value>>;

/** The schedule that the event of a new stream of Lockup v1.x names. */
function oldSchedule(args: Fields, times: Fields, deposit: bigint): lockup.LockupSchedule {
  const entries = (value: Value | undefined): Fields[] => (value as Fields[] | undefined) ?? [];
  const at = (entry: Fields): bigint => whole(entry.timestamp ?? entry.milestone);
  if (args.segments !== undefined) {
    const segments = entries(args.segments).map((one) => ({
      amount: whole(one.amount),
      exponent: whole(one.exponent),
      timestamp: at(one),
    }));
    return { model: "dynamic", segments };
  }
  if (args.tranches !== undefined) {
    const tranches = entries(args.tranches).map((one) => ({
      amount: whole(one.amount),
      timestamp: at(one),
    }));
    return { model: "tranched", tranches };
  }
  const [start, end, cliff] = [whole(times.start), whole(times.end), whole(times.cliff ?? 0n)];
  if (cliff <= start) return lockup.PLAIN_LINEAR;
  // Before v2.0, the share since the start becomes available at the cliff. With a granularity there is one
  // rounding only, as there is none in these recordings.
  const unlock = (deposit * (cliff - start)) / (end - start);
  return {
    model: "linear",
    cliffTime: cliff,
    unlockAmounts: { start: 0n, cliff: unlock },
    granularity: 1n,
  };
}

/** Lockup v1.x, of which only the events are followed. */
function oldLockup(): Followed {
  const streams = new Map<string, lockup.LockupStream>();
  const ledgers = new Map<string, NftLedger>();
  const ledgerOf = (on: string): NftLedger => {
    const ledger = ledgers.get(on) ?? createNftLedger();
    ledgers.set(on, ledger);
    return ledger;
  };
  const change = (key: string, changes: Partial<lockup.LockupStream>): void => {
    const stream = streams.get(key);
    if (stream === undefined) throw new Error(`No stream ${key}`);
    streams.set(key, { ...stream, ...changes });
  };
  return {
    read: ({ on, at }, id) => {
      const stream = streams.get(`${on} ${id}`);
      if (stream === undefined) return NOTHING;
      return known(ledgerOf(on), id, stream.sender, ofLockup(stream, at));
    },
    follow: (step) => {
      for (const { by, name, args } of step.events) {
        const on = Buffer.from(by.slice(2), "hex").toString().replaceAll("\0", "");
        if (!["ll", "ld", "lt"].includes(on)) continue;
        const id = whole(args.streamId ?? args.tokenId ?? 0n);
        const key = `${on} ${id}`;
        const nfts = ledgerOf(on);
        if (name === "Transfer" && text(args.from) === `0x${"0".repeat(40)}`) {
          nfts.owners.set(whole(args.tokenId), text(args.to));
        } else if (name !== "MetadataUpdate") followNft(nfts, { by, name, args });
        const stream = streams.get(key);
        if (name.startsWith("CreateLockup")) {
          const times = struct(args.range ?? args.timestamps);
          const deposited = whole(struct(args.amounts).deposit);
          streams.set(key, {
            sender: text(args.sender),
            token: text(args.asset),
            timestamps: { start: whole(times.start), end: whole(times.end) },
            schedule: oldSchedule(args, times, deposited),
            amounts: {
              deposited,
              withdrawn: 0n,
              refunded: 0n,
            },
            isCancelable: args.cancelable === true,
            wasCanceled: false,
            isDepleted: false,
            isTransferable: args.transferable !== false,
          });
        } else if (name === "WithdrawFromLockupStream" && stream !== undefined) {
          const withdrawn = stream.amounts.withdrawn + whole(args.amount);
          const { deposited, refunded } = stream.amounts;
          const isDepleted = withdrawn >= deposited - refunded;
          change(key, { amounts: { ...stream.amounts, withdrawn }, isDepleted });
        } else if (name === "CancelLockupStream" && stream !== undefined) {
          const refunded = whole(args.senderAmount);
          const isDepleted = whole(args.recipientAmount) === 0n;
          const amounts = { ...stream.amounts, refunded };
          change(key, { amounts, isDepleted, wasCanceled: true, isCancelable: false });
        } else if (name === "RenounceLockupStream") change(key, { isCancelable: false });
      }
    },
  };
}

function ofFlow(release: flow.FlowRelease): Followed {
  const chain = new FlowChain(release);
  return {
    read: ({ at }, id) => {
      const stream = chain.state.streams.get(id);
      if (stream === undefined) return NOTHING;
      return known(chain.state.nfts, id, stream.sender, {
        missing: false,
        voided: stream.isVoided,
        paused: flow.isPaused(stream),
        pending: stream.snapshotTime > at,
        locked: !stream.isTransferable,
        empty: flow.withdrawableAmountOf(stream, at) === 0n,
        unfunded: flow.refundableAmountOf(stream, at) === 0n,
      });
    },
    follow: (step) => void chain.execute(step),
  };
}

/** The first protocol, without interest. Finished streams are deleted. */
function ofLegacy(): Followed {
  const streams = new Map<bigint, LegacyStream>();
  return {
    read: ({ on, at }, id) => {
      const stream = on === "sablier" ? streams.get(id) : undefined;
      if (stream === undefined) return NOTHING;
      return {
        conditions: { missing: false, empty: legacyBalances(stream, at).recipient === 0n },
        sender: stream.sender,
        owner: stream.recipient,
        isApproved: () => false,
      };
    },
    follow: ({ events }) => {
      for (const { name, args } of events) {
        const id = whole(args.streamId ?? 0n);
        const stream = streams.get(id);
        if (name === "CreateStream" || name === "CreateCompoundingStream") {
          if (args.deposit === undefined) continue;
          const [startTime, stopTime] = [whole(args.startTime), whole(args.stopTime)];
          const deposit = whole(args.deposit);
          streams.set(id, {
            sender: text(args.sender),
            recipient: text(args.recipient),
            deposit,
            startTime,
            stopTime,
            remainingBalance: deposit,
            ratePerSecond: deposit / (stopTime - startTime),
          });
        } else if (name === "WithdrawFromStream" && stream !== undefined) {
          const remainingBalance = stream.remainingBalance - whole(args.amount);
          if (remainingBalance === 0n) streams.delete(id);
          else streams.set(id, { ...stream, remainingBalance });
        } else if (name === "CancelStream") streams.delete(id);
      }
    },
  };
}

const roleOf = ({ sender, owner, isApproved }: Known, by: string): DeskRole[] => [
  ...(owner !== "" && sameAddress(owner, by) ? (["recipient"] as const) : []),
  ...(isApproved(by) ? (["approved"] as const) : []),
  ...(sender !== "" && sameAddress(sender, by) ? (["sender"] as const) : []),
  "other",
];

/** The action of the desk that a recorded call is. */
function actionOf(
  actions: readonly DeskAction[],
  step: Step,
  known: Known,
): DeskAction | undefined {
  const name = step.fn === "withdraw" ? "withdrawMax" : step.fn;
  const fitting = actions.filter(({ signature }) => signature.startsWith(`${name}(`));
  if (fitting.length < 2) return fitting[0];
  const isHome = sameAddress(text(step.args[1]), known.owner);
  return fitting.find(({ id }) => id === (isHome ? "withdraw" : "withdraw-elsewhere"));
}

/** Ends that follow from arguments which the desk fills in, from the value, or from other contracts. */
const NOT_OF_THE_STREAM =
  /ToZeroAddress|Overdraw|InsufficientFeePayment|InvalidSenderWithdrawal|ERC20|InvalidReceiver|IncorrectOwner|zero address|incorrect owner|ERC721Receiver|^\(empty|DelegateCall|InvalidHookSelector|NotEqualWithdrawable|paused$|exceeds the available|NativeToken|fee source|revert|^hook$/u;

const idOf = ({ fn, args }: Step): Value | undefined => args[fn === "transferFrom" ? 2 : 0];

/** The calls of the desk that a proxy makes with code of the periphery, by the function that it runs. */
function compareProxies() {
  const followed = oldLockup();
  const group = DESK.find(({ release }) => release === "lockup@v1.0");
  const wrong: string[] = [];
  let compared = 0;
  for (const step of loadVectors("lockup-v1.0-proxies").steps) {
    const [inner] = step.inner;
    const id = inner?.args[1];
    const action = group?.actions.find(({ inner: made }) =>
      made?.signature.startsWith(`${inner?.fn ?? ""}(`),
    );
    if (inner !== undefined && action !== undefined && typeof id === "bigint") {
      const stream = text(inner.args[0]) === addressOf("ll") ? "ll" : "";
      const state = followed.read({ ...step, on: stream }, id) ?? NOTHING;
      const role = step.by === addressOf("sender") ? "owner" : "other";
      const verdict = verdictOf(action, role, state.conditions);
      const said = verdict.kind === "refused" ? verdict.error : verdict.kind;
      const was = step.error?.name ?? "possible";
      compared += 1;
      if (said !== was) wrong.push(`line ${step.line}: ${inner.fn}: said ${said}, was ${was}`);
    }
    followed.follow(step);
  }
  return { wrong, compared };
}

/** What a release does with the recorded calls that the desk has, next to what the desk says. */
function compare(ref: ReleaseRef, file: VectorFile, followed: Followed) {
  const actions = DESK.filter(
    ({ release, thing }) => release === ref && thing === "stream",
  ).flatMap((group) => group.actions);
  const wrong: string[] = [];
  let compared = 0;
  for (const step of loadVectors(file).steps) {
    const id = idOf(step);
    const state =
      typeof id === "bigint" && step.by !== undefined && step.kind === "call"
        ? followed.read(step, id)
        : undefined;
    const action = state && actionOf(actions, step, state);
    const raised = step.error === undefined ? undefined : [step.error.name, ...step.error.args];
    const isOurs =
      raised === undefined ||
      !raised.some((one) => typeof one === "string" && NOT_OF_THE_STREAM.test(one));
    if (state !== undefined && action !== undefined && isOurs) {
      const isAmountZero = step.fn.startsWith("withdraw") && step.args.at(-1) === 0n;
      const conditions: KnownConditions =
        step.fn === "withdraw" || step.fn === "withdrawFromStream"
          ? { ...state.conditions, empty: isAmountZero }
          : state.conditions;
      // A party may have several roles; the best one counts.
      const verdicts = roleOf(state, step.by ?? "").map((role) =>
        verdictOf(action, role, conditions),
      );
      const best = verdicts.find(({ kind }) => kind === "possible") ?? verdicts[0];
      const said = best?.kind === "refused" ? best.error : best?.kind;
      const was = raised === undefined ? "possible" : raised[0] === "Error" ? raised[1] : raised[0];
      compared += 1;
      if (said !== was)
        wrong.push(
          `line ${step.line}: ${step.fn} by ${step.by}: said ${String(said)}, was ${JSON.stringify(was)}`,
        );
    }
    followed.follow(step);
  }
  return { wrong, compared };
}

const RECORDED = [
  ["lockup@v4.0", "lockup-v4.0", () => newLockup("v4.0"), 105],
  ["lockup@v2.0", "lockup-v2.0", () => newLockup("v2.0"), 45],
  ["lockup@v1.2", "lockup-v1.2", oldLockup, 73],
  ["lockup@v1.1", "lockup-v1.1", oldLockup, 69],
  ["lockup@v1.0", "lockup-v1.0", oldLockup, 65],
  ["flow@v3.0", "flow-v3.0", () => ofFlow("v3.0"), 64],
  ["flow@v1.1", "flow-v1.1", () => ofFlow("v1.1"), 30],
  ["flow@v1.0", "flow-v1.0", () => ofFlow("v1.0"), 37],
  ["legacy@v1.1", "legacy-v1.1", ofLegacy, 7],
  ["legacy@v1.0", "legacy-v1.0", ofLegacy, 19],
] as const;

describe.each(RECORDED)("recorded calls of %s", (ref, file, make, count) => {
  it("end as the desk says [spec 8.1]", () => {
    const { wrong, compared } = compare(ref, file, make());
    expect(wrong).toEqual([]);
    expect(compared).toBe(count);
  });
});

it("the recorded calls through a proxy end as the desk says", () => {
  expect(compareProxies()).toEqual({ wrong: [], compared: 7 });
});

it("are as many as the page says", () => {
  const page = readFileSync(path.join(__dirname, "../../../docs/apps/without-the-app.mdx"), "utf8");
  const all = RECORDED.reduce((sum, [, , , count]) => sum + count, 0);
  expect(/contracts: (\d+) calls/u.exec(page.replaceAll(/\s+/gu, " "))?.[1]).toBe(`${all}`);
});
