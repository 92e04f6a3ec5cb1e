import { describe, expect, it } from "vitest";

import { shareTokenOf } from "../../../tests/vectors/bob-shares";
import { addressOf, loadVectors, type RecordedEvent, type Step } from "../../../tests/vectors/load";
import { text, whole } from "../../../tests/vectors/replay";
import { UNIT } from "../fixed-point";
import {
  FIRST_SLIPPAGE,
  FIRST_YIELD_FEE,
  minimumOut,
  redemptionOf,
  statusOf,
  unwrapped,
  type Vault,
  VAULT_STATUSES,
} from ".";

interface RecordedVault extends Vault {
  readonly token: string;
  /** wstETH of all holders, and the WETH received for them; 0 before that. */
  wstEth: bigint;
  received: bigint;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  [addressOf("usdc")]: "USDC",
  [addressOf("weth")]: "WETH",
  [addressOf("long")]: "A".repeat(31),
  [addressOf("odd")]: "A$B",
};

/** Follows the recorded events, and compares what our formulas give for the calls between them. */
class Recording {
  private readonly vaults = new Map<bigint, RecordedVault>();
  private readonly wstEth = new Map<string, bigint>();
  private rate = UNIT;
  compared = 0;

  follow(step: Step): void {
    const { on, fn, args, at, returns, error } = step;
    const where = `line ${step.line}, ${step.scenario}: ${fn}`;
    const compare = (ours: unknown, theirs: unknown): void => {
      expect(ours, where).toEqual(theirs);
      this.compared += 1;
    };
    const [first] = args;
    if (on === "wsteth") this.rate = whole(first);
    if (on === "bob" && fn === "statusOf" && returns !== undefined) {
      compare(VAULT_STATUSES.indexOf(statusOf(this.vaultOf(whole(first)), at)), Number(returns));
    }
    if (on.startsWith("share") && (fn === "name" || fn === "symbol")) {
      const id = BigInt(on.slice("share".length));
      const vault = this.vaultOf(id);
      compare(shareTokenOf(id, vault, SYMBOLS[vault.token])[fn], returns);
    }
    if (error?.name === "SablierLidoAdapter_SlippageExceeded") {
      const stEth = unwrapped(this.vaultOf(whole(first)).wstEth, this.rate);
      compare(minimumOut(stEth, UNIT, FIRST_SLIPPAGE), error.args[0]);
    }
    for (const event of step.events) this.take(event, compare);
  }

  private vaultOf(id: bigint): RecordedVault {
    const vault = this.vaults.get(id);
    if (vault === undefined) throw new Error(`The recording has no vault ${id}`);
    return vault;
  }

  private take({ name, args }: RecordedEvent, compare: (a: unknown, b: unknown) => void): void {
    const amount = (field: string): bigint => whole(args[field]);
    const move = (holder: string, change: bigint): void => {
      const key = `${amount("vaultId")} ${text(args[holder])}`;
      this.wstEth.set(key, (this.wstEth.get(key) ?? 0n) + change);
    };
    const events: Readonly<Record<string, () => void>> = {
      CreateVault: () => {
        const terms = { targetPrice: amount("targetPrice"), expiry: amount("expiry") };
        const empty = { lastSyncedPrice: 0n, wstEth: 0n, received: 0n };
        this.vaults.set(amount("vaultId"), { ...terms, ...empty, token: text(args.token) });
      },
      SyncPriceFromOracle: () => {
        const id = amount("vaultId");
        this.vaults.set(id, { ...this.vaultOf(id), lastSyncedPrice: amount("latestPrice") });
      },
      Stake: () => {
        this.vaultOf(amount("vaultId")).wstEth += amount("wrappedStakedAmount");
        move("user", amount("wrappedStakedAmount"));
      },
      TransferStakedTokens: () => {
        move("from", -amount("amount"));
        move("to", amount("amount"));
      },
      RequestLidoWithdrawal: () =>
        compare(unwrapped(amount("wstETHAmount"), this.rate), amount("stETHAmount")),
      UnstakeFullAmount: () => {
        this.vaultOf(amount("vaultId")).received = amount("amountReceivedFromUnstaking");
      },
      Redeem: () => {
        const vault = this.vaultOf(amount("vaultId"));
        const wstEth = this.wstEth.get(`${amount("vaultId")} ${text(args.user)}`);
        const shares = amount("sharesBurned");
        // A vault without an adapter pays the shares.
        const { payout, fee } =
          wstEth === undefined
            ? { payout: shares, fee: 0n }
            : redemptionOf({ shares, wstEth }, vault, FIRST_YIELD_FEE);
        compare([payout, fee], [amount("amountReceived"), amount("fee")]);
      },
    };
    events[name]?.();
  }
}

describe("replay of the recorded executions of Bob v1.0", () => {
  it("gives the recorded statuses, minimums and payouts", () => {
    const recording = new Recording();
    for (const step of loadVectors("bob-v1.0").steps) recording.follow(step);
    expect(recording.compared).toBe(25);
  });
});
