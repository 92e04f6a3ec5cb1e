/** What a page is checked by, as the list of all pages states it. */
export interface PageChecks {
  readonly path: string;
  readonly title: string;
  /** Ids of classes of facts, in the order of `data/checks.ts`. */
  readonly checks: readonly string[];
  /** Day on which its statements were compared by hand, as `2026-11-21`. */
  readonly date: string;
  /** Ids of what they were compared with. */
  readonly sources: readonly string[];
}

export const CHECKS_PATH = "/how-this-is-checked";

/** Words for the id of a class of facts: `gas-figures` is "gas figures". The Merkle API is a name. */
export function labelOf(id: string): string {
  return id === "merkle-api" ? "Merkle API" : id.replaceAll("-", " ");
}
