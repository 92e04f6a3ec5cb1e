import {
  absoluteLink,
  APP_ORIGIN,
  type AppChain,
  appSlug,
  readChainId,
  readStreamNumber,
} from "../app-urls";
import { isAddressText } from "../format/addresses";
import { quoteValue } from "../query";
import { trimEnd } from "../text/trim-end";
import type { FinderData } from "./model";

/** Longest text that is read, in UTF-16 code units: the input data of a batch of many calls. */
export const MAX_INPUT_LENGTH = 20_000;

const MAX_LINK_LENGTH = 2000;

/** A chain as the text names it. */
export interface NamedChain {
  /** Undefined for a name that is not in the data. */
  readonly id?: number;
  readonly chain?: AppChain;
  /** As sentences call it; in quotes as the reader wrote it where it is none of the data. */
  readonly name: string;
}

/** What a text is, before anything is looked up. */
export type FinderInput =
  | {
      readonly kind: "contract";
      /** Address as written, or name or alias of a contract. */
      readonly source: string;
      readonly chain?: NamedChain;
      /** Decimal digits. */
      readonly number?: string;
      /** Whether a link says that it is a campaign. */
      readonly isCampaign?: true;
    }
  | { readonly kind: "number"; readonly number: string; readonly chain?: NamedChain }
  | { readonly kind: "search"; readonly ids: readonly string[] }
  | { readonly kind: "legacy-app"; readonly host: string }
  | { readonly kind: "hash"; readonly text: string; readonly chain?: NamedChain }
  | { readonly kind: "calldata"; readonly data: string; readonly isWhole: boolean };

/** Hosts of the app of the legacy protocol, today's and older. */
const LEGACY_HOSTS = [
  "legacy-sender.sablier.com",
  "legacy-recipient.sablier.com",
  "v1-app.sablier.com",
  "v1-pay.sablier.com",
  "pay.sablier.com",
  "pay.sablier.finance",
  "app.sablier.finance",
];

/**
 * Markets whose links have the chain, the contract and the number of an NFT at their end, with words in place of the
 * chain that are not its name in the data. Links without a chain are about Ethereum.
 */
const MARKETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "opensea.io": { matic: "polygon", assets: "ethereum" },
  "testnets.opensea.io": {},
  "rarible.com": { token: "ethereum" },
};

const EXPECTED =
  "paste a link into the app, an id such as LK2-137-42, an address, a stream's number with its chain, or the input data of a transaction";

/** Paths of the app, today's and older ones, with the id of a stream or a campaign in their group. */
const APP_PATHS = {
  stream: /^\/(?:(?:vesting|payments)\/)?stream\/([^/]+)(?:\/(?:details|history))?\/?$/u,
  // Pictures and frames have the id at their end, below paths that change.
  picture: /^\/api\/(?:.*\/)?([^/]+-\d+-\d+)$/u,
  campaign: /^\/(?:airstream|airdrops\/campaign)\/([^/]+)(?:\/manage)?\/?$/u,
  list: /^\/(?:(?:vesting|payments|airdrops)(?:\/search(?:\/[^/]+){0,2})?\/?)?$/u,
};

const STREAM_ID = /^(0x[\da-f]{40}|[a-z][a-z\d_]*)-(\d+)-(\d+)$/iu;
const HEX = /^0x[\da-f]*$/iu;
const SELECTOR_DIGITS = 8;
const HASH_DIGITS = 64;

/** The chain of an id, a name or a slug, in any case. */
export function chainOf(text: string, data: FinderData): NamedChain {
  const wanted = text.toLowerCase();
  const chain = data.chains.find((candidate) =>
    [
      String(candidate.id),
      candidate.name.toLowerCase(),
      candidate.slug,
      appSlug(candidate),
    ].includes(wanted),
  );
  if (chain !== undefined) return { id: chain.id, chain, name: chain.name };
  if (!/^\d+$/u.test(text)) return { name: quoteValue(text) };
  const id = readChainId(text);
  return { id, name: `chain ${id}` };
}

/**
 * Reads what a reader has pasted, without looking up a contract.
 *
 * @throws RangeError that names what is wrong and what can be pasted
 */
