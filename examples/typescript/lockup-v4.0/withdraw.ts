import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import {
  type Account,
  type Address,
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
const TO: Address = "0x1111111111111111111111111111111111111111";

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Withdraws everything to an address, as the recipient. Returns the amount and the wei paid. */
export async function main(client: Client, streamId = STREAM_ID, to = TO) {
  // region: simulate
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  const common = { address: lockup.address, abi: release.abi.SablierLockup } as const;

  const feeWei = await client.readContract({
    ...common,
    functionName: "calculateMinFeeWei",
    args: [streamId],
  });
  // The price may move before the transaction is included. Lockup keeps the margin of 2%.
  const value = feeWei + feeWei / 50n;

  const { request, result } = await client.simulateContract({
    ...common,
    functionName: "withdrawMax",
    args: [streamId, to],
    value,
  });
  // endregion
  const hash = await client.writeContract(request);
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return { amount: result, value };
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const paid = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`Withdrew ${paid.amount} base units or more, for ${paid.value} wei.`);
}
