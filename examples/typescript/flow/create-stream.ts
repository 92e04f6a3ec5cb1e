// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v1.1";
import {
  type Account,
  type Address,
  type Chain,
  createPublicClient,
  createWalletClient,
  parseEventLogs,
  type PublicClient,
  type Transport,
  type WalletClient,
} from "viem";
// endregion

// region: clients
/** The wallet pays and signs; the reader simulates and waits. Both are on the same chain. */
export interface Clients {
  readonly wallet: WalletClient<Transport, Chain, Account>;
  readonly reader: PublicClient<Transport, Chain>;
}

/** Address of SablierFlow v1.1 on a chain. */
export function flowAddress(chain: Chain): Address {
  const contract = sablier.contracts.get({
    chainId: chain.id,
    contractName: "SablierFlow",
    release,
  });
  if (contract === undefined) throw new Error(`Flow v1.1 is not on ${chain.name}.`);
  return contract.address;
}
// endregion

// region: connect
/**
 * For a script: `connect(sepolia, privateKeyToAccount(key), http(url))`. The key comes from outside,
 * for example from an environment variable. In the code it would end up in the repository.
 */
export function connect(chain: Chain, account: Account, transport: Transport): Clients {
  return {
    wallet: createWalletClient({ account, chain, transport }),
    reader: createPublicClient({ chain, transport }),
  };
}
// endregion

// region: rate
/** 1,000 tokens in 30 days, rounded down: 1,000e18 / 2,592,000. The same for every token. */
export const RATE = 385_802_469_135_802n;
// endregion

// region: create
/** Opens a stream from the wallet to `recipient`, without a deposit. Returns its id. */
export async function createStream(
  { wallet, reader }: Clients,
  token: Address,
  recipient: Address,
): Promise<bigint> {
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: flowAddress(wallet.chain),
    abi: release.abi.SablierFlow,
    functionName: "create",
    args: [
      wallet.account.address, // sender: may adjust, pause, refund and void
      recipient, // owner of the NFT: may withdraw and void
      RATE,
      token,
      true, // transferable: the recipient may hand the stream on
    ],
  });
  const hash = await wallet.writeContract(request);
  const receipt = await reader.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({
    abi: release.abi.SablierFlow,
    eventName: "CreateFlowStream",
    logs: receipt.logs,
  });
  if (created === undefined) throw new Error(`The transaction ${hash} created no stream.`);
  return created.args.streamId;
}
// endregion

// region: read
/** What a stream owes and holds, base units; and when its balance runs out, if it has any. */
export async function readStream(reader: PublicClient<Transport, Chain>, streamId: bigint) {
  const flow = { address: flowAddress(reader.chain), abi: release.abi.SablierFlow } as const;
  const args = [streamId] as const;
  const [balance, debt, refundable] = await Promise.all([
    reader.readContract({ ...flow, functionName: "getBalance", args }),
    reader.readContract({ ...flow, functionName: "totalDebtOf", args }),
    reader.readContract({ ...flow, functionName: "refundableAmountOf", args }),
  ]);
  // depletionTimeOf reverts for a balance of 0.
  const depletion =
    balance === 0n
      ? undefined
      : await reader.readContract({ ...flow, functionName: "depletionTimeOf", args });
  return { balance, debt, refundable, depletion };
}
// endregion
