import {
  type ActionCost,
  actionCost,
  convertUsdFeeToWei,
  type FeeOperation,
  type InterfaceFeeRule,
  interfaceFeeRuleAt,
  interfaceFeeUsd,
  MAX_FEE_USD,
  type MinimumFee,
  USD_DECIMALS,
  usdToWei,
  type ZeroFeeReason,
} from "@site/src/lib/fees";
import {
  FIXED_POINT_DECIMALS,
  type Checked,
  MAX_INT256,
  MAX_UINT40,
} from "@site/src/lib/fixed-point";
import type { PriceFeed } from "@site/src/lib/lockup";
import {
  type FieldValues,
  type FormValues,
  optionalMomentField,
  optionField,
  read,
  readForm,
  readOptionalMoment,
  readTokens,
  tokensField,
  wholeField,
} from "@site/src/forms";
import { MOVED_KEYS, upgradeOf } from "../../moved-keys";
import { ACTIONS_BY_RELEASE, describeAction, type Generation } from "./describe";
import { gasPriceField, priceField } from "./prices";

/** Dollars, native coins and wei are wads. */
/** Far above the gas limit of any block. */
const MAX_GAS = 1_000_000_000n;
const MAX_ACTIONS = 1_000_000n;
/** As many seconds as there can be between a block and its price. */
const MAX_AGE = MAX_UINT40;

/** What the Comptroller's price feed does. */
type FeedState = "answers" | "none" | "reverts" | "malformed";

/** US dollars with 8 decimals, at most what the Comptroller stores. */
function readMinimum(text: string): bigint {
  const amount = readTokens(text, Number(USD_DECIMALS));
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
  date: optionalMomentField("fcd", "Date", "", {
    caption: "Day (UTC)",
    hint: "For example 2025-03-01. Empty: the newest price listed here.",
  }),
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
  feed: optionField<FeedState>(
    "fco",
    "Price feed",
    "answers",
    {
      answers: "answers",
      none: "none is set",
      reverts: "reverts",
      malformed: "answers too few bytes",
    },
    { hint: "None if oracle() of the Comptroller is zero." },
  ),
  answer: wholeField("fcs", "Answer of the feed", "400000000000", [0n, MAX_INT256], {
    hint: "The second value of latestRoundData().",
  }),
  feedDecimals: wholeField("fcq", "Decimals of the feed", "8", [0n, 255n], {
    hint: "decimals() of the feed.",
  }),
  age: wholeField("fcz", "Age of the answer", "3600", [0n, MAX_AGE], {
    caption: "Age of the answer, seconds",
    hint: "Since updatedAt. A price counts for 86,400.",
  }),
  gas: wholeField("fcg", "Gas", "100000", [0n, MAX_GAS], {
    caption: "Gas units",
    hint: "As your wallet estimates it.",
  }),
  gasPrice: gasPriceField("fcx", "2"),
  count: wholeField("fcn", "Number of actions", "1", [1n, MAX_ACTIONS], {
    caption: "Number of such actions",
  }),
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

export interface FeeResult {
  readonly action: FeeOperation;
  readonly release: Generation;
  /** Undefined when no interface fee can apply: an older release, or no app. */
  readonly rule: InterfaceFeeRule | undefined;
  /** Wad of US dollars. */
  readonly interfaceFeeUsd: bigint;
  /** Wei. */
  readonly interfaceFee: bigint;
  /** Wei. */
  readonly contractMinimum: bigint;
  /** Why a minimum fee on chain is 0; undefined when it is not, or the release has none. */
  readonly zero: ZeroFeeReason | undefined;
  /** Of one action. */
  readonly cost: ActionCost;
  readonly count: bigint;
  /** Wad of US dollars per native coin. */
  readonly price: bigint;
}

export interface FeeEvaluation {
  readonly problems: Partial<Record<FeeField, string>>;
  /** Whether the action reverts without data, because the feed cannot be read. Then there is no result. */
  readonly reverts?: boolean;
  readonly result: FeeResult | undefined;
}

/** The rule for a day; an empty date means the newest price that is listed. */
function readRule(dateText: string, action: FeeOperation): InterfaceFeeRule {
  const moment = dateText.trim() === "" ? MAX_UINT40 : readOptionalMoment(dateText);
  const rule = interfaceFeeRuleAt(action, moment);
  if (rule === undefined) {
    throw new RangeError(`"${dateText}" is before the product was released; use a later day`);
  }
  return rule;
}

/** The fields that do not matter now. */
export function unusedFields({
  action: text,
  client,
  feed,
}: FormValues<"action" | "client" | "feed">): FeeField[] {
  const { action, release } = chosenAction(text);
  const isClaim = action === "airdrop-claim";
  const answered: readonly FeeField[] = ["answer", "feedDecimals", "age"];
  return [
    ...(isClaim && client === "app" && release !== "older" ? [] : (["claimValue"] as const)),
    ...(isClaim && release === "documented" ? [] : (["fee"] as const)),
    ...(release === "minimum" ? [] : (["minimum", "feed"] as const)),
    ...(release === "minimum" && feed === "answers" ? [] : answered),
  ];
}

/** The feed as the fields describe it, at a block whose time is the largest that a field can hold. */
function feedOf(
  state: FeedState,
  { answer, feedDecimals, age }: { answer: bigint; feedDecimals: bigint; age: bigint },
): PriceFeed | undefined {
  if (state === "none") return undefined;
  if (state !== "answers") return { decimals: state, round: state };
  return { decimals: feedDecimals, round: { answer, updatedAt: MAX_AGE - age } };
}

/** What an action costs, or what is wrong with the fields that it depends on. */
export function evaluate(texts: FormValues<FeeField>): FeeEvaluation {
  const { problems, values } = readForm(FEE_FIELDS, texts, {
    decimals: FIXED_POINT_DECIMALS,
    unused: unusedFields(texts),
  });
  if (values === undefined) return { problems, result: undefined };
  const { action, release } = chosenAction(values.action);
  const { client, price, claimValue, gas, gasPrice, count } = values;
  const rule = read(() => readRule(texts.date, action));
  if (!rule.ok) return { problems: { date: rule.problem }, result: undefined };
  const charged = release !== "older" && client === "app" ? rule.value : undefined;
  const usd = charged === undefined ? 0n : interfaceFeeUsd(charged, claimValue);
  const interfaceFee = usdToWei(usd, price);
  const fee = minimumOf(values);
  if (!fee.ok) return { problems, reverts: true, result: undefined };
  const { wei: contractMinimum, zero } = fee.value;
  const cost = actionCost({
    interfaceFee,
    contractMinimum,
    gasUsed: gas,
    gasPrice,
  });
  return {
    problems,
    result: {
      action,
      release,
      rule: charged,
      interfaceFeeUsd: usd,
      interfaceFee,
      contractMinimum,
      zero,
      cost,
      count,
      price,
    },
  };
}

/** What the contract itself asks for, in wei. */
function minimumOf(values: FieldValues<typeof FEE_FIELDS>): Checked<MinimumFee> {
  const { action, release } = chosenAction(values.action);
  const { feed, minimum } = values;
  if (release === "minimum") {
    const context = { version: "v1.1", feed: feedOf(feed, values), now: MAX_AGE } as const;
    return convertUsdFeeToWei(minimum, context);
  }
  const isCampaign = release === "documented" && action === "airdrop-claim";
  return { ok: true, value: { wei: isCampaign ? values.fee : 0n } };
}
