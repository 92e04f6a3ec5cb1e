import { addressProblem } from "../format/addresses";
import { quoteValue } from "../query";
import type { AppChain, AppContract, AppContractsData, Area, StreamArea } from "./model";

export const APP_ORIGIN = "https://app.sablier.com";

export const STREAM_VIEWS = ["", "details", "history"] as const;

/** Page below the one of a stream; empty for the page itself. */
export type StreamView = (typeof STREAM_VIEWS)[number];

/** What identifies a stream: contract, chain and token id. */
export interface StreamId {
  /** Alias in capitals, or address in lower case. */
  readonly source: string;
  readonly chainId: number;
  /** Decimal digits. */
  readonly streamId: string;
}

export type AppLink =
  | ({ readonly kind: "stream"; readonly area: StreamArea; readonly view: StreamView } & StreamId)
  | {
      readonly kind: "campaign";
      /** Lower case. */
      readonly address: string;
      readonly chainId: number;
      readonly manage: boolean;
    };

const MAX_ID_DIGITS = 78;

/** A link as people copy it, with what it leaves out: the scheme, or the whole host of the app. */
export function absoluteLink(text: string): string {
  if (text.startsWith("/")) return APP_ORIGIN + text;
  return /^[a-z]+:\/\//iu.test(text) ? text : `https://${text}`;
}

/** Name of a chain in the app's paths: the data package calls chain 1 otherwise. */
export function appSlug(chain: Pick<AppChain, "id" | "slug">): string {
  return chain.id === 1 ? "ethereum" : chain.slug;
}

/**
 * Reads a chain id.
 * @throws RangeError that names the text
 */
export function readChainId(text: string): number {
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text) || !Number.isSafeInteger(id)) {
    throw new RangeError(`${quoteValue(text)} is no chain id; use a number such as 137`);
  }
  return id;
}

/**
 * Reads the number of a stream.
 * @returns decimal digits without leading zeros
 * @throws RangeError that names the text
 */
export function readStreamNumber(text: string): string {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed) || trimmed.length > MAX_ID_DIGITS || BigInt(trimmed) === 0n) {
    throw new RangeError(`${quoteValue(text)} is no stream id; use a whole number of 1 or more`);
  }
  return BigInt(trimmed).toString();
}

/**
 * Reads the first part of a stream's id: an alias or an address.
 * @returns alias in capitals or address in lower case, as the app writes them
 * @throws RangeError that names the text
 */
export function readSource(text: string): string {
  const trimmed = text.trim();
  if (/^0x/i.test(trimmed)) {
    const problem = addressProblem(trimmed);
    if (problem !== undefined) throw new RangeError(problem);
    return trimmed.toLowerCase();
  }
  if (!/^[A-Z][A-Z0-9_]*$/i.test(trimmed)) {
    throw new RangeError(`${quoteValue(text)} is neither an alias such as LK nor an address`);
  }
  return trimmed.toUpperCase();
}

export function formatStreamId({ source, chainId, streamId }: StreamId): string {
  return `${source}-${chainId}-${streamId}`;
}

/**
 * Writes a link in the current scheme of the app.
 * @param switchTo chain id that the app asks the wallet to switch to
 */
export function formatAppUrl(link: AppLink, switchTo?: number): string {
  const path =
    link.kind === "stream"
      ? `${link.area}/stream/${formatStreamId(link)}${link.view === "" ? "" : `/${link.view}`}`
      : `airdrops/campaign/${link.address}-${link.chainId}${link.manage ? "/manage" : ""}`;
  return `${APP_ORIGIN}/${path}${switchTo === undefined ? "" : `?cc=${switchTo}`}`;
}

/** The contract behind the source of a stream, as far as the deployments tell. */
export interface ResolvedSource {
  readonly contract?: AppContract;
  /** With the EIP-55 checksum. */
  readonly address?: string;
  readonly explorerUrl?: string;
  /** Whether the address must be checked before use. */
  readonly unconfirmed: boolean;
  /** What is wrong, by part; without a full stop. */
  readonly problems: { readonly source?: string; readonly chain?: string };
}

/**
 * Looks the source of a stream up in the deployments.
 * @param area part of the app that the link goes to; absent when it does not matter
 */
export function resolveSource(
  { source, chainId }: Omit<StreamId, "streamId">,
  data: AppContractsData,
  area?: Area,
): ResolvedSource {
  const chain = data.chains.find(({ id }) => id === chainId);
  const byAlias = data.contracts.find(({ alias }) => alias === source);
  const contract =
    byAlias ?? data.contracts.find(({ addresses }) => addresses[chainId]?.toLowerCase() === source);
  const address = contract?.addresses[chainId];
  const problems: { source?: string; chain?: string } = {};
  if (contract === undefined) {
    problems.source = source.startsWith("0x")
      ? `No stream contract of Sablier has this address on chain ${chainId}`
      : `There is no alias ${quoteValue(source)}; known: ${data.contracts.map(({ alias }) => alias).join(", ")}`;
  } else if (area !== undefined && contract.area !== area) {
    problems.source = `${contract.alias} is ${contract.release}, which belongs to /${contract.area}, not /${area}`;
  }
  if (chain === undefined) {
    problems.chain = `The data package has no Sablier streams on chain ${chainId}`;
  } else if (contract !== undefined && address === undefined) {
    problems.chain = `${contract.alias} (${contract.release}) is not deployed on ${chain.name}`;
  }
  return {
    ...(contract && { contract }),
    ...(address !== undefined && { address }),
    ...(chain &&
      address !== undefined && { explorerUrl: `${chain.explorer.url}/address/${address}` }),
    unconfirmed: contract?.unconfirmed.includes(chainId) ?? false,
    problems,
  };
}
