import {
  convertUsdFeeToWei,
  type FeeOperation,
  INTERFACE_FEES,
  type InterfaceFeeRule,
  interfaceFeeUsd,
  MAX_FEE_USD,
  USD_DECIMALS,
} from "@site/src/lib/fees";
import { FIXED_POINT_DECIMALS, max, UNIT } from "@site/src/lib/fixed-point";
import {
  type FormValues,
  optionField,
  readForm,
  readTokens,
  tokensField,
  wholeField,
} from "@site/src/forms";
import { MOVED_KEYS, upgradeOf } from "../../moved-keys";
import { ACTIONS_BY_RELEASE, describeAction, type Generation } from "./describe";
import { gasPriceField, priceField } from "./prices";

/** Far above the gas limit of any block. */
const MAX_GAS = 1_000_000_000n;

/** US dollars with 8 decimals, at most what the Comptroller stores. */
function readMinimum(text: string): bigint {
  const amount = readTokens(text, USD_DECIMALS);
  if (amount > MAX_FEE_USD) {
    throw new RangeError(`"${text.trim()}" is above the highest minimum fee; use 0 to 100`);
  }
  return amount;
}

export const FEE_FIELDS = {
  action: optionField(
    "fca",
    "Action",
    "lockup-withdraw",
    Object.entries(ACTIONS_BY_RELEASE).map(([value, { action, release }]) => ({
      value,
      label: describeAction(action, release),
    })),
  ),
  client: optionField(
    "fcc",
    "Client",
    "app",
    { app: "the Sablier app", direct: "a direct contract call" },
    { caption: "Sent with" },
  ),
  price: priceField("fcp", "4000"),
  claimValue: tokensField("fcv", "Value of the claim", "6", {
    caption: "Value of the claimed tokens, US$",
  }),
  fee: tokensField("fcf", "FEE", "0.00036", {
    caption: "FEE of the campaign, native coin",
    hint: "FEE() of the campaign, divided by 1e18.",
  }),
  minimum: {
    ...tokensField("fcm", "Minimum fee", "1", {
      caption: "Minimum fee, US$",
      hint: "getMinFeeUSDFor() of the Comptroller, or minFeeUSD() of the campaign, divided by 1e8.",
    }),
    check: readMinimum,
    scaled: readMinimum,
  },
  gas: wholeField("fcg", "Gas", "100000", [0n, MAX_GAS], {
    caption: "Gas units",
    hint: "As your wallet estimates it.",
  }),
  gasPrice: gasPriceField("fcx", "2"),
} as const;

export type FeeField = keyof typeof FEE_FIELDS;

/** Makes an address from when the release was a field of its own one of today's. */
export const withRelease = upgradeOf(MOVED_KEYS.fees, (old, set) => {
  const { key, initial } = FEE_FIELDS.action;
  const release = old.get("fcr") ?? "minimum";
  if (release !== "minimum") set(key, `${old.get(key) ?? initial}-${release}`);
});

/** The action and the generation of its releases; those of the default for an unknown text. */
function chosenAction(text: string) {
  return ACTIONS_BY_RELEASE[text] ?? ({ action: "lockup-withdraw", release: "minimum" } as const);
}

/** What one action costs. Amounts are wei, where nothing else is said. */
export interface FeeResult {
  readonly action: FeeOperation;
  readonly release: Generation;
  /** Undefined when no interface fee can apply: an older release, or no app. */
  readonly rule: InterfaceFeeRule | undefined;
  /** Wad of US dollars. */
  readonly interfaceFeeUsd: bigint;
  readonly interfaceFee: bigint;
  readonly contractMinimum: bigint;
  /** To send: the larger of the interface fee and the contract's minimum, never their sum. */
  readonly value: bigint;
  readonly gas: bigint;
  readonly total: bigint;
  /** Wad of US dollars per native coin. */
  readonly price: bigint;
}

/** The fields that do not matter now. */
export function unusedFields({
  action: text,
  client,
}: FormValues<"action" | "client">): FeeField[] {
  const { action, release } = chosenAction(text);
  const isClaim = action === "airdrop-claim";
  return [
    ...(isClaim && client === "app" && release !== "older" ? [] : (["claimValue"] as const)),
    ...(isClaim && release === "documented" ? [] : (["fee"] as const)),
    ...(release === "minimum" ? [] : (["minimum"] as const)),
  ];
}

/**
 * What a minimum in US dollars, with 8 decimals, comes to while the Comptroller's feed has this price.
 *
 * @param price wad of US dollars
 */
function minimumWei(minimum: bigint, price: bigint): bigint {
  const round = { answer: price, updatedAt: 0n };
  const feed = { decimals: BigInt(FIXED_POINT_DECIMALS), round };
  return convertUsdFeeToWei(minimum, { version: "v1.1", feed, now: 0n });
}

/** What an action costs, or what is wrong with the fields that it depends on. */
export function evaluate(texts: FormValues<FeeField>): {
  readonly problems: Partial<Record<FeeField, string>>;
  readonly result: FeeResult | undefined;
} {
  const unused = unusedFields(texts);
  const { problems, values } = readForm(FEE_FIELDS, texts, {
    decimals: FIXED_POINT_DECIMALS,
    unused,
  });
  if (values === undefined) return { problems, result: undefined };
  const { action, release } = chosenAction(values.action);
  const { client, price, claimValue, fee, minimum } = values;
  const rule = release !== "older" && client === "app" ? INTERFACE_FEES[action] : undefined;
  const usd = rule === undefined ? 0n : interfaceFeeUsd(rule, claimValue);
  const interfaceFee = (usd * UNIT) / price;
  const campaignFee = unused.includes("fee") ? 0n : fee;
  const contractMinimum = release === "minimum" ? minimumWei(minimum, price) : campaignFee;
  const value = max(interfaceFee, contractMinimum);
  const gas = values.gas * values.gasPrice;
  const amounts = { interfaceFeeUsd: usd, interfaceFee, contractMinimum, value, gas };
  return { problems, result: { action, release, rule, ...amounts, total: value + gas, price } };
}
