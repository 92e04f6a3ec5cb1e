// Change these.
const URL = "https://indexer.hyperindex.xyz/53b7e25/v1/graphql";
const RECIPIENT = "0x2222222222222222222222222222222222222222";

/** A query that knows what it takes and what it returns. */
interface Query<Data, Variables> {
  readonly text: string;
  /** Checks an answer, which comes from outside, and gives it its type. */
  readonly read: (data: unknown) => Data;
  /** Only for the compiler. */
  readonly variables?: Variables;
}

interface Stream {
  readonly alias: string;
  readonly chainId: number;
  /** Base units of the token. */
  readonly intactAmount: bigint;
  readonly symbol: string;
}

/** What comes in an answer. Envio writes large numbers as text or bare. */
interface Row {
  readonly alias: string;
  readonly chainId: string | number;
  readonly intactAmount: string | number;
  readonly asset: { readonly symbol: string };
}

const STREAMS: Query<Stream[], { readonly recipient: string; readonly limit: number }> = {
  text: `query Streams($recipient: String!, $limit: Int!) {
    LockupStream(
      limit: $limit
      order_by: [{ timestamp: desc }, { chainId: asc }, { subgraphId: desc }]
      where: { recipient: { _eq: $recipient } }
    ) { alias chainId intactAmount asset { symbol } }
  }`,
  read: (data) => {
    const rows = (data as { readonly LockupStream?: readonly Row[] }).LockupStream;
    if (!Array.isArray(rows)) throw new Error("The answer has no list of streams.");
    return (rows as readonly Row[]).map(({ alias, chainId, intactAmount, asset }) => ({
      alias,
      chainId: Number(chainId),
      intactAmount: BigInt(intactAmount),
      symbol: asset.symbol,
    }));
  },
};

/** Sends a query. Throws what the server says, also when it says it with status 200. */
export async function send<Data, Variables>(
  url: string,
  query: Query<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: query.text, variables }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The indexer answered with status ${response.status}.`);
  // A bare number above 2^53 would lose digits in JSON.parse: make it a text first.
  const text = (await response.text()).replace(
    /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g,
    (token) => (token.startsWith('"') ? token : `"${token}"`),
  );
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
  if (errors !== undefined || data === undefined || data === null) {
    throw new Error(`The indexer refused: ${JSON.stringify(errors)}`);
  }
  return query.read(data);
}

/** Prints the newest streams of a recipient over all chains. */
export async function main(url = URL, recipient = RECIPIENT): Promise<void> {
  const streams = await send(url, STREAMS, { recipient: recipient.toLowerCase(), limit: 10 });
  for (const { alias, intactAmount, symbol } of streams) console.log(alias, intactAmount, symbol);
}

if (process.argv[1] === import.meta.filename) await main();
