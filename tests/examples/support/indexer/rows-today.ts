import {
  account,
  BASE,
  type ChainRows,
  DAY,
  hashOf,
  lower,
  ROWS_OF,
  type Row,
  type Rows,
  SEPOLIA,
  units,
  type Value,
} from "./rows";
import type { Protocol, Vendor } from "./schema";

/** What lies between the rows of August 2025 and those of today: a year, at 12 seconds a block. */
export const YEAR = { seconds: 365 * DAY, blocks: (365 * DAY) / 12 } as const;

/** Contracts that the rows of 2025 name, and those that take their place. */
const SUCCESSORS = [
  { protocol: "lockup", name: "SablierLockup", from: "v2.0", to: "v4.0" },
  { protocol: "flow", name: "SablierFlow", from: "v1.1", to: "v3.0" },
] as const;

/** Releases by the tags and aliases of 2025, as today's indexers write them. */
const VERSIONS: Readonly<Record<string, string>> = { V20: "v1.0", V23: "v4.0", V11: "v3.0" };
const ALIASES: Readonly<Record<string, string>> = { lk: "LK3", ll: "LL", fl2: "FL4" };

/** A moment in Unix seconds, as a field of one or as text. */
const isTime = (field: string, value: Value): value is string =>
  /time|timestamp|expiration/iu.test(field) && /^1[67]\d{8}$/u.test(String(value));

/** Moves a row a year on and to the newest contracts. */
function renewed(row: Row, chainId: number): Record<string, Value> {
  const moved = Object.entries(row).map(([field, value]): [string, Value] => {
    if (isTime(field, value)) return [field, String(Number(value) + YEAR.seconds)];
    if (field === "block") return [field, String(Number(value) + YEAR.blocks)];
    if (field === "since") return [field, Number(value) + YEAR.blocks];
    if (typeof value !== "string") return [field, value];
    const text = SUCCESSORS.reduce<string>((old, { protocol, name, from, to }) => {
      const [before, after] = [from, to].map((version) => lower(name, protocol, version, chainId));
      return old.replace(before ?? "", after ?? "");
    }, value);
    return [field, text];
  });
  return Object.fromEntries(moved);
}

/** Takes fields out of a row. */
function without(row: Row, ...fields: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));
}

const assetId = (chainId: number, row: Row): string => `asset-${chainId}-${String(row.asset)}`;

/** Contracts of these releases take no fee. */
const FREE: ReadonlySet<string> = new Set(["v1.0", "v1.1", "v1.2"]);

