import type { GasDataSet } from "../../../../data/gas/schema";
import { actionCost } from "@site/src/lib/fees";
import { UNIT } from "@site/src/lib/fixed-point";
import { formatAmount, parseAmount } from "@site/src/lib/format/amounts";
import { type FormValues, optionField, readForm, textField } from "@site/src/forms";
import { calldataGas, countCalldata, INTRINSIC_GAS, transactionGas } from "@site/src/lib/gas";
import { quoteValue } from "@site/src/lib/query";
import { callName } from "@site/src/tables/GasChart/groups";

/** A measured call that the reader can choose. */
export interface MeasuredCall {
  /** Its place in the data, for the address of the page. */
  readonly id: string;
  /** Name for the list: function, configuration, column and measurements. */
  readonly label: string;
  readonly gas: bigint;
}

export const COST_FIELD_NAMES = ["call", "base", "data", "gasPrice", "price"] as const;

export type CostField = (typeof COST_FIELD_NAMES)[number];

/** Gas prices above this are certainly a mistake in the unit. */
const MAX_GWEI = 1_000_000n;
const GWEI_DECIMALS = 9;
/** Prices of the native coin have at most this many decimals. */
export const PRICE_DECIMALS = 6;
const MAX_PRICE = 10_000_000n;

/** Every figure of the sets as a list to choose from. */
export function measuredCalls(sets: readonly GasDataSet[]): MeasuredCall[] {
  return sets.flatMap((set) =>
    set.tables.flatMap((table) =>
      table.rows.flatMap(([functionName, configuration, gas], row) =>
        gas.map((figure, column) => {
          const only = table.columns.length === 1 || gas.length === 1;
          const parts = [
            callName(functionName, configuration),
            ...(set.tables.length > 1 && functionName.length < 12 ? [table.label] : []),
            ...(table.id === "batch" ? ["batch"] : []),
            ...(only ? [] : [table.columns[column]?.label ?? ""]),
          ];
          const name = parts.join(", ");
          return {
            id: `${set.id}-${table.id}-${row}-${column}`,
            label: sets.length > 1 ? `${name} · ${set.label}` : name,
            gas: BigInt(figure),
          };
        }),
      ),
    ),
  );
}

function readBounded(text: string, decimals: number, highest: bigint, unit: string): bigint {
  const value = parseAmount(text, decimals);
  if (value > highest * 10n ** BigInt(decimals)) {
    throw new RangeError(
      `${quoteValue(text)} is more than ${formatAmount(highest, 0)} ${unit}; check the unit`,
    );
  }
  return value;
}

/** Wei from a text in gwei. */
function readGasPrice(text: string): bigint {
  return readBounded(text, GWEI_DECIMALS, MAX_GWEI, "gwei");
}

/** Price of a native coin in millionths of a dollar. */
function readPrice(text: string): bigint {
  return readBounded(text, PRICE_DECIMALS, MAX_PRICE, "US$");
}

/** The fields of the calculator for a list of calls; the first that creates something is the default. */
export function costFields(calls: readonly MeasuredCall[]) {
  const common = calls.find(({ label }) => label.startsWith("create")) ?? calls[0];
  return {
    call: textField("gcall", "Call", common?.id ?? "", (text: string) => readCall(text, calls), {
      wide: true,
      options: calls.map(({ id, label }) => ({ value: id, label })),
    }),
    base: optionField(
      "gbase",
      "Transaction",
      "yes",
      { yes: "21,000 gas and calldata", no: "no, the call alone" },
      { caption: "Add the transaction" },
    ),
    data: textField("gdata", "Calldata", "", countCalldata, {
      caption: "Calldata, optional",
      hint: "The data of your transaction in hex. Each zero byte costs 4 gas, each other byte 16.",
      wide: true,
      code: true,
      rows: 2,
    }),
    gasPrice: textField("ggwei", "Gas price", "1", readGasPrice, {
      caption: "Gas price, gwei",
      inputMode: "decimal",
    }),
    price: textField("gusd", "Native price", "3000", readPrice, {
      caption: "Price of the native coin, US$",
      inputMode: "decimal",
    }),
  };
}

function readCall(text: string, calls: readonly MeasuredCall[]): MeasuredCall {
  const call = calls.find(({ id }) => id === text);
  if (call === undefined) {
    throw new RangeError(`${quoteValue(text)} is no measured call; choose one from the list`);
  }
  return call;
}

/** What a call costs. */
export interface CallCost {
  readonly call: MeasuredCall;
  /** Gas of the whole transaction, or of the call alone. */
  readonly gas: bigint;
  /** Gas of a transaction that is not in the measurement; undefined for the call alone. */
  readonly base: bigint | undefined;
  /** Gas of the calldata; undefined for the call alone. */
  readonly calldata: bigint | undefined;
  /** Wei. */
  readonly fee: bigint;
  /** Millionths of a dollar. */
  readonly usd: bigint;
}

/**
 * Cost of the chosen call in native coin and dollars.
 *
 * @returns what is wrong with each field, and the cost when nothing is
 */
export function evaluateCost(
  texts: FormValues<CostField>,
  calls: readonly MeasuredCall[],
): {
  readonly problems: Partial<Record<CostField, string>>;
  readonly cost: CallCost | undefined;
} {
  const { problems, values } = readForm(costFields(calls), texts);
  if (values === undefined) return { problems, cost: undefined };
  const { call, data, gasPrice, price } = values;
  const whole = values.base === "yes";
  const gas = whole ? transactionGas(call.gas, data) : call.gas;
  const { total: fee } = actionCost({
    interfaceFee: 0n,
    contractMinimum: 0n,
    gasUsed: gas,
    gasPrice,
  });
  return {
    problems,
    cost: {
      call,
      gas,
      base: whole ? INTRINSIC_GAS : undefined,
      calldata: whole ? calldataGas(data) : undefined,
      fee,
      usd: (fee * price) / UNIT,
    },
  };
}
