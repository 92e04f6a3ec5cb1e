import {
  type BobContext,
  bobSimulator as bob,
  type BobState,
  FIRST_SLIPPAGE,
  FIRST_YIELD_FEE,
  statusOf,
  type VaultStatus,
} from "@site/src/lib/bob";
import { type ContractError, mulDiv18, Revert, UNIT } from "@site/src/lib/fixed-point";
import { parseAmount } from "@site/src/lib/format/amounts";
import { PRICE_DECIMALS } from "@site/src/lib/lockup";
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

const VAULT = 1n;
const [COMPTROLLER, ADAPTER, TOKEN, HOLDER] = [
  "comptroller",
  "adapter",
  "token",
  "holder",
] as const;

/** Price of the feed at a moment. */
export const priceAt = ({ from, to, peak, price }: Values, at: bigint): bigint =>
  at >= from && at < to ? peak : price;

function contextAt(values: Values, now: bigint, caller: string = HOLDER): BobContext {
  const answer = priceAt(values, now);
  return {
    caller,
    now,
    value: 0n,
    // The fee in native coin does not change the payout.
    minFeeWei: 0n,
    feeds: () => ({ decimals: BigInt(PRICE_DECIMALS), round: { answer, updatedAt: now } }),
    lido: {
      rate: now > values.created ? values.growth : UNIT,
      stEthPrice: UNIT,
      exchange: (stEth, minimum) => {
        const got = mulDiv18(stEth, values.curve);
        if (got < minimum) throw new Revert("The Curve pool", [got, minimum]);
        return got;
      },
      queue: { minimum: 100n, maximum: 1000n * UNIT },
      claim: (amounts) => amounts.reduce((sum, amount) => sum + amount, 0n),
    },
  };
}

/** The vault with the deposit of its holder. */
function open(values: Values) {
  const { created, exit, expiry, target, shares } = values;
  const state: BobState = {
    ...bob.deployed(COMPTROLLER, {
      feeOnYield: FIRST_YIELD_FEE,
      slippageTolerance: FIRST_SLIPPAGE,
    }),
    defaultAdapters: new Map(exit === "none" ? [] : [[TOKEN, ADAPTER]]),
  };
  const terms = { token: TOKEN, oracle: "feed", expiry, targetPrice: target };
  const vault = bob.createVault(state, contextAt(values, created), terms);
  return vault.ok ? bob.enter(vault.state, contextAt(values, created), VAULT, shares) : vault;
}

/** The vault as it was found or, after a call that reverts, as before. */
const after = (state: BobState, outcome: ReturnType<typeof bob.syncPriceFromOracle>): BobState =>
  outcome.ok ? outcome.state : state;

function redeemAt(values: Values, state: BobState, at: bigint): Reading["redeem"] {
  let ready = state;
  if (values.exit === "queue") {
    ready = after(state, bob.syncPriceFromOracle(state, contextAt(values, at), VAULT));
    const request = bob.requestLidoWithdrawal(ready, contextAt(values, at, COMPTROLLER), VAULT);
    if (request.ok) ready = request.state;
  }
  const outcome = bob.redeem(ready, contextAt(values, at), VAULT);
  if (!outcome.ok) return outcome.error;
  const { transferAmount: payout, feeAmountDeductedFromYield: fee } = outcome.returns;
  return { payout, fee };
}

/** Everything that the simulator shows, by the model that is held against the recorded contracts. */
export function evaluate(texts: FormValues<VaultField>): VaultEvaluation {
  const unused = UNUSED[texts.exit];
  const { problems, values } = readForm(VAULT_FIELDS, texts, { decimals: 18, unused });
  if (values === undefined) return { problems, result: undefined };
  const { created, expiry, target, price, from, to, sync, now } = values;
  const wrong: readonly (readonly [VaultField, boolean, string])[] = [
    ["expiry", expiry <= created, "is not after the creation; createVault reverts"],
    ["target", target <= priceAt(values, created), "is not above the price at the creation"],
    ["price", price === 0n, "is no valid price; use more than 0"],
    ["to", to <= from, "is not after the start of the peak"],
    ["sync", sync > 0n && sync < created, "is before the creation"],
    ["now", now < created, "is before the creation"],
  ];
  const found = wrong.find(([, isWrong]) => isWrong);
  if (found !== undefined) {
    const [field, , problem] = found;
    return { problems: { [field]: `"${texts[field]}" ${problem}` }, result: undefined };
  }
  const opened = open(values);
  if (!opened.ok) throw new Error(`${opened.error.name} is no problem of a field yet`);
  const isSynced = sync > 0n;
  const syncing = bob.syncPriceFromOracle(opened.state, contextAt(values, sync), VAULT);
  const readAt = (at: bigint): Reading => {
    const state = isSynced && at >= sync ? after(opened.state, syncing) : opened.state;
    const vault = bob.getVault(state, VAULT);
    return {
      at,
      price: priceAt(values, at),
      stored: vault.lastSyncedPrice,
      status: statusOf(vault, at),
      redeem: redeemAt(values, state, at),
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
      syncError: isSynced && !syncing.ok ? syncing.error : undefined,
      readings,
    },
  };
}
