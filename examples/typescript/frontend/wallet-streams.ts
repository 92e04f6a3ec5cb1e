import { release as flow } from "sablier/evm/releases/flow/v3.0";
import { release as lockup } from "sablier/evm/releases/lockup/v4.0";

/** The indexer of all chains. It takes no key. */
const URL = "https://indexer.hyperindex.xyz/53b7e25/v1/graphql";

const QUERY = `
query StreamsOf($account: String!, $lockup: String!, $flow: String!) {
  LockupStream(
    limit: 100
    order_by: [{ timestamp: desc }, { chainId: asc }, { subgraphId: desc }]
    where: {
      version: { _eq: $lockup }
      _or: [{ recipient: { _eq: $account } }, { sender: { _eq: $account } }]
    }
  ) {
    alias sender recipient category startTime endTime
    cliffTime cliffAmount initialAmount granularity
    depositAmount withdrawnAmount intactAmount canceled
    tranches(order_by: { position: asc }) { amount endTime }
    asset { symbol decimals }
  }
  FlowStream(
    limit: 100
    order_by: [{ timestamp: desc }, { chainId: asc }, { subgraphId: desc }]
    where: {
      version: { _eq: $flow }
      _or: [{ recipient: { _eq: $account } }, { sender: { _eq: $account } }]
    }
  ) {
    alias sender recipient startTime ratePerSecond snapshotAmount
    lastAdjustmentTimestamp withdrawnAmount availableAmount voided
    asset { symbol decimals }
  }
}`;

/** What every row has. Accounts are in lower case. */
interface Common {
  readonly alias: string;
  readonly sender: string;
  readonly recipient: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** A row of Lockup v4.0: amounts in base units, times in Unix seconds. */
export interface LockupRow extends Common {
  readonly category: string;
  readonly startTime: bigint;
  readonly endTime: bigint;
  /** 0 without a cliff. */
  readonly cliffTime: bigint;
  readonly cliffAmount: bigint;
  readonly initialAmount: bigint;
  /** Seconds from one step to the next. */
  readonly granularity: bigint;
  readonly depositAmount: bigint;
  readonly withdrawnAmount: bigint;
  readonly intactAmount: bigint;
  readonly canceled: boolean;
  readonly tranches: readonly { readonly amount: bigint; readonly endTime: bigint }[];
}

/** A row of Flow v3.0: the rate and the snapshot have 18 decimals, the amounts are base units. */
export interface FlowRow extends Common {
  readonly startTime: bigint;
  readonly ratePerSecond: bigint;
  readonly snapshotAmount: bigint;
  readonly lastAdjustmentTimestamp: bigint;
  readonly withdrawnAmount: bigint;
  readonly availableAmount: bigint;
  readonly voided: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/** A whole number, which comes as text or bare. It is null where a stream has no such part. */
function whole(value: unknown): bigint {
  if (value === null) return 0n;
  if (typeof value === "string" && /^\d+$/.test(value)) return BigInt(value);
  if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value);
  throw new Error(`Expected a whole number, got ${JSON.stringify(value)}.`);
}

const common = (row: Json): Common => ({
  alias: String(row.alias),
  sender: String(row.sender),
  recipient: String(row.recipient),
  symbol: String((row.asset as Json).symbol),
  decimals: Number((row.asset as Json).decimals),
});

const lockupRow = (row: Json): LockupRow => ({
  ...common(row),
  category: String(row.category),
  startTime: whole(row.startTime),
  endTime: whole(row.endTime),
  cliffTime: whole(row.cliffTime),
  cliffAmount: whole(row.cliffAmount),
  initialAmount: whole(row.initialAmount),
  granularity: whole(row.granularity),
  depositAmount: whole(row.depositAmount),
  withdrawnAmount: whole(row.withdrawnAmount),
  intactAmount: whole(row.intactAmount),
  canceled: row.canceled === true,
  tranches: (row.tranches as readonly Json[]).map(({ amount, endTime }) => ({
    amount: whole(amount),
    endTime: whole(endTime),
  })),
});

const flowRow = (row: Json): FlowRow => ({
  ...common(row),
  startTime: whole(row.startTime),
  ratePerSecond: whole(row.ratePerSecond),
  snapshotAmount: whole(row.snapshotAmount),
  lastAdjustmentTimestamp: whole(row.lastAdjustmentTimestamp),
  withdrawnAmount: whole(row.withdrawnAmount),
  availableAmount: whole(row.availableAmount),
  voided: row.voided === true,
});

/** The newest 100 streams of each protocol that an account receives or sends, on all chains. */
export async function streamsOf(account: string, url = URL) {
  const variables = {
    account: account.toLowerCase(),
    lockup: lockup.version,
    flow: flow.version,
  };
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: QUERY, variables }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The indexer returned status ${response.status}.`);
  // A bare number above 2^53 would lose digits in JSON.parse: make it a text first.
  const text = (await response.text()).replace(
    /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g,
    (token) => (token.startsWith('"') ? token : `"${token}"`),
  );
  const { data, errors } = JSON.parse(text) as { data?: Json | null; errors?: unknown };
  if (errors !== undefined) throw new Error(`The indexer refused: ${JSON.stringify(errors)}`);
  if (!Array.isArray(data?.LockupStream) || !Array.isArray(data.FlowStream)) {
    throw new Error("The indexer returned no lists of streams.");
  }
  return {
    lockup: (data.LockupStream as Json[]).map(lockupRow),
    flow: (data.FlowStream as Json[]).map(flowRow),
  };
}
