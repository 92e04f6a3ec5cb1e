import { isLocalHost, LOCAL_LIMIT } from "../endpoints/local";
import { quoteValue } from "../query";
import { readBody } from "../text/read-body";

const TIMEOUT_MS = 15_000;

/** Bytes of an answer; the answers to what this site asks have a few hundred. */
const LONGEST_ANSWER = 1_000_000;

/** An error that the endpoint answered with. */
export class RpcError extends Error {
  override readonly name = "RpcError";

  /** @param data what a call reverted with, where the endpoint tells it */
  constructor(
    message: string,
    readonly data: `0x${string}` | undefined,
  ) {
    super(message);
  }
}

/**
 * Reads the address of a JSON-RPC endpoint.
 *
 * @throws RangeError that names the text when it is no http(s) address, or one that a page served
 *   over https cannot reach
 */
export function readEndpoint(text: string): URL {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) {
    throw new RangeError(
      `${quoteValue(text)} is not an address; write for example https://rpc.example.org`,
    );
  }
  const url = new URL(trimmed);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocalHost(url.hostname))) {
    throw new RangeError(
      `${quoteValue(text)} does not start with https://; browsers reach only such endpoints, or http://localhost`,
    );
  }
  return url;
}

/** What the site asks of a node. All of it only reads: nothing here can sign or send. */
export type ReadMethod = "eth_call" | "eth_chainId" | "eth_getBlockByNumber" | "eth_getCode";

/** Sends a JSON-RPC request and returns its result. */
export type Rpc = (method: ReadMethod, params: readonly unknown[]) => Promise<unknown>;

/**
 * Makes a sender of JSON-RPC requests.
 *
 * @param request stand-in for `fetch`
 * @returns a function that rejects with an Error that says what the endpoint did, an {@link RpcError}
 *   where it answered with an error
 */
export function createRpc(url: URL, request: typeof fetch = (...args) => fetch(...args)): Rpc {
  let id = 0;
  return async (method, params) => {
    id += 1;
    let response: Response;
    try {
      response = await request(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (thrown) {
      throw new Error(
        thrown instanceof DOMException && thrown.name === "TimeoutError"
          ? `no answer within ${TIMEOUT_MS / 1000} seconds`
          : `the endpoint cannot be reached, or it does not allow requests from browsers${isLocalHost(url.hostname) ? `. ${LOCAL_LIMIT}` : ""}`,
        { cause: thrown },
      );
    }
    if (!response.ok) {
      throw new Error(`the endpoint answered with HTTP status ${response.status}`);
    }
    const text = await readBody(response.body, LONGEST_ANSWER);
    if (text === undefined) {
      throw new Error(`the answer is longer than ${LONGEST_ANSWER / 1e6} MB`);
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch (thrown) {
      throw new Error("the answer is not JSON", { cause: thrown });
    }
    return resultOf(body);
  };
}

function resultOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null) {
    throw new Error("the answer is not JSON-RPC");
  }
  if ("error" in body && body.error !== null && body.error !== undefined) {
    const { error } = body;
    const message =
      typeof error === "object" && "message" in error && typeof error.message === "string"
        ? error.message
        : "without a message";
    throw new RpcError(
      `the endpoint answered with an error: ${quoteValue(message)}`,
      dataOf(error),
    );
  }
  if (!("result" in body)) {
    throw new Error("the answer is not JSON-RPC");
  }
  return body.result;
}

/** Where nodes put the data of a revert: in `data`, or one level below. */
function dataOf(error: unknown): `0x${string}` | undefined {
  let found: unknown = error;
  for (let depth = 0; depth < 3; depth += 1) {
    if (typeof found === "string") return isHex(found) ? found : undefined;
    if (typeof found !== "object" || found === null || !("data" in found)) return undefined;
    found = found.data;
  }
  return undefined;
}

const isHex = (text: string): text is `0x${string}` => /^0x(?:[0-9a-f]{2})*$/iu.test(text);
