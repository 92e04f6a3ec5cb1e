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
const NEW_RECIPIENT: Address = "0x1111111111111111111111111111111111111111";

const abi = release.abi.SablierLockup;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Withdraws everything to the present recipient, then transfers the stream. */
export async function main(client: Client, streamId = STREAM_ID, to = NEW_RECIPIENT) {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  const ask = (functionName: "calculateMinFeeWei" | "withdrawableAmountOf") =>
    client.readContract({ address: lockup.address, abi, functionName, args: [streamId] });

  // Without an amount to withdraw there is no fee, and Lockup would keep one.
  const feeWei = (await ask("withdrawableAmountOf")) > 0n ? await ask("calculateMinFeeWei") : 0n;
  const { request, result } = await client.simulateContract({
    address: lockup.address,
    abi,
    functionName: "withdrawMaxAndTransfer",
    args: [streamId, to],
    value: feeWei + feeWei / 50n, // the price may move before the transaction is included
  });
  const hash = await client.writeContract(request);
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return result;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const amount = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`Withdrew ${amount} base units or more. Stream ${STREAM_ID} is ${NEW_RECIPIENT}'s.`);
}
