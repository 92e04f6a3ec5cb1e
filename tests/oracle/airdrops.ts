import { Revert, assertUint } from "../../src/lib/fixed-point";
import { type CreatePlan, type LockupState, lockupSimulator } from "../../src/lib/lockup";
import {
  type CallContext,
  type Draft,
  EMPTY_REVERT,
  type EventValue,
  type Outcome,
  type SimulatedEvent,
  ZERO_ADDRESS,
  refuseValue,
  requireAdmin,
  tokenTransfer,
  transact,
} from "../../src/lib/simulation";
import { handOver } from "./contract";
import { hasExpired, isClawbackAllowed, storedName } from "../../src/lib/airdrops/campaign";
import { type Allocation, type Hash, verifyProof } from "../../src/lib/airdrops/merkle";
import {
  type ClaimStream,
  type LinearCampaignSchedule,
  type TrancheWithPercentage,
  linearClaimStream,
  totalDuration,
  totalPercentage,
  tranchedClaimStream,
} from "../../src/lib/airdrops/schedule";

/** Parameters that every campaign has; `expiration` in Unix seconds, 0 for none. */
export interface CampaignParameters {
  readonly token: string;
  readonly expiration: bigint;
  readonly initialAdmin: string;
  readonly ipfsCID: string;
  readonly merkleRoot: Hash;
  readonly campaignName: string;
  readonly shape: string;
}

/** What a campaign delivers. */
export type CampaignDelivery =
  | { readonly kind: "instant" }
  | {
      readonly kind: "linear";
      readonly lockup: string;
      readonly cancelable: boolean;
      readonly transferable: boolean;
      readonly schedule: LinearCampaignSchedule;
    }
  | {
      readonly kind: "tranched";
      readonly lockup: string;
      readonly cancelable: boolean;
      readonly transferable: boolean;
      readonly streamStartTime: bigint;
      readonly tranches: readonly TrancheWithPercentage[];
    };

/** A deployed campaign. */
export interface Campaign {
  readonly address: string;
  readonly parameters: CampaignParameters;
  readonly delivery: CampaignDelivery;
  readonly admin: string;
  /** Least native value per claim, wei; fixed at deployment. */
  readonly fee: bigint;
  readonly claimed: ReadonlySet<bigint>;
  /** Unix seconds, 0 before the first claim. */
  readonly firstClaimTime: bigint;
  /** Native value received with claims, wei. */
  readonly feeBalance: bigint;
}

/**
 * State of one `SablierMerkleFactory` v1.3 with its campaigns and the Lockup deployment they use.
 * Treat it as immutable. Campaigns and custom fees are keyed by lower-case address.
 */
export interface AirdropState {
  readonly address: string;
  readonly admin: string;
  /** Wei. */
  readonly defaultFee: bigint;
  /** Fee per campaign creator, wei; a fee of 0 also counts. */
  readonly customFees: ReadonlyMap<string, bigint>;
  readonly campaigns: ReadonlyMap<string, Campaign>;
  /** Creator and parameters of every deployment, because the same ones cannot be used again. */
  readonly salts: ReadonlySet<string>;
  readonly lockup: LockupState;
}

/** Result of a factory or campaign transaction. */
export type AirdropOutcome<T> = Outcome<AirdropState, T>;

type AirdropDraft = Draft<AirdropState>;

/** A freshly deployed factory with a default fee of 0. */
export function deploy(options: {
  readonly address: string;
  readonly admin: string;
  readonly lockup: LockupState;
}): AirdropState {
  return {
    ...options,
    defaultFee: 0n,
    customFees: new Map(),
    campaigns: new Map(),
    salts: new Set(),
  };
}

/**
 * The campaign at an address.
 *
 * @throws RangeError when the factory has deployed none there
 */
export function getCampaign(state: Pick<AirdropState, "campaigns">, address: string): Campaign {
  const campaign = state.campaigns.get(address.toLowerCase());
  if (campaign === undefined) {
    throw new RangeError(`No campaign at ${address}; use the address that its creation returned`);
  }
  return campaign;
}

