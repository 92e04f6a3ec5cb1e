import type { Allocation } from "@site/src/lib/airdrops";
import { MAX_UINT128, MAX_UINT256 } from "@site/src/lib/fixed-point";
import {
  checkAmountText,
  decimalsField,
  type FormValues,
  optionField,
  read,
  readForm,
  readPositiveTokens,
  textField,
  wholeField,
} from "@site/src/forms";
import { quoteValue } from "@site/src/lib/query";
import { EXAMPLE_CLAIM, EXAMPLE_DECIMALS, EXAMPLE_ROWS } from "./example";

/** Fewest and most rows that the drawing has room for. */
const MIN_ROWS = 2;
const MAX_ROWS = 8;
/** A tree of that many levels has more leaves than any list could. */
const MAX_LEVELS = 64;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const HASH = /^0x[0-9a-fA-F]{64}$/;

const LIST_FIELDS = {
  rows: textField("mtr", "List", EXAMPLE_ROWS, readRows, {
    scaled: readRows,
    limit: 1200,
    caption: "List: address,amount",
    rows: 5,
    code: true,
    wide: true,
    hint: "2 to 8 rows, amounts in whole tokens. The first row has index 0.",
  }),
  decimals: decimalsField("mtd", String(EXAMPLE_DECIMALS), { highest: 255 }),
  row: optionField(
    "mts",
    "Row",
    "1",
    Array.from({ length: MAX_ROWS }, (_, index) => String(index)),
    { caption: "Show the proof of" },
  ),
};

const CLAIM_FIELDS = {
  index: wholeField("mpi", "Index", EXAMPLE_CLAIM.index, [0n, MAX_UINT256]),
  recipient: textField("mpa", "Recipient", EXAMPLE_CLAIM.recipient, readRecipient, {
    code: true,
    wide: true,
  }),
  amount: wholeField("mpn", "Amount", EXAMPLE_CLAIM.amount, [0n, MAX_UINT128], {
    wide: true,
    caption: "Amount, base units",
  }),
  root: textField("mpr", "Root", EXAMPLE_CLAIM.root, readRoot, {
    caption: "Merkle root of the campaign",
    code: true,
    wide: true,
    hint: "As MERKLE_ROOT of the campaign returns it.",
  }),
  proof: textField("mpp", "Proof", EXAMPLE_CLAIM.proof, readProof, {
    limit: MAX_LEVELS * 70,
    rows: 4,
    code: true,
    wide: true,
    hint: "One hash a line, or the JSON array that the Merkle API returns.",
  }),
};

export const MERKLE_FIELDS = { ...LIST_FIELDS, ...CLAIM_FIELDS };

export type MerkleField = keyof typeof MERKLE_FIELDS;

function readRecipient(text: string): string {
  const trimmed = text.trim();
  if (!ADDRESS.test(trimmed)) {
    throw new RangeError(`${quoteValue(text)} is not an address; write 0x and 40 hex digits`);
  }
  return trimmed;
}

function readRoot(text: string): string {
  const trimmed = text.trim();
  if (!HASH.test(trimmed)) {
    throw new RangeError(`${quoteValue(text)} is not a root; write 0x and 64 hex digits`);
  }
  return trimmed;
}

/**
 * Reads a proof: hashes separated by spaces, commas or lines, also as a JSON array. An empty text is
 * the proof of a list with one row.
 *
 * @throws RangeError that names the first element that is not a hash
 */
export function readProof(text: string): string[] {
  const elements = text.split(/[\s,[\]"']+/).filter((element) => element !== "");
  if (elements.length > MAX_LEVELS) {
    throw new RangeError(
      `The proof has ${elements.length} elements; no tree has more than ${MAX_LEVELS} levels`,
    );
  }
  const wrong = elements.findIndex((element) => !HASH.test(element));
  if (wrong >= 0) {
    throw new RangeError(
      `Element ${wrong} of the proof, ${quoteValue(elements[wrong] ?? "")}, is not a hash; write 0x and 64 hex digits`,
    );
  }
  return elements;
}

/**
 * Reads the list of a campaign, one `address,amount` a line; the index of a row is its place.
 *
 * @param decimals token decimals; while they are not known, amounts may have any
 * @throws RangeError that names the row
 */
export function readRows(text: string, decimals?: number): Allocation[] {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length < MIN_ROWS || lines.length > MAX_ROWS) {
    throw new RangeError(
      `The list has ${lines.length} rows; this drawing takes ${MIN_ROWS} to ${MAX_ROWS}`,
    );
  }
  return lines.map((line, index) => {
    const [recipient = "", amount = "", ...rest] = line.split(",").map((cell) => cell.trim());
    if (rest.length > 0 || amount === "") {
      throw new RangeError(
        `Row ${index} is ${quoteValue(line)}; write an address, a comma and an amount without separators`,
      );
    }
    if (!ADDRESS.test(recipient)) {
      throw new RangeError(
        `Row ${index} has ${quoteValue(recipient)}, which is not an address; write 0x and 40 hex digits`,
      );
    }
    const units = read(() =>
      decimals === undefined ? checkAmountText(amount) : readPositiveTokens(amount, decimals),
    );
    if (!units.ok) {
      throw new RangeError(`Row ${index}: ${units.problem}`);
    }
    return { index: BigInt(index), recipient, amount: units.value };
  });
}

/** A claim with the root that it is checked against. */
export interface Claim {
  readonly allocation: Allocation;
  readonly root: string;
  readonly proof: readonly string[];
}

export interface MerkleEvaluation {
  readonly problems: Partial<Record<MerkleField, string>>;
  /** Undefined when the list or the decimals are wrong. */
  readonly rows: readonly Allocation[] | undefined;
  /** Place of the chosen row; 0 when the chosen one does not exist. */
  readonly row: number;
  /** Undefined when a part of the claim is wrong. */
  readonly claim: Claim | undefined;
}

/** The list and the claim, and what is wrong with the fields. */
export function evaluate(texts: FormValues<MerkleField>): MerkleEvaluation {
  const list = readForm(LIST_FIELDS, texts);
  const { problems, values: claim } = readForm(CLAIM_FIELDS, texts);
  const { rows, row } = list.values ?? {};
  const chosen = Number(row ?? 0);
  return {
    problems: { ...list.problems, ...problems },
    rows,
    row: rows !== undefined && chosen < rows.length ? chosen : 0,
    claim: claim && { allocation: claim, root: claim.root, proof: claim.proof },
  };
}
