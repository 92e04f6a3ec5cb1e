import type { Table } from "./table";

/** What the command line sets. */
export interface Settings {
  /** How often a noisy figure is measured; its median counts. 0 leaves it to the part. */
  readonly runs: number;
}

/** What one part of the benchmark has measured. */
export interface Result {
  readonly tables: readonly Table[];
  /** What is not as wanted, a sentence each. */
  readonly missed: readonly string[];
}

/** Measures one side of the site. */
export type Part = (settings: Settings) => Promise<Result>;

/** Tells on standard error how far a part is, for its tables go to standard output. */
export const progress = (text: string): void => {
  console.error(`… ${text}`);
};
