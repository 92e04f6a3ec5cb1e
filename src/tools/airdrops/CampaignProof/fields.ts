import { decimalsField, type FormValues, readForm, textField, wholeField } from "@site/src/forms";
// Not from the index of the library: hashes load when the reader changes something.
import { type CampaignList, readList, rowsWanted } from "@site/src/lib/airdrops/list";
import { MAX_UINT128, MAX_UINT256 } from "@site/src/lib/fixed-point";
import { quoteValue } from "@site/src/lib/query";
import { EXAMPLE_CLAIM, EXAMPLE_DECIMALS, EXAMPLE_ROWS } from "./example";
import type { Claim } from "./hash";

/** Most rows of a list: enough to build its tree in a moment. */
export const MAX_ROWS = 5000;
/** A tree of that many levels has more leaves than any list could. */
const MAX_LEVELS = 64;
const HASH = /^0x[0-9a-fA-F]{64}$/;

/** A reader of texts of one form, and what it says of others. */
const readerOf =
  (form: RegExp, problem: string) =>
  (text: string): string => {
    const trimmed = text.trim();
    if (!form.test(trimmed)) throw new RangeError(`${quoteValue(text)} ${problem}`);
    return trimmed;
  };

const readChoice = readerOf(
  /^(?:\d{1,9}|0x[0-9a-fA-F]{40})$/,
  "is no row and no address; write a number from 0, or 0x and 40 hex digits",
);
const readRecipient = readerOf(
  /^0x[0-9a-fA-F]{40}$/,
  "is not an address; write 0x and 40 hex digits",
);
const readRoot = readerOf(HASH, "is not a root; write 0x and 64 hex digits");
const readRows = (text: string, decimals?: number): CampaignList =>
  readList(text, { decimals, most: MAX_ROWS });

const LIST_FIELDS = {
  rows: textField("mtr", "List", EXAMPLE_ROWS, readRows, {
    scaled: readRows,
    limit: 1200,
    caption: "List: address,amount",
    rows: 5,
    code: true,
    wide: true,
    hint: "A row a line, amounts in whole tokens, or the JSON document of a campaign. The first row has index 0.",
  }),
  decimals: decimalsField("mtd", String(EXAMPLE_DECIMALS), { highest: 255 }),
  row: textField("mts", "Row", "1", readChoice, {
    caption: "Proof of this row or address",
    code: true,
    wide: true,
  }),
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

export const PROOF_FIELDS = { ...LIST_FIELDS, ...CLAIM_FIELDS };

export type ProofField = keyof typeof PROOF_FIELDS;

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

export interface ProofEvaluation {
  readonly problems: Partial<Record<ProofField, string>>;
  /** Undefined when the list, the decimals or the choice are wrong. */
  readonly list: CampaignList | undefined;
  /** Undefined when a part of the claim is wrong. */
  readonly claim: Claim | undefined;
}

/** The list and the claim, and what is wrong with the fields. */
export function evaluate(texts: FormValues<ProofField>): ProofEvaluation {
  const read = readForm(LIST_FIELDS, texts);
  const { problems, values: claim } = readForm(CLAIM_FIELDS, texts);
  const { rows, row = "" } = read.values ?? {};
  const isFound = rows !== undefined && rowsWanted(rows.allocations, row).length > 0;
  const missing =
    rows === undefined || isFound
      ? {}
      : {
          row: `"${row}" is not in the list; it has the rows 0 to ${rows.allocations.length - 1}`,
        };
  return {
    problems: { ...read.problems, ...problems, ...missing },
    list: isFound ? rows : undefined,
    claim,
  };
}
