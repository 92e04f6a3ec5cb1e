import { describe, expect, it } from "vitest";
import {
  addressOf,
  loadVectors,
  type RecordedEvent,
  type Step,
  type Value,
} from "../../../tests/vectors/load";
import { canonical, struct, text, whole } from "../../../tests/vectors/replay";
import { attempt, Revert } from "../fixed-point";
import { streamedBySchedule } from "../lockup";
import {
  type Allocation,
  type CampaignTimes,
  checkClaim,
  type ClaimStream,
  claimStream,
  type Hash,
  hasExpired,
  isClawbackAllowed,
  leafHash,
  type LinearCampaignSchedule,
  processProof,
  storedName,
  totalPercentage,
  type TrancheWithPercentage,
  type VestedCampaign,
} from ".";

const { header, steps } = loadVectors("airdrops-v1.3");

/** Hashes of the recorded tree. Addresses in the recording are names, so its leaves are opaque. */
const RECORDED = {
  leaf0: "0xdaabb1bfc6d4a3244889e5156d2909c8dc7d01624a0d0705f05de14bbb8bbbd0",
  leaf1: "0x62cffccc4d3991573d85c94e4a54b6ed4f7904b5c92b9ffb9fe02e562da802d8",
  leaf2: "0xf7c075c534755c8307513465917464c1cb514c604e530d52bcb0dfa16d07ec7e",
  node: "0x72eff89e61e9d6fe068981f4531220f05b40b8d05acfcacf17544703ec3652ef",
  root: "0xe02dc571365afb3dcf80909fb930fd4726df5d9fd270c05560750f9d888853ee",
} as const;

const ALLOCATIONS: readonly Allocation[] = (
  header.leaves as readonly (readonly [string, string, string])[]
).map(([index, name, amount]) => ({
  index: BigInt(index),
  recipient: addressOf(name.slice(1)),
  amount: BigInt(amount),
}));

/** The recorded tree over the addresses that stand for the names. */
function standInHashes(): ReadonlyMap<string, Hash> {
  const [leaf0, leaf1, leaf2] = ALLOCATIONS.map(leafHash);
  if (leaf0 === undefined || leaf1 === undefined || leaf2 === undefined) {
    throw new Error("The recording has three leaves");
  }
  const node = processProof(leaf0, [leaf1]);
  return new Map<string, Hash>([
    [RECORDED.leaf0, leaf0],
    [RECORDED.leaf1, leaf1],
    [RECORDED.leaf2, leaf2],
    [RECORDED.node, node],
    [RECORDED.root, processProof(node, [leaf2])],
  ]);
}

const HASHES = standInHashes();

/** A recorded value with the tree's hashes replaced by those over the stand-in addresses. */
function translate<T extends Value>(value: T): T {
  const translated: Value = Array.isArray(value)
    ? (value as readonly Value[]).map(translate)
    : typeof value === "string"
      ? (HASHES.get(value) ?? value)
      : typeof value === "object"
        ? Object.fromEntries(
            Object.entries(value as Record<string, Value>).map(([key, entry]) => [
              key,
              translate(entry),
            ]),
          )
        : value;
  return translated as T;
}

function translateStep(step: Step): Step {
  return {
    ...step,
    args: step.args.map(translate),
    returns: step.returns === undefined ? undefined : translate(step.returns),
    events: step.events.map((event) => ({ ...event, args: translate(event.args) })),
  };
}

/** A campaign of the recording: what it was created with and when the first claim was. */
interface Campaign {
  readonly parameters: Readonly<Record<string, Value>>;
  /** Undefined for an instant campaign. */
  readonly vested: VestedCampaign | undefined;
  firstClaimTime: bigint;
}

function vestedCampaign(fn: string, args: readonly Value[]): VestedCampaign | undefined {
  if (fn === "createMerkleInstant") return undefined;
  if (fn === "createMerkleLL") {
    return { kind: "linear", ...(struct(args[4]) as unknown as LinearCampaignSchedule) };
  }
  const tranches = args[5] as unknown as readonly TrancheWithPercentage[];
  return { kind: "tranched", startTime: whole(args[4]), tranches };
}

const timesOf = ({ parameters, firstClaimTime }: Campaign): CampaignTimes => ({
  expiration: whole(parameters.expiration),
  firstClaimTime,
});

const argsOf = (events: readonly RecordedEvent[], name: string) =>
  events.find((event) => event.name === name)?.args ?? {};

/** The campaigns and streams of the recording, and what our formulas say about each of its calls. */
class Replay {
  private readonly campaigns = new Map<string, Campaign>();
  private readonly streams = new Map<Value, ClaimStream & { readonly deposited: bigint }>();

  /** What our formulas give for a call; undefined when it is about nothing that they calculate. */
  answer({ on, fn, args, at }: Step): unknown {
    if (on === "lockup") return this.readStream(fn, args[0] ?? "", at);
    const campaign = this.campaigns.get(addressOf(on));
    if (campaign === undefined) return undefined;
    const { parameters, vested } = campaign;
    switch (fn) {
      case "campaignName":
      case "shape":
        return storedName(text(parameters[fn]));
      case "hasExpired":
        return hasExpired(timesOf(campaign), at);
      case "TOTAL_PERCENTAGE":
        return vested?.kind === "tranched" ? totalPercentage(vested.tranches) : undefined;
      case "clawback":
        return isClawbackAllowed(timesOf(campaign), at);
      case "claim":
        return this.claim(campaign, args, at);
      default:
        return undefined;
    }
  }

