import { decodeFunctionData, encodeFunctionResult, type Abi, type Address, type Hex } from "viem";

import { publicFiles } from "../../../plugins/protocol-data/emit";
import { loadModel } from "../../../plugins/protocol-data/test-model";

/** Origin that stands for the published site. */
export const DOCS_URL = "https://docs.test";

/** One call that a script made to a contract. */
export interface ReadCall {
  readonly host: string;
  readonly to: string;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** A contract as a script sees it: an ABI, and what each function answers. */
export interface ReadContract {
  readonly address: Address;
  readonly abi: Abi;
  readonly answers: Readonly<Record<string, unknown>>;
}

interface RpcRequest {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly [{ readonly to: Address; readonly data: Hex }];
}

/** The JSON files that the site publishes under `/data`, by path. */
export function siteFiles(): Map<string, string> {
  return publicFiles(loadModel());
}

/**
 * Makes a `fetch` that reaches nothing but the files of this site and one contract, which answers at
 * whatever node a script asks.
 *
 * @param files text by path, as {@link siteFiles} gives it
 * @returns the function, and the calls that the contract got
 */
export function offlineFetch(
  files: ReadonlyMap<string, string>,
  contract?: ReadContract,
): { fetch: typeof globalThis.fetch; calls: ReadCall[] } {
  const calls: ReadCall[] = [];
  const answer = (host: string, { id, method, params }: RpcRequest): object => {
    const call = params?.[0];
    if (method !== "eth_call" || call === undefined || contract === undefined) {
      throw new Error(`A script asked a node for ${method}, which the test does not answer.`);
    }
    const { abi, address, answers } = contract;
    const { functionName, args = [] } = decodeFunctionData({ abi, data: call.data });
    calls.push({ host, to: call.to, functionName, args });
    if (call.to.toLowerCase() !== address.toLowerCase())
      return { jsonrpc: "2.0", id, result: "0x" };
    const result = encodeFunctionResult({ abi, functionName, result: answers[functionName] });
    return { jsonrpc: "2.0", id, result };
  };
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const respond = (body: string | null, status = 200): Response => {
      const response = new Response(body, {
        status,
        headers: { "content-type": "application/json" },
      });
      return Object.defineProperty(response, "url", { value: request.url });
    };
    if (url.origin === DOCS_URL) {
      const file = files.get(url.pathname);
      return file === undefined ? respond("", 404) : respond(file);
    }
    const body = (await request.json()) as RpcRequest | RpcRequest[];
    const result = Array.isArray(body)
      ? body.map((one) => answer(url.host, one))
      : answer(url.host, body);
    return respond(JSON.stringify(result));
  };
  return { fetch, calls };
}