/** Rows of a stream protocol on one chain, in today's form on The Graph. */
function streamRows(protocol: "lockup" | "flow", chainId: number): ChainRows {
  const name = protocol === "lockup" ? "Lockup" : "Flow";
  const old = Object.fromEntries(
    Object.entries(ROWS_OF[protocol](chainId)).map(([entity, rows]) => [
      entity,
      rows.map((row) => renewed(row, chainId)),
    ]),
  );
  const senders = new Map(
    (old.Stream ?? []).map(({ batch, sender }) => [String(batch), String(sender)]),
  );
  const batchId = (hash: Value | undefined): string =>
    `batch-${chainId}-${senders.get(String(hash)) ?? ""}-${String(hash)}`;
  const versions = new Map<string, string>();
  const streams = (old.Stream ?? []).map((row): Row => {
    const linear = row.category === "LockupLinear";
    const version = VERSIONS[String(row.version)] ?? String(row.version);
    const [alias = "", ...rest] = String(row.alias).split("-");
    versions.set(String(row.id), version);
    return {
      ...without(row, "parties", "brokerFeeAmount", "protocolFeeAmount"),
      alias: [ALIASES[alias] ?? alias, ...rest].join("-"),
      asset: assetId(chainId, row),
      assetDecimalsValue: "18",
      batch: batchId(row.batch),
      version,
      ...(protocol === "flow"
        ? {}
        : {
            cliff: linear ? (row.cliff ?? false) : null,
            depleted: row.intactAmount === "0",
            // The one with a cliff unlocks weekly, as no earlier release can; the others by the second.
            granularity:
              linear && version === "v4.0" ? String(row.cliff === true ? 7 * DAY : 1) : null,
            initial: linear ? (row.initial ?? false) : null,
            shape: row.shape ?? "linear",
            shapeSource: row.shape === null ? "Inferred" : "Event",
          }),
    };
  });
  const numbered = (kind: string, rows: readonly Row[] = []): Row[] =>
    rows.map((row) => ({
      ...without(row, "milestone", "timestamp"),
      id: `${kind}-${String(row.stream)}-${String(row.position)}`,
    }));
  return {
    Asset: (old.Asset ?? []).map((row) => ({ ...row, id: `asset-${chainId}-${String(row.id)}` })),
    [`${name}Stream`]: streams,
    [`${name}Action`]: (old.Action ?? []).map((row) => ({
      ...row,
      id: `action-${chainId}-${String(row.id)}`,
      fee: FREE.has(versions.get(String(row.stream)) ?? "") ? null : String(row.fee),
      ...(protocol === "flow" && row.category === "Deposit"
        ? { addressB: String(streams.find(({ id }) => id === row.stream)?.recipient) }
        : {}),
    })),
    [`${name}Batch`]: (old.Batch ?? []).map((row) => {
      const lone = row.size === "1";
      return {
        ...without(row, "label"),
        id: batchId(row.id),
        batcher: lone ? null : `batcher-${chainId}-${senders.get(String(row.id)) ?? ""}`,
        hash: lone ? null : String(row.hash),
        position: row.label ?? null,
        timestamp: lone ? null : String(row.timestamp),
      };
    }),
    [`${name}Batcher`]: (old.Batcher ?? []).map((row) => ({
      id: `batcher-${chainId}-${String(row.id)}`,
      batchCounter: String(row.batchIndex),
    })),
    Contract: (old.Contract ?? []).map((row) => ({
      id: `contract-${chainId}-${String(row.id)}`,
      address: String(row.address),
      alias: ALIASES[String(row.alias)] ?? "",
      category: name,
      chainId: String(chainId),
    })),
    ...(protocol === "lockup"
      ? {
          Segment: numbered("segment", old.Segment),
          Tranche: numbered("tranche", old.Tranche),
          DeprecatedStream: chainId === SEPOLIA ? [unindexedStream(chainId)] : [],
        }
      : {}),
  };
}

/** A stream that was created on a release without fees after the indexers had stopped reading it. */
function unindexedStream(chainId: number): Row {
  const contract = lower("SablierV2LockupLinear", "lockup", "v1.2", chainId);
  return {
    id: `${contract}-${chainId}-900`,
    chainId: String(chainId),
    contractAddress: contract,
    tokenId: "900",
    hash: hashOf("unindexed"),
    timestamp: "1767225600",
    since: 0,
  };
}

const VCA = account("d");
const CLAIMER = account("2");

/** The campaign with a variable claim amount, made from another one. */
function vcaCampaign(like: Row, chainId: number): Row {
  const time = Number(like.timestamp) + 20 * DAY;
  return {
    ...like,
    id: `${VCA}-${chainId}`,
    address: VCA,
    aggregateAmount: units(1000),
    campaignStartTime: String(time),
    category: "VariableClaimAmount",
    claimedAmount: units(60),
    claimedCount: "1",
    clawbackTime: null,
    expiration: String(time + 200 * DAY),
    factory: `factory-${chainId}-${lower("SablierFactoryMerkleVCA", "airdrops", "v3.0", chainId)}`,
    fee: "200000000",
    hash: hashOf(VCA),
    name: "Early supporters",
    nickname: "EXT in Early supporters",
    position: "0",
    root: hashOf(`root of ${VCA}`),
    subgraphId: "4",
    timestamp: String(time),
    totalRecipients: "10",
    vcaEndTime: String(time + 180 * DAY),
    vcaForgoneAmount: units(40),
    vcaRedistributionEnabled: false,
    vcaStartTime: String(time),
    vcaUnlockPercentage: "500000000000000000",
    version: "v3.0",
    since: Number(like.since) + 20 * (DAY / 12),
  };
}

