export type Vendor = "the-graph" | "envio";

// region: parse
/** Reads JSON and keeps all digits: integers that a number cannot hold become text. */
export function parseAnswer(text: string): unknown {
  const tokens = /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;
  return JSON.parse(
    text.replace(tokens, (token) => (token.startsWith('"') ? token : `"${token}"`)),
  );
}

/** An amount or a time, whether the vendor wrote it as text or as a number. */
export function toBigInt(value: unknown): bigint {
  if (typeof value === "string" && /^-?\d+$/.test(value)) return BigInt(value);
  if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value);
  throw new Error(`Expected a whole number, got ${JSON.stringify(value)}.`);
}
// endregion

// region: ids
/** Entities whose id names the chain before the address. */
export type Named = "asset" | "batcher" | "contract" | "factory";

/** The id of a row that belongs to an address: the same at both vendors, in lower case. */
export function rowId(entity: Named, chainId: number, address: string): string {
  return `${entity}-${chainId}-${address.toLowerCase()}`;
}
// endregion

// region: history
export interface HistoryEntry {
  readonly id: string;
  readonly category: string;
  readonly amountA: bigint | null;
  readonly amountB: bigint | null;
  readonly timestamp: bigint;
  readonly hash: string;
}

/** Root fields of the same request. */
const ROOTS: Readonly<Record<Vendor, string>> = {
  "the-graph": "lockupActions",
  envio: "LockupAction",
};

/** The actions of a stream in one shape, from the answer of either vendor. */
export function readHistory(vendor: Vendor, text: string): HistoryEntry[] {
  const answer = parseAnswer(text) as {
    data?: Record<string, Record<string, unknown>[]>;
    errors?: { message: string }[];
  };
  if (answer.errors !== undefined) {
    throw new Error(`${vendor}: ${answer.errors.map(({ message }) => message).join("; ")}`);
  }
  const rows = answer.data?.[ROOTS[vendor]];
  if (rows === undefined) throw new Error(`${vendor}: the answer has no ${ROOTS[vendor]}.`);
  return rows.map((row) => ({
    id: String(row.id),
    category: String(row.category),
    amountA: row.amountA === null ? null : toBigInt(row.amountA),
    amountB: row.amountB === null ? null : toBigInt(row.amountB),
    timestamp: toBigInt(row.timestamp),
    hash: String(row.hash),
  }));
}
// endregion

// region: fallback
/** Asks the vendors in turn until one answers. `send` posts the vendor's own document. */
export async function historyFrom(
  vendors: readonly Vendor[],
  send: (vendor: Vendor) => Promise<string>,
): Promise<HistoryEntry[]> {
  const failures: unknown[] = [];
  for (const vendor of vendors) {
    try {
      return readHistory(vendor, await send(vendor));
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `None of ${vendors.join(", ")} answered.`);
}
// endregion
