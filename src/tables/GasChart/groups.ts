import type { GasDataSet, GasTable } from "../../../data/gas/schema";

/** One bar: a call and what it costs. */
export interface GasBar {
  readonly name: string;
  readonly gas: number;
}

/** Bars that are compared with each other first. */
export interface GasBarGroup {
  readonly label: string;
  readonly bars: readonly GasBar[];
}

/** Name of a measured call as text, for example `withdraw (ongoing, by recipient)`. */
export function callName(functionName: string, configuration: string): string {
  return configuration === "" ? functionName : `${functionName} (${configuration})`;
}

/** Every call of a table that has a figure in the column, as one group. */
export function groupOfColumn(table: GasTable, column = 0): GasBarGroup {
  return {
    label: table.columns[column]?.label ?? table.label,
    bars: table.rows.flatMap(([functionName, configuration, gas]) => {
      const figure = gas[column];
      return figure === undefined
        ? []
        : [{ name: callName(functionName, configuration), gas: figure }];
    }),
  };
}

/**
 * What creation costs by the number of segments or tranches: one group per number, without broker.
 * Tables that do not count segments or tranches of a single stream are left out.
 */
export function creationGroups(set: GasDataSet): GasBarGroup[] {
  const groups = new Map<number, GasBar[]>();
  for (const { columns, rows } of set.tables) {
    columns.forEach(({ items, streams }, column) => {
      if (items === undefined || streams !== undefined) return;
      const bars = groups.get(items) ?? [];
      groups.set(items, bars);
      for (const [name, configuration, gas] of rows) {
        const figure = gas[column];
        if (name.startsWith("create") && configuration !== "with broker" && figure !== undefined) {
          bars.push({ name, gas: figure });
        }
      }
    });
  }
  return [...groups].map(([items, bars]) => ({ label: `${items} segments or tranches`, bars }));
}