const LINEAR_SETTINGS = [
  "streamCliff",
  "streamCliffDuration",
  "streamCliffPercentage",
  "streamInitial",
  "streamInitialPercentage",
];
const STREAM_SETTINGS = [
  "lockup",
  "streamCancelable",
  "streamStart",
  "streamStartTime",
  "streamTotalDuration",
  "streamTransferable",
];

const NO_CLAIM: Row = {
  claimAmount: null,
  claimIndex: null,
  claimRecipient: null,
  claimStreamId: null,
  claimTo: null,
  claimTokenId: null,
  clawbackAmount: null,
  clawbackFrom: null,
  clawbackTo: null,
  fee: null,
  vcaForgoneAmount: null,
};

/** An event of a campaign that is no claim. */
function campaignAction(campaign: Row, category: string, days: number, fields: Row = {}): Row {
  const hash = category === "Create" ? campaign.hash : hashOf(`${String(campaign.id)}${category}`);
  return {
    ...NO_CLAIM,
    id: `action-${String(campaign.chainId)}-${String(hash)}-3`,
    block: String(Number(campaign.since) + days * (DAY / 12)),
    campaign: String(campaign.id),
    category,
    chainId: String(campaign.chainId),
    from: String(campaign.admin),
    hash: String(hash),
    timestamp: String(Number(campaign.timestamp) + days * DAY),
    since: Number(campaign.since) + days * (DAY / 12),
    ...fields,
  };
}

/** Adds the shares and waits of a campaign's steps up, as the mended indexers do. */
function plan(rows: readonly Row[]): Row[] {
  let [share, wait] = [0n, 0n];
  return rows.map((row) => {
    const start = { startPercentage: String(share), startDuration: String(wait) };
    share += BigInt(String(row.percentage));
    wait += BigInt(String(row.duration));
    return {
      ...row,
      ...start,
      endPercentage: String(share),
      endDuration: String(wait),
      id: `tranche-${String(row.campaign)}-${String(row.position)}`,
    };
  });
}

