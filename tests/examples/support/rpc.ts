import {
  type Account,
  type Address,
  type Chain as ViemChain,
  createPublicClient,
  createWalletClient,
  custom,
  type EIP1193RequestFn,
  getAddress,
  type Hex,
  hexToBigInt,
  numberToHex,
  type PublicClient,
  type Transport,
  type WalletClient,
} from "viem";

import { type CallOptions, type Chain, type Receipt, Reverted } from "./chain";

/** A transaction as JSON-RPC carries it. */
interface RpcTransaction {
  readonly from?: Address;
  readonly to?: Address;
  readonly data?: Hex;
  readonly value?: Hex;
}

/** JSON-RPC error 3: the node ran the call, and the contract reverted. */
class RpcRevert extends Error {
  readonly code = 3;
  constructor(readonly data: Hex) {
    super("execution reverted");
  }
}

const ZERO_HASH: Hex = `0x${"00".repeat(32)}`;
const ZERO_BLOOM: Hex = `0x${"00".repeat(256)}`;

function toOptions(transaction: RpcTransaction | undefined): CallOptions {
  if (transaction?.from === undefined) throw new Error("A call in a test names its sender.");
  return {
    from: getAddress(transaction.from),
    to: transaction.to === undefined ? undefined : getAddress(transaction.to),
    data: transaction.data,
    value: transaction.value === undefined ? undefined : hexToBigInt(transaction.value),
  };
}

const transactionFields = (receipt: Receipt) => ({
  blockHash: ZERO_HASH,
  blockNumber: numberToHex(receipt.blockNumber),
  transactionHash: receipt.hash,
  transactionIndex: "0x0",
});

function rpcLogs(receipt: Receipt) {
  return receipt.logs.map((log, index) => ({
    ...transactionFields(receipt),
    ...log,
    logIndex: numberToHex(index),
    removed: false,
  }));
}

function rpcReceipt(receipt: Receipt): object {
  return {
    ...transactionFields(receipt),
    from: receipt.from,
    to: receipt.to,
    contractAddress: receipt.contractAddress,
    cumulativeGasUsed: numberToHex(receipt.gasUsed),
    gasUsed: numberToHex(receipt.gasUsed),
    effectiveGasPrice: "0x0",
    logs: rpcLogs(receipt),
    logsBloom: ZERO_BLOOM,
    status: "0x1",
    type: "0x2",
  };
}

/** A transaction that has been mined. What a contract ran is not kept, so the data is empty. */
function rpcTransaction(receipt: Receipt): object {
  return {
    ...transactionFields(receipt),
    hash: receipt.hash,
    from: receipt.from,
    to: receipt.to,
    input: "0x",
    value: "0x0",
    nonce: "0x0",
    gas: numberToHex(receipt.gasUsed),
    gasPrice: "0x0",
    maxFeePerGas: "0x0",
    maxPriorityFeePerGas: "0x0",
    type: "0x2",
    chainId: "0x1",
    accessList: [],
    v: "0x1",
    r: `0x${"1".repeat(64)}`,
    s: `0x${"1".repeat(64)}`,
  };
}

/** The block of a number, or the newest one, whose time is that of the next transaction. */
function rpcBlock(chain: Chain, block: string): object {
  const mined = chain.receipts.find(({ blockNumber }) => numberToHex(blockNumber) === block);
  const { blockNumber, timestamp } = mined ?? chain;
  return {
    number: numberToHex(blockNumber),
    timestamp: numberToHex(timestamp),
    hash: ZERO_HASH,
    parentHash: ZERO_HASH,
    nonce: "0x0000000000000000",
    difficulty: "0x0",
    gasLimit: numberToHex(30_000_000),
    gasUsed: "0x0",
    miner: `0x${"00".repeat(20)}`,
    extraData: "0x",
    baseFeePerGas: "0x0",
    transactions: [],
  };
}

/** A question for events: each topic is one value, a list of which one must fit, or null for any. */
interface RpcFilter {
  readonly address?: Address | readonly Address[];
  readonly topics?: readonly (Hex | readonly Hex[] | null)[];
  readonly fromBlock?: Hex;
  readonly toBlock?: Hex;
}

