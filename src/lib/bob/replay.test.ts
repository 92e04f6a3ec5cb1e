import { describe, expect, it } from "vitest";
import {
  checkOrder,
  fillAmounts,
  MAX_TRADE_FEE,
  type Order,
  ORDER_STATUSES,
  orderStatusOf,
} from "../../../tests/vectors/escrow";
import { shareTokenOf, totalShares, transferShares } from "../../../tests/vectors/bob-shares";
import { addressOf, loadVectors, type Step, type Value } from "../../../tests/vectors/load";
import {
  FeedDouble,
  observed,
  recorded,
  type Result,
  text,
  whole,
} from "../../../tests/vectors/replay";
import { convertUsdFeeToWei } from "../fees";
import { type Checked, attempt, mulDiv18, Revert, UNIT } from "../fixed-point";
import { feedPrice } from "../lockup";
import { EMPTY_REVERT, ZERO_ADDRESS } from "../simulation";
import {
  type BobContext,
  type BobOutcome,
  bobSimulator as sim,
  statusOf,
  type Vault,
  VAULT_STATUSES,
} from ".";

const SYMBOLS = new Map([
  ["usdc", "USDC"],
  ["weth", "WETH"],
  ["long", "A".repeat(31)],
  ["odd", "A$B"],
]);
const symbolOf = (token: string): string | undefined =>
  [...SYMBOLS].find(([name]) => addressOf(name) === token)?.[1];

/** The contracts that only make the recordings possible. */
const DOUBLES = new Set(["oracle", "stethOracle", "wsteth", "curve", "queue"]);

/** Caps of the adapter, with 18 decimals. */
const MAX_YIELD_FEE = UNIT / 5n;
const MAX_SLIPPAGE_TOLERANCE = UNIT / 20n;

/** Settings of the Comptroller with a cap: the error above it. */
const CAPS: Readonly<Record<string, readonly [error: string, maximum: bigint]>> = {
  setYieldFee: ["SablierLidoAdapter_YieldFeeTooHigh", MAX_YIELD_FEE],
  setSlippageTolerance: ["SablierLidoAdapter_SlippageToleranceTooHigh", MAX_SLIPPAGE_TOLERANCE],
  setTradeFee: ["SablierEscrowState_NewTradeFeeTooHigh", MAX_TRADE_FEE],
};

const feed = (price: bigint, decimals: bigint): FeedDouble =>
  new FeedDouble([price, decimals, 1_740_000_000n]);

/** The chain of the recording: Bob, its adapter and Escrow, with stand-ins for Lido and Curve. */
class Chain {
  private state = sim.deployed(addressOf("comptroller"), {
    feeOnYield: UNIT / 10n,
    slippageTolerance: UNIT / 200n,
  });
  private readonly feeds = new Map([
    ["oracle", feed(3000n * 10n ** 8n, 8n)],
    ["stethOracle", feed(UNIT, 18n)],
  ]);
  private rate = UNIT;
  private curve = { price: UNIT, ignoresMinimum: false };
  private isFinal = false;
  private readonly orders = new Map<bigint, Order>();
  private tradeFee = 3n * 10n ** 15n;
  private escrowNative: string | undefined;

  private readonly priceFeed = (now: bigint) => (oracle: string) => {
    const own = this.feeds.get("oracle")?.read(now);
    if (oracle === addressOf("oracle")) return own;
    return oracle === addressOf("oracleNoDecimals") && own !== undefined
      ? { ...own, decimals: "reverts" as const }
      : undefined;
  };

  private context({ by = ZERO_ADDRESS, at, wei }: Step): BobContext {
    const coin = feed(2000n * 10n ** 8n, 8n).read(at);
    const stEthPrice = feedPrice(this.feeds.get("stethOracle")?.read(at), at) * 10n ** 10n;
    return {
      caller: by,
      now: at,
      value: wei,
      minFeeWei: convertUsdFeeToWei(10n ** 8n, { version: "v1.1", feed: coin, now: at }),
      feeds: this.priceFeed(at),
      lido: {
        rate: this.rate,
        stEthPrice,
        exchange: (stEth, minimum) => {
          const got = mulDiv18(stEth, this.curve.price);
          if (got >= minimum || this.curve.ignoresMinimum) return got;
          throw new Revert("Error(string)", ["Exchange resulted in fewer coins than expected"]);
        },
        queue: { minimum: 100n, maximum: 1000n * UNIT },
        claim: (amounts) => {
          if (this.isFinal) return amounts.reduce((sum, amount) => sum + amount, 0n);
          throw new Revert("Error(string)", ["RequestNotFoundOrNotFinalized"]);
        },
      },
    };
  }

