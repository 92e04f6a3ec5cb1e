import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  type Address,
  createWalletClient,
  type Hex,
  http,
  parseEventLogs,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_ID = 1n;
/** Only the recipient or an approved address may name another address than the recipient. */
const TO: Address = "0x1111111111111111111111111111111111111111";

const abi = release.abi.SablierLockup;

/** Simulates, sends and reads on one chain, with one account. */
export type Client = ReturnType<typeof connect>;

export function connect(account: Account, transport: Transport) {
  return createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
}

function lockupOn({ chain }: Client) {
  const contract = sablier.contracts.get({
    chainId: chain.id,
    contractName: "SablierLockup",
    release,
  });
  if (contract === undefined) throw new Error(`Lockup v2.0 is not on ${chain.name}.`);
  return contract.address;
}

/** Withdraws everything that has been streamed. Returns the amount in base units. */
export async function withdrawMax(client: Client, streamId: bigint, to: Address): Promise<bigint> {
  const { request } = await client.simulateContract({
    account: client.account,
    address: lockupOn(client),
    abi,
    functionName: "withdrawMax",
    args: [streamId, to],
  });
  const hash = await client.writeContract(request);
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  // More has been streamed since the simulation, so the event counts, not the simulated result.
  const [event] = parseEventLogs({
    abi,
    eventName: "WithdrawFromLockupStream",
    logs: receipt.logs,
  });
  if (event === undefined) throw new Error(`The transaction ${hash} withdrew nothing.`);
  return event.args.amount;
}

export async function main(client: Client): Promise<void> {
  const amount = await withdrawMax(client, STREAM_ID, TO);
  console.log(`Withdrew ${amount} base units from stream ${STREAM_ID} to ${TO}.`);
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
}
