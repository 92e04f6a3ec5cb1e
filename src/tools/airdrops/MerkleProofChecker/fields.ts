import type { Allocation } from "@site/src/lib/airdrops";
import { MAX_UINT128, MAX_UINT256 } from "@site/src/lib/fixed-point";
import {
  type FormValues,
  problemsOf,
  type Read,
  read,
  readPositiveTokens,
  readWhole,
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
const MAX_TOKEN_DECIMALS = 255n;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const HASH = /^0x[0-9a-fA-F]{64}$/;

export const MERKLE_FIELDS = {
  rows: textField("mtr", "List", EXAMPLE_ROWS, checkRowsText, {
    limit: 1200,
    caption: "List: address,amount",
    rows: 5,
    code: true,
    wide: true,
    hint: "2 to 8 rows, amounts in whole tokens. The first row has index 0.",
  }),
  decimals: textField("mtd", "Token decimals", String(EXAMPLE_DECIMALS), readTokenDecimals, {
    inputMode: "numeric",
  }),
  row: wholeField("mts", "Row", "1", [0n, BigInt(MAX_ROWS - 1)]),
  index: textField("mpi", "Index", EXAMPLE_CLAIM.index, readIndex, { inputMode: "numeric" }),
  recipient: textField("mpa", "Recipient", EXAMPLE_CLAIM.recipient, readRecipient, {
    code: true,
    wide: true,
  }),
  amount: textField("mpn", "Amount", EXAMPLE_CLAIM.amount, readBaseUnits, {
    caption: "Amount, base units",
    inputMode: "numeric",
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
} as const;

export type MerkleField = keyof typeof MERKLE_FIELDS;

function readTokenDecimals(text: string): number {
  return Number(readWhole(text, 0n, MAX_TOKEN_DECIMALS));
}

function readIndex(text: string): bigint {
  return readWhole(text, 0n, MAX_UINT256);
}

function readBaseUnits(text: string): bigint {
  return readWhole(text, 0n, MAX_UINT128);
}

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

/** One line of the list, its amount still as text. */
interface RowText {
  readonly recipient: string;
  readonly amount: string;
}

function checkRowsText(text: string): RowText[] {
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
    return { recipient, amount };
  });
}

/**
 * Reads the list of a campaign, one `address,amount` a line; the index of a row is its place.
 *
 * @param decimals token decimals
 * @throws RangeError that names the row
 */
export function readRows(text: string, decimals: number): Allocation[] {
  return checkRowsText(text).map(({ recipient, amount }, index) => {
    const units = read(() => readPositiveTokens(amount, decimals));
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
  const decimals = read(() => readTokenDecimals(texts.decimals));
  const rows: Read<Allocation[]> = decimals.ok
    ? read(() => readRows(texts.rows, decimals.value))
    : { ok: true, value: [] };
  const row = read(() => readWhole(texts.row, 0n, BigInt(MAX_ROWS - 1)));
  const index = read(() => readIndex(texts.index));
  const recipient = read(() => readRecipient(texts.recipient));
  const amount = read(() => readBaseUnits(texts.amount));
  const root = read(() => readRoot(texts.root));
  const proof = read(() => readProof(texts.proof));
  const chosen = row.ok ? Number(row.value) : 0;
  return {
    problems: problemsOf({ decimals, rows, index, recipient, amount, root, proof }),
    rows: decimals.ok && rows.ok ? rows.value : undefined,
    row: rows.ok && chosen < rows.value.length ? chosen : 0,
    claim:
      index.ok && recipient.ok && amount.ok && root.ok && proof.ok
        ? {
            allocation: { index: index.value, recipient: recipient.value, amount: amount.value },
            root: root.value,
            proof: proof.value,
          }
        : undefined,
  };
}
