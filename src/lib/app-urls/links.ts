import { quoteValue } from "../query";
import type { AppChain, StreamArea } from "./model";

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
