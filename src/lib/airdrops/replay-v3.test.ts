import { readFileSync } from "node:fs";

import { domainSeparator, type Hex, keccak256, recoverTypedDataAddress, stringToHex } from "viem";
import { describe, expect, it } from "vitest";

import signatureHash from "../../../data/contracts/airdrops/since-v2.0/SignatureHash";
import { Comptroller } from "../../../tests/vectors/comptroller";
import { addressOf, loadVectors, type Step, type Value } from "../../../tests/vectors/load";
import { canonical, struct, text, whole } from "../../../tests/vectors/replay";
import { rowsBelow } from "../../../tests/vectors/reference";
import { attempt, Revert } from "../fixed-point";
import {
  type ClaimStream,
  hasExpired,
  isClawbackAllowed,
  leafHash,
  linearClaimStream,
  processProof,
  type TrancheWithPercentage,
  tranchedClaimStream,
  type VcaVesting,
  vcaClaimAmount,
  vcaReward,
  vcaRewardPaid,
} from ".";

const { header, steps } = loadVectors("airdrops-v3.0");

/** Addresses of the run by the ones that stand for their names. */
const REAL = new Map(
  Object.entries(header.addresses as Readonly<Record<string, Hex>>).map(([name, address]) => [
    addressOf(name),
    address,
  ]),
);

const real = (address: Value | undefined): Hex => {
  const found = REAL.get(text(address));
  if (found === undefined && address !== addressOf("zero")) {
    throw new Error(`The run has no address for ${text(address)}`);
  }
  return found ?? "0x0000000000000000000000000000000000000000";
};

const PAGE = readFileSync(
  new URL("../../../docs/reference/airdrops/v3.0/signatures.mdx", import.meta.url),
  "utf8",
);

/** The types as the page writes them, `Claim(uint256 index,…)`. */
const TYPES = ["Claim", "Identity"].map((name) => {
  const [encoded = "", fields = ""] = new RegExp(`\`${name}\\((.+?)\\)\``, "u").exec(PAGE) ?? [];
  const members = fields.split(",").map((field) => {
    const [type = "", member = ""] = field.split(" ");
    return { type, name: member };
  });
  return { name, encoded: encoded.slice(1, -1), members };
});

const domainOf = (campaign: string) => ({
  name: "Sablier Airdrops Protocol",
  chainId: 1n,
  verifyingContract: real(addressOf(campaign)),
});

/** Address that signed typed data for a campaign; undefined for bytes that are no signature. */
async function signerOf(
  campaign: string,
  primaryType: "Claim" | "Identity",
  message: Record<string, unknown>,
  signature: Value | undefined,
): Promise<string | undefined> {
  const { members = [] } = TYPES.find(({ name }) => name === primaryType) ?? {};
  return recoverTypedDataAddress({
    domain: domainOf(campaign),
    types: { [primaryType]: members },
    primaryType,
    message,
    signature: text(signature) as Hex,
  }).then(
    (address) => address.toLowerCase(),
    () => undefined,
  );
}

/** A campaign of the recording as its calls leave it. */
interface Campaign {
  readonly name: string;
  readonly type: string;
  readonly params: Readonly<Record<string, Value>>;
  readonly claimed: Set<bigint>;
  minFeeUSD: bigint;
  firstClaimTime: bigint;
  attestor: string | undefined;
  isRedistributing: boolean;
  totals: { early: bigint; forgone: bigint; paid: bigint };
}

/** A claim, whichever function makes it. */
interface Claim {
  readonly index: bigint;
  readonly recipient: Value;
  readonly to: Value | undefined;
  readonly amount: bigint;
  readonly proof: readonly string[];
  /** `validFrom` or `expireAt` */
  readonly time: bigint;
  readonly signature: Value | undefined;
}

