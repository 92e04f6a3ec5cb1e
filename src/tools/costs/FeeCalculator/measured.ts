import type { GasDataSet } from "../../../../data/gas/schema";
import { type FormValues, readForm, textField } from "@site/src/forms";
import { INTRINSIC_GAS } from "@site/src/lib/gas";
import { quoteValue } from "@site/src/lib/query";
import { callName } from "@site/src/tables/GasChart/groups";
import { gasPriceField, priceField, weiToUsd } from "./prices";

/** A measured call that the reader can choose. */
export interface MeasuredCall {
  /** Its place in the data, for the address of the page. */
  readonly id: string;
  /** Name for the list: function, configuration, column and measurements. */
  readonly label: string;
  readonly gas: bigint;
}

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

/** The fields of the calculator for a list of calls; the first that creates something is the default. */
export function costFields(calls: readonly MeasuredCall[]) {
  const common = calls.find(({ label }) => label.startsWith("create")) ?? calls[0];
  return {
    call: textField("gcall", "Call", common?.id ?? "", (text: string) => readCall(text, calls), {
      wide: true,
      options: calls.map(({ id, label }) => ({ value: id, label })),
    }),
    gasPrice: gasPriceField("ggwei", "1"),
    price: priceField("gusd", "3000"),
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
  /** Gas of the transaction, without its calldata where the measurement is of the call alone. */
  readonly gas: bigint;
  /** Wei. */
  readonly fee: bigint;
  /** Wad of US dollars. */
  readonly usd: bigint;
}

type CostField = keyof ReturnType<typeof costFields>;

/**
 * Cost of the chosen call in native coin and dollars.
 *
 * @param whole whether the figures are those of whole transactions
 * @returns what is wrong with each field, and the cost when nothing is
 */
export function evaluateCost(
  texts: FormValues<CostField>,
  calls: readonly MeasuredCall[],
  whole = false,
): {
  readonly problems: Partial<Record<CostField, string>>;
  readonly cost: CallCost | undefined;
} {
  const { problems, values } = readForm(costFields(calls), texts);
  if (values === undefined) return { problems, cost: undefined };
  const { call, gasPrice, price } = values;
  const gas = whole ? call.gas : call.gas + INTRINSIC_GAS;
  const fee = gas * gasPrice;
  return { problems, cost: { call, gas, fee, usd: weiToUsd(fee, price) } };
}
