import { MAX_UINT128 } from "../fixed-point";
import { isObject } from "../json/is-object";
import { parseAmount } from "../format/amounts";
import { quoteValue } from "../query";
import { read } from "../text/read";
import type { Allocation } from "./merkle";

/** A list of recipients as it was read. The place of a row is its index. */
export interface CampaignList {
  readonly allocations: readonly Allocation[];
  /** Sum of all amounts, base units. */
  readonly total: bigint;
  /** Root that the document names beside its list, as written there; a CSV list names none. */
  readonly statedRoot: string | undefined;
}

/**
 * - `decimals`: token decimals, which amounts of a CSV list are read with; any number of decimals
 *   passes while they are not known
 * - `most`: most rows that are read
 * - `addressProblem`: what is wrong with the text of an address, undefined for nothing; the form alone
 *   is checked if absent, because a checksum needs a hash function
 */
export interface ListSettings {
  readonly decimals?: number | undefined;
  readonly most?: number;
  readonly addressProblem?: (text: string) => string | undefined;
}

/** Mistakes that a message names before it counts the rest. */
const NAMED = 4;
/** Decimals that a text is read with while the token's are not known: enough for any token. */
const ANY_DECIMALS = 255;
/** Most characters of an amount. */
const LONGEST_AMOUNT = 100;

function formProblem(text: string): string | undefined {
  return /^0x[0-9a-fA-F]{40}$/.test(text)
    ? undefined
    : `${quoteValue(text)} is not an address; write 0x and 40 hex digits`;
}

/** Base units of an amount above 0 that fits `uint128`, or what is wrong with the text. */
function readAmount(text: string, decimals: number): bigint | string {
  if (text.length > LONGEST_AMOUNT) {
    return `${quoteValue(text)} has ${text.length} characters; an amount has at most ${LONGEST_AMOUNT}`;
  }
  const amount = read(() => parseAmount(text, decimals));
  if (!amount.ok) return amount.problem;
  if (amount.value === 0n) return "the amount is 0; use more than 0";
  return amount.value > MAX_UINT128 && decimals !== ANY_DECIMALS
    ? `${quoteValue(text)} does not fit uint128, the type of amounts`
    : amount.value;
}

interface Cells {
  /** Where the row stands, for messages. */
  readonly place: string;
  readonly address: string;
  readonly amount: string;
  /** What is wrong with the row as a whole. */
  readonly problem?: string | undefined;
}

function allocationsOf(rows: readonly Cells[], settings: ListSettings, decimals: number) {
  const { addressProblem = formProblem } = settings;
  const mistakes: string[] = [];
  const allocations: Allocation[] = [];
  for (const { place, address, amount, problem } of rows) {
    const units = problem ?? addressProblem(address) ?? readAmount(amount, decimals);
    if (typeof units === "string") mistakes.push(`${place}: ${units}`);
    else allocations.push({ index: BigInt(allocations.length), recipient: address, amount: units });
  }
  if (mistakes.length > 0) {
    const rest = mistakes.length - NAMED;
    throw new RangeError(
      mistakes.slice(0, NAMED).join(". ") + (rest > 0 ? `. There are ${rest} more mistakes` : ""),
    );
  }
  return allocations;
}

/**
 * The rows of a CSV list, with or without the header `address,amount`. Spaces or semicolons may stand
 * between the cells, too, and semicolons between rows that have commas. Quotes fall away.
 */
function csvRows(text: string): Cells[] {
  const lines = text.replace(/^\uFEFF/u, "").split(/\r\n|[\n\r]/u);
  return lines.flatMap((line, number) =>
    (line.includes(",") ? line.split(";") : [line]).flatMap((row): Cells[] => {
      const cells = row.replaceAll('"', "").split(/[,;\s]/u);
      const [address, amount = "", ...more] = cells.filter((cell) => cell !== "");
      if (address === undefined || (number === 0 && address.toLowerCase() === "address")) return [];
      const problem =
        amount !== "" && more.length === 0
          ? undefined
          : `${quoteValue(row)} is no row; write an address, a comma and an amount without separators`;
      return [{ place: `Line ${number + 1}`, address, amount, problem }];
    }),
  );
}

/** The rows of the JSON document that a campaign's content id names; amounts are base units. */
function jsonRows(text: string): { readonly rows: Cells[]; readonly root: string | undefined } {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new RangeError("The list begins like JSON and is none; copy the whole document");
  }
  const { recipients, root } = isObject(document) ? document : {};
  if (!Array.isArray(recipients)) {
    throw new RangeError('The document has no list "recipients"; use the file of the campaign');
  }
  const rows = recipients.map((row: unknown, index): Cells => {
    const { address, amount } = isObject(row) ? row : {};
    const place = `Recipient ${index}`;
    if (typeof address === "string" && typeof amount === "string") {
      return { place, address, amount };
    }
    const problem = "there is no address or no amount as text; use the file of the campaign";
    return { place, address: "", amount: "", problem };
  });
  return { rows, root: typeof root === "string" ? root : undefined };
}

/** Whether a text is meant as the JSON document of a campaign, and not as CSV. */
export const isDocument = (text: string): boolean => /^\uFEFF?\s*[[{]/u.test(text);

/**
 * Reads the list of a campaign: CSV with an `address,amount` a line in whole tokens, or the JSON
 * document of a campaign with `recipients` in base units.
 *
 * @throws RangeError for an empty or too long list, and one that names the rows with mistakes: the
 *   first four, and how many more there are
 */
export function readList(text: string, settings: ListSettings = {}): CampaignList {
  const { decimals = ANY_DECIMALS, most = Number.POSITIVE_INFINITY } = settings;
  const isJson = isDocument(text);
  const { rows, root } = isJson ? jsonRows(text) : { rows: csvRows(text), root: undefined };
  if (rows.length === 0)
    throw new RangeError("The list has no rows; write address,amount in a line");
  if (rows.length > most) {
    throw new RangeError(
      `The list has ${rows.length} rows; this tool takes ${most}, a campaign any number`,
    );
  }
  const allocations = allocationsOf(rows, settings, isJson ? 0 : decimals);
  const total = allocations.reduce((sum, { amount }) => sum + amount, 0n);
  return { allocations, total, statedRoot: root };
}

/**
 * The rows of an address or of a number, with their places in the list. An address may have several, each
 * with a claim of its own.
 *
 * @param wanted an address in any letter case, or the number of a row from 0
 */
export function rowsWanted(
  allocations: readonly Allocation[],
  wanted: string,
): { readonly row: number; readonly allocation: Allocation }[] {
  const sought = /^\d{1,9}$/u.test(wanted) ? `${Number(wanted)}` : wanted.toLowerCase();
  return allocations.flatMap((allocation, row) =>
    `${row}` === sought || allocation.recipient.toLowerCase() === sought
      ? [{ row, allocation }]
      : [],
  );
}
