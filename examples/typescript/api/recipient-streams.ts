// region: query
const QUERY = `
query StreamsOfRecipient($recipient: String!, $limit: Int!, $offset: Int!) {
  LockupStream(
    limit: $limit
    offset: $offset
    order_by: [{ timestamp: desc }, { chainId: asc }, { subgraphId: desc }]
    where: { recipient: { _eq: $recipient } }
  ) {
    id
    alias
    chainId
    endTime
    depositAmount
    intactAmount
    asset {
      symbol
      decimals
    }
  }
}`;
// endregion

// region: types
export interface RecipientStream {
  /** Store this one: it never changes. */
  readonly id: string;
  /** As the app shows it. */
  readonly alias: string;
  readonly chainId: number;
  /** Unix seconds. */
  readonly endTime: bigint;
  /** Base units of the token. */
  readonly depositAmount: bigint;
  /** What the contract still holds for the stream, in base units of the token. */
  readonly intactAmount: bigint;
  readonly symbol: string;
  /** Undefined when the token did not tell. */
  readonly decimals: number | undefined;
}
// endregion

// region: read
type Json = Readonly<Record<string, unknown>>;

function asRow(value: unknown): Json {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Json;
  throw new Error(`Expected a row, got ${JSON.stringify(value)}.`);
}

/** Envio writes large numbers as text or bare; the text of the answer is read so that none loses digits. */
function parseAnswer(text: string): Json {
  const tokens = /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;
  return asRow(
    JSON.parse(text.replace(tokens, (token) => (token.startsWith('"') ? token : `"${token}"`))),
  );
}

function toBigInt(value: unknown): bigint {
  if (typeof value === "string" && /^\d+$/.test(value)) return BigInt(value);
  if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value);
  throw new Error(`Expected a whole number, got ${JSON.stringify(value)}.`);
}

function toStream(value: unknown): RecipientStream {
  const row = asRow(value);
  const asset = asRow(row.asset);
  const decimals = Number(asset.decimals);
  const isUnknown = decimals === 0 && String(asset.symbol).toLowerCase() === "unknown";
  return {
    id: String(row.id),
    alias: String(row.alias),
    chainId: Number(row.chainId),
    endTime: toBigInt(row.endTime),
    depositAmount: toBigInt(row.depositAmount),
    intactAmount: toBigInt(row.intactAmount),
    symbol: String(asset.symbol),
    decimals: isUnknown ? undefined : decimals,
  };
}
// endregion

// region: pages
export interface Options {
  /** Address of the streams indexer on Envio. */
  readonly url: string;
  /** Account in any letter case. */
  readonly recipient: string;
  /** Rows of a request; 1,000 at most. */
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** All Lockup streams of a recipient over all chains, the newest first, one page after the other. */
export async function* streamsOfRecipient(options: Options): AsyncGenerator<RecipientStream> {
  const { url, recipient, pageSize = 100, signal = null } = options;
  for (let offset = 0; ; offset += pageSize) {
    const variables = { recipient: recipient.toLowerCase(), limit: pageSize, offset };
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: QUERY, variables }),
      signal,
    });
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
    const { data, errors } = parseAnswer(await response.text());
    if (errors !== undefined) throw new Error(`${url} refused: ${JSON.stringify(errors)}`);
    const rows = asRow(data).LockupStream;
    if (!Array.isArray(rows)) throw new Error(`${url} gave no list of streams.`);
    yield* rows.map(toStream);
    if (rows.length < pageSize) return;
  }
}
// endregion

// region: show
/** An amount for people: `formatUnits(1500000n, 6)` is "1.5". Undefined decimals give undefined. */
export function formatUnits(amount: bigint, decimals: number | undefined): string | undefined {
  if (decimals === undefined) return undefined;
  const digits = amount.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return rest === "" ? whole : `${whole}.${rest}`;
}
// endregion