  /** What the library says about a step; undefined for what only sets the scene. */
  execute(step: Step): Result | undefined {
    const { on, fn, args } = step;
    if (DOUBLES.has(on)) {
      this.set(step);
      return undefined;
    }
    const inner = step.inner[0];
    if (fn === "execute" && inner !== undefined) {
      const by = addressOf("comptroller");
      const result = this.onOne({ ...step, on: inner.on, fn: inner.fn, args: inner.args, by });
      // The Comptroller returns what its target returned, encoded.
      return result?.error === undefined && result !== undefined ? { returns: "0x" } : result;
    }
    return this.onOne({ ...step, on, fn, args });
  }

  private set({ on, fn, args: [first, second], args }: Step): void {
    if (fn === "setFail") this.feeds.get(on)?.set("setMode", [first === true ? 2n : 0n]);
    else if (on === "wsteth") this.rate = whole(first);
    else if (on === "curve") this.curve = { price: whole(first), ignoresMinimum: second === true };
    else if (on === "queue") this.isFinal = first === true;
    else this.feeds.get(on)?.set(fn, args);
  }

  private onOne(step: Step): Result | undefined {
    // Tokens, their balances and allowances are not modelled.
    if (/^ERC20|Interface$/u.test(step.error?.name ?? "") && step.fn !== "createVault")
      return undefined;
    if (CAPS[step.fn] !== undefined || /^set/u.test(step.fn)) return this.configure(step);
    if (step.on.startsWith("share")) return this.onShare(step);
    if (step.on === "escrow") return fromChecked(attempt(() => this.onEscrow(step)));
    if (step.by !== undefined) return this.send(step);
    return fromChecked(attempt(() => this.read(step)));
  }

  private send(step: Step): Result | undefined {
    const { fn, args, wei, by } = step;
    const context = this.context(step);
    const id = () => whole(args[0]);
    const take = <T>(outcome: BobOutcome<T>): Result => {
      if (!outcome.ok) return { error: outcome.error };
      this.state = outcome.state;
      return { returns: outcome.returns ?? null };
    };
    const calls: Readonly<Record<string, () => Result>> = {
      createVault: () =>
        // Not payable, and the share token reads the decimals of the token.
        wei > 0n || args[0] === addressOf("noDecimals")
          ? { error: { name: EMPTY_REVERT, args: [] } }
          : take(
              sim.createVault(this.state, context, {
                token: text(args[0]),
                oracle: text(args[1]),
                expiry: whole(args[2]),
                targetPrice: whole(args[3]),
              }),
            ),
      enter: () => take(sim.enter(this.state, context, id(), whole(args[1]))),
      enterWithNativeToken: () =>
        sim.getVault(this.state, id()).token === addressOf("weth")
          ? take(sim.enter(this.state, context, id(), wei))
          : { error: { name: EMPTY_REVERT, args: [] } },
      redeem: () => take(sim.redeem(this.state, context, id())),
      syncPriceFromOracle: () => take(sim.syncPriceFromOracle(this.state, context, id())),
      unstakeTokensViaAdapter: () => take(sim.unstakeTokensViaAdapter(this.state, context, id())),
      requestLidoWithdrawal: () => take(sim.requestLidoWithdrawal(this.state, context, id())),
      onShareTransfer: () => ({
        error: { name: "SablierBob_CallerNotShareToken", args: [id(), by ?? ""] },
      }),
      stake: () => ({
        error: { name: "SablierLidoAdapter_OnlySablierBob", args: [by ?? "", addressOf("bob")] },
      }),
    };
    return calls[fn]?.();
  }

