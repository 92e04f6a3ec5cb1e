import {
  FIRST_SLIPPAGE,
  FIRST_YIELD_FEE,
  minimumOut,
  redemptionOf,
  statusOf,
  unwrapped,
  type Vault,
  type VaultStatus,
} from "@site/src/lib/bob";
import { attempt, type ContractError, mulDiv18, Revert, UNIT } from "@site/src/lib/fixed-point";
import { parseAmount } from "@site/src/lib/format/amounts";
import { feedPrice, PRICE_DECIMALS } from "@site/src/lib/lockup";
import {
  type FormValues,
  momentField,
  optionalMomentField,
  optionField,
  positiveField,
  readForm,
  type TextField,
  textField,
  tokensField,
} from "@site/src/forms";

/** Ways in which the tokens of a vault come back. */
const EXITS = {
  curve: "staked with Lido, out through Curve",
  queue: "staked with Lido, out through its queue",
  none: "in SablierBob, without adapter",
} as const;

/** A field for a price in US dollars, with 8 decimals as the contract has it. */
const priceField = (key: string, label: string, initial: string): TextField<bigint> =>
  textField(key, label, initial, (text) => parseAmount(text, PRICE_DECIMALS), {
    caption: `${label}, US$`,
    inputMode: "decimal",
  });

export const VAULT_FIELDS = {
  created: momentField("bvc", "Creation", "2027-01-01", { caption: "Creation and deposit (UTC)" }),
  expiry: momentField("bve", "Expiry", "2027-12-31", { caption: "Expiry (UTC)" }),
  target: priceField("bvt", "Target", "5000"),
  price: priceField("bvp", "Usual price", "3000"),
  peak: priceField("bvk", "Price of the peak", "5200"),
  from: momentField("bvf", "Start of the peak", "2027-04-01", { caption: "Peak from (UTC)" }),
  to: momentField("bvo", "End of the peak", "2027-04-08", { caption: "Peak until (UTC)" }),
  sync: optionalMomentField("bvs", "Sync", "2027-04-03", {
    caption: "Sync (UTC)",
    hint: "Empty: no sync.",
  }),
  now: momentField("bvn", "Moment", "2027-09-01", { caption: "Moment of the redemption (UTC)" }),
  shares: positiveField("bva", "Shares", "10", { caption: "Your shares, whole tokens" }),
  exit: optionField("bvx", "Tokens", "curve", EXITS),
  growth: tokensField("bvg", "Growth", "1.05", {
    caption: "1 staked ETH becomes, ETH",
    hint: "Less than 1 after a loss at Lido.",
  }),
  curve: tokensField("bvu", "Curve", "0.999", {
    caption: "Curve pays for 1 stETH, ETH",
    hint: "The feed says 1, and the adapter accepts 0.5% less.",
  }),
};

export type VaultField = keyof typeof VAULT_FIELDS;

/** The fields that do not matter for a way out. */
export const UNUSED: Readonly<Record<string, readonly VaultField[]>> = {
  none: ["growth", "curve"],
  queue: ["curve"],
  curve: [],
};

/** What is true of the vault at a moment, Unix seconds. */
export interface Reading {
  readonly at: bigint;
  /** Price of the feed, and the one that the vault has stored, 8 decimals. */
  readonly price: bigint;
  readonly stored: bigint;
  readonly status: VaultStatus;
  /** What `redeem` gives then, wei or base units; an error when it reverts. */
  readonly redeem: { readonly payout: bigint; readonly fee: bigint } | ContractError;
}

type Values = NonNullable<ReturnType<typeof readForm<typeof VAULT_FIELDS>>["values"]>;

export interface VaultResult {
  readonly values: Values;
  readonly reading: Reading;
  /** The sync of the reader has an error when it reverts. */
  readonly syncError: ContractError | undefined;
  /** At all moments at which something changes, in order. */
  readonly readings: readonly Reading[];
}

interface VaultEvaluation {
  readonly problems: Partial<Record<VaultField, string>>;
  readonly result: VaultResult | undefined;
}

/** The number of the vault, for its errors. */
const VAULT_ID = 1n;

/** Price of the feed at a moment. */
const priceAt = ({ from, to, peak, price }: Values, at: bigint): bigint =>
  at >= from && at < to ? peak : price;

