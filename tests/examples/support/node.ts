import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import {
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerializedEIP1559,
} from "viem";

import type { Chain } from "./chain";
import { requestOn } from "./rpc";

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** JSON-RPC over HTTP on a chain in memory, as a node speaks it: it takes signed transactions. */
export async function serveNode(chain: Chain): Promise<{ url: string; server: Server }> {
  const request = requestOn(chain);
  const take = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    if (method === "eth_getTransactionCount") return "0x0";
    if (method === "eth_estimateGas") return "0xf4240";
    if (method === "eth_gasPrice" || method === "eth_maxPriorityFeePerGas") return "0x1";
    if (method !== "eth_sendRawTransaction") return request({ method, params } as never);
    const serialized = params[0] as TransactionSerializedEIP1559;
    const { to, data, value } = parseTransaction(serialized);
    const from = await recoverTransactionAddress({ serializedTransaction: serialized });
    const signed = { from, to: to ?? undefined, data, value, hash: keccak256(serialized) };
    return (await chain.send(signed)).hash;
  };
  const answer = async ({ id, method, params = [] }: Question) => {
    const outcome = await take(method, params).then(
      (result) => ({ result }),
      (error: unknown) => {
        const { code = -32_601, data } = error as { code?: number; data?: string };
        return { error: { code, message: String(error), data } };
      },
    );
    return { jsonrpc: "2.0", id, ...outcome };
  };
  const server = createServer((incoming, response) => {
    void (async () => {
      let body = "";
      for await (const part of incoming) body += String(part);
      const asked = JSON.parse(body) as Question | Question[];
      const answers = Array.isArray(asked) ? Promise.all(asked.map(answer)) : answer(asked);
      response.end(JSON.stringify(await answers));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, server };
}
