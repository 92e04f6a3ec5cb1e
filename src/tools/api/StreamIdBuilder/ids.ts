import type { VersionTag } from "../../../../data/graphql/descriptions/schema";
import type { AppContract, AppContractsData } from "@site/src/lib/app-urls";

/** The names that indexers give to a stream, each cut where the hyphens are. */
export interface StreamNames {
  /** Contract in lower case, chain id, token id. */
  readonly id: readonly [string, string, string];
  /** Alias of the contract in upper case, chain id, token id. */
  readonly alias: readonly [string, string, string];
}

/**
 * The contracts that the indexers read.
 *
 * @param versions releases that the indexers of the protocol read
 * @returns in the order of the data, documented releases first
 */
export function indexedContracts(
  { contracts }: AppContractsData,
  versions: readonly VersionTag[],
): AppContract[] {
  const indexed = new Set(versions.flatMap(({ aliases }) => aliases));
  return contracts.filter(({ alias }) => indexed.has(alias));
}

/** Most digits that a token id can have: it is a 256-bit number. */
const MAX_DIGITS = 78;

/**
 * Says what is wrong with the text of a token id.
 *
 * @returns a sentence without its period that names the value and the fix; undefined when nothing is wrong.
 */
export function tokenIdProblem(text: string): string | undefined {
  if (/^[1-9]\d*$/u.test(text) && text.length <= MAX_DIGITS) return undefined;
  return `"${text.slice(0, 20)}" is no token id; enter a whole number from 1, without leading zeros`;
}

/**
 * Names a stream as the indexers do.
 *
 * @param contract with its addresses by chain id
 * @param tokenId digits, as `tokenIdProblem` accepts them
 * @returns undefined when the contract is not on the chain
 */
export function streamNames(
  contract: AppContract,
  chainId: number,
  tokenId: string,
): StreamNames | undefined {
  const address = contract.addresses[chainId];
  if (address === undefined) return undefined;
  const chain = String(chainId);
  return {
    id: [address.toLowerCase(), chain, tokenId],
    alias: [contract.alias.toUpperCase(), chain, tokenId],
  };
}
