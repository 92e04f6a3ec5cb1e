import {
  calculateMinFeeWeiFor,
  type ComptrollerVersion,
  convertUsdFeeToWei,
  feeInForce,
  MAX_FEE_USD,
} from "../../src/lib/fees";
import { type Checked, type ContractError, Revert } from "../../src/lib/fixed-point";
import type { PriceFeed } from "../../src/lib/lockup";
import {
  type CallContext,
  type Draft,
  EMPTY_REVERT,
  type Outcome,
  type SimulatedEvent,
  ZERO_ADDRESS,
  requireAdmin,
  sameAddress,
  transact,
} from "../../src/lib/simulation";
import { handOver } from "./contract";

/** Roles by the word that the functions' documentation uses. */
export const ROLES = {
  feeManager: "0xdafa4310f27470d00421df39e0238302b93ed6cf97d700cc8956ff2876e7b1e7",
  feeCollector: "0x2dca0f5ce7e75a4b43fe2b0d6f5d0b7a2bf92ecf89f8f0aa17b8308b67038821",
  attestorManager: "0xb14660b418a31c41c49910ea4e1ea1db721d1282b2cfaf9895cf50eab055bd8d",
} as const;

/** Number of protocols in the enum of each release. */
const PROTOCOLS: Readonly<Record<ComptrollerVersion, bigint>> = { "v1.0": 4n, "v1.1": 5n };

/** State of one Comptroller behind its proxy. Fees are US dollars with 8 decimals. */
export interface ComptrollerState {
  readonly address: string;
  readonly version: ComptrollerVersion;
  readonly admin: string;
  /** `role account`, lower case. */
  readonly roles: ReadonlySet<string>;
  readonly oracle: string;
  readonly attestor: string;
  /** Minimum fee by protocol. */
  readonly minimum: ReadonlyMap<bigint, bigint>;
  /** Custom fee by `protocol user`, lower case. */
  readonly custom: ReadonlyMap<string, bigint>;
  /** Native coin that it holds, wei. */
  readonly balance: bigint;
}

type ComptrollerDraft = Draft<ComptrollerState>;
type Result<T = undefined> = Outcome<ComptrollerState, T>;

/** What a contract that the Comptroller calls does: its events and result, or its error. */
export type Answer =
  | { readonly ok: true; readonly result: string; readonly events: readonly SimulatedEvent[] }
  | { readonly ok: false; readonly error: ContractError };

/** A Comptroller just deployed with minimum fees of 0. */
export function deploy(
  options: Pick<ComptrollerState, "address" | "version" | "admin" | "oracle">,
): ComptrollerState {
  return {
    ...options,
    roles: new Set(),
    attestor: ZERO_ADDRESS,
    minimum: new Map(),
    custom: new Map(),
    balance: 0n,
  };
}

const key = (...parts: readonly (bigint | string)[]): string => parts.join(" ").toLowerCase();

function requireProtocol({ version }: ComptrollerState, protocol: bigint): void {
  if (protocol >= PROTOCOLS[version]) throw new Revert(EMPTY_REVERT);
}

/** Whether an address passes the check of a role (`hasRoleOrIsAdmin`). */
export function passes(state: ComptrollerState, role: string, account: string): boolean {
  return sameAddress(state.admin, account) || state.roles.has(key(role, account));
}

function requireRole(state: ComptrollerState, role: string, caller: string): void {
  if (!passes(state, role, caller)) throw new Revert("UnauthorizedAccess", [caller, role]);
}

function requireBelowCap(fee: bigint): void {
  if (fee > MAX_FEE_USD) {
    throw new Revert("SablierComptroller_MaxFeeUSDExceeded", [fee, MAX_FEE_USD]);
  }
}

const minimumOf = (state: ComptrollerState, protocol: bigint): bigint =>
  state.minimum.get(protocol) ?? 0n;

function feesOf(state: ComptrollerState, protocol: bigint, user?: string) {
  requireProtocol(state, protocol);
  const custom = user === undefined ? undefined : state.custom.get(key(protocol, user));
  return { minimum: minimumOf(state, protocol), custom };
}

/** `getMinFeeUSDFor`, without a user `getMinFeeUSD`. */
export function feeUsd(state: ComptrollerState, protocol: bigint, user?: string): bigint {
  const { minimum, custom } = feesOf(state, protocol, user);
  return feeInForce(minimum, custom);
}

function weiOf(checked: Checked<{ readonly wei: bigint }>): bigint {
  if (!checked.ok) throw new Revert(checked.error.name, checked.error.args);
  return checked.value.wei;
}

