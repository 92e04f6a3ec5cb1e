import abiJson from "sablier/abi/flow/v1.1/SablierFlow.json";
import type { Abi } from "viem";
import { describe, expect, it } from "vitest";
import { sequence } from "../../../tests/oracle/contract";
import * as sim from "../../../tests/oracle/flow";
import { addressOf, loadVectors, type Step, type Value } from "../../../tests/vectors/load";
import {
  type Result,
  TokenLedger,
  decodeCall,
  flag,
  observed,
  recorded,
  struct,
  text,
  whole,
} from "../../../tests/vectors/replay";
import { attempt } from "../fixed-point";
import { type CallContext, nft } from "../simulation";
import {
  FLOW_STATUSES,
  type DepositParties,
  type FlowCreateParameters,
  type FlowOutcome,
  type FlowState,
  type WithdrawnAmounts,
  coveredDebtOf,
  depletionTimeOf,
  isPaused,
  ongoingDebtScaledOf,
  refundableAmountOf,
  statusOf,
  totalDebtOf,
  uncoveredDebtOf,
  withdrawableAmountOf,
} from ".";

const FLOW = addressOf("flow");
const DECIMALS = new Map([
  [addressOf("token18"), 18],
  [addressOf("token6"), 6],
  [addressOf("token19"), 19],
]);
const TOKENS = [...DECIMALS.keys()];
const NOT_MODELED = ["tokenURI", "setNFTDescriptor"];
const abi = abiJson as unknown as Abi;

function createParameters(args: readonly Value[]): FlowCreateParameters {
  const token = text(args[3]);
  return {
    sender: text(args[0]),
    recipient: text(args[1]),
    ratePerSecond: whole(args[2]),
    token,
    tokenDecimals: DECIMALS.get(token),
    transferable: flag(args[4]),
  };
}

function parties(args: readonly Value[]): DepositParties {
  return { sender: text(args[2]), recipient: text(args[3]) };
}

/** The contract returns the net amount and the fee as a pair. */
function pair(outcome: FlowOutcome<WithdrawnAmounts>): FlowOutcome<unknown> {
  if (!outcome.ok) {
    return outcome;
  }
  const { withdrawnAmount, protocolFeeAmount } = outcome.returns;
  return { ...outcome, returns: [withdrawnAmount, protocolFeeAmount] };
}

function encodeReturn(value: unknown): string {
  return typeof value === "bigint" ? `0x${value.toString(16).padStart(64, "0")}` : "0x";
}

/** Runs one transaction of the Flow contract. */
function send(
  state: FlowState,
  context: CallContext,
  fn: string,
  args: readonly Value[],
  contractBalance: bigint,
): FlowOutcome<unknown> {
  switch (fn) {
    case "create":
      return sim.create(state, context, createParameters(args));
    case "createAndDeposit":
      return sim.createAndDeposit(state, context, createParameters(args), whole(args[5]));
    case "setProtocolFee":
      return sim.setProtocolFee(state, context, text(args[0]), whole(args[1]));
    case "collectProtocolRevenue":
      return sim.collectProtocolRevenue(state, context, text(args[0]), text(args[1]));
    case "recover":
      return sim.recover(state, context, text(args[0]), text(args[1]), contractBalance);
    case "transferAdmin":
      return sim.transferAdmin(state, context, text(args[0]));
    case "collectFees":
      return sim.collectFees(state, context, state.admin !== addressOf("noReceive"));
    case "approve":
      return sim.approve(state, context, text(args[0]), whole(args[1]));
    case "transferFrom":
      return sim.transferFrom(state, context, text(args[0]), text(args[1]), whole(args[2]));
    case "batch":
      return sequence(
        state,
        (args[0] as readonly string[]).map((data) => (current: FlowState) => {
          const call = decodeCall(abi, data);
          const outcome = send(current, context, call.fn, call.args, contractBalance);
          return outcome.ok ? { ...outcome, returns: encodeReturn(outcome.returns) } : outcome;
        }),
      );
    default:
      return sendToStream(state, context, fn, args);
  }
}

function sendToStream(
  state: FlowState,
  context: CallContext,
  fn: string,
  args: readonly Value[],
): FlowOutcome<unknown> {
  const id = whole(args[0]);
  switch (fn) {
    case "deposit":
      return sim.deposit(state, context, id, whole(args[1]), parties(args));
    case "depositViaBroker": {
      const { account, fee } = struct(args[4]);
      const broker = { account: text(account), fee: whole(fee) };
      return sim.depositViaBroker(state, context, id, whole(args[1]), parties(args), broker);
    }
    case "depositAndPause":
      return sim.depositAndPause(state, context, id, whole(args[1]));
    case "adjustRatePerSecond":
      return sim.adjustRatePerSecond(state, context, id, whole(args[1]));
    case "pause":
      return sim.pause(state, context, id);
    case "restart":
      return sim.restart(state, context, id, whole(args[1]));
    case "restartAndDeposit":
      return sim.restartAndDeposit(state, context, id, whole(args[1]), whole(args[2]));
    case "refund":
      return sim.refund(state, context, id, whole(args[1]));
    case "refundMax":
      return sim.refundMax(state, context, id);
    case "refundAndPause":
      return sim.refundAndPause(state, context, id, whole(args[1]));
    case "void":
      return sim.voidStream(state, context, id);
    case "withdraw":
      return pair(sim.withdraw(state, context, id, text(args[1]), whole(args[2])));
    case "withdrawMax":
      return pair(sim.withdrawMax(state, context, id, text(args[1])));
    default:
      throw new Error(`${fn} is not in the replay`);
  }
}