function claimOf({ fn, args, by = "" }: Step): Claim {
  const [index, second = "", third, fourth, fifth, sixth, seventh] = args;
  const made = (rest: Omit<Claim, "index" | "time" | "signature">): Claim => ({
    index: whole(index),
    time: 0n,
    signature: undefined,
    ...rest,
  });
  const proofOf = (value: Value | undefined) => value as readonly string[];
  switch (fn) {
    case "claim":
      return made({
        recipient: second,
        to: undefined,
        amount: whole(third),
        proof: proofOf(fourth),
      });
    case "claimTo":
      return made({ recipient: by, to: second, amount: whole(third), proof: proofOf(fourth) });
    case "claimViaSig":
      return {
        ...made({ recipient: second, to: third, amount: whole(fourth), proof: proofOf(sixth) }),
        time: whole(fifth),
        signature: seventh,
      };
    case "claimViaAttestation":
      return {
        ...made({ recipient: by, to: second, amount: whole(third), proof: proofOf(fifth) }),
        time: whole(fourth),
        signature: sixth,
      };
    default:
      return made({ recipient: by, to: undefined, amount: whole(second), proof: proofOf(third) });
  }
}

const CLAIMS = ["claim", "claimTo", "claimViaSig", "claimViaAttestation", "claimAndExecute"];

const REQUIRED: Readonly<Record<string, bigint>> = { claimViaAttestation: 1n, claimAndExecute: 2n };

/** Contracts whose signatures another account makes (EIP-1271). */
const signerFor = (address: string): string =>
  address === real(addressOf("wallet")) ? real(addressOf("third")) : address;

class Replay {
  readonly campaigns = new Map<string, Campaign>();
  readonly fees = new Comptroller("v1.1", addressOf("oracle"), [0n]);
  private attestor = addressOf("zero");

  constructor() {
    const set = { on: "comptroller", fn: "setMinFeeUSD", args: [0n, 2n * 10n ** 8n] };
    this.fees.follow(set as unknown as Step);
  }

  private minFee({ minFeeUSD, name }: Campaign, at: bigint): bigint {
    // Its Comptroller is a test contract without a fee.
    if (name === "feeBad") return 0n;
    const fee = this.fees.read({ fn: "convertUSDFeeToWei", args: [minFeeUSD], at });
    return fee?.ok === true ? fee.value : 0n;
  }

  vesting({ params }: Campaign): VcaVesting {
    return {
      unlockPercentage: whole(params.unlockPercentage),
      start: whole(params.vestingStartTime),
      end: whole(params.vestingEndTime),
    };
  }

  private totals({ params, totals }: Campaign) {
    return { ...totals, aggregate: whole(params.aggregateAmount) };
  }

  /**
   * The errors of all rules that a claim breaks, with their arguments, by the rows of the page's table of
   * checks.
   */
  async broken(campaign: Campaign, step: Step): Promise<Map<string, readonly unknown[]>> {
    const { at, fn, wei } = step;
    const claim = claimOf(step);
    const { params } = campaign;
    const broken = new Map<string, readonly unknown[]>();
    const type = campaign.type === "Execute" ? 2n : whole(params.claimType);
    const required = REQUIRED[fn] ?? 0n;
    if (required !== type) broken.set("SablierMerkleBase_UnsupportedClaimType", [required, type]);
    if (claim.to === addressOf("zero")) broken.set("SablierMerkleBase_ToZeroAddress", []);
    const [recipient, to] = [real(claim.recipient), real(claim.to ?? addressOf("zero"))];
    const { index, amount, time } = claim;
    if (fn === "claimViaSig") {
      const message = { index, recipient, to, amount, validFrom: Number(time) };
      const signer = await signerOf(campaign.name, "Claim", message, claim.signature);
      if (signer !== signerFor(recipient)) {
        broken.set("SablierMerkleSignature_InvalidSignature", []);
      }
      if (time > at) broken.set("SablierMerkleSignature_SignatureNotYetValid", [time, at]);
    }
    if (fn === "claimViaAttestation") {
      const attestor = campaign.attestor ?? this.attestor;
      const message = { recipient, expireAt: Number(time) };
      const signer = await signerOf(campaign.name, "Identity", message, claim.signature);
      if (attestor === addressOf("zero")) broken.set("SablierMerkleSignature_AttestorNotSet", []);
      if (time < at) broken.set("SablierMerkleSignature_AttestationExpired", [time, at]);
      if (attestor === addressOf("zero") || signer !== signerFor(real(attestor))) {
        broken.set("SablierMerkleSignature_InvalidSignature", []);
      }
    }
    const start = whole(params.campaignStartTime);
    if (start > at) broken.set("SablierMerkleBase_CampaignNotStarted", [at, start]);
    const expiration = whole(params.expiration);
    if (hasExpired({ expiration }, at)) {
      broken.set("SablierMerkleBase_CampaignExpired", [at, expiration]);
    }
    const fee = this.minFee(campaign, at);
    if (wei < fee) broken.set("SablierMerkleBase_InsufficientFeePayment", [wei, fee]);
    if (campaign.claimed.has(index)) broken.set("SablierMerkleBase_IndexClaimed", [index]);
    const leaf = leafHash({ index, recipient, amount });
    if (processProof(leaf, claim.proof as never) !== text(params.merkleRoot)) {
      broken.set("SablierMerkleBase_InvalidProof", []);
    }
    if (campaign.name === "feeBad" && wei > 0n) {
      broken.set("SablierMerkleBase_FeeTransferFailed", [addressOf("badComptroller"), wei]);
    }
    if (campaign.type === "VCA" && vcaClaimAmount(this.vesting(campaign), amount, at) === 0n) {
      broken.set("SablierMerkleVCA_ClaimAmountZero", [claim.recipient]);
    }
    return broken;
  }