/** The events of a range of blocks, as a node filters them. */
function logsOn(chain: Chain, filter: RpcFilter): object[] {
  const first = hexToBigInt(filter.fromBlock ?? "0x0");
  const last = filter.toBlock === undefined ? chain.blockNumber : hexToBigInt(filter.toBlock);
  const addresses = [filter.address ?? []].flat().map((address) => address.toLowerCase());
  return chain.receipts
    .filter(({ blockNumber }) => blockNumber >= first && blockNumber <= last)
    .flatMap(rpcLogs)
    .filter(
      ({ address, topics }) =>
        (addresses.length === 0 || addresses.includes(address.toLowerCase())) &&
        (filter.topics ?? []).every(
          (wanted, place) =>
            wanted === null || [wanted].flat().some((topic) => topic === topics[place]),
        ),
    );
}

/**
 * Answers the JSON-RPC calls of viem and ethers from a chain in memory. Reads without a sender come
 * from the zero address, as at a node.
 *
 * @param accounts what a wallet on this chain has; a node has none
 * @throws Error naming a method that no example has needed so far
 */
export function requestOn(chain: Chain, accounts: readonly Address[] = []): EIP1193RequestFn {
  const handle = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const transaction = params[0] as RpcTransaction | undefined;
    switch (method) {
      case "eth_chainId":
        return numberToHex(chain.id);
      case "eth_accounts":
      case "eth_requestAccounts":
        return accounts;
      case "eth_blockNumber":
        return numberToHex(chain.blockNumber);
      case "eth_call":
        return chain.call(toOptions({ from: `0x${"00".repeat(20)}`, ...transaction }));
      case "eth_sendTransaction":
        return (await chain.send(toOptions(transaction))).hash;
      case "anvil_setCode": {
        const [address, code] = params as readonly [Address, Hex];
        await chain.setCode(getAddress(address), code);
        return null;
      }
      case "eth_estimateGas":
        await chain.call(toOptions(transaction));
        return numberToHex(1_000_000);
      case "eth_getLogs":
        return logsOn(chain, params[0] as RpcFilter);
      case "eth_getTransactionByHash": {
        const receipt = chain.receipts.find(({ hash }) => hash === params[0]);
        return receipt === undefined ? null : rpcTransaction(receipt);
      }
      case "eth_getTransactionReceipt": {
        const receipt = chain.receipts.find(({ hash }) => hash === params[0]);
        return receipt === undefined ? null : rpcReceipt(receipt);
      }
      case "eth_getBlockByNumber":
        return rpcBlock(chain, params[0] as string);
      default:
        throw new Error(`The chain of the tests does not answer "${method}". Add it in rpc.ts.`);
    }
  };
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    try {
      return await handle(method, Array.isArray(params) ? params : []);
    } catch (error) {
      throw error instanceof Reverted ? new RpcRevert(error.data) : error;
    }
  };
  return request as EIP1193RequestFn;
}

/** What the `connect` of a program takes in a test, in place of a key and the URL of a node. */
export type Connection = readonly [account: Account, transport: Transport];

/**
 * The way to a chain in memory.
 *
 * @param account address that pays and signs
 */
export function connectionOn(chain: Chain, account: Address): Connection {
  return [
    { address: account, type: "json-rpc" },
    custom({ request: requestOn(chain) }, { retryCount: 0 }),
  ];
}

/** The clients that a TypeScript example gets. */
export interface Clients {
  readonly wallet: WalletClient<Transport, ViemChain, Account>;
  readonly reader: PublicClient<Transport, ViemChain>;
}

/**
 * viem clients on a chain in memory.
 *
 * @param chain chain of the same id as `definition`
 * @param definition what viem knows about the chain
 * @param account address that pays and signs
 */
export function clientsOn(chain: Chain, definition: ViemChain, account: Address): Clients {
  if (chain.id !== definition.id) {
    throw new Error(`The chain has the id ${chain.id}, and ${definition.name} ${definition.id}.`);
  }
  const [wallet, transport] = connectionOn(chain, account);
  const common = { chain: definition, transport, pollingInterval: 5, cacheTime: 0 };
  return {
    wallet: createWalletClient({ ...common, account: wallet }),
    reader: createPublicClient(common),
  };
}