/** What a vault makes of an answer of its feed: the price, or 0 for one that is not valid. */
const validPrice = (answer: bigint): bigint =>
  feedPrice({ decimals: BigInt(PRICE_DECIMALS), round: { answer, updatedAt: 0n } }, 0n);

/** The vault after a call that syncs it while it is active. */
function synced(vault: Vault, values: Values, at: bigint): Vault {
  const price = validPrice(priceAt(values, at));
  const isStored = statusOf(vault, at) === "ACTIVE" && price > 0n;
  return isStored ? { ...vault, lastSyncedPrice: price } : vault;
}

/**
 * What the adapter gets for all shares of the vault, wei. One wstETH is one stETH at the deposit, so there are as
 * many wstETH as shares.
 *
 * @throws Revert of the Curve pool when it pays less than the adapter's minimum
 */
function received({ shares, exit, growth, curve, created }: Values, at: bigint): bigint {
  const stEth = unwrapped(shares, at > created ? growth : UNIT);
  if (exit === "queue") return stEth;
  const minimum = minimumOut(stEth, UNIT, FIRST_SLIPPAGE);
  const got = mulDiv18(stEth, curve);
  if (got < minimum) throw new Revert("The Curve pool", [got, minimum]);
  return got;
}

function redeemAt(values: Values, vault: Vault, at: bigint): Reading["redeem"] {
  const redeemed = attempt(() => {
    if (statusOf(synced(vault, values, at), at) === "ACTIVE") {
      throw new Revert("SablierBob_VaultStillActive", [VAULT_ID]);
    }
    const { shares, exit } = values;
    if (exit === "none") return { payout: shares, fee: 0n };
    const totals = { wstEth: shares, received: received(values, at) };
    const { payout, fee } = redemptionOf({ shares, wstEth: shares }, totals, FIRST_YIELD_FEE);
    return { payout, fee };
  });
  return redeemed.ok ? redeemed.value : redeemed.error;
}

/** Everything that the simulator shows, by the formulas that are held against the recorded contracts. */
export function evaluate(texts: FormValues<VaultField>): VaultEvaluation {
  const unused = UNUSED[texts.exit];
  const { problems, values } = readForm(VAULT_FIELDS, texts, { decimals: 18, unused });
  if (values === undefined) return { problems, result: undefined };
  const { created, expiry, target, price, from, to, sync, now } = values;
  const first = priceAt(values, created);
  const invalid = "is no valid price; use more than 0, at most what 128 bits hold";
  const wrong: readonly (readonly [VaultField, boolean, string])[] = [
    ["expiry", expiry <= created, "is not after the creation; createVault reverts"],
    ["target", target <= first, "is not above the price at the creation"],
    ["price", validPrice(price) === 0n, invalid],
    ["peak", validPrice(first) === 0n, invalid],
    ["to", to <= from, "is not after the start of the peak"],
    ["sync", sync > 0n && sync < created, "is before the creation"],
    ["now", now < created, "is before the creation"],
  ];
  const found = wrong.find(([, isWrong]) => isWrong);
  if (found !== undefined) {
    const [field, , problem] = found;
    return { problems: { [field]: `"${texts[field]}" ${problem}` }, result: undefined };
  }
  const opened: Vault = { expiry, targetPrice: target, lastSyncedPrice: first };
  const afterSync = synced(opened, values, sync);
  const isSynced = sync > 0n;
  const readAt = (at: bigint): Reading => {
    const vault = isSynced && at >= sync ? afterSync : opened;
    return {
      at,
      price: priceAt(values, at),
      stored: vault.lastSyncedPrice,
      status: statusOf(vault, at),
      redeem: redeemAt(values, vault, at),
    };
  };
  const moments = [created, from, ...(isSynced ? [sync] : []), to, now, expiry];
  const readings = [...new Set(moments)]
    .filter((at) => at >= created)
    .toSorted((a, b) => Number(a - b))
    .map(readAt);
  return {
    problems,
    result: {
      values,
      reading: readAt(now),
      syncError:
        isSynced && statusOf(opened, sync) !== "ACTIVE"
          ? { name: "SablierBob_VaultNotActive", args: [VAULT_ID] }
          : undefined,
      readings,
    },
  };
}
