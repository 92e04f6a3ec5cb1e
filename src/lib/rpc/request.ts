import { isLocalHost, LOCAL_LIMIT } from "../endpoints/local";
import { readBody } from "../text/read-body";

/** How much a request may take, and of whom messages speak. */
interface Limits {
  /** As in `the endpoint`, or a host. */
  readonly whom: string;
  readonly seconds: number;
  /** Bytes of the answer. */
  readonly most: number;
  /** Stand-in for `fetch`. */
  readonly request?: typeof fetch | undefined;
}

/**
 * Asks a host of the reader's choice, without cookies and without the page's address.
 *
 * @throws Error that says what the host did
 */
export async function requestText(
  url: URL,
  init: RequestInit,
  { whom, seconds, most, request = (...args) => fetch(...args) }: Limits,
): Promise<string> {
  let response: Response;
  try {
    response = await request(url, {
      ...init,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(seconds * 1000),
    });
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === "TimeoutError";
    const local = isLocalHost(url.hostname) ? `. ${LOCAL_LIMIT}` : "";
    throw new Error(
      isLate
        ? `no answer of ${whom} within ${seconds} seconds`
        : `${whom} cannot be reached, or it does not allow requests from browsers${local}`,
      { cause },
    );
  }
  if (!response.ok) throw new Error(`${whom} answered with HTTP status ${response.status}`);
  let text: string | undefined;
  try {
    text = await readBody(response.body, most);
  } catch (cause) {
    throw new Error(`the answer of ${whom} ended early, or took longer than ${seconds} seconds`, {
      cause,
    });
  }
  if (text === undefined) {
    throw new Error(`the answer of ${whom} is longer than ${most / 1e6} MB`);
  }
  return text;
}
