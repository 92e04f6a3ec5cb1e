import Link from "@docusaurus/Link";
import { type ReactElement, useMemo, useState } from "react";

import type { GasDataSet, GasTable } from "../../../data/gas/schema";
import { formatAmount } from "@site/src/lib/format/amounts";
import { optionField, type TextField } from "@site/src/forms";
import { type GasOrder, sortRows } from "@site/src/lib/gas";
import { ChoiceInput, Fields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import FilterBar, { FilterChips } from "@site/src/ui/FilterBar";
import ResultTable from "@site/src/ui/ResultTable";
import styles from "./styles.module.css";

interface GasBenchmarksProps {
  /** Sets of measurements; the first one is shown until the reader chooses. */
  readonly sets: readonly [GasDataSet, ...GasDataSet[]];
}

const ALL = "all";

function fieldsOf(
  sets: readonly [GasDataSet, ...GasDataSet[]],
): Readonly<Record<"set" | "table", TextField>> {
  const ids = sets.map(({ id }) => id);
  const tables = [...new Set([ALL, ...sets.flatMap((set) => set.tables.map(({ id }) => id))])];
  return {
    set: optionField("gset", "Measurements", sets[0].id, ids),
    table: optionField("gtab", "Table", ALL, tables),
  };
}

function describe(tables: readonly GasTable[]): string {
  const figures = tables.flatMap(({ rows }) => rows.flatMap(([, , gas]) => gas)).length;
  return `${figures} figures, in gas`;
}

/**
 * Published gas figures as tables: a choice of the measurements and of the table, an order for each
 * table, and where the figures come from. Without JavaScript every table of the first set is there.
 */
export default function GasBenchmarks({ sets }: GasBenchmarksProps): ReactElement {
  const fields = useMemo(() => fieldsOf(sets), [sets]);
  const form = useForm(fields);
  const { texts, change } = form;
  const set = sets.find(({ id }) => id === texts.set) ?? sets[0];
  const chosen = set.tables.filter(({ id }) => texts.table === ALL || id === texts.table);
  return (
    <div className="sd-block">
      <FilterBar label="Choose the gas figures" status={describe(chosen)} problems={form.ignored}>
        <FilterChips
          label="Measurements"
          value={set.id}
          choices={sets.map(({ id, label }) => ({ value: id, label }))}
          onValue={(value) => change({ set: value })}
        />
        {set.tables.length > 1 && (
          <FilterChips
            label="Tables"
            value={texts.table}
            choices={[
              { value: ALL, label: "All" },
              ...set.tables.map(({ id, label }) => ({ value: id, label })),
            ]}
            onValue={(value) => change({ table: value })}
          />
        )}
      </FilterBar>
      {sets.map((one) => (
        // The other sets are in the page too, for readers and programs that take it as it is.
        <div key={one.id} hidden={one !== set}>
          <Source set={one} />
          {(one === set ? chosen : one.tables).map((table) => (
            <Figures key={table.id} table={table} set={one.label} isShown={one === set} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Source({ set }: { readonly set: GasDataSet }): ReactElement {
  const { repository, revision, path, url, date } = set.source;
  const place = [repository, path].filter((part) => part !== undefined).join(": ");
  return (
    <div className="sd-callout">
      {repository !== undefined && (
        <p>
          Source: {url === undefined ? place : <Link href={url}>{place}</Link>}, revision{" "}
          <code>{revision}</code>
          {date !== undefined && `, ${date}`}.
        </p>
      )}
      <ul>
        {set.conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </div>
  );
}

interface NamedOrder {
  readonly label: string;
  readonly order?: GasOrder;
}

/** The ways to order a table, by the value of the list that offers them. */
function ordersOf(table: GasTable): ReadonlyMap<string, NamedOrder> {
  const orders = new Map<string, NamedOrder>([
    ["", { label: "as published" }],
    ["name", { label: "function name", order: { by: "name", descending: false } }],
  ]);
  table.columns.forEach(({ label }, by) => {
    const prefix = table.columns.length > 1 ? `${label}: ` : "";
    orders.set(`${by}`, {
      label: `${prefix}cheapest first`,
      order: { by, descending: false },
    });
    orders.set(`-${by}`, {
      label: `${prefix}most expensive first`,
      order: { by, descending: true },
    });
  });
  return orders;
}

interface FiguresProps {
  readonly table: GasTable;
  /** Label of the set. */
  readonly set: string;
  /** Without it, there is nothing to operate. */
  readonly isShown: boolean;
}

function Figures({ table, set, isShown }: FiguresProps): ReactElement {
  const [order, setOrder] = useState("");
  const orders = useMemo(() => ordersOf(table), [table]);
  const configured = table.rows.some(([, configuration]) => configuration !== "");
  return (
    <div className={styles.table}>
      <p className="sd-title">
        {table.label}: <code>{table.contract}</code>
      </p>
      {isShown && (
        <Fields legend={`Order of the table ${table.label}`}>
          <ChoiceInput
            label="Order"
            value={order}
            onChange={setOrder}
            options={[...orders].map(([value, { label }]) => ({ value, label }))}
          />
        </Fields>
      )}
      <ResultTable
        caption={`${table.label}, ${set}`}
        columns={[
          "Function",
          ...(configured ? ["Configuration"] : []),
          ...table.columns.map(({ label }) => label),
        ]}
        rows={sortRows(table.rows, orders.get(order)?.order).map(
          ([functionName, configuration, gas]) => [
            <code key="function">{functionName}</code>,
            ...(configured ? [configuration] : []),
            ...table.columns.map((_, index) => figure(gas[index])),
          ],
        )}
      />
    </div>
  );
}

function figure(gas: number | undefined): string {
  return gas === undefined ? "" : formatAmount(BigInt(gas), 0);
}