  private configure({ on, fn, by = "", args: [first, second] }: Step): Result {
    const { comptroller, nativeToken } = this.state;
    const fail = (name: string, args: readonly (string | bigint)[]): Result => ({
      error: { name, args },
    });
    if (by !== comptroller) return fail("Comptrollerable_CallerNotComptroller", [comptroller, by]);
    const [error, maximum] = CAPS[fn] ?? ["", 0n];
    if (error !== "" && whole(first) > maximum) return fail(error, [whole(first), maximum]);
    if (fn === "setNativeToken" && first === ZERO_ADDRESS)
      return fail("SablierBob_NativeTokenZeroAddress", []);
    if (fn === "setNativeToken" && on === "bob" && nativeToken !== undefined) {
      return fail("SablierBob_NativeTokenAlreadySet", [nativeToken]);
    }
    if (fn === "setTradeFee") this.tradeFee = whole(first);
    else if (on === "escrow") this.escrowNative = text(first);
    else if (fn === "setYieldFee") this.state = { ...this.state, feeOnYield: whole(first) };
    else if (fn === "setNativeToken") this.state = { ...this.state, nativeToken: text(first) };
    else {
      const entry = [text(first), text(second)] as const;
      this.state = {
        ...this.state,
        defaultAdapters: new Map([...this.state.defaultAdapters, entry]),
      };
    }
    return {};
  }

  private onShare(step: Step): Result | undefined {
    const { on, fn, by = "", args } = step;
    const vaultId = BigInt(on.slice("share".length));
    if (fn === "transfer") {
      const transfer = { vaultId, to: text(args[0]), amount: whole(args[1]) };
      const outcome = transferShares(this.state, this.context(step), transfer);
      if (!outcome.ok) return { error: outcome.error };
      this.state = outcome.state;
      return { returns: outcome.returns };
    }
    if (fn === "mint" || fn === "burn") {
      return { error: { name: "BobVaultShare_OnlySablierBob", args: [by, addressOf("bob")] } };
    }
    const vault = sim.getVault(this.state, vaultId);
    const names = shareTokenOf(vaultId, vault, symbolOf(vault.token));
    const reads: Readonly<Record<string, () => unknown>> = {
      name: () => names.name,
      symbol: () => names.symbol,
      decimals: () => 6n,
      SABLIER_BOB: () => addressOf("bob"),
      VAULT_ID: () => vaultId,
      totalSupply: () => totalShares(this.state, vaultId),
      balanceOf: () => this.state.shares.get(sim.holderKey(vaultId, text(args[0]))) ?? 0n,
    };
    const read = reads[fn];
    return read === undefined ? undefined : { returns: read() };
  }

  private read(step: Step): unknown {
    const {
      on,
      fn,
      args: [first = ""],
      args,
    } = step;
    if (on === "adapter") return this.readAdapter(fn, args);
    if (on === "weth") return undefined;
    if (fn === "getDefaultAdapterFor") return this.state.defaultAdapters.get(text(first));
    const vault = sim.getVault(this.state, whole(first));
    const reads: Readonly<Record<string, (vault: Vault) => unknown>> = {
      getUnderlyingToken: ({ token }) => token,
      getOracle: ({ oracle }) => oracle,
      getAdapter: ({ adapter = ZERO_ADDRESS }) => adapter,
      getExpiry: ({ expiry }) => expiry,
      getTargetPrice: ({ targetPrice }) => targetPrice,
      getLastSyncedPrice: ({ lastSyncedPrice }) => lastSyncedPrice,
      getLastSyncedAt: ({ lastSyncedAt }) => lastSyncedAt,
      getShareToken: () => addressOf(`share${whole(first)}`),
      isStakedInAdapter: ({ isStakedInAdapter }) => isStakedInAdapter,
      statusOf: (one) => VAULT_STATUSES.indexOf(statusOf(one, step.at)),
      calculateMinFeeWei: ({ adapter }) =>
        adapter === undefined ? this.context(step).minFeeWei : 0n,
    };
    return reads[fn]?.(vault);
  }

