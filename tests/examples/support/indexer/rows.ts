import { keccak256, stringToBytes } from "viem";

import { packageAddress } from "../addresses";
import type { Protocol, Vendor } from "./schema";

export type Value = string | number | boolean | null | readonly string[];

/**
 * A stored row by field. References hold the id of the other row; lists of other rows are computed.
 * `since` is no field of any schema: the block of the row's first log.
 */
export type Row = Readonly<Record<string, Value>>;

export type Rows = Readonly<Record<string, readonly Row[]>>;

export const SEPOLIA = 11155111;
export const BASE = 8453;

/** Made-up accounts and contracts: one digit, forty times. */
export const account = (digit: string): string => `0x${digit.repeat(40)}`;

const SENDER = account("1");
const RECIPIENT = account("2");
const OTHER = account("3");
const PROXY = account("4");
const BROKE = account("6");
const CAMPAIGN = account("7");
const CLAIMER = account("8");
const ADMIN = account("9");
const INSTANT = account("b");
const TRANCHED = account("c");
const TOKEN = account("a");
const NOBODY = account("0");

export const DAY = 86_400;
/** 2025-07-01 and 2025-08-08, 00:00 UTC, in Unix seconds. */
const JULY = 1_751_328_000;
const NOW = 1_754_611_200;

/** Amount of a token with 18 decimals, in base units. */
export const units = (amount: number): string =>
  (BigInt(Math.round(amount * 1e6)) * 10n ** 12n).toString();

export const hashOf = (label: string): string => keccak256(stringToBytes(label));

/** Rough block of a time on Sepolia, where a block takes 12 seconds. */
const blockAt = (time: number): number => 8_943_000 - Math.round((NOW - time) / 12);

export function lower(name: string, protocol: Protocol, version: string, chainId: number): string {
  return packageAddress(name, { protocol, version }, chainId).toLowerCase();
}

/** Forms that belong to Envio: chain in the id, alias of a contract in upper case, its chain. */
function toEnvio(entity: string, row: Row, chainId: number): Row {
  const suffixed: Readonly<Record<string, string>> = {
    asset: "Asset",
    contract: "Contract",
    batch: "Batch",
    batcher: "Batcher",
    factory: "Factory",
    canceledAction: "Action",
    renounceAction: "Action",
    pausedAction: "Action",
    voidedAction: "Action",
    lastAdjustmentAction: "Action",
    clawbackAction: "Action",
  };
  const renamed = Object.entries(row).map(([field, value]): [string, Value] => {
    const isReference = field === "id" ? isSuffixed(entity) : field in suffixed;
    return [field, isReference && value !== null ? `${String(value)}-${chainId}` : value];
  });
  const result: Record<string, Value> = Object.fromEntries(renamed);
  if (entity === "Contract") {
    result.alias = String(row.alias).toUpperCase();
    result.chainId = String(chainId);
    result.admin = null;
  }
  if (entity === "Watcher") result.id = String(chainId);
  result.db_write_timestamp = "2025-08-07T09:30:00";
  return result;
}

const isSuffixed = (entity: string): boolean =>
  ["Action", "Asset", "Batch", "Batcher", "Contract", "Factory"].includes(entity);

/** Rows of one chain by entity, in the form of The Graph. */
export type ChainRows = Readonly<Record<string, readonly Row[]>>;

const assetOf = (chainId: number): Row => ({
  id: TOKEN,
  address: TOKEN,
  chainId: String(chainId),
  decimals: "18",
  name: "Example Token",
  symbol: "EXT",
});

interface ActionSeed {
  readonly category: string;
  readonly time: number;
  readonly stream: Row;
  readonly addressA?: string;
  readonly addressB?: string;
  readonly amountA?: string;
  readonly amountB?: string;
}

/** Numbers actions in the order of their times, as an indexer does that reads one chain. */
function actionRows(seeds: readonly ActionSeed[], from: string): Row[] {
  return seeds
    .toSorted((a, b) => a.time - b.time)
    .map(({ category, time, stream, ...slots }, index) => {
      const hash =
        category === "Create"
          ? String(stream.hash)
          : hashOf(`${String(stream.id)}${category}${time}`);
      return {
        id: `${hash}-${category === "Create" ? 40 + Number(stream.position) : 12}`,
        addressA: slots.addressA ?? null,
        addressB: slots.addressB ?? null,
        amountA: slots.amountA ?? null,
        amountB: slots.amountB ?? null,
        block: String(blockAt(time)),
        category,
        chainId: String(stream.chainId),
        contract: String(stream.contract),
        fee: "0",
        from,
        hash,
        stream: String(stream.id),
        subgraphId: String(index + 1),
        timestamp: String(time),
        since: blockAt(time),
      };
    });
}

