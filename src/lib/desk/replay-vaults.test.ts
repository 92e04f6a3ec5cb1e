import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { VAULTS } from "../../../data/desk-campaigns";
import { addressOf, loadVectors, type Step } from "../../../tests/vectors/load";
import { FeedDouble, text, whole } from "../../../tests/vectors/replay";
import { statusOf } from "../bob";
import { feedPrice } from "../lockup";
import { vaultConditions } from "./conditions";
import { verdictOf } from "./verdict";

interface Vault {
  readonly expiry: bigint;
  readonly targetPrice: bigint;
  readonly hasAdapter: boolean;
  lastSyncedPrice: bigint;
  isStaked: boolean;
  stake: bigint;
  readonly shares: Map<string, bigint>;
}

const ZERO = addressOf("zero");
/** One dollar at 2,000 dollars a coin. */
const FEE = 5n * 10n ** 14n;

class Chain {
  private readonly vaults = new Map<bigint, Vault>();
  private readonly feed = new FeedDouble([3000n * 10n ** 8n, 8n, 1_740_000_000n]);

  private idOf({ on, args }: Step): bigint | undefined {
    if (on.startsWith("share")) return BigInt(on.slice("share".length));
    return typeof args[0] === "bigint" ? args[0] : undefined;
  }

  /** What the desk would know before a call; undefined for what it has no call for. */
  read(step: Step) {
    const { on, fn, at, by = "", wei } = step;
    if (on !== "bob" && !on.startsWith("share")) return undefined;
    const action = VAULTS.actions.find(({ signature }) => signature.startsWith(`${fn}(`));
    const id = this.idOf(step);
    if (action === undefined || id === undefined) return undefined;
    const vault = this.vaults.get(id);
    if (vault === undefined) return { action, conditions: { missing: true }, isHolder: false };
    const status = statusOf(vault, at);
    const shares = vault.shares.get(by) ?? 0n;
    const live = feedPrice(this.feed.read(at), at);
    const figures = {
      price: status === "ACTIVE" ? live : vault.lastSyncedPrice,
      target: vault.targetPrice,
      adapter: vault.hasAdapter ? 1n : 0n,
      staked: vault.isStaked ? 1n : 0n,
      shares,
      fee: vault.hasAdapter ? 0n : FEE,
    };
    const conditions = {
      ...vaultConditions(status, figures, vault.stake === 0n),
      unpaid: wei < figures.fee,
      stuck: false,
    };
    return { action, conditions, isHolder: shares > 0n };
  }

  follow({ on, fn, args, events, error }: Step): void {
    if (error !== undefined) return;
    if (on === "oracle") {
      if (fn === "setFail") this.feed.set("setMode", [args[0] === true ? 2n : 0n]);
      else this.feed.set(fn, args);
    }
    for (const { name, by, args: fields } of events) {
      if (name === "CreateVault") {
        this.vaults.set(whole(fields.vaultId), {
          expiry: whole(fields.expiry),
          targetPrice: whole(fields.targetPrice),
          hasAdapter: text(fields.adapter) !== ZERO,
          lastSyncedPrice: 0n,
          isStaked: text(fields.adapter) !== ZERO,
          stake: 0n,
          shares: new Map(),
        });
      }
      const vault = this.vaults.get(whole(fields.vaultId ?? 0n));
      if (name === "SyncPriceFromOracle" && vault)
        vault.lastSyncedPrice = whole(fields.latestPrice);
      if (name === "Stake" && vault) vault.stake += whole(fields.wrappedStakedAmount);
      if (name === "UnstakeFromAdapter" && vault) vault.isStaked = false;
      this.moveShares(by, name, fields);
    }
  }

  private moveShares(by: string, name: string, fields: Step["events"][number]["args"]): void {
    for (const [id, { shares }] of this.vaults) {
      if (name !== "Transfer" || by !== addressOf(`share${id}`)) continue;
      const [from, to, value] = [text(fields.from), text(fields.to), whole(fields.value)];
      shares.set(from, (shares.get(from) ?? 0n) - value);
      shares.set(to, (shares.get(to) ?? 0n) + value);
    }
  }
}

/** Ends that follow from a value or an amount that the desk fills in, or from Lido and Curve. */
const NOT_OF_THE_VAULT = /MsgValueNotZero|^SablierLidoAdapter_|^Error/u;

describe("recorded calls of vaults", () => {
  const chain = new Chain();
  const wrong: string[] = [];
  let compared = 0;
  for (const step of loadVectors("bob-v1.0").steps) {
    const state = step.by === undefined ? undefined : chain.read(step);
    const raised = step.error?.name;
    if (state !== undefined && (raised === undefined || !NOT_OF_THE_VAULT.test(raised))) {
      const role = state.isHolder ? "holder" : "other";
      const verdict = verdictOf(state.action, role, state.conditions);
      const said = verdict.kind === "refused" ? verdict.error : verdict.kind;
      compared += 1;
      if (said !== (raised ?? "possible")) {
        wrong.push(`line ${step.line}: ${step.fn}: said ${said}, was ${raised ?? "possible"}`);
      }
    }
    chain.follow(step);
  }

  it("end as the desk says [spec 8.1]", () => {
    expect(wrong).toEqual([]);
    expect(compared).toBe(33);
  });

  it("are as many as the page says", () => {
    const page = path.join(__dirname, "../../../docs/apps/without-the-app.mdx");
    const words = readFileSync(page, "utf8").replaceAll(/\s+/gu, " ");
    expect(words).toContain(`${compared} calls of vaults`);
  });
});
