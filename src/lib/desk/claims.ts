import { requestText } from "../rpc/request";

/** Most rows of a list that a browser computes a tree of while its reader waits. */
export const MOST_ROWS = 200_000;

/** How much a list may take: the largest documents that campaigns have. */
const LIMITS = { seconds: 60, most: 64_000_000 };

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
export const downloadList = async (url: URL, request?: typeof fetch): Promise<string> =>
  requestText(url, {}, { ...LIMITS, whom: url.host, request });