interface StreamSeed {
  readonly contract: Row;
  readonly chainId: number;
  readonly tokenId: number;
  readonly subgraphId: number;
  readonly time: number;
  readonly batch: string;
  readonly position?: number;
  readonly sender?: string;
  readonly recipient?: string;
}

function commonStream(seed: StreamSeed): Record<string, Value> {
  const { contract, chainId, tokenId, subgraphId, time, batch, position = 0 } = seed;
  const sender = seed.sender ?? SENDER;
  const recipient = seed.recipient ?? RECIPIENT;
  return {
    id: `${String(contract.id)}-${chainId}-${tokenId}`,
    alias: `${String(contract.alias)}-${chainId}-${tokenId}`,
    asset: TOKEN,
    batch: hashOf(batch),
    chainId: String(chainId),
    contract: String(contract.id),
    hash: hashOf(batch),
    position: String(position),
    recipient,
    sender,
    subgraphId: String(subgraphId),
    timestamp: String(time),
    tokenId: String(tokenId),
    transferable: true,
    version: String(contract.version),
    since: blockAt(time),
  };
}

interface LockupSeed extends StreamSeed {
  readonly category: string;
  readonly deposit: number;
  readonly withdrawn?: number;
  readonly days: number;
  readonly funder?: string;
  readonly fields?: Row;
}

function lockupStream(seed: LockupSeed): Row {
  const { deposit, withdrawn = 0, time, days, category } = seed;
  const common = commonStream(seed);
  return {
    ...common,
    brokerFeeAmount: "0",
    cancelable: true,
    canceled: false,
    canceledAction: null,
    canceledTime: null,
    category,
    cliff: false,
    cliffAmount: null,
    cliffTime: null,
    depositAmount: units(deposit),
    duration: String(days * DAY),
    endTime: String(time + days * DAY),
    funder: seed.funder ?? String(common.sender),
    initial: false,
    initialAmount: null,
    intactAmount: units(deposit - withdrawn),
    parties: [String(common.sender), String(common.recipient)],
    protocolFeeAmount: "0",
    proxender: null,
    proxied: false,
    renounceAction: null,
    renounceTime: null,
    shape: null,
    startTime: String(time),
    withdrawnAmount: units(withdrawn),
    ...seed.fields,
  };
}

function lockupContract(
  name: string,
  version: string,
  tag: string,
  alias: string,
  chainId: number,
): Row {
  const address = lower(name, "lockup", version, chainId);
  const category = name === "SablierLockup" ? "LockupMerged" : "LockupLinear";
  return { id: address, address, admin: ADMIN, alias, category, version: tag };
}

function batchRows(streams: readonly Row[], labels: Readonly<Record<string, string>>): Row[] {
  const hashes = [...new Set(streams.map(({ batch }) => String(batch)))];
  return hashes.map((hash) => {
    const members = streams.filter(({ batch }) => batch === hash);
    const label = labels[hash] ?? null;
    return {
      id: hash,
      batcher: label === null ? null : String(members[0]?.sender),
      hash,
      label,
      size: String(members.length),
      timestamp: String(members[0]?.timestamp),
      since: Number(members[0]?.since),
    };
  });
}

