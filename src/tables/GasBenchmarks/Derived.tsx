import type { ReactElement } from "react";

import type { GasDataSet } from "../../../data/gas/schema";
import { formatAmount } from "@site/src/lib/format/amounts";
import {
  batchTransactionGas,
  ETHEREUM_TRANSACTION_GAS,
  marginalCosts,
  type StreamCost,
  streamCosts,
} from "@site/src/lib/gas";
import ResultTable from "@site/src/ui/ResultTable";

const gas = (value: number): string => formatAmount(BigInt(Math.round(value)), 0);

/**
 * What one more segment or tranche costs in each call of a set, from the figures for 10 and 100 of
 * them.
 */
export function MarginalCosts({ set }: { readonly set: GasDataSet }): ReactElement {
  const tables = set.tables.filter(({ columns }) =>
    columns.some(({ items, streams }) => items === 100 && streams === undefined),
  );
  return (
    <ResultTable
      caption={`Gas for one more segment or tranche, ${set.label}`}
      columns={["Model", "Function", "Configuration", "Gas for one more"]}
      rows={tables.flatMap((table) =>
        marginalCosts(table, 10, 100).map((cost) => [
          table.label,
          <code key="function">{cost.functionName}</code>,
          cost.configuration,
          gas(cost.gas),
        ]),
      )}
    />
  );
}

/** Whether a transaction on Ethereum may not use as much gas as the batch needs at least. */
const isTooLarge = (cost: StreamCost): boolean =>
  batchTransactionGas(cost) > ETHEREUM_TRANSACTION_GAS;

/** What each stream of a batch costs, from the figures for whole batches. */
export function BatchCosts({ set }: { readonly set: GasDataSet }): ReactElement {
  const table = set.tables.find(({ id }) => id === "batch");
  const costs = table === undefined ? [] : streamCosts(table);
  const sizes = [...new Set(costs.map(({ streams }) => streams))];
  const names = [...new Set(costs.map(({ functionName }) => functionName))];
  return (
    <>
      <ResultTable
        caption={`Gas for each stream of a batch, ${set.label}`}
        columns={["Function", ...sizes.map((size) => `of ${size}`)]}
        rows={names.map((name) => [
          <code key="function">{name}</code>,
          ...sizes.map((size) => {
            const cost = costs.find(
              ({ functionName, streams }) => functionName === name && streams === size,
            );
            return cost === undefined ? "" : `${gas(cost.each)}${isTooLarge(cost) ? "*" : ""}`;
          }),
        ])}
      />
      {costs.some(isTooLarge) && (
        <p>
          * The whole batch does not fit into one transaction on Ethereum, which may use{" "}
          {gas(ETHEREUM_TRANSACTION_GAS)} gas.
        </p>
      )}
    </>
  );
}
