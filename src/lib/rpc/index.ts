import { isLocalHost } from "../endpoints/local";
import { isObject } from "../json/is-object";
import { quoteValue } from "../query";
import { requestText } from "./request";

/** How much an answer may take; the answers to what this site asks have a few hundred bytes. */
const LIMITS = { whom: "the endpoint", seconds: 15, most: 1_000_000 };

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
export function createRpc(url: URL, request?: typeof fetch): Rpc {
  let id = 0;
  return async (method, params) => {
    id += 1;
    const text = await requestText(
      url,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
      },
      { ...LIMITS, request },
    );
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
  const { error, ...rest } = isObject(body) ? body : {};
  if (error !== undefined && error !== null) {
    const message =
      isObject(error) && typeof error.message === "string" ? error.message : undefined;
    throw new RpcError(
      `the endpoint answered with an error: ${quoteValue(message ?? "without a message")}`,
      dataOf(error),
    );
  }
  if (!("result" in rest)) throw new Error("the answer is not JSON-RPC");
  return rest.result;
}

/** Where nodes put the data of a revert: in `data`, or one level below. */
function dataOf(error: unknown): `0x${string}` | undefined {
  let found: unknown = error;
  for (let depth = 0; depth < 3; depth += 1) {
    if (typeof found === "string") return isHex(found) ? found : undefined;
    found = isObject(found) ? found.data : undefined;
  }
  return undefined;
}

const isHex = (text: string): text is `0x${string}` => /^0x(?:[0-9a-f]{2})*$/iu.test(text);
