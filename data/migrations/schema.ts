import type { ReleaseRef } from "../../src/lib/protocol/model";
import type { InlineMarkdown } from "../contracts/schema";

/**
 * A symbol of a release: `function SablierLockup.cancel`, `event SablierLockup.CollectFees`,
 * `error SablierLockup.CallerNotAdmin`, `struct Lockup.CreateAmounts`, `enum Lockup.Model`. Errors of
 * linked libraries stand under the library that lists them: `error Errors.SablierHelpers_SenderZeroAddress`.
 */
export type SymbolName =
  `${"function" | "event" | "error" | "struct" | "enum"} ${string}.${string}`;

/** One thing that is different after the move, with all symbols that it concerns. */
export interface MigrationRow {
  /** Anchor of its section. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs: what to do, then why. */
  readonly text: readonly InlineMarkdown[];
  /**
   * Symbols that one of the two releases has, or both. What became of each (signature changed, behavior
   * changed, removed, added) follows from the ABIs.
   */
  readonly symbols: readonly SymbolName[];
  /** Symbols with a new name: the old one, the new one. */
  readonly renames?: readonly (readonly [SymbolName, SymbolName])[];
  /** Region with the code for this row in the files of both releases. */
  readonly example?: string;
}

/** What a move from a release to its successor means for code that calls the contracts. */
export interface Migration {
  readonly from: ReleaseRef;
  readonly to: ReleaseRef;
  /** Contracts whose ABIs are compared symbol by symbol, including those that one release lacks. */
  readonly contracts: readonly string[];
  /** Solidity files, from the site's folder, that have the regions of the rows. */
  readonly examples: { readonly before: string; readonly after: string };
  readonly rows: readonly MigrationRow[];
}
