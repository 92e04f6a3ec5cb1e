import abiJson from "sablier/abi/lockup/v4.0/SablierLockup.json";
import type { Abi } from "viem";
import { describe, expect, it } from "vitest";
import * as sim from "../../../tests/oracle/lockup";
import {
  batchPlan,
  common,
  encodeReturn,
  read,
  send,
  withDecodedFailures,
} from "../../../tests/oracle/lockup-calls";
import { addressOf, loadVectors, type Step, type Value } from "../../../tests/vectors/load";
import {
  type Result,
  TOKEN,
  TokenLedger,
  list,
  observed,
  recorded,
  text,
  whole,
} from "../../../tests/vectors/replay";
import { attempt } from "../fixed-point";
import { EMPTY_REVERT, type SimulatedEvent, ZERO_ADDRESS, tokenTransfer } from "../simulation";
import { type LockupContext, type LockupOutcome, type PriceFeed, feedPrice } from ".";

const LOCKUP = addressOf("lockup");
const BATCH = addressOf("batchLockup");
const COMPTROLLER = addressOf("comptroller");
const TOKENS = ["token", "token6"].map(addressOf);
/** Contracts that the recording names as price feeds and that are none. */
const CODE_WITHOUT_FEED = ["token", "noReceive"].map(addressOf);
const abi = abiJson as unknown as Abi;

/** Scenarios that show the Comptroller itself. Its settings are followed here, not compared. */
const isOfComptroller = ({ scenario }: Step): boolean => scenario.startsWith("comptroller: ");

/** Functions of Lockup that neither the library nor the oracle has. */
const NOT_MODELED = [
  "name",
  "symbol",
  "tokenURI",
  "supportsInterface",
  "nftDescriptor",
  "setNFTDescriptor",
  "setComptroller",
  "receive",
];

/** Price feed of the recording: answers are as old as the block until a call sets their time. */
class FeedDouble {
  private decimals = 8n;
  private mode = 0n;
  private updatedAt: bigint | undefined;

  constructor(private answer: bigint) {}

  set(fn: string, value: bigint): void {
    switch (fn) {
      case "set":
        this.answer = value;
        break;
      case "setDecimals":
        this.decimals = value;
        break;
      case "setMode":
        this.mode = value;
        break;
      case "setUpdatedAt":
        this.updatedAt = value;
        break;
      case "setFresh":
        this.updatedAt = undefined;
        break;
      default:
        throw new Error(`${fn} is no setting of a price feed`);
    }
  }

  read(now: bigint): PriceFeed {
    const round = { answer: this.answer, updatedAt: this.updatedAt ?? now };
    return {
      decimals: this.mode === 1n ? "reverts" : this.mode === 4n ? "malformed" : this.decimals,
      round: this.mode === 2n ? "reverts" : this.mode === 3n ? "malformed" : round,
    };
  }
}

/** Minimum fee of Lockup, by the Comptroller's settings. US dollars with 8 decimals. */
class FeeSettings {
  private minimum = 0n;
  private hasFeed = true;
  private readonly custom = new Map<string, bigint>();

  constructor(private readonly feed: FeedDouble) {}

  set(fn: string, args: readonly Value[]): void {
    if (fn === "setOracle") {
      this.hasFeed = args[0] !== ZERO_ADDRESS;
    } else if (args[0] !== 2n) {
      // Another protocol's fee.
    } else if (fn === "setMinFeeUSD") {
      this.minimum = whole(args[1]);
    } else if (fn === "setCustomFeeUSDFor") {
      this.custom.set(text(args[1]), whole(args[2]));
    } else if (fn === "disableCustomFeeUSDFor") {
      this.custom.delete(text(args[1]));
    }
  }

  inWei(sender: string, now: bigint): bigint {
    const usd = this.custom.get(sender) ?? this.minimum;
    if (usd === 0n || !this.hasFeed) {
      return 0n;
    }
    const feed = this.feed.read(now);
    const price = feedPrice(feed, now);
    const { round } = feed;
    const isOld = typeof round === "object" && now - round.updatedAt > 86_400n;
    return price === 0n || isOld ? 0n : (usd * 10n ** 18n) / price;
  }
}

/** Undefined for a step that is not compared. */
type Answer = Result | undefined;

/** The chain of the recording: Lockup, its batch contract, two plain tokens and two price feeds. */
class Chain {
  state = sim.deploy({ address: LOCKUP, admin: COMPTROLLER, release: "v4.0" });
  private readonly ledger = new TokenLedger();
  private readonly feeds: Readonly<Record<string, FeedDouble>> = {
    oracle: new FeedDouble(100n * 10n ** 8n),
    ethOracle: new FeedDouble(3000n * 10n ** 8n),
  };
  private readonly fees = new FeeSettings(this.feeds.ethOracle ?? new FeedDouble(0n));

  constructor() {
    this.ledger.open(TOKEN, addressOf("sender"), [LOCKUP, BATCH]);
  }

