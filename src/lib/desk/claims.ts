import { proofsFor } from "../airdrops/merkle";
import { type CampaignList, isDocument, readList } from "../airdrops/list";
import { addressProblem, isAddressText, toChecksum } from "../format/addresses";
import { readBody } from "../text/read-body";
import type { ClaimRow } from "./campaign";

/** Most rows of a list that a browser computes a tree of while its reader waits. */
export const MOST_ROWS = 200_000;

/** Most bytes of a list: the largest documents that campaigns have. */
export const MOST_BYTES = 64_000_000;

const TIMEOUT_MS = 60_000;

/** What a list says of an address. */
export interface FoundRows {
  /** Root of the tree of the list, `0x` and 64 hex digits. */
  readonly root: string;
  /** Root that the document names, if it names another one. */
  readonly stated: string | undefined;
  /** How many rows the list has. */
  readonly count: number;
  /** Those of the address, each with a claim of its own. */
  readonly rows: readonly ClaimRow[];
}

/**
 * Builds the tree of a campaign's list and proves the rows of an address.
 *
 * @param text CSV in whole tokens, or the JSON document of the campaign in base units
 * @param decimals of the token, which a CSV list needs
 * @throws RangeError that says what is wrong with the list, row by row
 */
export function rowsOf(text: string, address: string, decimals: number | undefined): FoundRows {
  if (!isDocument(text) && decimals === undefined) {
    throw new RangeError(
      "The list is CSV, whose amounts are whole tokens; write the decimals of the token, or read the campaign first",
    );
  }
  const list: CampaignList = readList(text, { decimals, most: MOST_ROWS });
  const { root, claims } = proofsFor(list.allocations, address);
  const stated = list.statedRoot?.toLowerCase();
  return {
    root,
    stated: stated === undefined || stated === root ? undefined : stated,
    count: list.allocations.length,
    rows: claims.map((claim) => ({ ...claim, recipient: toChecksum(claim.recipient), root })),
  };
}

/** Whether a text can be an address of a list. @throws RangeError naming the text */
export function readListed(text: string): string {
  const trimmed = text.trim();
  const problem = isAddressText(trimmed)
    ? addressProblem(trimmed)
    : `"${trimmed.slice(0, 40)}" is not an address; write 0x and 40 hex digits`;
  if (problem !== undefined) throw new RangeError(problem);
  return trimmed;
}

/**
 * Where a gateway has the file of a content id.
 *
 * @param gateway its address, as `https://ipfs.io`
 */
export function gatewayUrl(gateway: URL, cid: string): URL {
  return new URL(`/ipfs/${encodeURIComponent(cid)}`, gateway);
}

/**
 * Downloads the list of a campaign.
 *
 * @param request stand-in for `fetch`
 * @throws Error that says what the gateway did
 */
export async function downloadList(
  url: URL,
  request: typeof fetch = (...args) => fetch(...args),
): Promise<string> {
  let response: Response;
  try {
    response = await request(url, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (thrown) {
    throw new Error("the gateway cannot be reached, or it does not allow requests from browsers", {
      cause: thrown,
    });
  }
  if (!response.ok) throw new Error(`the gateway answered with HTTP status ${response.status}`);
  let text: string | undefined;
  try {
    text = await readBody(response.body, MOST_BYTES);
  } catch (thrown) {
    throw new Error(`the answer ended early, or took longer than ${TIMEOUT_MS / 1000} seconds`, {
      cause: thrown,
    });
  }
  if (text === undefined) throw new Error(`the answer is longer than ${MOST_BYTES / 1e6} MB`);
  return text;
}