  private readAdapter(fn: string, [first, second]: readonly Value[]): unknown {
    const staked = () => sim.getStaked(this.state, whole(first));
    const reads: Readonly<Record<string, () => unknown>> = {
      MAX_FEE: () => MAX_YIELD_FEE,
      MAX_SLIPPAGE_TOLERANCE: () => MAX_SLIPPAGE_TOLERANCE,
      feeOnYield: () => this.state.feeOnYield,
      slippageTolerance: () => this.state.slippageTolerance,
      getVaultYieldFee: () => staked().yieldFee,
      getTotalYieldBearingTokenBalance: () => staked().totalWstEth,
      getWethReceivedAfterUnstaking: () => staked().received,
      getYieldBearingTokenBalanceFor: () =>
        this.state.wstEth.get(sim.holderKey(whole(first), text(second))) ?? 0n,
      getLidoWithdrawalRequestIds: () => staked().requests.map((_, index) => BigInt(index) + 1n),
    };
    return reads[fn]?.();
  }

  private onEscrow({ fn, args, by = ZERO_ADDRESS, at }: Step): unknown {
    if (fn === "createOrder") {
      const order = {
        seller: by,
        sellToken: text(args[0]),
        sellAmount: whole(args[1]),
        buyToken: text(args[2]),
        minBuyAmount: whole(args[3]),
        buyer: text(args[4]),
        expiryTime: whole(args[5]),
        wasCanceled: false,
        wasFilled: false,
      };
      checkOrder(order, { now: at, nativeToken: this.escrowNative });
      const id = BigInt(this.orders.size) + 1n;
      this.orders.set(id, order);
      return id;
    }
    const id = whole(args[0]);
    const order = this.orders.get(id);
    if (order === undefined) throw new Revert("SablierEscrowState_Null", [id]);
    const status = orderStatusOf(order, at);
    const number = ORDER_STATUSES.indexOf(status);
    if (fn === "statusOf") return number;
    const refused = (name: string, ...rest: (string | bigint)[]): Revert =>
      new Revert(`SablierEscrow_${name}`, rest);
    if (fn === "cancelOrder") {
      if (by !== order.seller) throw refused("CallerNotAuthorized", id, by, order.seller);
      if (status === "FILLED") throw refused("OrderFilled", id);
      if (status === "CANCELLED") throw refused("OrderCancelled", id);
      this.orders.set(id, { ...order, wasCanceled: true });
      return null;
    }
    if (status !== "OPEN") throw refused("OrderNotOpen", id, BigInt(number));
    const isPrivate = order.buyer !== ZERO_ADDRESS && by !== order.buyer;
    if (isPrivate) throw refused("CallerNotAuthorized", id, by, order.buyer);
    const paid = whole(args[1]);
    if (paid < order.minBuyAmount) throw refused("InsufficientBuyAmount", paid, order.minBuyAmount);
    this.orders.set(id, { ...order, wasFilled: true });
    return fillAmounts(order.sellAmount, paid, this.tradeFee);
  }
}

const fromChecked = (checked: Checked<unknown>): Result | undefined => {
  if (!checked.ok) return { error: checked.error };
  return checked.value === undefined ? undefined : { returns: checked.value };
};

describe("replay of the recorded executions of Bob v1.0", () => {
  it("gives the recorded results and errors", () => {
    const chain = new Chain();
    const left: string[] = [];
    let [compared, settings] = [0, 0];
    for (const step of loadVectors("bob-v1.0").steps) {
      const result = chain.execute(step);
      if (DOUBLES.has(step.on)) settings += 1;
      else if (result === undefined) left.push(`${step.on}.${step.fn} ${step.error?.name ?? ""}`);
      else {
        compared += 1;
        const where = `line ${step.line}, ${step.scenario}: ${step.fn}`;
        expect(observed(result), where).toEqual(recorded(step));
      }
    }
    // An allowance, balances of a token, interfaces and addresses from a constructor are no part of the model.
    expect(left).toEqual([
      "bob.enter ERC20InsufficientAllowance",
      "comptroller.execute SablierBob_NewAdapterMissesInterface",
      "adapter.supportsInterface ",
      "adapter.SABLIER_BOB ",
      "adapter.CURVE_POOL ",
      "adapter.WETH ",
      "weth.balanceOf ",
      "weth.balanceOf ",
    ]);
    expect({ compared, settings }).toEqual({ compared: 187, settings: 34 });
  });
});
