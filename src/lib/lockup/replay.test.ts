import abiJson from "sablier/abi/lockup/v2.0/SablierLockup.json";
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
import { addressOf, loadVectors, type Step } from "../../../tests/vectors/load";
import {
  type Result,
  TOKEN,
  TokenLedger,
  decodeCall,
  list,
  observed,
  recorded,
  text,
} from "../../../tests/vectors/replay";
import { attempt } from "../fixed-point";
import type { CallContext } from "../simulation";
import type { LockupOutcome } from ".";

const LOCKUP = addressOf("lockup");
const BATCH = addressOf("batchLockup");
const abi = abiJson as unknown as Abi;

/** What the library leaves out, by function: see the report of the replay. */
const NOT_MODELED = ["name", "symbol", "tokenURI", "supportsInterface", "setNFTDescriptor"];

/** The chain of the recording: one Lockup deployment, its batch contract and one token. */
class Chain {
  state = sim.deploy({ address: LOCKUP, admin: addressOf("admin"), maxCount: 4n });
  readonly ledger = new TokenLedger();

  constructor() {
    this.ledger.open(TOKEN, addressOf("sender"), [LOCKUP, BATCH]);
  }

  execute(step: Step): Result {
    return step.by === undefined ? this.answer(step) : this.transact(step, step.by);
  }

  private answer({ on, fn, args, at }: Step): Result {
    if (on === "token") {
      const [first, second] = args.map(text);
      const holder = first ?? "";
      return fn === "balanceOf"
        ? { returns: this.ledger.balanceOf(TOKEN, holder) }
        : { returns: this.ledger.allowance(TOKEN, holder, second ?? "") };
    }
    if (on.startsWith("hook")) {
      const kind = fn === "cancels" ? "cancel" : "withdraw";
      const runs = this.state.hookRuns.filter(
        (run) => run.kind === kind && run.recipient === addressOf(on),
      );
      return { returns: runs.length };
    }
    const result = attempt(() => read(this.state, { caller: "", now: at }, fn, args));
    return result.ok ? { returns: result.value } : { error: result.error };
  }

  private transact(step: Step, caller: string): Result {
    const outcome = this.outcome(step, { caller, now: step.at, value: step.wei });
    if (!outcome.ok) {
      return { error: outcome.error };
    }
    const refusal = this.ledger.settle(outcome.events, [LOCKUP, BATCH], [TOKEN]);
    if (refusal) {
      return { error: refusal };
    }
    this.state = outcome.state;
    return { returns: outcome.returns, events: outcome.events };
  }

  private outcome(step: Step, context: CallContext): LockupOutcome<unknown> {
    const { on, fn, args } = step;
    if (on === "batchLockup") {
      const items = list(args[2]).map((item) => ({
        common: common(item),
        plan: batchPlan(fn, item),
      }));
      return sim.batchCreate(this.state, context, BATCH, text(args[1]), items);
    }
    if (on === "hookGood") {
      const call = decodeCall(abi, text(args[1]));
      const inner = { ...context, caller: addressOf(on) };
      const outcome = send(abi, this.state, inner, call.fn, call.args);
      return outcome.ok ? { ...outcome, returns: encodeReturn(outcome.returns) } : outcome;
    }
    return send(abi, this.state, context, fn, args);
  }
}

describe("replay of the recorded Lockup v2.0 executions", () => {
  const { steps } = loadVectors("lockup-v2.0");
  const skipped = steps.filter(({ fn, on }) => NOT_MODELED.includes(fn) || on === "delegator");

  it(`gives the recorded result for ${steps.length - skipped.length} of ${steps.length} calls`, () => {
    const chain = new Chain();
    for (const step of steps) {
      if (skipped.includes(step)) {
        continue;
      }
      const where = `line ${step.line}, ${step.scenario}: ${step.fn}`;
      expect(observed(chain.execute(step)), where).toEqual(
        recorded(withDecodedFailures(abi, step)),
      );
    }
    process.stdout.write(
      `Lockup v2.0: ${steps.length - skipped.length} of ${steps.length} recorded calls replayed\n`,
    );
  });

  it("leaves out only what the library does not model", () => {
    const names = [...new Set(skipped.map(({ fn }) => fn))].sort();
    expect(names).toEqual([
      "go",
      "name",
      "setNFTDescriptor",
      "supportsInterface",
      "symbol",
      "tokenURI",
    ]);
    expect(skipped).toHaveLength(12);
  });

  it("throws what is not a revert", () => {
    const unknown = steps.slice(0, 1).map((step) => ({ ...step, fn: "unknown" }));
    for (const step of unknown) {
      expect(() => new Chain().execute(step)).toThrow(/unknown is not in the replay/);
    }
  });
});