/** Fee that a campaign created now by `creator` would charge per claim, wei (`getFee`). */
export function getFee(
  state: Pick<AirdropState, "customFees" | "defaultFee">,
  creator: string,
): bigint {
  return state.customFees.get(creator.toLowerCase()) ?? state.defaultFee;
}

function administer(
  state: AirdropState,
  context: CallContext,
  body: (draft: AirdropDraft, events: SimulatedEvent[]) => void,
): AirdropOutcome<undefined> {
  return transact(state, (draft, events) => {
    refuseValue(context);
    requireAdmin(draft.admin, context.caller);
    body(draft, events);
    return undefined;
  });
}

/** Sets the fee in wei of future campaigns whose creator has no custom fee. */
export function setDefaultFee(
  state: AirdropState,
  context: CallContext,
  defaultFee: bigint,
): AirdropOutcome<undefined> {
  return administer(state, context, (draft, events) => {
    draft.defaultFee = assertUint(defaultFee, 256, "The default fee");
    const args = { admin: draft.admin, defaultFee };
    events.push({ emitter: draft.address, name: "SetDefaultFee", args });
  });
}

/** Sets the fee in wei of future campaigns of one creator; 0 waives it. */
export function setCustomFee(
  state: AirdropState,
  context: CallContext,
  campaignCreator: string,
  customFee: bigint,
): AirdropOutcome<undefined> {
  return administer(state, context, (draft, events) => {
    const fee = assertUint(customFee, 256, "The custom fee");
    draft.customFees.set(campaignCreator.toLowerCase(), fee);
    const args = { admin: draft.admin, campaignCreator, customFee };
    events.push({ emitter: draft.address, name: "SetCustomFee", args });
  });
}

/** Returns a creator to the default fee. */
export function resetCustomFee(
  state: AirdropState,
  context: CallContext,
  campaignCreator: string,
): AirdropOutcome<undefined> {
  return administer(state, context, (draft, events) => {
    draft.customFees.delete(campaignCreator.toLowerCase());
    const args = { admin: draft.admin, campaignCreator };
    events.push({ emitter: draft.address, name: "ResetCustomFee", args });
  });
}

/** Hands the factory's admin role over in one step. */
export function transferFactoryAdmin(
  state: AirdropState,
  context: CallContext,
  newAdmin: string,
): AirdropOutcome<undefined> {
  return administer(state, context, (draft, events) => {
    handOver(draft, events, newAdmin);
  });
}

/** Everything that goes into the CREATE2 salt, as one text. */
function saltOf(
  creator: string,
  parameters: CampaignParameters,
  delivery: CampaignDelivery,
): string {
  return JSON.stringify([creator.toLowerCase(), parameters, delivery], (_, value: unknown) =>
    typeof value === "bigint" ? `${value}n` : value,
  );
}

const CREATE_EVENTS = {
  instant: { name: "CreateMerkleInstant", field: "merkleInstant" },
  linear: { name: "CreateMerkleLL", field: "merkleLL" },
  tranched: { name: "CreateMerkleLT", field: "merkleLT" },
} as const;

function deliveryArgs(delivery: CampaignDelivery): Readonly<Record<string, EventValue>> {
  if (delivery.kind === "instant") {
    return {};
  }
  const { lockup, cancelable, transferable } = delivery;
  if (delivery.kind === "linear") {
    return { lockup, cancelable, transferable, schedule: { ...delivery.schedule } };
  }
  return {
    lockup,
    cancelable,
    transferable,
    streamStartTime: delivery.streamStartTime,
    tranchesWithPercentages: delivery.tranches.map((tranche) => ({ ...tranche })),
    totalDuration: totalDuration(delivery.tranches),
  };
}

/** Numbers that a creator states for indexers; the contracts never check them. */
export interface StatedTotals {
  /** Base units. */
  readonly aggregateAmount: bigint;
  readonly recipientCount: bigint;
}

