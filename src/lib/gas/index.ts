/** Gas that every transaction costs before anything runs. */
export const INTRINSIC_GAS = 21_000n;

/** Most gas that one transaction may use on Ethereum since December 3, 2025 (EIP-7825): 2^24. */
export const ETHEREUM_TRANSACTION_GAS = 16_777_216;

const ZERO_BYTE_GAS = 4n;
const OTHER_BYTE_GAS = 16n;

/** Bytes of calldata by what they cost. */
export interface CalldataBytes {
  readonly zero: bigint;
  readonly other: bigint;
}

/** Gas for calldata: 4 for each zero byte, 16 for each other one (EIP-2028). */
export function calldataGas({ zero, other }: CalldataBytes): bigint {
  return zero * ZERO_BYTE_GAS + other * OTHER_BYTE_GAS;
}

/**
 * Lower bound for the gas of a transaction that makes one measured call: the call, the 21,000 of
 * every transaction, and the calldata. Storage that the measurement found warm comes on top.
 */
export function transactionGas(callGas: bigint, calldata: CalldataBytes): bigint {
  return INTRINSIC_GAS + calldataGas(calldata) + callGas;
}

/** A table of figures as far as this module needs it; `data/gas/schema.ts` describes it. */
interface Table {
  readonly columns: readonly { readonly items?: number; readonly streams?: number }[];
  readonly rows: readonly (readonly [string, string, readonly number[]])[];
}

/**
 * All figures of the functions that are wanted, in gas.
 *
 * @param configuration what must be special about the calls; every call by default
 */
export function callFigures(
  table: Table,
  isWanted: (functionName: string) => boolean,
  configuration?: string,
): number[] {
  return table.rows.flatMap(([functionName, configured, gas]) =>
    isWanted(functionName) && (configuration ?? configured) === configured ? gas : [],
  );
}

/** What one more segment or tranche costs, by function and configuration. */
export interface MarginalCost {
  readonly functionName: string;
  readonly configuration: string;
  /** Gas for each item between the two counts. */
  readonly gas: number;
}

/**
 * Cost of one more segment or tranche: the difference between the figures of two counts, divided by
 * the difference of the counts. Rows without both figures are left out.
 *
 * @param from,to counts that the table has a column for
 * @throws RangeError when it has none
 */
export function marginalCosts(table: Table, from: number, to: number): MarginalCost[] {
  const [low, high] = [from, to].map((items) => {
    const index = table.columns.findIndex((column) => column.items === items);
    if (index === -1) {
      throw new RangeError(`The table has no column for ${items} segments or tranches`);
    }
    return index;
  });
  return table.rows.flatMap(([functionName, configuration, gas]) => {
    const before = gas[low ?? 0];
    const after = gas[high ?? 0];
    return before === undefined || after === undefined || low === high
      ? []
      : [{ functionName, configuration, gas: (after - before) / (to - from) }];
  });
}

export interface StreamCost {
  readonly functionName: string;
  readonly streams: number;
  readonly items: number | undefined;
  /** Gas of the whole call. */
  readonly total: number;
  /** Gas divided by the streams. */
  readonly each: number;
}

/** The figures of a batch table, one entry per cell, with the share of each stream. */
export function streamCosts(table: Table): StreamCost[] {
  return table.rows.flatMap(([functionName, , gas]) =>
    gas.flatMap((total, index) => {
      const { streams, items } = table.columns[index] ?? {};
      return streams === undefined
        ? []
        : [{ functionName, streams, items, total, each: total / streams }];
    }),
  );
}

/** Words of calldata for a segment (amount, exponent, time) and for a tranche (amount, time). */
const ITEM_WORDS: Readonly<Record<string, number>> = { LD: 3, LT: 2 };

/**
 * Lower bound for the gas of the transaction that creates a measured batch: the call, the 21,000 of
 * every transaction, and the calldata of the segments or tranches, as if all its bytes were zero.
 */
export function batchTransactionGas({
  functionName,
  streams,
  items = 0,
  total,
}: StreamCost): bigint {
  const words = streams * items * (ITEM_WORDS[functionName.slice(-2)] ?? 0);
  return transactionGas(BigInt(total), { zero: 32n * BigInt(words), other: 0n });
}

/** Which column a table is ordered by, and in which direction. */
export interface GasOrder {
  /** `name`, or the position of a column of gas figures. */
  readonly by: "name" | number;
  readonly descending: boolean;
}

/**
 * Orders the rows of a table. Rows without a figure in the column come last, equal rows keep their
 * order.
 */
export function sortRows<Row extends readonly [string, string, readonly number[]]>(
  rows: readonly Row[],
  order: GasOrder | undefined,
): Row[] {
  if (order === undefined) {
    return [...rows];
  }
  const direction = order.descending ? -1 : 1;
  return rows.toSorted((first, second) => {
    if (order.by === "name") {
      const names = first[0].localeCompare(second[0], "en");
      return direction * (names === 0 ? first[1].localeCompare(second[1], "en") : names);
    }
    const a = first[2][order.by];
    const b = second[2][order.by];
    if (a === undefined || b === undefined) {
      return Number(a === undefined) - Number(b === undefined);
    }
    return direction * (a - b);
  });
}
