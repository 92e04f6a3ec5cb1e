import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import {
  type Account,
  createWalletClient,
  decodeErrorResult,
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
const STREAM_IDS = [1n, 2n, 3n];

const abi = release.abi.SablierLockup;

export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Pays the recipients of several streams. Returns the streams that were skipped, with the reason. */
export async function main(client: Client, streamIds: readonly bigint[] = STREAM_IDS) {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  const ask = (functionName: "calculateMinFeeWei" | "withdrawableAmountOf") =>
    Promise.all(
      streamIds.map((id) =>
        client.readContract({ address: lockup.address, abi, functionName, args: [id] }),
      ),
    );

  const amounts = await ask("withdrawableAmountOf");
  // Each withdrawal sees the same value, so the highest fee covers all of them.
  const fees = await ask("calculateMinFeeWei");
  const feeWei = fees.reduce((most, fee) => (fee > most ? fee : most), 0n);
  const { request } = await client.simulateContract({
    address: lockup.address,
    abi,
    functionName: "withdrawMultiple",
    args: [streamIds, amounts],
    value: feeWei + feeWei / 50n,
  });
  const hash = await client.writeContract(request);
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} failed.`);

  // A withdrawal that fails undoes no other: look for it.
  const eventName = "InvalidWithdrawalInWithdrawMultiple";
  return parseEventLogs({ abi, eventName, logs }).map(({ args }) => {
    // An error of the token or of a hook is not in the ABI of Lockup.
    const { streamId, revertData } = args;
    try {
      return { streamId, reason: decodeErrorResult({ abi, data: revertData }).errorName };
    } catch {
      return { streamId, reason: revertData };
    }
  });
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  console.log(
    "Skipped:",
    await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL))),
  );
}
