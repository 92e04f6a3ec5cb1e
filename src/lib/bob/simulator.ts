import { Revert } from "../fixed-point";
import { checkedFeedPrice, type Feeds, feedPrice } from "../lockup";
import { type CallContext, type Outcome, transact, ZERO_ADDRESS } from "../simulation";
import {
  minimumOut,
  type QueueLimits,
  queueRequests,
  redemptionOf,
  unwrapped,
  wrapped,
} from "./lido";
import { type NewVault, statusOf, type Vault } from "./vault";

/** What Lido and Curve do for the adapter. Amounts in wei, rates and prices with 18 decimals. */
export interface LidoWorld {
  /** stETH of one wstETH. */
  readonly rate: bigint;
  /** ETH of one stETH by the adapter's feed; 0 for an answer that is not valid. */
  readonly stEthPrice: bigint;
  /** The Curve pool. @returns ETH @throws Revert of the pool */
  readonly exchange: (stEth: bigint, minimum: bigint) => bigint;
  readonly queue: QueueLimits;
  /** Claims all requests of a vault. @returns ETH @throws Revert of the queue while one is not final */
  readonly claim: (amounts: readonly bigint[]) => bigint;
}

/** Circumstances of a call of Bob. */
export interface BobContext extends CallContext {
  readonly feeds: Feeds;
  readonly lido: LidoWorld;
  /** Native coin sent along, wei. */
  readonly value: bigint;
  /** Minimum fee of a redemption without adapter, wei. */
  readonly minFeeWei: bigint;
}

/** What the adapter stores of a vault, in wei. */
export interface StakedVault {
  readonly yieldFee: bigint;
  readonly totalWstEth: bigint;
  readonly received: bigint;
  /** stETH of each request in Lido's queue. */
  readonly requests: readonly bigint[];
}

export interface BobState {
  readonly comptroller: string;
  readonly vaults: ReadonlyMap<bigint, Vault>;
  readonly staked: ReadonlyMap<bigint, StakedVault>;
  /** Shares and wstETH of holders, by {@link holderKey}. */
  readonly shares: ReadonlyMap<string, bigint>;
  readonly wstEth: ReadonlyMap<string, bigint>;
  readonly nativeToken: string | undefined;
  readonly defaultAdapters: ReadonlyMap<string, string>;
  /** Fee of later vaults and slippage of all, 18 decimals. */
  readonly feeOnYield: bigint;
  readonly slippageTolerance: bigint;
}

export type BobOutcome<T> = Outcome<BobState, T>;

export const holderKey = (vaultId: bigint, holder: string): string =>
  `${vaultId} ${holder.toLowerCase()}`;

/** State of a deployment without vaults. */
export function deployed(
  comptroller: string,
  settings: Pick<BobState, "feeOnYield" | "slippageTolerance">,
): BobState {
  return {
    comptroller,
    vaults: new Map(),
    staked: new Map(),
    shares: new Map(),
    wstEth: new Map(),
    nativeToken: undefined,
    defaultAdapters: new Map(),
    ...settings,
  };
}

/** A vault. @throws Revert for an id that no vault has */
export function getVault({ vaults }: Pick<BobState, "vaults">, vaultId: bigint): Vault {
  const vault = vaults.get(vaultId);
  if (vault === undefined) throw new Revert("SablierBobState_Null", [vaultId]);
  return vault;
}

/** What the adapter stores of a vault; zeros for one that it does not have. */
export function getStaked({ staked }: Pick<BobState, "staked">, vaultId: bigint): StakedVault {
  return staked.get(vaultId) ?? { yieldFee: 0n, totalWstEth: 0n, received: 0n, requests: [] };
}

/** @throws Revert for a caller that is not the Comptroller */
function onlyComptroller({ comptroller }: BobState, { caller }: CallContext): void {
  if (caller !== comptroller) {
    throw new Revert("Comptrollerable_CallerNotComptroller", [comptroller, caller]);
  }
}

type BobDraft = Parameters<Parameters<typeof transact<BobState, unknown>>[1]>[0];

const add = (book: Map<string, bigint>, key: string, amount: bigint): void => {
  book.set(key, (book.get(key) ?? 0n) + amount);
};