  /** What a claim without a broken rule delivers; undefined for what the token alone decides. */
  delivery(campaign: Campaign, { amount }: Claim, at: bigint): unknown {
    const { type, params } = campaign;
    if (type === "VCA") {
      const vesting = this.vesting(campaign);
      const claimAmount = vcaClaimAmount(vesting, amount, at);
      const forgoneAmount = amount - claimAmount;
      const isLate = at >= vesting.end && campaign.isRedistributing;
      const reward = isLate ? vcaRewardPaid(this.totals(campaign), amount) : undefined;
      if (reward?.ok === false) throw new Revert(reward.error.name, reward.error.args);
      return { claimAmount, forgoneAmount, reward: reward?.value ?? 0n };
    }
    const stream = this.stream(campaign, amount, at);
    if (stream === undefined) return { amount };
    return stream.timestamps.end <= at
      ? { amount }
      : { amount, timestamps: stream.timestamps, ...stream.schedule, model: undefined, params };
  }

  private stream({ type, params }: Campaign, amount: bigint, at: bigint): ClaimStream | undefined {
    if (type === "LL") {
      return linearClaimStream(
        {
          startTime: whole(params.vestingStartTime),
          startPercentage: whole(params.startUnlockPercentage),
          cliffDuration: whole(params.cliffDuration),
          cliffPercentage: whole(params.cliffUnlockPercentage),
          totalDuration: whole(params.totalDuration),
        },
        amount,
        at,
      );
    }
    if (type !== "LT") return undefined;
    const tranches = params.tranchesWithPercentages as unknown as TrancheWithPercentage[];
    return tranchedClaimStream(whole(params.vestingStartTime), tranches, amount, at);
  }

  /** What our formulas give for a read or a clawback; undefined when they calculate nothing of it. */
  read(step: Step): unknown {
    const { on, fn, args, at } = step;
    if (on === "comptroller") {
      const fee = this.fees.read(step);
      return fee?.ok === true ? fee.value : undefined;
    }
    const campaign = this.campaigns.get(on);
    if (campaign === undefined) return undefined;
    const times = {
      expiration: whole(campaign.params.expiration),
      firstClaimTime: campaign.firstClaimTime,
    };
    const time = args[1] === undefined || args[1] === 0n ? at : whole(args[1]);
    const reads: Readonly<Record<string, () => unknown>> = {
      calculateClaimAmount: () => vcaClaimAmount(this.vesting(campaign), whole(args[0]), time),
      calculateRedistributionRewards: () => {
        if (!campaign.isRedistributing) {
          throw new Revert("SablierMerkleVCA_RedistributionNotEnabled");
        }
        return vcaReward(this.totals(campaign), whole(args[0]));
      },
      totalForgoneAmount: () => campaign.totals.forgone,
      totalRedistributionAmountPaid: () => campaign.totals.paid,
      isRedistributionEnabled: () => campaign.isRedistributing,
      calculateMinFeeWei: () => this.minFee(campaign, at),
      minFeeUSD: () => campaign.minFeeUSD,
      firstClaimTime: () => campaign.firstClaimTime,
      hasClaimed: () => campaign.claimed.has(whole(args[0])),
      hasExpired: () => hasExpired(times, at),
      attestor: () => campaign.attestor ?? this.attestor,
      domainSeparator: () => domainSeparator({ domain: domainOf(campaign.name) }),
      clawback: () => isClawbackAllowed(times, at),
    };
    return reads[fn]?.();
  }