function lockupRows(chainId: number): ChainRows {
  const lk = lockupContract("SablierLockup", "v2.0", "V23", "lk", chainId);
  const base = { contract: lk, chainId, batch: "" };
  if (chainId === BASE) {
    const stream = lockupStream({
      ...base,
      tokenId: 1,
      subgraphId: 1,
      time: JULY + 20 * DAY,
      batch: "base",
      category: "LockupLinear",
      deposit: 365,
      days: 365,
    });
    return {
      Asset: [assetOf(chainId)],
      Contract: [lk],
      Stream: [stream],
      Action: creations([stream], "depositAmount"),
      Batch: batchRows([stream], {}),
    };
  }
  const ll = lockupContract("SablierV2LockupLinear", "v1.0", "V20", "ll", chainId);
  const proxied = lockupStream({
    ...base,
    contract: ll,
    tokenId: 11,
    subgraphId: 1,
    time: JULY - 400 * DAY,
    batch: "proxied",
    sender: PROXY,
    recipient: OTHER,
    category: "LockupLinear",
    deposit: 1000,
    days: 1460,
    fields: { proxender: SENDER, proxied: true },
  });
  const linear = lockupStream({
    ...base,
    tokenId: 1,
    subgraphId: 2,
    time: JULY - 60 * DAY,
    batch: "linear",
    category: "LockupLinear",
    deposit: 3650,
    withdrawn: 700,
    days: 365,
    fields: {
      cliff: true,
      cliffAmount: units(300),
      cliffTime: String(JULY - 30 * DAY),
      initial: true,
      initialAmount: units(50),
      shape: "linearUnlockCliff",
    },
  });
  const pair = JULY + 2 * DAY;
  const dynamic = lockupStream({
    ...base,
    tokenId: 2,
    subgraphId: 3,
    time: pair,
    batch: "pair",
    recipient: OTHER,
    category: "LockupDynamic",
    deposit: 900,
    days: 180,
    fields: { shape: "dynamicExponential" },
  });
  const tranched = lockupStream({
    ...base,
    tokenId: 3,
    subgraphId: 4,
    time: pair,
    batch: "pair",
    position: 1,
    category: "LockupTranched",
    deposit: 600,
    days: 90,
    fields: { cancelable: false, renounceTime: String(pair), shape: "tranchedMonthly" },
  });
  const airstream = lockupStream({
    ...base,
    tokenId: 4,
    subgraphId: 5,
    time: JULY + 12 * DAY,
    batch: "airstream",
    sender: ADMIN,
    category: "LockupLinear",
    deposit: 240,
    withdrawn: 15,
    days: 365,
    funder: CAMPAIGN,
    fields: { cancelable: false },
  });
  const streams = [proxied, linear, dynamic, tranched, airstream];
  const withdrawal = (stream: Row, time: number, amount: number): ActionSeed => ({
    category: "Withdraw",
    time,
    stream,
    addressA: RECIPIENT,
    addressB: RECIPIENT,
    amountB: units(amount),
  });
  return {
    Asset: [assetOf(chainId)],
    Contract: [ll, lk],
    Stream: streams,
    Action: actionRows(
      [
        ...streams.map((stream) => creation(stream, "depositAmount")),
        withdrawal(linear, JULY + 1 * DAY, 500),
        withdrawal(linear, JULY + 30 * DAY, 200),
        withdrawal(airstream, JULY + 35 * DAY, 15),
      ],
      SENDER,
    ),
    Batch: batchRows(streams, { [hashOf("pair")]: "1" }),
    Batcher: [{ id: SENDER, address: SENDER, batchIndex: "1" }],
    Segment: [300, 600].map((amount, index) => ({
      id: `${String(dynamic.id)}-${index + 1}`,
      amount: units(amount),
      startAmount: units(index === 0 ? 0 : 300),
      endAmount: units(index === 0 ? 300 : 900),
      startTime: String(pair + index * 90 * DAY),
      endTime: String(pair + (index + 1) * 90 * DAY),
      milestone: String(pair + (index + 1) * 90 * DAY),
      exponent: index === 0 ? "1000000000000000000" : "3000000000000000000",
      position: String(index),
      stream: String(dynamic.id),
    })),
    Tranche: [0, 1, 2].map((index) => ({
      id: `${String(tranched.id)}-${index + 1}`,
      amount: units(200),
      startAmount: units(200 * index),
      endAmount: units(200 * (index + 1)),
      startTime: String(pair + index * 30 * DAY),
      endTime: String(pair + (index + 1) * 30 * DAY),
      timestamp: String(pair + (index + 1) * 30 * DAY),
      position: String(index),
      stream: String(tranched.id),
    })),
  };
}

function creation(stream: Row, amount: string): ActionSeed {
  return {
    category: "Create",
    time: Number(stream.timestamp),
    stream,
    addressA: String(stream.sender),
    addressB: String(stream.recipient),
    amountA: String(stream[amount]),
  };
}

const creations = (streams: readonly Row[], amount: string): Row[] =>
  actionRows(
    streams.map((stream) => creation(stream, amount)),
    SENDER,
  );

interface FlowSeed extends StreamSeed {
  /** Tokens a day. */
  readonly rate: number;
  readonly deposited: number;
  readonly withdrawn?: number;
  readonly fields?: Row;
}