/** Reads the feed of an active vault and stores a valid price. @returns the price, 0 for none */
function sync(draft: BobDraft, vaultId: bigint, { feeds, now }: BobContext): bigint {
  const vault = getVault(draft, vaultId);
  const price = feedPrice(feeds(vault.oracle), now);
  if (price > 0n) {
    draft.vaults.set(vaultId, { ...vault, lastSyncedPrice: price, lastSyncedAt: now });
  }
  return price;
}

/** Takes part in a vault only while it is active. */
function requireActive(draft: BobDraft, vaultId: bigint, now: bigint): void {
  if (statusOf(getVault(draft, vaultId), now) !== "ACTIVE") {
    throw new Revert("SablierBob_VaultNotActive", [vaultId]);
  }
}

/** Syncs a vault that is active, and goes on only when it no longer is. */
function requireFinished(draft: BobDraft, vaultId: bigint, context: BobContext): void {
  if (statusOf(getVault(draft, vaultId), context.now) !== "ACTIVE") return;
  sync(draft, vaultId, context);
  if (statusOf(getVault(draft, vaultId), context.now) === "ACTIVE") {
    throw new Revert("SablierBob_VaultStillActive", [vaultId]);
  }
}

/** @returns the id of the new vault */
export function createVault(
  state: BobState,
  { now, feeds }: BobContext,
  terms: NewVault,
): BobOutcome<bigint> {
  return transact(state, (draft) => {
    const { token, oracle, expiry, targetPrice } = terms;
    if (token === ZERO_ADDRESS) throw new Revert("SablierBob_TokenAddressZero");
    if (token === draft.nativeToken) throw new Revert("SablierBob_ForbidNativeToken", [token]);
    if (expiry <= now) throw new Revert("SablierBob_ExpiryNotInFuture", [expiry, now]);
    if (targetPrice === 0n) throw new Revert("SablierBob_TargetPriceZero");
    const price = checkedFeedPrice(oracle, feeds);
    if (targetPrice <= price) {
      throw new Revert("SablierBob_TargetPriceTooLow", [targetPrice, price]);
    }
    const vaultId = BigInt(draft.vaults.size) + 1n;
    const adapter = draft.defaultAdapters.get(token);
    draft.vaults.set(vaultId, {
      ...terms,
      adapter,
      lastSyncedPrice: price,
      lastSyncedAt: now,
      isStakedInAdapter: adapter !== undefined,
    });
    if (adapter !== undefined) {
      draft.staked.set(vaultId, { ...getStaked(draft, vaultId), yieldFee: draft.feeOnYield });
    }
    return vaultId;
  });
}

/** Deposits an amount and mints as many shares. */
export function enter(
  state: BobState,
  context: BobContext,
  vaultId: bigint,
  amount: bigint,
): BobOutcome<undefined> {
  return transact(state, (draft) => {
    const { caller, now, lido } = context;
    requireActive(draft, vaultId, now);
    if (amount === 0n) throw new Revert("SablierBob_DepositAmountZero", [vaultId, caller]);
    sync(draft, vaultId, context);
    requireActive(draft, vaultId, now);
    const key = holderKey(vaultId, caller);
    if (getVault(draft, vaultId).adapter !== undefined) {
      const before = getStaked(draft, vaultId);
      const wstEth = wrapped(amount, lido.rate);
      draft.staked.set(vaultId, { ...before, totalWstEth: before.totalWstEth + wstEth });
      add(draft.wstEth, key, wstEth);
    }
    add(draft.shares, key, amount);
    return undefined;
  });
}

/** Syncs the price of an active vault. @returns the price with 8 decimals; 0 for an answer that is not valid */
export function syncPriceFromOracle(
  state: BobState,
  context: BobContext,
  vaultId: bigint,
): BobOutcome<bigint> {
  return transact(state, (draft) => {
    requireActive(draft, vaultId, context.now);
    return sync(draft, vaultId, context);
  });
}