/** `convertUSDFeeToWei`. */
export function convert(state: ComptrollerState, fee: bigint, feed: PriceFeed, now: bigint) {
  const set = sameAddress(state.oracle, ZERO_ADDRESS) ? undefined : feed;
  return weiOf(convertUsdFeeToWei(fee, { version: state.version, feed: set, now }));
}

/** `calculateMinFeeWeiFor`, without a user `calculateMinFeeWei`. */
export function minimumWei(
  state: ComptrollerState,
  { protocol, user }: { readonly protocol: bigint; readonly user?: string | undefined },
  feed: PriceFeed,
  now: bigint,
): bigint {
  const set = sameAddress(state.oracle, ZERO_ADDRESS) ? undefined : feed;
  const context = { version: state.version, feed: set, now };
  return weiOf(calculateMinFeeWeiFor(feesOf(state, protocol, user), context));
}

const act = <T = undefined>(
  state: ComptrollerState,
  body: (
    draft: ComptrollerDraft,
    emit: (name: string, args: SimulatedEvent["args"]) => void,
    events: SimulatedEvent[],
  ) => T,
): Result<T> =>
  transact(state, (draft, events) =>
    body(
      draft,
      (name, args) => {
        events.push({ emitter: draft.address, name, args });
      },
      events,
    ),
  );

/** Sets the minimum fee of a protocol. */
export const setMinFeeUSD = (
  state: ComptrollerState,
  { caller }: CallContext,
  protocol: bigint,
  newMinFeeUSD: bigint,
): Result =>
  act(state, (draft, emit) => {
    requireProtocol(draft, protocol);
    requireRole(draft, ROLES.feeManager, caller);
    requireBelowCap(newMinFeeUSD);
    const previousMinFeeUSD = minimumOf(draft, protocol);
    draft.minimum.set(protocol, newMinFeeUSD);
    emit("SetMinFeeUSD", { protocol, caller, previousMinFeeUSD, newMinFeeUSD });
    return undefined;
  });

/** Sets the custom fee of an address, or ends it when the fee is undefined. */
export const setCustomFee = (
  state: ComptrollerState,
  { caller }: CallContext,
  { protocol, user, fee }: { protocol: bigint; user: string; fee: bigint | undefined },
): Result =>
  act(state, (draft, emit) => {
    requireProtocol(draft, protocol);
    requireRole(draft, ROLES.feeManager, caller);
    if (fee !== undefined) requireBelowCap(fee);
    const previousMinFeeUSD = feeUsd(draft, protocol, user);
    if (fee === undefined) draft.custom.delete(key(protocol, user));
    else draft.custom.set(key(protocol, user), fee);
    const older = fee === undefined ? "DisableCustomFeeUSD" : "SetCustomFeeUSD";
    emit(draft.version === "v1.0" ? older : "UpdateCustomFeeUSD", {
      protocol,
      caller,
      user,
      previousMinFeeUSD,
      newMinFeeUSD: feeUsd(draft, protocol, user),
    });
    return undefined;
  });

/** Gives a role to an address, or takes it away. */
export const changeRole = (
  state: ComptrollerState,
  { caller }: CallContext,
  { role, account, grant }: { role: string; account: string; grant: boolean },
): Result =>
  act(state, (draft, emit) => {
    requireAdmin(draft.admin, caller);
    const has = draft.roles.has(key(role, account));
    if (has === grant) {
      throw new Revert(grant ? "AccountAlreadyHasRole" : "AccountDoesNotHaveRole", [role, account]);
    }
    if (grant) draft.roles.add(key(role, account));
    else draft.roles.delete(key(role, account));
    const granted = draft.version === "v1.0" ? "RoleGranted" : "GrantRole";
    emit(grant ? granted : "RoleRevoked", { admin: caller, account, role });
    return undefined;
  });

/** Chooses the feed, whose `latestRoundData()` must answer. */
export const setOracle = (
  state: ComptrollerState,
  { caller }: CallContext,
  newOracle: string,
  round: PriceFeed["round"],
): Result =>
  act(state, (draft, emit) => {
    requireAdmin(draft.admin, caller);
    if (!sameAddress(newOracle, ZERO_ADDRESS)) {
      if (round === "reverts") throw new Revert("Error", ["round"]);
      if (round === "malformed") throw new Revert(EMPTY_REVERT);
    }
    emit("SetOracle", { admin: caller, previousOracle: draft.oracle, newOracle });
    draft.oracle = newOracle;
    return undefined;
  });

