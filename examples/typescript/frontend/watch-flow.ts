import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0"; // the release of the streams
import { http, isAddressEqual, type ParseEventLogsReturnType } from "viem";

import { ACCOUNT, CHAIN, type Client, connect, ranges } from "./watch-events";

const flow = sablier.contracts.get({ chainId: CHAIN.id, contractName: "SablierFlow", release });
if (flow === undefined) throw new Error(`Flow ${release.version} is not on ${CHAIN.name}.`);
const abi = release.abi.SablierFlow;
const contract = { address: flow.address, abi, strict: true } as const;

// region: state
/** What Flow stores of a stream. */
export interface FlowState {
  /** Decimals of the token. */
  readonly decimals: number;
  /** Base units of the token. */
  readonly balance: bigint;
  /** Tokens per second, 18 decimals; 0 when the stream is paused or voided. */
  readonly ratePerSecond: bigint;
  /** Unix seconds; in the future while the stream is pending. */
  readonly snapshotTime: bigint;
  /** Debt at the snapshot, 18 decimals. */
  readonly snapshotDebt: bigint;
  readonly isVoided: boolean;
}

const scaleOf = ({ decimals }: FlowState): bigint => 10n ** BigInt(18 - decimals);

/** The stream with its debt counted up to a second. Before its start there is none to count. */
function snapshotAt(state: FlowState, now: bigint): FlowState {
  const elapsed = now > state.snapshotTime ? now - state.snapshotTime : 0n;
  const snapshotDebt = state.snapshotDebt + state.ratePerSecond * elapsed;
  return { ...state, snapshotDebt, snapshotTime: now };
}

/** The debt at a second, in base units. */
export const debtAt = (state: FlowState, now: bigint): bigint =>
  snapshotAt(state, now).snapshotDebt / scaleOf(state);

export function statusAt(state: FlowState, now: bigint): string {
  if (state.snapshotTime > now) return "PENDING";
  if (state.isVoided) return "VOIDED";
  const activity = state.ratePerSecond === 0n ? "PAUSED" : "STREAMING";
  return `${activity}_${debtAt(state, now) > state.balance ? "INSOLVENT" : "SOLVENT"}`;
}

type FlowEvent = ParseEventLogsReturnType<typeof abi, undefined, true>[number];

/** The stream after an event, in a block with this time. */
export function apply(state: FlowState, { eventName, args }: FlowEvent, now: bigint): FlowState {
  switch (eventName) {
    case "DepositFlowStream":
      return { ...state, balance: state.balance + args.amount };
    case "RefundFromFlowStream":
      return { ...state, balance: state.balance - args.amount };
    case "AdjustFlowStream": {
      // A new rate does not move a start in the future.
      const before = state.snapshotTime > now ? state : snapshotAt(state, now);
      return { ...before, ratePerSecond: args.newRatePerSecond };
    }
    case "PauseFlowStream":
      return { ...snapshotAt(state, now), ratePerSecond: 0n };
    case "RestartFlowStream":
      return { ...snapshotAt(state, now), ratePerSecond: args.ratePerSecond };
    case "VoidFlowStream": {
      const ended = { ...snapshotAt(state, now), ratePerSecond: 0n, isVoided: true };
      // The debt that the balance does not cover is written off.
      if (args.writtenOffDebt === 0n) return ended;
      return { ...ended, snapshotDebt: state.balance * scaleOf(state) };
    }
    case "WithdrawFromFlowStream": {
      const paid = args.withdrawAmount * scaleOf(state);
      // Flow takes it from the debt of the snapshot, and makes a new snapshot if that is less.
      const before = paid <= state.snapshotDebt ? state : snapshotAt(state, now);
      const balance = state.balance - args.withdrawAmount;
      return { ...before, snapshotDebt: before.snapshotDebt - paid, balance };
    }
    default:
      return state;
  }
}
// endregion

// region: follow
/** The streams that the account sends, from block `from` on: begin where the contract does. */
export async function* follow(
  client: Client,
  from: bigint,
  streams = new Map<bigint, FlowState>(),
) {
  for await (const { fromBlock, toBlock } of ranges(client, from)) {
    const logs = await client.getContractEvents({ ...contract, fromBlock, toBlock });
    for (const log of logs as FlowEvent[]) {
      if (!("streamId" in log.args)) continue;
      const { streamId } = log.args;
      const state = streams.get(streamId);
      if (log.eventName === "CreateFlowStream" && isAddressEqual(log.args.sender, ACCOUNT)) {
        streams.set(streamId, {
          decimals: await client.readContract({
            ...contract,
            functionName: "getTokenDecimals",
            args: [streamId],
          }),
          balance: 0n,
          ratePerSecond: log.args.ratePerSecond,
          snapshotTime: BigInt(log.args.snapshotTime),
          snapshotDebt: 0n,
          isVoided: false,
        });
      } else if (state !== undefined) {
        const { timestamp } = await client.getBlock({ blockNumber: log.blockNumber });
        streams.set(streamId, apply(state, log, timestamp));
      }
    }
    yield { toBlock, streams };
  }
}
// endregion

/** Prints the streams after each range. */
export async function main(client: Client, from = BigInt(flow?.block ?? 0)): Promise<void> {
  for await (const { toBlock, streams } of follow(client, from)) {
    const { timestamp } = await client.getBlock({ blockNumber: toBlock });
    for (const [streamId, state] of streams) {
      const debt = debtAt(state, timestamp);
      console.log(`Stream ${streamId}: ${statusAt(state, timestamp)}, owes ${debt} base units.`);
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to the address of a node of the chain.");
  await main(connect(http(RPC_URL)));
}
