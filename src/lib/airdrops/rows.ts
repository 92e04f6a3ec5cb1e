import { isDocument, readList, rowsWanted } from "./list";
import { buildTree, type Hash, merkleProof, type ProvenAllocation } from "./merkle";

/** What is looked for in a list. */
export interface RowsRequest {
  /** CSV in whole tokens, or the JSON document of a campaign in base units. */
  readonly text: string;
  /** Of the token, which a CSV list needs. */
  readonly decimals: number | undefined;
  /** Most rows that are read. */
  readonly most: number;
  /** An address in any letter case, or the number of a row from 0. */
  readonly wanted: string;
}

/** What a list says of an address or a row. */
export interface FoundRows {
  /** Root of the tree of the list. */
  readonly root: Hash;
  /** Root that the document names, if it names another one. */
  readonly stated: string | undefined;
  /** How many rows the list has. */
  readonly count: number;
  /** Those that were looked for, each with a claim of its own. */
  readonly rows: readonly ProvenAllocation[];
}

/**
 * Builds the tree of a campaign's list and proves rows of it. Takes about 0.1 ms a row.
 *
 * @throws RangeError that says what is wrong with the list, row by row
 */
export function proveRows({ text, decimals, most, wanted }: RowsRequest): FoundRows {
  if (!isDocument(text) && decimals === undefined) {
    throw new RangeError(
      "The list is CSV, whose amounts are whole tokens; write the decimals of the token, or read the campaign first",
    );
  }
  const { allocations, statedRoot } = readList(text, { decimals, most });
  const tree = buildTree(allocations);
  const { root } = tree;
  const stated = statedRoot?.toLowerCase();
  return {
    root,
    stated: stated === root ? undefined : stated,
    count: allocations.length,
    rows: rowsWanted(allocations, wanted).map(({ row, allocation }) => ({
      ...allocation,
      proof: merkleProof(tree, row),
    })),
  };
}