  /** Takes over what a call that succeeded did. */
  follow(step: Step): void {
    const { on, fn, args, at, events, error } = step;
    if (error !== undefined) return;
    this.fees.follow(step.fn === "setBroken" ? brokenAsMode(step) : feedOf(step));
    if (on === "comptroller" && fn === "setAttestor") this.attestor = text(args[0]);
    for (const { name, args: fields, by } of events) {
      if (name.startsWith("CreateMerkle")) this.create(name, fields);
      const campaign = [...this.campaigns.values()].find((one) => addressOf(one.name) === by);
      if (campaign === undefined) continue;
      if (name === "LowerMinFeeUSD") campaign.minFeeUSD = whole(fields.newMinFeeUSD);
      if (name === "EnableRedistribution") campaign.isRedistributing = true;
      if (name === "SetAttestor") {
        const set = text(fields.newAttestor);
        campaign.attestor = set === addressOf("zero") ? undefined : set;
      }
      if (name === "RedistributeReward") campaign.totals.paid += whole(fields.amount);
      if (name === "ClaimVCA" && whole(fields.forgoneAmount) > 0n) {
        const [paid, forgone] = [whole(fields.claimAmount), whole(fields.forgoneAmount)];
        campaign.totals.forgone += forgone;
        campaign.totals.early += paid + forgone;
      }
    }
    const campaign = this.campaigns.get(on);
    if (campaign === undefined || !CLAIMS.includes(fn)) return;
    campaign.claimed.add(whole(args[0]));
    if (campaign.firstClaimTime === 0n) campaign.firstClaimTime = at;
  }

  private create(event: string, fields: Readonly<Record<string, Value>>): void {
    const type = event.slice("CreateMerkle".length);
    const address = text(fields[`merkle${type}`]);
    const name = Object.keys(header.addresses as object).find((one) => addressOf(one) === address);
    if (name === undefined) throw new Error(`No name for ${address}`);
    const params = struct(fields.campaignParams);
    this.campaigns.set(name, {
      name,
      type,
      params,
      claimed: new Set(),
      minFeeUSD: whole(fields.minFeeUSD),
      firstClaimTime: 0n,
      attestor: undefined,
      isRedistributing: params.enableRedistribution === true,
      totals: { early: 0n, forgone: 0n, paid: 0n },
    });
  }
}

/** The feed of these recordings takes price and time at once. */
const feedOf = (step: Step): Step =>
  step.on === "oracle" && step.fn === "set"
    ? { ...step, args: [step.args[0] ?? 0n, undefined as never, step.args[1] ?? 0n] }
    : step;

const brokenAsMode = (step: Step): Step => ({
  ...step,
  fn: "setMode",
  args: [step.args[0] === true ? 2n : 0n],
});

/** What was recorded of a delivery, in the form of {@link Replay.delivery}. */
function delivered({ events }: Step): unknown {
  const of = (name: string) => events.find((event) => event.name.startsWith(name))?.args;
  const vca = of("ClaimVCA");
  if (vca !== undefined) {
    const { claimAmount, forgoneAmount } = vca;
    return { claimAmount, forgoneAmount, reward: of("RedistributeReward")?.amount ?? 0n };
  }
  const { amount } = of("Claim") ?? {};
  const created = of("CreateLockup");
  if (created === undefined) return { amount };
  const { commonParams, cliffTime, unlockAmounts, tranches } = created;
  const { timestamps } = struct(commonParams);
  return {
    amount,
    timestamps,
    ...(tranches === undefined ? { cliffTime, unlockAmounts } : { tranches }),
  };
}

const withoutParams = (value: unknown): unknown => {
  const { params, ...rest } = value as Record<string, unknown>;
  return params === undefined ? value : rest;
};