function flowStream(seed: FlowSeed): Row {
  const { rate, deposited, withdrawn = 0, time } = seed;
  return {
    ...commonStream(seed),
    availableAmount: units(deposited - withdrawn),
    category: "Flow",
    creator: SENDER,
    // The balance lasts for deposits divided by rate, whatever was withdrawn.
    depletionTime: String(time + Math.round((deposited / rate) * DAY)),
    depositedAmount: units(deposited),
    forgivenDebt: "0",
    lastAdjustmentAction: null,
    lastAdjustmentTimestamp: String(time),
    paused: false,
    pausedAction: null,
    pausedTime: null,
    protocolFeeAmount: "0",
    ratePerSecond: (BigInt(units(rate)) / BigInt(DAY)).toString(),
    refundedAmount: "0",
    snapshotAmount: "0",
    startTime: String(time),
    voided: false,
    voidedAction: null,
    voidedTime: null,
    withdrawnAmount: units(withdrawn),
    ...seed.fields,
  };
}

function flowRows(chainId: number): ChainRows {
  const address = lower("SablierFlow", "flow", "v1.1", chainId);
  const contract: Row = { id: address, address, admin: ADMIN, alias: "fl2", version: "V11" };
  const base = { contract, chainId };
  const steady = flowStream({
    ...base,
    tokenId: 1,
    subgraphId: 1,
    time: JULY,
    batch: `steady-${chainId}`,
    rate: 8.64,
    deposited: 345.6,
    withdrawn: 172.8,
  });
  const broke = flowStream({
    ...base,
    tokenId: 2,
    subgraphId: 2,
    time: JULY + 5 * DAY,
    batch: `broke-${chainId}`,
    rate: 17.28,
    deposited: 172.8,
  });
  if (chainId === BASE) {
    const streams = [{ ...steady, depletionTime: String(NOW + 60 * DAY) }, broke];
    return {
      Asset: [assetOf(chainId)],
      Contract: [contract],
      Stream: streams,
      Action: creations(streams, "ratePerSecond"),
      Batch: batchRows(streams, {}),
    };
  }
  const voided = flowStream({
    ...base,
    tokenId: 3,
    subgraphId: 3,
    time: JULY + 6 * DAY,
    batch: "voided",
    recipient: OTHER,
    rate: 8.64,
    deposited: 43.2,
    withdrawn: 43.2,
    fields: {
      depletionTime: "0",
      forgivenDebt: units(86.4),
      lastAdjustmentTimestamp: String(JULY + 21 * DAY),
      paused: true,
      pausedTime: String(JULY + 21 * DAY),
      ratePerSecond: "0",
      snapshotAmount: units(129.6),
      voided: true,
      voidedTime: String(JULY + 21 * DAY),
    },
  });
  const paused = flowStream({
    ...base,
    tokenId: 4,
    subgraphId: 4,
    time: JULY + 8 * DAY,
    batch: "paused",
    sender: BROKE,
    rate: 8.64,
    deposited: 864,
    fields: {
      lastAdjustmentTimestamp: String(JULY + 18 * DAY),
      paused: true,
      pausedTime: String(JULY + 18 * DAY),
      ratePerSecond: "0",
      snapshotAmount: units(86.4),
    },
  });
  const streams = [steady, broke, voided, paused];
  const deposit = (stream: Row, time: number, amount: number): ActionSeed => ({
    category: "Deposit",
    time,
    stream,
    addressA: SENDER,
    amountA: units(amount),
  });
  const seeds: readonly ActionSeed[] = [
    ...streams.map((stream) => creation(stream, "ratePerSecond")),
    deposit(steady, JULY + 60, 172.8),
    deposit(steady, JULY + 15 * DAY, 172.8),
    deposit(broke, JULY + 5 * DAY + 60, 172.8),
    {
      category: "Withdraw",
      time: JULY + 20 * DAY,
      stream: steady,
      addressA: RECIPIENT,
      addressB: RECIPIENT,
      amountA: units(172.8),
    },
    {
      category: "Void",
      time: JULY + 21 * DAY,
      stream: voided,
      addressA: OTHER,
      addressB: SENDER,
      amountA: "0",
      amountB: units(86.4),
    },
    {
      category: "Pause",
      time: JULY + 18 * DAY,
      stream: paused,
      addressA: RECIPIENT,
      addressB: BROKE,
      amountA: units(86.4),
    },
  ];
  return {
    Asset: [assetOf(chainId)],
    Contract: [contract],
    Stream: streams,
    Action: actionRows(seeds, SENDER),
    Batch: batchRows(streams, {}),
  };
}