  execute(step: Step): Answer {
    const { on, fn, args } = step;
    const isOfLockup = on === "lockup" || on === "batchLockup";
    if (step.kind === "deploy" || (isOfComptroller(step) && !isOfLockup)) {
      this.follow(step);
      return undefined;
    }
    if (step.kind === "balance") {
      return on === "lockup" ? { returns: this.state.feeBalance } : undefined;
    }
    const feed = this.feeds[on];
    if (feed) {
      feed.set(fn, whole(args[0] ?? 0n));
      return { events: [] };
    }
    if (on === "delegator" || (on === "lockup" && NOT_MODELED.includes(fn))) {
      return undefined;
    }
    if (on === "batchLockup" && args[0] !== LOCKUP) {
      return undefined;
    }
    if (isOfLockup || on.startsWith("hook")) {
      return step.by === undefined ? this.answer(step) : this.transact(step, step.by);
    }
    if (on === "comptroller") {
      return this.administer(step);
    }
    if (TOKENS.includes(addressOf(on))) {
      return this.moveTokens(step);
    }
    this.follow(step);
    return undefined;
  }

  /** Takes over what a call changed that is not compared. */
  private follow({ kind, on, fn, args, error, events }: Step): void {
    if (error || kind === "deploy") {
      return;
    }
    const change = events.find(({ name }) => name === "SetComptroller");
    if (change) {
      this.state = { ...this.state, admin: text(change.args.newComptroller) };
    }
    // The comptroller fetches Lockup's balance before it pays it out.
    if (events.some(({ by, name }) => by === LOCKUP && name === "TransferFeesToComptroller")) {
      this.state = { ...this.state, feeBalance: 0n };
    }
    if (on === "comptroller") {
      this.fees.set(fn, args);
    }
    this.feeds[on]?.set(fn, whole(args[0] ?? 0n));
  }

  private context({ at, wei }: Pick<Step, "at" | "wei">, caller: string): LockupContext {
    return {
      caller,
      now: at,
      value: wei,
      feeds: (oracle) =>
        CODE_WITHOUT_FEED.includes(oracle)
          ? { decimals: "reverts", round: "reverts" }
          : Object.entries(this.feeds)
              .find(([name]) => addressOf(name) === oracle)?.[1]
              .read(at),
      minFeeWei: (sender) => this.fees.inWei(sender, at),
    };
  }

  private answer(step: Step): Answer {
    const { on, fn, args } = step;
    if (on.startsWith("hook")) {
      const kind = { cancels: "cancel", withdrawals: "withdraw" }[fn];
      const runs = this.state.hookRuns.filter(
        (run) => run.kind === kind && run.recipient === addressOf(on),
      );
      return kind === undefined ? undefined : { returns: runs.length };
    }
    const result = attempt(() => read(this.state, this.context(step, ""), fn, args));
    return result.ok ? { returns: result.value } : { error: result.error };
  }

  private transact(step: Step, caller: string): Answer {
    const context = this.context(step, caller);
    if (step.fn === "transferFeesToComptroller") {
      return this.transferFees();
    }
    return this.settle(this.outcome(step, context));
  }

  /** Sends the native balance to the comptroller; one that takes none keeps Lockup's balance. */
  private transferFees(): Answer {
    const { feeBalance, admin } = this.state;
    this.state = { ...this.state, feeBalance: admin === COMPTROLLER ? 0n : feeBalance };
    const args = { comptroller: admin, feeAmount: feeBalance };
    return { events: [{ emitter: LOCKUP, name: "TransferFeesToComptroller", args }] };
  }

  private settle(outcome: LockupOutcome<unknown>): Result {
    if (!outcome.ok) {
      return { error: outcome.error };
    }
    // What is no token of the recording has no code, or answers false. The token with a fee is apart.
    const strange = outcome.events.find(
      ({ emitter }) => ![LOCKUP, BATCH, addressOf("feeToken"), ...TOKENS].includes(emitter),
    );
    if (strange) {
      return { error: { name: "SafeERC20FailedOperation", args: [strange.emitter] } };
    }
    const refusal = this.ledger.settle(outcome.events, [LOCKUP, BATCH], TOKENS);
    if (refusal) {
      return { error: refusal };
    }
    this.state = outcome.state;
    return { returns: outcome.returns, events: outcome.events };
  }

  private outcome(step: Step, context: LockupContext): LockupOutcome<unknown> {
    const { on, fn, args, inner } = step;
    if (on === "batchLockup") {
      const items = list(args[2]).map((item) => ({
        common: common(item),
        plan: batchPlan(fn, item),
      }));
      return sim.batchCreate(this.state, context, BATCH, text(args[1]), items);
    }
    const [call] = inner;
    if (on.startsWith("hook") && call) {
      const outcome = this.run({ ...context, caller: addressOf(on) }, call.fn, call.args);
      return outcome.ok ? { ...outcome, returns: encodeReturn(outcome.returns) } : outcome;
    }
    return this.run(context, fn, args);
  }