/** Turns all wstETH of a vault into WETH. @returns wei of WETH */
function unstake(draft: BobDraft, vaultId: bigint, { lido }: BobContext): bigint {
  const staked = getStaked(draft, vaultId);
  const bySwap = (): bigint => {
    const stEth = unwrapped(staked.totalWstEth, lido.rate);
    const minimum = minimumOut(stEth, lido.stEthPrice, draft.slippageTolerance);
    const got = lido.exchange(stEth, minimum);
    if (got < minimum) throw new Revert("SablierLidoAdapter_SlippageExceeded", [minimum, got]);
    return got;
  };
  const received = staked.requests.length > 0 ? lido.claim(staked.requests) : bySwap();
  draft.staked.set(vaultId, { ...staked, received });
  draft.vaults.set(vaultId, { ...getVault(draft, vaultId), isStakedInAdapter: false });
  return received;
}

/** Turns the staked tokens of a finished vault back, for all holders. @returns wei of WETH */
export function unstakeTokensViaAdapter(
  state: BobState,
  context: BobContext,
  vaultId: bigint,
): BobOutcome<bigint> {
  return transact(state, (draft) => {
    const { adapter, isStakedInAdapter } = getVault(draft, vaultId);
    if (adapter === undefined) throw new Revert("SablierBob_VaultHasNoAdapter", [vaultId]);
    if (!isStakedInAdapter) throw new Revert("SablierBob_VaultAlreadyUnstaked", [vaultId]);
    if (getStaked(draft, vaultId).totalWstEth === 0n) {
      throw new Revert("SablierBob_UnstakeAmountZero", [vaultId]);
    }
    requireFinished(draft, vaultId, context);
    return unstake(draft, vaultId, context);
  });
}

/** What `redeem` returns, in base units of the token. */
export interface Redeemed {
  readonly transferAmount: bigint;
  readonly feeAmountDeductedFromYield: bigint;
}

/** Burns all shares of the caller and pays for them. */
export function redeem(
  state: BobState,
  context: BobContext,
  vaultId: bigint,
): BobOutcome<Redeemed> {
  return transact(state, (draft) => {
    const { caller, value, minFeeWei } = context;
    requireFinished(draft, vaultId, context);
    const key = holderKey(vaultId, caller);
    const shares = draft.shares.get(key) ?? 0n;
    if (shares === 0n) throw new Revert("SablierBob_NoSharesToRedeem", [vaultId, caller]);
    const { adapter, isStakedInAdapter } = getVault(draft, vaultId);
    draft.shares.delete(key);
    if (adapter === undefined) {
      if (value < minFeeWei) {
        throw new Revert("SablierBob_InsufficientFeePayment", [value, minFeeWei]);
      }
      return { transferAmount: shares, feeAmountDeductedFromYield: 0n };
    }
    if (value > 0n) throw new Revert("SablierBob_MsgValueNotZero", [vaultId]);
    if (isStakedInAdapter) unstake(draft, vaultId, context);
    const { totalWstEth, received, yieldFee } = getStaked(draft, vaultId);
    const wstEth = draft.wstEth.get(key) ?? 0n;
    draft.wstEth.delete(key);
    const totals = { wstEth: totalWstEth, received };
    const { payout, fee } = redemptionOf({ shares, wstEth }, totals, yieldFee);
    return { transferAmount: payout, feeAmountDeductedFromYield: fee };
  });
}

/** Sends a finished vault into Lido's queue, for good. Its status is the stored one, without a sync. */
export function requestLidoWithdrawal(
  state: BobState,
  context: BobContext,
  vaultId: bigint,
): BobOutcome<undefined> {
  return transact(state, (draft) => {
    onlyComptroller(state, context);
    const vault = getVault(draft, vaultId);
    const staked = getStaked(draft, vaultId);
    const refused = (name: string): Revert => new Revert(`SablierLidoAdapter_${name}`, [vaultId]);
    if (statusOf(vault, context.now) === "ACTIVE") throw refused("VaultActive");
    if (!vault.isStakedInAdapter) throw refused("VaultAlreadyUnstaked");
    if (staked.requests.length > 0) throw refused("LidoWithdrawalAlreadyRequested");
    if (staked.totalWstEth === 0n) throw refused("NoWstETHToWithdraw");
    const stEth = unwrapped(staked.totalWstEth, context.lido.rate);
    const requests = queueRequests(vaultId, stEth, context.lido.queue);
    draft.staked.set(vaultId, { ...staked, requests });
    return undefined;
  });
}
