import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  createWalletClient,
  type Hex,
  http,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_ID = 1n;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Cancels a stream once something has been withdrawn. Returns whether it did. */
export async function main(client: Client, streamId = STREAM_ID): Promise<boolean> {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v2.0 is not on ${client.chain.name}.`);
  const abi = release.abi.SablierLockup;
  const common = { address: lockup.address, abi, args: [streamId] } as const;

  const [withdrawn, isCancelable] = await Promise.all([
    client.readContract({ ...common, functionName: "getWithdrawnAmount" }),
    client.readContract({ ...common, functionName: "isCancelable" }),
  ]);
  if (withdrawn === 0n || !isCancelable) return false;

  const { request } = await client.simulateContract({ ...common, functionName: "cancel" });
  const hash = await client.writeContract(request);
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The cancellation ${hash} failed.`);
  return true;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const done = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(done ? "Canceled." : "Nothing to cancel.");
}