/**
 * Deploys a campaign through the factory.
 *
 * @param address where the campaign is deployed; the contracts derive it with CREATE2
 * @returns the address; a second deployment with the same creator and parameters reverts without
 *   data, whatever the stated totals
 */
export function createCampaign(
  state: AirdropState,
  context: CallContext,
  address: string,
  parameters: CampaignParameters,
  delivery: CampaignDelivery,
  totals: StatedTotals,
): AirdropOutcome<string> {
  return transact(state, (draft, events) => {
    refuseValue(context);
    const salt = saltOf(context.caller, parameters, delivery);
    if (draft.salts.has(salt)) {
      throw new Revert(EMPTY_REVERT);
    }
    if (delivery.kind === "tranched") {
      totalPercentage(delivery.tranches);
    }
    const fee = getFee(draft, context.caller);
    draft.salts.add(salt);
    draft.campaigns.set(address.toLowerCase(), {
      address,
      parameters,
      delivery,
      admin: parameters.initialAdmin,
      fee,
      claimed: new Set(),
      firstClaimTime: 0n,
      feeBalance: 0n,
    });
    events.push({
      emitter: address,
      name: "TransferAdmin",
      args: { oldAdmin: ZERO_ADDRESS, newAdmin: parameters.initialAdmin },
    });
    if (delivery.kind !== "instant") {
      const args = { owner: address, spender: delivery.lockup, value: (1n << 256n) - 1n };
      events.push({ emitter: parameters.token, name: "Approval", args });
    }
    const { name, field } = CREATE_EVENTS[delivery.kind];
    events.push({
      emitter: draft.address,
      name,
      args: {
        [field]: address,
        baseParams: { ...parameters },
        ...deliveryArgs(delivery),
        ...totals,
        fee,
      },
    });
    return address;
  });
}

function planOf({ timestamps, schedule }: ClaimStream): CreatePlan {
  switch (schedule.model) {
    case "linear":
      return { fn: "createWithTimestampsLL", timestamps, ...schedule };
    case "dynamic":
      return { fn: "createWithTimestampsLD", timestamps, segments: schedule.segments };
    case "tranched":
      return { fn: "createWithTimestampsLT", timestamps, tranches: schedule.tranches };
  }
}

function openStream(
  draft: AirdropDraft,
  events: SimulatedEvent[],
  context: CallContext,
  campaign: Campaign,
  delivery: Exclude<CampaignDelivery, { kind: "instant" }>,
  { recipient, amount }: Allocation,
): bigint {
  const stream =
    delivery.kind === "linear"
      ? linearClaimStream(delivery.schedule, amount, context.now)
      : tranchedClaimStream(delivery.streamStartTime, delivery.tranches, amount, context.now);
  const outcome = lockupSimulator.create(
    draft.lockup,
    { caller: campaign.address, now: context.now },
    {
      sender: campaign.admin,
      recipient,
      totalAmount: amount,
      token: campaign.parameters.token,
      cancelable: delivery.cancelable,
      transferable: delivery.transferable,
      shape: storedName(campaign.parameters.shape),
      broker: { account: ZERO_ADDRESS, fee: 0n },
    },
    planOf(stream),
  );
  if (!outcome.ok) {
    throw new Revert(outcome.error.name, outcome.error.args);
  }
  draft.lockup = outcome.state;
  events.push(...outcome.events);
  return outcome.returns;
}

/**
 * Claims an allocation. Anyone may call it; tokens or stream always go to the listed recipient.
 * The order of the checks is the contract's: expiration, fee, claimed index, proof.
 */
