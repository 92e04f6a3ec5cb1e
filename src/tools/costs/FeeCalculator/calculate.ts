import {
  type ActionCost,
  actionCost,
  type FeeOperation,
  type InterfaceFeeRule,
  interfaceFeeRuleAt,
  interfaceFeeUsd,
  usdToWei,
} from "@site/src/lib/fees";
import { MAX_UINT40, UNIT } from "@site/src/lib/fixed-point";
import {
  type FormValues,
  optionalMomentField,
  optionField,
  positiveField,
  read,
  readForm,
  readOptionalMoment,
  readTokens,
  tokensField,
  wholeField,
} from "@site/src/forms";
import { ACTION_NAMES } from "./describe";

/** Whether the stream or campaign belongs to a release that can take native value, or is older. */
type Release = "documented" | "older";

/** Dollars, native coins and wei are wads. */
const WAD_DECIMALS = 18;
const GWEI_DECIMALS = 9;
/** Far above the gas limit of any block. */
const MAX_GAS = 1_000_000_000n;
const MAX_ACTIONS = 1_000_000n;

export const FEE_FIELDS = {
  action: optionField<FeeOperation>("fca", "Action", "airdrop-claim", ACTION_NAMES),
  release: optionField<Release>("fcr", "Release", "documented", ["documented", "older"]),
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
  price: positiveField("fcp", "Price of the native coin", "4000", {
    caption: "Price of the native coin, US$",
  }),
  claimValue: tokensField("fcv", "Value of the claim", "6", {
    caption: "Value of the claimed tokens, US$",
  }),
  fee: tokensField("fcf", "FEE", "0.00036", {
    caption: "FEE of the campaign, native coin",
    hint: "FEE() of the campaign, divided by 1e18.",
  }),
  gas: wholeField("fcg", "Gas", "100000", [0n, MAX_GAS], {
    caption: "Gas units",
    hint: "As your wallet estimates it.",
  }),
  gasPrice: {
    ...tokensField("fcx", "Gas price", "2", { caption: "Gas price, gwei" }),
    scaled: (text: string): bigint => readTokens(text, GWEI_DECIMALS),
  },
  count: wholeField("fcn", "Number of actions", "1", [1n, MAX_ACTIONS], {
    caption: "Number of such actions",
  }),
} as const;

export type FeeField = keyof typeof FEE_FIELDS;

export interface FeeResult {
  readonly action: FeeOperation;
  readonly release: Release;
  /** Undefined when no interface fee can apply: an older release, or no app. */
  readonly rule: InterfaceFeeRule | undefined;
  /** Wad of US dollars. */
  readonly interfaceFeeUsd: bigint;
  /** Wei. */
  readonly interfaceFee: bigint;
  /** Wei. */
  readonly contractMinimum: bigint;
  /** Of one action. */
  readonly cost: ActionCost;
  readonly count: bigint;
  /** Wad of US dollars per native coin. */
  readonly price: bigint;
}

export interface FeeEvaluation {
  readonly problems: Partial<Record<FeeField, string>>;
  readonly result: FeeResult | undefined;
}

/** What a wei amount is worth, wad of US dollars, rounded down. */
export function weiToUsd(wei: bigint, price: bigint): bigint {
  return (wei * price) / UNIT;
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
export function unusedFields({ action }: FormValues<"action">): FeeField[] {
  return action === "airdrop-claim" ? [] : ["claimValue", "fee"];
}

/** What an action costs, or what is wrong with the fields that it depends on. */
export function evaluate(texts: FormValues<FeeField>): FeeEvaluation {
  const { problems, values } = readForm(FEE_FIELDS, texts, {
    decimals: WAD_DECIMALS,
    unused: unusedFields(texts),
  });
  if (values === undefined) return { problems, result: undefined };
  const { action, release, client, price, claimValue, gas, gasPrice, count } = values;
  const rule = read(() => readRule(texts.date, action));
  if (!rule.ok) return { problems: { date: rule.problem }, result: undefined };
  const takesValue = release === "documented";
  const charged = takesValue && client === "app" ? rule.value : undefined;
  const usd = charged === undefined ? 0n : interfaceFeeUsd(charged, claimValue);
  const interfaceFee = usdToWei(usd, price);
  const contractMinimum = takesValue && action === "airdrop-claim" ? values.fee : 0n;
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
      cost,
      count,
      price,
    },
  };
}
