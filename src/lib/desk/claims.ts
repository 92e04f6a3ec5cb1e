import { readBody } from "../text/read-body";

/** Most rows of a list that a browser computes a tree of while its reader waits. */
export const MOST_ROWS = 200_000;

/** Most bytes of a list: the largest documents that campaigns have. */
export const MOST_BYTES = 64_000_000;

const TIMEOUT_MS = 60_000;

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
