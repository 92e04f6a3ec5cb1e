import type { ReleaseRef } from "../../src/lib/protocol/model";

/**
 * One measured call: name of the function in the ABI, what was special about the call (empty when
 * nothing was), and the gas per column of the table. A call that was measured for the first columns
 * only has fewer numbers.
 */
export type GasRow = readonly [
  functionName: string,
  configuration: string,
  gas: readonly [number, ...number[]],
];

/** A column of a table: its name, and the counts that it stands for. */
export interface GasColumn {
  readonly label: string;
  /** Segments or tranches of each stream. */
  readonly items?: number;
  /** Streams created by the call. */
  readonly streams?: number;
}

/** Measurements of the functions of one contract. */
export interface GasTable {
  /** Short name for the address of the page. */
  readonly id: string;
  readonly label: string;
  readonly contract: string;
  readonly columns: readonly [GasColumn, ...GasColumn[]];
  readonly rows: readonly GasRow[];
}

/** Measurements that were made together, and where they are published. */
export interface GasDataSet {
  /** Short name for the address of the page. */
  readonly id: string;
  readonly label: string;
  /** Release whose code was measured; undefined for code from before the first release. */
  readonly release?: ReleaseRef;
  readonly source: {
    /** `owner/name` on GitHub; undefined for figures that were measured for this site. */
    readonly repository?: string;
    /** Commit or tag. */
    readonly revision?: string;
    readonly path?: string;
    readonly url?: string;
    /** Day of the revision, `YYYY-MM-DD`. */
    readonly date?: string;
  };
  /** Under what circumstances the calls were made, one sentence each. */
  readonly conditions: readonly string[];
  readonly tables: readonly [GasTable, ...GasTable[]];
}