export function readInput(text: string, data: FinderData): FinderInput {
  const trimmed = text.trim();
  if (trimmed.length > MAX_INPUT_LENGTH) {
    throw new RangeError(
      `The text has ${trimmed.length} characters, and ${MAX_INPUT_LENGTH} is the limit; of input data the first 10 characters are enough`,
    );
  }
  if (trimmed === "") throw new RangeError(`There is nothing to read; ${EXPECTED}`);
  const words = trimmed.split(/\s+/u);
  const [first = ""] = words;
  if (/[/?]|\.[a-z]/iu.test(first) && words.length === 1) return readLink(first, data);
  // Explorers break input data into lines.
  if (
    HEX.test(first) &&
    words.length > 1 &&
    words.every((word) => /^(?:0x)?[\da-f]+$/iu.test(word))
  ) {
    const joined = words.join("");
    if (!isAddressText(first) && joined.length > 2 + SELECTOR_DIGITS) return readHex(joined);
  }
  return readWords(words, data);
}

/** An id, an address, a name or a number, with the chain before or after it. */
function readWords(words: readonly string[], data: FinderData): FinderInput {
  const isSubject = (word: string): boolean =>
    /^0x/iu.test(word) || /^[a-z][a-z\d_]*(?:-\d+){1,2}$/iu.test(word);
  const known = words.find(isSubject) ?? words[0] ?? "";
  const rest = words.filter((word) => word !== known && !/^(?:on|chain|at|in)$/iu.test(word));
  const chainText = trimEnd(rest.join(" ").replace(/^[(,]+/u, ""), "),");
  const chain = chainText === "" ? undefined : chainOf(chainText, data);
  if (
    chain !== undefined &&
    chain.chain === undefined &&
    chain.id === undefined &&
    chainText.length > 40
  ) {
    throw new RangeError(`${quoteValue(words.join(" "))} is not understood; ${EXPECTED}`);
  }
  return readSubject(trimEnd(known, ",;."), chain, data);
}

function readSubject(word: string, chain: NamedChain | undefined, data: FinderData): FinderInput {
  const onChain = chain === undefined ? {} : { chain };
  if (/^#?\d+$/u.test(word)) {
    return { kind: "number", number: readStreamNumber(word.replace("#", "")), ...onChain };
  }
  const [source = "", ...numbers] = word.split("-");
  const isHex = /^0x/iu.test(source);
  if (isHex && numbers.length === 0 && !isAddressText(source)) {
    const input = readHex(source);
    return input.kind === "hash" ? { ...input, ...onChain } : input;
  }
  const isName = /^[a-z][a-z\d_]*$/iu.test(source);
  if (
    (!isName && !isAddressText(source)) ||
    numbers.length > 2 ||
    !numbers.every((part) => /^\d+$/u.test(part))
  ) {
    throw new RangeError(`${quoteValue(word)} is not understood; ${EXPECTED}`);
  }
  const [second, third] = numbers;
  if (second === undefined) return { kind: "contract", source, ...onChain };
  if (third !== undefined) {
    return {
      kind: "contract",
      source,
      chain: chainOf(String(readChainId(second)), data),
      number: readStreamNumber(third),
    };
  }
  // An address takes the chain, as campaigns do; after an alias the number of the stream is likelier.
  return isHex
    ? { kind: "contract", source, chain: chainOf(String(readChainId(second)), data) }
    : { kind: "contract", source, number: readStreamNumber(second), ...onChain };
}

/** Hexadecimal text that is no address. */
function readHex(text: string): FinderInput {
  const digits = text.slice(2).toLowerCase();
  const bad = /[^\da-f]/u.exec(digits);
  if (bad !== null) {
    throw new RangeError(
      `${quoteValue(text)} is no hexadecimal value: it has ${quoteValue(bad[0])}; ${EXPECTED}`,
    );
  }
  if (digits.length === HASH_DIGITS) return { kind: "hash", text };
  if (digits.length < SELECTOR_DIGITS || (digits.length > 34 && digits.length < 50)) {
    throw new RangeError(
      `${quoteValue(text)} has ${digits.length} hex digits; an address has 40, and input data 8 or more`,
    );
  }
  const isWhole = digits.length % 2 === 0;
  return { kind: "calldata", data: `0x${isWhole ? digits : digits.slice(0, -1)}`, isWhole };
}

function readLink(text: string, data: FinderData): FinderInput {
  if (text.length > MAX_LINK_LENGTH) {
    throw new RangeError(`The link has ${text.length} characters; ${MAX_LINK_LENGTH} is the limit`);
  }
  const url = toUrl(text);
  if (LEGACY_HOSTS.includes(url.host)) return { kind: "legacy-app", host: url.host };
  const explorer = data.chains.find(
    ({ explorer: { url: base } }) => new URL(base).host === url.host,
  );
  if (explorer !== undefined) return readExplorerLink(url, explorer);
  const market = MARKETS[url.host];
  if (market !== undefined) return readMarketLink(url, market, data);
  if (url.origin !== APP_ORIGIN) {
    throw new RangeError(
      `${quoteValue(url.host)} is neither the app nor an explorer of the data, nor a known market of NFTs; paste the address or the id that the link is about`,
    );
  }
  const { pathname, searchParams } = url;
  const ids = (searchParams.get("i") ?? "").split(",").filter((id) => STREAM_ID.test(id));
  if (ids.length > 0 || APP_PATHS.list.test(pathname)) return { kind: "search", ids };
  const [, stream] = APP_PATHS.stream.exec(pathname) ?? APP_PATHS.picture.exec(pathname) ?? [];
  if (stream !== undefined) return readSubject(stream, undefined, data);
  const [, campaign] = APP_PATHS.campaign.exec(pathname) ?? [];
  if (campaign === undefined) {
    throw new RangeError(
      `${quoteValue(pathname)} is no path of the app that is known here; streams are at /vesting/stream/… or /payments/stream/…, campaigns at /airdrops/campaign/…`,
    );
  }
  const input = readSubject(campaign, undefined, data);
  return input.kind === "contract" ? { ...input, isCampaign: true } : input;
}

function toUrl(text: string): URL {
  try {
    const url = new URL(absoluteLink(text));
    if (url.protocol === "https:") return url;
    if (url.protocol === "http:") return new URL(`https:${url.href.slice("http:".length)}`);
  } catch {
    // The message below says it.
  }
  throw new RangeError(`${quoteValue(text)} is not a link; ${EXPECTED}`);
}

/** The contract and the number of an NFT, out of the address of a market's page. */
function readMarketLink(
  url: URL,
  words: Readonly<Record<string, string>>,
  data: FinderData,
): FinderInput {
  const parts = url.pathname.split(/[/:]/u).filter((part) => part !== "");
  const at = parts.findIndex(isAddressText);
  const [before = "", source = "", number = ""] = parts.slice(at - 1, at + 2);
  if (at < 1 || !/^\d+$/u.test(number)) {
    throw new RangeError(
      `${quoteValue(url.pathname)} is not the page of an NFT; paste one that ends in a chain, an address and a number, such as /assets/ethereum/0x…/1`,
    );
  }
  const chain = chainOf(words[before.toLowerCase()] ?? before, data);
  return { kind: "contract", source, chain, number: readStreamNumber(number) };
}

/** An address, and for an NFT its token id, out of the address of an explorer's page. */
function readExplorerLink(url: URL, chain: AppChain): FinderInput {
  const named: NamedChain = { id: chain.id, chain, name: chain.name };
  const parts = url.pathname.split("/").filter((part) => part !== "");
  const at = parts.findIndex((part) => HEX.test(part));
  const source = parts[at] ?? "";
  if (isAddressText(source)) {
    const after = parts.slice(at + 1).filter((part) => part !== "instance");
    const digits = [url.searchParams.get("a"), after[0]].find((part) => /^\d+$/u.test(part ?? ""));
    return {
      kind: "contract",
      source,
      chain: named,
      ...(digits !== undefined && digits !== null && { number: readStreamNumber(digits) }),
    };
  }
  if (source.length === 2 + HASH_DIGITS) return { kind: "hash", text: source, chain: named };
  throw new RangeError(
    `${quoteValue(url.pathname)} has no address; paste the page of a contract or of an NFT, such as /address/0x…`,
  );
}