export function claim(
  state: AirdropState,
  context: CallContext,
  campaignAddress: string,
  allocation: Allocation,
  proof: readonly string[],
): AirdropOutcome<undefined> {
  return transact(state, (draft, events) => {
    const campaign = getCampaign(draft, campaignAddress);
    const { parameters, delivery } = campaign;
    const { index, recipient, amount } = allocation;
    const paid = context.value ?? 0n;
    if (hasExpired(parameters, context.now)) {
      throw new Revert("SablierMerkleBase_CampaignExpired", [context.now, parameters.expiration]);
    }
    if (paid < campaign.fee) {
      throw new Revert("SablierMerkleBase_InsufficientFeePayment", [paid, campaign.fee]);
    }
    if (campaign.claimed.has(index)) {
      throw new Revert("SablierMerkleBase_StreamClaimed", [index]);
    }
    if (!verifyProof(parameters.merkleRoot, allocation, proof)) {
      throw new Revert("SablierMerkleBase_InvalidProof");
    }
    draft.campaigns.set(campaignAddress.toLowerCase(), {
      ...campaign,
      claimed: new Set(campaign.claimed).add(index),
      firstClaimTime: campaign.firstClaimTime === 0n ? context.now : campaign.firstClaimTime,
      feeBalance: campaign.feeBalance + paid,
    });
    if (delivery.kind === "instant") {
      events.push(tokenTransfer(parameters.token, campaign.address, recipient, amount), {
        emitter: campaign.address,
        name: "Claim",
        args: { index, recipient, amount },
      });
    } else {
      const streamId = openStream(draft, events, context, campaign, delivery, allocation);
      const args = { index, recipient, amount, streamId };
      events.push({ emitter: campaign.address, name: "Claim", args });
    }
    return undefined;
  });
}

/** Takes unclaimed tokens back (base units) as the campaign admin, inside the allowed windows. */
export function clawback(
  state: AirdropState,
  context: CallContext,
  campaignAddress: string,
  to: string,
  amount: bigint,
): AirdropOutcome<undefined> {
  return transact(state, (draft, events) => {
    refuseValue(context);
    const { admin, address, parameters, firstClaimTime } = getCampaign(draft, campaignAddress);
    requireAdmin(admin, context.caller);
    const { expiration, token } = parameters;
    if (!isClawbackAllowed({ expiration, firstClaimTime }, context.now)) {
      throw new Revert("SablierMerkleBase_ClawbackNotAllowed", [
        context.now,
        expiration,
        firstClaimTime,
      ]);
    }
    events.push(tokenTransfer(token, address, to, amount), {
      emitter: address,
      name: "Clawback",
      args: { admin, to, amount },
    });
    return undefined;
  });
}

/** Hands a campaign's admin role over in one step. */
export function transferCampaignAdmin(
  state: AirdropState,
  context: CallContext,
  campaignAddress: string,
  newAdmin: string,
): AirdropOutcome<undefined> {
  return transact(state, (draft, events) => {
    refuseValue(context);
    const campaign = getCampaign(draft, campaignAddress);
    requireAdmin(campaign.admin, context.caller);
    draft.campaigns.set(campaignAddress.toLowerCase(), { ...campaign, admin: newAdmin });
    const args = { oldAdmin: campaign.admin, newAdmin };
    events.push({ emitter: campaign.address, name: "TransferAdmin", args });
    return undefined;
  });
}

/**
 * Sends a campaign's native balance to the factory admin. Anyone may call it.
 *
 * @param adminAccepts whether the factory admin's address takes native coin
 */
export function collectFees(
  state: AirdropState,
  context: CallContext,
  campaignAddress: string,
  adminAccepts: boolean,
): AirdropOutcome<undefined> {
  return transact(state, (draft, events) => {
    refuseValue(context);
    const campaign = getCampaign(draft, campaignAddress);
    const feeAmount = campaign.feeBalance;
    if (!adminAccepts) {
      throw new Revert("SablierMerkleBase_FeeTransferFail", [draft.admin, feeAmount]);
    }
    draft.campaigns.set(campaignAddress.toLowerCase(), { ...campaign, feeBalance: 0n });
    const args = { admin: draft.admin, merkleBase: campaign.address, feeAmount };
    events.push({ emitter: draft.address, name: "CollectFees", args });
    return undefined;
  });
}