interface CampaignSeed {
  readonly address: string;
  readonly chainId: number;
  readonly subgraphId: number;
  readonly time: number;
  readonly name: string;
  readonly category: string;
  readonly total: number;
  readonly recipients: number;
  readonly fields?: Row;
}

function campaign(seed: CampaignSeed): Row {
  const { address, chainId, subgraphId, time, name, category, total, recipients } = seed;
  const isInstant = category === "Instant";
  return {
    id: `${address}-${chainId}`,
    address,
    admin: ADMIN,
    aggregateAmount: units(total),
    asset: TOKEN,
    category,
    chainId: String(chainId),
    claimedAmount: "0",
    claimedCount: "0",
    clawbackAction: null,
    clawbackTime: null,
    expiration: String(NOW + 90 * DAY),
    expires: true,
    factory: lower("SablierMerkleFactory", "airdrops", "v1.3", chainId),
    fee: "300000000000000",
    hash: hashOf(address),
    ipfsCID: "bafkreiexamplecampaignfileexamplecampaignfileexamplecampaign",
    lockup: isInstant ? NOBODY : lower("SablierLockup", "lockup", "v2.0", chainId),
    name,
    nickname: `EXT in ${name}`,
    position: String(subgraphId),
    root: hashOf(`root of ${address}`),
    streamCancelable: false,
    streamCliff: false,
    streamCliffDuration: "0",
    streamCliffPercentage: "0",
    streamInitial: false,
    streamInitialPercentage: "0",
    streamShape: "",
    streamStart: false,
    streamStartTime: "0",
    streamTotalDuration: isInstant ? "0" : String(365 * DAY),
    streamTransferable: !isInstant,
    subgraphId: String(subgraphId),
    timestamp: String(time),
    totalRecipients: String(recipients),
    version: "V23",
    since: blockAt(time),
    ...seed.fields,
  };
}

interface ClaimSeed {
  readonly campaign: Row;
  readonly time: number;
  readonly index: number;
  readonly recipient: string;
  readonly amount: number;
  /** Token id of the stream that the claim created; none for instant campaigns. */
  readonly tokenId?: number;
}

function claimRows(seeds: readonly ClaimSeed[], chainId: number): Row[] {
  const lockup = lower("SablierLockup", "lockup", "v2.0", chainId);
  return seeds.map(({ campaign: of, time, index, recipient, amount, tokenId }, order) => {
    const hash = hashOf(`${String(of.id)}${index}`);
    return {
      id: `${hash}-9`,
      block: String(blockAt(time)),
      campaign: String(of.id),
      category: "Claim",
      chainId: String(chainId),
      claimAmount: units(amount),
      claimIndex: String(index),
      claimRecipient: recipient,
      claimStreamId: tokenId === undefined ? null : `${lockup}-${chainId}-${tokenId}`,
      claimTokenId: tokenId === undefined ? null : String(tokenId),
      clawbackAmount: null,
      clawbackFrom: null,
      clawbackTo: null,
      fee: "300000000000000",
      from: recipient,
      hash,
      subgraphId: String(order + 1),
      timestamp: String(time),
      since: blockAt(time),
    };
  });
}

/** Claims by campaign and day, as the indexer counts them. */
function activityRows(claims: readonly ClaimSeed[]): Row[] {
  const rows = new Map<string, Record<string, Value>>();
  for (const { campaign: of, time, amount } of claims) {
    const day = Math.floor(time / DAY);
    const id = `activity-${String(of.id)}-${day}`;
    const row = rows.get(id) ?? {
      id,
      amount: "0",
      campaign: String(of.id),
      claims: "0",
      day: String(day),
      timestamp: String(time),
    };
    row.amount = (BigInt(String(row.amount)) + BigInt(units(amount))).toString();
    row.claims = String(Number(row.claims) + 1);
    rows.set(id, row);
  }
  return [...rows.values()];
}