/** Answers one read of the Flow contract. */
function read(state: FlowState, now: bigint, fn: string, args: readonly Value[]): unknown {
  switch (fn) {
    case "MAX_FEE":
      return 10n ** 17n;
    case "aggregateBalance":
      return sim.amountOf(state.aggregateBalance, text(args[0]));
    case "protocolRevenue":
      return sim.amountOf(state.protocolRevenue, text(args[0]));
    case "isStream":
      return state.streams.has(whole(args[0]));
    default:
      break;
  }
  const id = whole(args[0]);
  const stream = sim.getStream(state, id);
  switch (fn) {
    case "getStream":
      return { ...stream, isStream: true };
    case "getBalance":
      return stream.balance;
    case "getRatePerSecond":
      return stream.ratePerSecond;
    case "getRecipient":
      return nft.ownerOf(state.nfts, id);
    case "getSender":
      return stream.sender;
    case "getSnapshotDebtScaled":
      return stream.snapshotDebtScaled;
    case "getSnapshotTime":
      return stream.snapshotTime;
    case "getToken":
      return stream.token;
    case "getTokenDecimals":
      return stream.tokenDecimals;
    case "isPaused":
      return isPaused(stream);
    case "isTransferable":
      return stream.isTransferable;
    case "isVoided":
      return stream.isVoided;
    case "coveredDebtOf":
      return coveredDebtOf(stream, now);
    case "uncoveredDebtOf":
      return uncoveredDebtOf(stream, now);
    case "totalDebtOf":
      return totalDebtOf(stream, now);
    case "ongoingDebtScaledOf":
      return ongoingDebtScaledOf(stream, now);
    case "withdrawableAmountOf":
      return withdrawableAmountOf(stream, now);
    case "refundableAmountOf":
      return refundableAmountOf(stream, now);
    case "depletionTimeOf":
      return depletionTimeOf(stream, id, now);
    case "statusOf":
      return FLOW_STATUSES.indexOf(statusOf(stream, now));
    default:
      throw new Error(`${fn} is not in the replay`);
  }
}

/** The chain of the recording: one Flow deployment and its tokens. */
class Chain {
  state = sim.deploy({ address: FLOW, admin: addressOf("admin") });
  readonly ledger = new TokenLedger();

  constructor() {
    for (const token of TOKENS) {
      this.ledger.open(token, addressOf("sender"), [FLOW]);
      this.ledger.open(token, addressOf("third"), [FLOW]);
    }
  }

  execute(step: Step): Result {
    const { on, fn, args, at } = step;
    if (on.startsWith("token")) {
      return this.token(addressOf(on), fn, args);
    }
    if (step.by === undefined) {
      const result = attempt(() => read(this.state, at, fn, args));
      return result.ok ? { returns: result.value } : { error: result.error };
    }
    const context = { caller: step.by, now: at, value: step.wei };
    const balance = fn === "recover" ? this.ledger.balanceOf(text(args[0]), FLOW) : 0n;
    const outcome = send(this.state, context, fn, args, balance);
    if (!outcome.ok) {
      return { error: outcome.error };
    }
    const refusal = this.ledger.settle(outcome.events, [FLOW], TOKENS);
    if (refusal) {
      return { error: refusal };
    }
    this.state = outcome.state;
    return { returns: outcome.returns, events: outcome.events };
  }

  private token(token: string, fn: string, args: readonly Value[]): Result {
    const holder = text(args[0]);
    if (fn === "balanceOf") {
      return { returns: this.ledger.balanceOf(token, holder) };
    }
    const value = whole(args[1]);
    this.ledger.mint(token, holder, value);
    const event = { from: addressOf("zero"), to: holder, value };
    return { events: [{ emitter: token, name: "Transfer", args: event }] };
  }
}

describe("replay of the recorded Flow v1.1 executions", () => {
  const { steps } = loadVectors("flow-v1.1");
  const skipped = steps.filter(({ fn, on }) => NOT_MODELED.includes(fn) || on === "delegator");

  it(`gives the recorded result for ${steps.length - skipped.length} of ${steps.length} calls`, () => {
    const chain = new Chain();
    for (const step of steps) {
      if (skipped.includes(step)) {
        continue;
      }
      const where = `line ${step.line}, ${step.scenario}: ${step.fn}`;
      expect(observed(chain.execute(step)), where).toEqual(recorded(step));
    }
    process.stdout.write(
      `Flow v1.1: ${steps.length - skipped.length} of ${steps.length} recorded calls replayed\n`,
    );
  });

  it("leaves out only what the library does not model", () => {
    expect([...new Set(skipped.map(({ fn }) => fn))].sort()).toEqual([
      "go",
      "setNFTDescriptor",
      "tokenURI",
    ]);
    expect(skipped).toHaveLength(5);
  });
});
