import { ETHEREUM_TRANSACTION_GAS, gasPerStream, planBatches } from "@site/src/lib/csv";
import { type FormValues, optionField, readForm, textField, wholeField } from "@site/src/forms";
import { parseAmount } from "@site/src/lib/format/amounts";

/** Base cost of an Ethereum transaction, gas. */
const TRANSACTION_GAS = 21_000;

type Campaign = "instant" | "linear";

/**
 * Gas of whole transactions on the Airdrops v1.3 contracts in an in-memory chain, with a list of
 * three recipients (recorded calls of this project, `tests/vectors/airdrops-v1.3.jsonl`).
 */
export const MEASURED: Readonly<
  Record<Campaign, { readonly create: number; readonly claim: number }>
> = {
  instant: { create: 791_150, claim: 104_342 },
  linear: { create: 1_172_374, claim: 304_670 },
};

const MOST_RECIPIENTS = 1_000_000n;
const GWEI_DECIMALS = 9;
const MOST_GAS_PRICE = 10_000n * 10n ** 9n;

function readGasPrice(text: string): bigint {
  if (text.length > 40) {
    throw new RangeError(`"${text.slice(0, 40)}…" is not a gas price; write gwei such as 1.5`);
  }
  const price = parseAmount(text, GWEI_DECIMALS);
  if (price > MOST_GAS_PRICE) {
    throw new RangeError(`"${text}" is more than 10,000 gwei; write the price of one unit of gas`);
  }
  return price;
}

export const COST_FIELDS = {
  recipients: wholeField("dcn", "Recipients", "500", [1n, MOST_RECIPIENTS], {
    hint: "1 to 1,000,000.",
  }),
  gasPrice: textField("dcp", "Gas price", "2", readGasPrice, {
    inputMode: "decimal",
    hint: "Gwei.",
  }),
  campaign: optionField<Campaign>("dck", "Campaign", "linear", {
    linear: "vested, linear",
    instant: "instant",
  }),
};

export type CostName = keyof typeof COST_FIELDS;

/** Costs in wei, gas in units. */
export interface Costs {
  readonly recipients: number;
  readonly batchGas: number;
  readonly batchTransactions: number;
  readonly batchCost: bigint;
  readonly campaignGas: number;
  readonly campaignCost: bigint;
  readonly claimGas: number;
  readonly claimCost: bigint;
  readonly claimsCost: bigint;
  /** Recipients from which the campaign is cheaper for its creator. */
  readonly breakEven: number;
}

export interface CostEvaluation {
  readonly problems: Partial<Record<CostName, string>>;
  readonly costs?: Costs;
}

/** Compares a batch of linear streams with one campaign. */
export function evaluate(texts: FormValues<CostName>): CostEvaluation {
  const { problems, values } = readForm(COST_FIELDS, texts);
  if (values === undefined) return { problems };
  const { recipients, gasPrice: price, campaign } = values;
  const count = Number(recipients);
  const each = gasPerStream("linear", 1);
  const plan = planBatches(count, each, ETHEREUM_TRANSACTION_GAS - TRANSACTION_GAS);
  const batchGas = plan.totalGas + plan.transactions * TRANSACTION_GAS;
  const { create, claim } = MEASURED[campaign];
  const claimCost = BigInt(claim) * price;
  return {
    problems: {},
    costs: {
      recipients: count,
      batchGas,
      batchTransactions: plan.transactions,
      batchCost: BigInt(batchGas) * price,
      campaignGas: create,
      campaignCost: BigInt(create) * price,
      claimGas: claim,
      claimCost,
      claimsCost: claimCost * recipients,
      breakEven: Math.floor((create - TRANSACTION_GAS) / each) + 1,
    },
  };
}