function airdropsRows(chainId: number): ChainRows {
  const address = lower("SablierMerkleFactory", "airdrops", "v1.3", chainId);
  const onBase = chainId === BASE;
  const instant = campaign({
    address: INSTANT,
    chainId,
    subgraphId: onBase ? 1 : 2,
    time: JULY + 5 * DAY,
    name: onBase ? "Summer rewards" : "Beta testers",
    category: "Instant",
    total: 500,
    recipients: 50,
    fields: { claimedAmount: units(10), claimedCount: "1", expiration: String(JULY + 30 * DAY) },
  });
  const vested = campaign({
    address: CAMPAIGN,
    chainId,
    subgraphId: 1,
    time: JULY,
    name: "Community airdrop",
    category: "LockupLinear",
    total: 24_000,
    recipients: 100,
    fields: {
      claimedAmount: units(600),
      claimedCount: "3",
      streamInitial: true,
      streamInitialPercentage: "50000000000000000",
      streamShape: "linearUnlockLinear",
    },
  });
  const tranched = campaign({
    address: TRANCHED,
    chainId,
    subgraphId: 3,
    time: JULY + 10 * DAY,
    name: "Contributors",
    category: "LockupTranched",
    total: 9000,
    recipients: 30,
    fields: { expiration: "0", expires: false, streamTotalDuration: String(90 * DAY) },
  });
  const instantClaim = { campaign: instant, index: 7, recipient: RECIPIENT, amount: 10 };
  const claims: readonly ClaimSeed[] = onBase
    ? [{ ...instantClaim, time: JULY + 25 * DAY }]
    : [
        { ...instantClaim, time: JULY + 6 * DAY },
        {
          campaign: vested,
          time: JULY + 12 * DAY,
          index: 0,
          recipient: RECIPIENT,
          amount: 240,
          tokenId: 4,
        },
        {
          campaign: vested,
          time: JULY + 12 * DAY + 7200,
          index: 4,
          recipient: OTHER,
          amount: 120,
          tokenId: 5,
        },
        {
          campaign: vested,
          time: JULY + 14 * DAY,
          index: 9,
          recipient: CLAIMER,
          amount: 240,
          tokenId: 6,
        },
      ];
  const campaigns = onBase ? [instant] : [vested, instant, tranched];
  return {
    Asset: [assetOf(chainId)],
    Factory: [
      {
        id: address,
        address,
        alias: "msf4",
        campaignIndex: String(campaigns.length),
        chainId: String(chainId),
        version: "V23",
      },
    ],
    Campaign: campaigns,
    Action: claimRows(claims, chainId),
    Activity: activityRows(claims),
    Tranche: onBase
      ? []
      : [0, 1, 2].map((index) => ({
          id: `${String(tranched.id)}-${index}`,
          campaign: String(tranched.id),
          duration: String(30 * DAY),
          endDuration: String((index === 0 ? 1 : 2) * 30 * DAY),
          endPercentage:
            ["200000000000000000", "500000000000000000", "800000000000000000"][index] ?? "0",
          percentage:
            ["200000000000000000", "300000000000000000", "500000000000000000"][index] ?? "0",
          position: String(index),
          startDuration: String(index === 0 ? 0 : 30 * DAY),
          startPercentage: ["0", "200000000000000000", "300000000000000000"][index] ?? "0",
        })),
  };
}

/** Rows of August 2025 on one chain, in the form of The Graph. */
export const ROWS_OF: Readonly<Record<Protocol, (chainId: number) => ChainRows>> = {
  lockup: lockupRows,
  flow: flowRows,
  airdrops: airdropsRows,
};

/** Settings of a v1.3 campaign that Envio leaves at their defaults. */
const ENVIO_DEFAULTS: Row = {
  streamCliffPercentage: "0",
  streamInitial: false,
  streamInitialPercentage: "0",
  streamStart: false,
  streamStartTime: "0",
};

/**
 * Made-up rows of an indexer of August 2025: on The Graph those of Sepolia, on Envio those of Sepolia
 * and Base. Accounts, tokens and hashes are made up; contracts are those of the npm package.
 */
export function rowsOf2025(protocol: Protocol, vendor: Vendor): Rows {
  const read = ROWS_OF[protocol];
  if (vendor === "the-graph") return read(SEPOLIA);
  const result: Record<string, Row[]> = {
    chain_metadata: [BASE, SEPOLIA].map((chainId) => ({
      chain_id: chainId,
      block_height: chainId === BASE ? 33_910_020 : 8_943_002,
      latest_processed_block: chainId === BASE ? 33_910_012 : 8_943_000,
    })),
  };
  for (const chainId of [SEPOLIA, BASE]) {
    for (const [entity, rows] of Object.entries(read(chainId))) {
      const converted = rows.map((row) => {
        const envio = toEnvio(entity, row, chainId);
        return entity === "Campaign" ? { ...envio, ...ENVIO_DEFAULTS } : envio;
      });
      result[entity] = [...(result[entity] ?? []), ...converted];
    }
  }
  return result;
}