/** Rows of the Airdrops indexer on one chain, in today's form on The Graph. */
function airdropRows(chainId: number): ChainRows {
  const old = Object.fromEntries(
    Object.entries(ROWS_OF.airdrops(chainId)).map(([entity, rows]) => [
      entity,
      rows.map((row) => renewed(row, chainId)),
    ]),
  );
  const campaigns = (old.Campaign ?? []).map((row): Row => {
    const unset = [
      ...(row.category === "Instant" ? STREAM_SETTINGS : []),
      ...(row.category === "LockupLinear" ? [] : LINEAR_SETTINGS),
    ];
    return {
      ...row,
      asset: assetId(chainId, row),
      campaignStartTime: String(row.timestamp),
      factory: `factory-${chainId}-${String(row.factory)}`,
      position: String(Number(row.position) - 1),
      vcaEndTime: null,
      vcaForgoneAmount: null,
      vcaRedistributionEnabled: null,
      vcaStartTime: null,
      vcaUnlockPercentage: null,
      version: "v1.3",
      ...Object.fromEntries(unset.map((field) => [field, null])),
    };
  });
  const instant = campaigns.find(({ category }) => category === "Instant");
  if (chainId === SEPOLIA && instant !== undefined) campaigns.push(vcaCampaign(instant, chainId));
  const claims = (old.Action ?? []).map((row): Row => ({
    ...row,
    id: `action-${chainId}-${String(row.id)}`,
    claimTo: String(row.claimRecipient),
    vcaForgoneAmount: null,
  }));
  const others = campaigns.flatMap((campaign): Row[] => [
    campaignAction(campaign, "Create", 0),
    ...(campaign.category === "LockupLinear"
      ? [
          campaignAction(campaign, "Clawback", 3, {
            clawbackAmount: units(1000),
            clawbackFrom: String(campaign.admin),
            clawbackTo: String(campaign.admin),
          }),
        ]
      : []),
    ...(campaign.category === "VariableClaimAmount"
      ? [
          campaignAction(campaign, "LowerMinFeeUSD", 1),
          campaignAction(campaign, "Claim", 2, {
            claimAmount: units(60),
            claimIndex: "3",
            claimRecipient: CLAIMER,
            claimTo: CLAIMER,
            fee: "300000000000000",
            from: CLAIMER,
            vcaForgoneAmount: units(40),
          }),
        ]
      : []),
  ]);
  const actions = [...claims, ...others]
    .toSorted((a, b) => Number(a.timestamp) - Number(b.timestamp))
    .map((row, index): Row => ({ ...row, subgraphId: String(index + 1) }));
  const days = new Map<string, Row[]>();
  for (const row of actions.filter(({ category }) => category === "Claim")) {
    const day = Math.floor(Number(row.timestamp) / DAY);
    const id = `activity-${String(row.campaign)}-${day}`;
    days.set(id, [...(days.get(id) ?? []), row]);
  }
  return {
    Asset: (old.Asset ?? []).map((row) => ({ ...row, id: `asset-${chainId}-${String(row.id)}` })),
    Factory: (old.Factory ?? []).map((row) => ({
      ...without(row, "version", "campaignIndex"),
      id: `factory-${chainId}-${String(row.id)}`,
      alias: "MSF4",
      campaignCounter: String(row.campaignIndex),
    })),
    Campaign: campaigns,
    Action: actions,
    Activity: [...days].map(([id, rows]) => ({
      id,
      amount: rows.reduce((sum, row) => sum + BigInt(String(row.claimAmount)), 0n).toString(),
      campaign: String(rows[0]?.campaign),
      claims: String(rows.length),
      day: id.split("-").at(-1) ?? "",
      timestamp: String(rows[0]?.timestamp),
    })),
    Tranche: plan(old.Tranche ?? []),
  };
}

/** Forms of values that Envio stores in another way. */
function onEnvio(entity: string, row: Row): Row {
  if (entity === "Contract") return { ...row, category: String(row.category).toLowerCase() };
  if (entity.endsWith("Batch")) return { ...row, position: row.position ?? "0" };
  if (entity === "Campaign") {
    return { ...row, vcaRedistributionEnabled: row.vcaRedistributionEnabled ?? false };
  }
  return row;
}

/** Streams of both protocols in one indexer; a token has one row in it. */
function readChain(protocol: Protocol, chainId: number): ChainRows {
  if (protocol === "airdrops") return airdropRows(chainId);
  const [lockup, flow] = [streamRows("lockup", chainId), streamRows("flow", chainId)];
  return {
    ...lockup,
    ...flow,
    Asset: lockup.Asset ?? [],
    Contract: [...(lockup.Contract ?? []), ...(flow.Contract ?? [])],
  };
}

/**
 * Made-up rows of an indexer of today: on The Graph those of Sepolia, on Envio those of Sepolia and
 * Base. Lockup and Flow are in the same indexer.
 */
export function rowsOf(protocol: Protocol, vendor: Vendor): Rows {
  if (vendor === "the-graph") return readChain(protocol, SEPOLIA);
  const result: Record<string, Row[]> = {
    _meta: [BASE, SEPOLIA].map((chainId) => ({
      chainId,
      isReady: true,
      progressBlock: chainId === BASE ? 49_710_012 : 11_571_000,
      sourceBlock: chainId === BASE ? 49_710_020 : 11_571_002,
    })),
  };
  for (const chainId of [SEPOLIA, BASE]) {
    for (const [entity, rows] of Object.entries(readChain(protocol, chainId))) {
      const converted = rows.map((row) => onEnvio(entity, row));
      result[entity] = [...(result[entity] ?? []), ...converted];
    }
  }
  return result;
}