/** Sets the default attestor. */
export const setAttestor = (
  state: ComptrollerState,
  { caller }: CallContext,
  newAttestor: string,
): Result =>
  act(state, (draft, emit) => {
    requireRole(draft, ROLES.attestorManager, caller);
    emit("SetAttestor", { caller, previousAttestor: draft.attestor, newAttestor });
    draft.attestor = newAttestor;
    return undefined;
  });

/** Passes a call on to a campaign; the role and the campaign decide. */
export const askCampaign = (
  state: ComptrollerState,
  { caller }: CallContext,
  role: string,
  answer: Answer,
): Result =>
  act(state, (draft, _, events) => {
    requireRole(draft, role, caller);
    if (!answer.ok) throw new Revert(answer.error.name, answer.error.args);
    events.push(...answer.events);
    return undefined;
  });

/** Calls a contract as the Comptroller. */
export const execute = (
  state: ComptrollerState,
  { caller }: CallContext,
  { target, data }: { target: string; data: string },
  answer: Answer,
): Result<string> =>
  act(state, (draft, emit, events) => {
    requireAdmin(draft.admin, caller);
    if (!answer.ok) {
      const silent = answer.error.name === EMPTY_REVERT;
      const name = silent ? "SablierComptroller_ExecutionFailedSilently" : answer.error.name;
      throw new Revert(name, answer.error.args);
    }
    events.push(...answer.events);
    const argument = draft.version === "v1.0" ? "data" : "targetCallData";
    emit("Execute", { target, [argument]: data, result: answer.result });
    return answer.result;
  });

/** Hands the admin's powers over. */
export const transferAdmin = (
  state: ComptrollerState,
  { caller }: CallContext,
  newAdmin: string,
): Result =>
  act(state, (draft, _, events) => {
    requireAdmin(draft.admin, caller);
    handOver(draft, events, newAdmin);
    return undefined;
  });

/**
 * Fetches native coin from protocol contracts and pays the balance out.
 *
 * @param fetched what the protocol contracts do
 * @param received wei that they send
 * @param accepts whether the recipient takes native coin
 */
export const transferFees = (
  state: ComptrollerState,
  { caller }: CallContext,
  feeRecipient: string,
  {
    fetched,
    received,
    accepts,
  }: { readonly fetched: Answer; readonly received: bigint; readonly accepts: boolean },
): Result =>
  act(state, (draft, emit, events) => {
    if (sameAddress(feeRecipient, ZERO_ADDRESS)) {
      throw new Revert("SablierComptroller_FeeRecipientZero");
    }
    if (!passes(draft, ROLES.feeCollector, caller) && !sameAddress(feeRecipient, draft.admin)) {
      throw new Revert("SablierComptroller_FeeRecipientNotAdmin", [feeRecipient, draft.admin]);
    }
    if (!fetched.ok) throw new Revert(fetched.error.name, fetched.error.args);
    events.push(...fetched.events);
    const feeAmount = draft.balance + received;
    if (!accepts)
      throw new Revert("SablierComptroller_FeeTransferFailed", [feeRecipient, feeAmount]);
    draft.balance = 0n;
    emit("TransferFees", { feeRecipient, feeAmount });
    return undefined;
  });

/** Takes a token out. */
export const withdrawERC20Token = (
  state: ComptrollerState,
  { caller }: CallContext,
  { token, to, amount }: { token: string; to: string; amount: bigint },
): Result =>
  act(state, (draft, emit, events) => {
    requireAdmin(draft.admin, caller);
    if (sameAddress(to, ZERO_ADDRESS)) throw new Revert("SablierComptroller_ToZeroAddress");
    if (amount === 0n) throw new Revert("SablierComptroller_TokenBalanceZero", [token]);
    const transfer = { from: draft.address, to, value: amount };
    events.push({ emitter: token, name: "Transfer", args: transfer });
    emit("WithdrawERC20Token", { admin: caller, token, to, amount });
    return undefined;
  });

/**
 * Replaces the code behind the proxy. The release stays what the state says: that is the caller's to
 * change.
 */
export const upgradeToAndCall = (
  state: ComptrollerState,
  { caller }: CallContext,
  implementation: string,
  answer: Answer,
): Result =>
  act(state, (draft, emit) => {
    requireAdmin(draft.admin, caller);
    if (!answer.ok) throw new Revert(answer.error.name, answer.error.args);
    emit("Upgraded", { implementation });
    return undefined;
  });