  private run(context: LockupContext, fn: string, args: readonly Value[]): LockupOutcome<unknown> {
    if (fn === "recover") {
      const [token, to] = args.map(text) as [string, string];
      return sim.recover(this.state, context, token, to, this.ledger.balanceOf(token, LOCKUP));
    }
    return send(abi, this.state, context, fn, args);
  }

  /** A call of the comptroller: of its own, or through it on Lockup. */
  private administer(step: Step): Answer {
    const [call] = step.inner;
    const isFollowed = call?.on === "lockup" && !NOT_MODELED.includes(call.fn);
    if (step.fn !== "execute" || !isFollowed) {
      this.follow(step);
      return undefined;
    }
    const admin = addressOf("admin");
    if (step.by !== admin) {
      return { error: { name: "CallerNotAdmin", args: [admin, step.by ?? ZERO_ADDRESS] } };
    }
    const context = this.context(step, COMPTROLLER);
    const result = this.settle(this.run(context, call.fn, call.args));
    if (result.error) {
      const isSilent = result.error.name === EMPTY_REVERT;
      return isSilent
        ? { error: { name: "SablierComptroller_ExecutionFailedSilently", args: [] } }
        : result;
    }
    const args = {
      target: LOCKUP,
      targetCallData: text(step.args[1]),
      result: "0x",
    };
    const executed: SimulatedEvent = { emitter: COMPTROLLER, name: "Execute", args };
    return { returns: "0x", events: [...(result.events ?? []), executed] };
  }

  private moveTokens({ on, fn, args, by }: Step): Answer {
    const token = addressOf(on);
    const [first, second] = args;
    if (by === undefined) {
      const holder = text(first);
      return fn === "balanceOf"
        ? { returns: this.ledger.balanceOf(token, holder) }
        : { returns: this.ledger.allowance(token, holder, text(second)) };
    }
    const value = whole(second);
    if (fn === "mint") {
      this.ledger.mint(token, text(first), value);
      return { events: [tokenTransfer(token, ZERO_ADDRESS, text(first), value)] };
    }
    const event =
      fn === "transfer"
        ? tokenTransfer(token, by, text(first), value)
        : { emitter: token, name: "Approval", args: { owner: by, spender: text(first), value } };
    const error = this.ledger.settle([event], [by], TOKENS);
    return error ? { error } : { returns: true, events: [event] };
  }
}

describe("replay of the recorded Lockup v4.0 executions", () => {
  const { steps } = loadVectors("lockup-v4.0");
  const chain = new Chain();
  // A token that keeps a part of each transfer, and the stream that it funds: shown by the recording.
  const withFee = steps
    .filter(({ scenario }) => scenario === "unusual tokens")
    .filter(({ on, args, fn }) => {
      const isNamed = JSON.stringify(args, (_, value: unknown) =>
        typeof value === "bigint" ? String(value) : value,
      ).includes(addressOf("feeToken").slice(2));
      return on === "feeToken" || isNamed || fn === "withdrawMax";
    });
  const left: Step[] = [];
  const compared = steps.flatMap((step) => {
    const answer = chain.execute(step);
    if (answer === undefined || withFee.includes(step)) {
      left.push(step);
      return [];
    }
    const where = `line ${step.line}, ${step.scenario}: ${step.fn}`;
    return [{ where, is: observed(answer), was: recorded(withDecodedFailures(abi, step)) }];
  });

  it(`gives the recorded result, event and error for ${compared.length} of ${steps.length} steps`, () => {
    for (const { where, is, was } of compared) {
      expect(is, where).toEqual(was);
    }
    process.stdout.write(`Lockup v4.0: ${compared.length} of ${steps.length} steps replayed\n`);
  });

  it("leaves out the Comptroller itself, deployments, texts of the NFT, and strange tokens", () => {
    const ofOthers = left.filter(
      (step) => !isOfComptroller(step) && step.kind === "call" && !withFee.includes(step),
    );
    const names = [...new Set(ofOthers.map(({ on, fn }) => `${on}.${fn}`))].toSorted();
    expect(names).toEqual([
      "batchLockup.createWithTimestampsLL",
      "comptroller.disableCustomFeeUSDFor",
      "comptroller.execute",
      "comptroller.receive",
      "comptroller.setCustomFeeUSDFor",
      "comptroller.transferFees",
      "delegator.go",
      "hookGood.lastCaller",
      "hookGood.lastRecipientAmount",
      "hookGood.lastSenderAmount",
      "hookGood.lastTo",
      "lockup.name",
      "lockup.nftDescriptor",
      "lockup.receive",
      "lockup.setComptroller",
      "lockup.setNFTDescriptor",
      "lockup.supportsInterface",
      "lockup.symbol",
      "lockup.tokenURI",
      "stiffComptroller.exec",
    ]);
    expect(compared).toHaveLength(948);
  });
});