/** Errors of what a delivery calls: Lockup, the token and the target of an Execute campaign. */
const OF_DELIVERY =
  /^(?:SablierLockupHelpers_|ERC20|SafeERC20|SablierMerkleExecute_|Reentrancy|Stake|\(empty)/u;

const order = rowsBelow(
  readFileSync(
    new URL("../../../docs/reference/airdrops/v3.0/diagrams.mdx", import.meta.url),
    "utf8",
  ),
  "order-of-checks",
).flatMap(([, rule = "", error = ""]) =>
  error.startsWith("`") ? [{ rule, error: error.replaceAll("`", "") }] : [],
);

describe("replay of the recorded Airdrops v3.0 executions", () => {
  it("gives what was recorded of claims, in the order of the page's table, and of reads", async () => {
    const replay = new Replay();
    const compared = { refused: 0, delivered: 0, reads: 0, ofDelivery: 0 };
    const seen = new Set<string>();
    for (const step of steps) {
      const where = `line ${step.line}, ${step.scenario}: ${step.fn} ${step.note}`;
      const campaign = replay.campaigns.get(step.on);
      if (campaign !== undefined && CLAIMS.includes(step.fn)) {
        const broken = await replay.broken(campaign, step);
        const expected = order.find(
          ({ rule, error }) =>
            broken.has(error) && (!rule.startsWith("`claimVia") || rule.includes(step.fn)),
        )?.error;
        if (expected !== undefined) {
          expect(canonical(step.error), where).toEqual(
            canonical({ name: expected, args: broken.get(expected) }),
          );
          compared.refused += 1;
          seen.add(expected);
        } else if (OF_DELIVERY.test(step.error?.name ?? "")) {
          compared.ofDelivery += 1;
        } else {
          const delivery = attempt(() => replay.delivery(campaign, claimOf(step), step.at));
          expect(
            canonical(delivery.ok ? withoutParams(delivery.value) : delivery.error),
            where,
          ).toEqual(canonical(step.error ?? delivered(step)));
          compared.delivered += 1;
        }
      } else {
        const is = attempt(() => replay.read(step));
        const value = is.ok ? is.value : is.error;
        if (value !== undefined && step.error?.name !== "CallerNotAdmin") {
          const was =
            step.fn === "clawback"
              ? step.error?.name !== "SablierMerkleBase_ClawbackNotAllowed"
              : (step.error ?? step.returns);
          expect(canonical(value), where).toEqual(canonical(was));
          compared.reads += 1;
        }
      }
      replay.follow(step);
    }
    expect(compared).toEqual({ refused: 39, delivered: 42, reads: 71, ofDelivery: 17 });
    expect(order.map(({ error }) => error).filter((error) => !seen.has(error))).toEqual([]);
  });

  it("hashes the recorded leaves to the recorded root", () => {
    const leaves = header.leaves as readonly (readonly [string, string, string])[];
    let layer = leaves.map(([index, name, amount]) =>
      leafHash({
        index: BigInt(index),
        recipient: real(addressOf(name.slice(1))),
        amount: BigInt(amount),
      }),
    );
    // The tree of the recording has its leaves in the order of the list; an odd one moves up.
    while (layer.length > 1) {
      layer = layer.flatMap((left, at) => {
        const right = layer[at + 1];
        if (at % 2 === 1) return [];
        return [right === undefined ? left : processProof(left, [right])];
      });
    }
    const creation = steps.find(({ fn }) => fn === "createMerkleLT");
    expect(struct(creation?.args[0]).merkleRoot).toBe(layer[0]);
  });

  it("has the type hashes of the page", () => {
    const values = new Map(
      signatureHash.records.flatMap((record) =>
        record.kind === "state" ? [[record.name, record.value] as const] : [],
      ),
    );
    const hashOf = (name: string) => keccak256(stringToHex(name));
    expect(TYPES.map(({ encoded }) => hashOf(encoded))).toEqual([
      values.get("CLAIM_TYPEHASH"),
      values.get("IDENTITY_TYPEHASH"),
    ]);
    expect(hashOf("EIP712Domain(string name,uint256 chainId,address verifyingContract)")).toBe(
      values.get("DOMAIN_TYPEHASH"),
    );
    expect(hashOf("Sablier Airdrops Protocol")).toBe(values.get("PROTOCOL_NAME"));
  });
});