  private readStream(fn: string, id: Value, now: bigint): unknown {
    const stream = this.streams.get(id);
    if (stream === undefined) return undefined;
    const reads: Readonly<Record<string, () => unknown>> = {
      getStartTime: () => stream.timestamps.start,
      getEndTime: () => stream.timestamps.end,
      getCliffTime: () => "cliffTime" in stream.schedule && stream.schedule.cliffTime,
      getUnlockAmounts: () => "unlockAmounts" in stream.schedule && stream.schedule.unlockAmounts,
      getTranches: () => "tranches" in stream.schedule && stream.schedule.tranches,
      streamedAmountOf: () => streamedBySchedule(stream, now),
    };
    return reads[fn]?.();
  }

  /** The error of a claim, or its stream; whether the fee is paid and the index free, chains know. */
  private claim(campaign: Campaign, args: readonly Value[], now: bigint): unknown {
    const { parameters, vested } = campaign;
    const [index, recipient, amount] = [whole(args[0]), text(args[1]), whole(args[2])];
    const checked = attempt(() => {
      if (hasExpired(timesOf(campaign), now)) {
        const { expiration } = timesOf(campaign);
        throw new Revert("SablierMerkleBase_CampaignExpired", [now, expiration]);
      }
      const leaf = leafHash({ index, recipient, amount });
      if (processProof(leaf, args[3] as never) !== text(parameters.merkleRoot)) {
        throw new Revert("SablierMerkleBase_InvalidProof");
      }
      if (vested === undefined) return {};
      const possible = checkClaim(vested, amount, now, text(parameters.initialAdmin), 500n);
      if (!possible.ok) throw new Revert(possible.error.name, possible.error.args);
      const { timestamps, schedule } = claimStream(vested, amount, now);
      return { deposit: amount, timestamps, ...schedule, model: undefined };
    });
    return checked.ok ? checked.value : checked.error;
  }

  /** Takes over what a call did. */
  follow({ on, fn, args, at, events, returns, error }: Step): void {
    if (error !== undefined) return;
    if (fn.startsWith("createMerkle")) {
      const vested = vestedCampaign(fn, args);
      this.campaigns.set(text(returns), {
        parameters: struct(args[0]),
        vested,
        firstClaimTime: 0n,
      });
    }
    const campaign = this.campaigns.get(addressOf(on));
    if (fn !== "claim" || campaign === undefined) return;
    if (campaign.firstClaimTime === 0n) campaign.firstClaimTime = at;
    const { streamId } = argsOf(events, "Claim");
    if (streamId === undefined || campaign.vested === undefined) return;
    const deposited = whole(args[2]);
    this.streams.set(streamId, { deposited, ...claimStream(campaign.vested, deposited, at) });
  }
}

/** What was recorded, in the form of {@link Replay.answer}. */
function was({ fn, error, returns, events }: Step): unknown {
  if (fn === "clawback") return error?.name !== "SablierMerkleBase_ClawbackNotAllowed";
  if (fn !== "claim") return returns;
  if (error !== undefined) return error;
  const created = events.find(({ name }) => name.startsWith("CreateLockup"))?.args;
  if (created === undefined) return {};
  const { commonParams, cliffTime, unlockAmounts, tranches } = created;
  const { amounts, timestamps } = struct(commonParams);
  const { deposit } = struct(amounts);
  const schedule = tranches === undefined ? { cliffTime, unlockAmounts } : { tranches };
  return { deposit, timestamps, ...schedule };
}

/** Refusals for what a formula does not know: the caller, the fee paid, the indexes claimed. */
const OF_CHAIN = [
  "CallerNotAdmin",
  "SablierMerkleBase_InsufficientFeePayment",
  "SablierMerkleBase_StreamClaimed",
];

describe("replay of the recorded Airdrops v1.3 executions", () => {
  it("gives what was recorded of claims, clawbacks, streams and names", () => {
    const replay = new Replay();
    const compared: string[] = [];
    for (const original of steps) {
      const step = translateStep(original);
      const is = replay.answer(step);
      replay.follow(step);
      if (is === undefined || OF_CHAIN.includes(step.error?.name ?? "")) continue;
      compared.push(step.fn);
      const where = `line ${step.line}, ${step.scenario}: ${step.fn}`;
      expect(canonical(is), where).toEqual(canonical(was(step)));
    }
    expect(compared).toHaveLength(28);
  });

  it("hashes pairs like the recorded tree", () => {
    expect(processProof(RECORDED.leaf0, [RECORDED.leaf1])).toBe(RECORDED.node);
    expect(processProof(RECORDED.leaf1, [RECORDED.leaf0])).toBe(RECORDED.node);
    expect(processProof(RECORDED.node, [RECORDED.leaf2])).toBe(RECORDED.root);
  });
});
