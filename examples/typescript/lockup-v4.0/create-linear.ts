import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import {
  type Account,
  type Address,
  createWalletClient,
  erc20Abi,
  type Hex,
  http,
  parseEventLogs,
  parseUnits,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM = {
  token: "0x1111111111111111111111111111111111111111" as Address,
  recipient: "0x2222222222222222222222222222222222222222" as Address,
  amount: "10000", // tokens
};
const WEEK = 604_800; // seconds

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Creates the stream, and returns its id. */
export async function main(client: Client, stream = STREAM): Promise<bigint> {
  // region: prepare
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  const abi = release.abi.SablierLockup;

  const token = { address: stream.token, abi: erc20Abi } as const;
  const decimals = await client.readContract({ ...token, functionName: "decimals" });
  const depositAmount = parseUnits(stream.amount, decimals);
  // endregion
  // Lockup takes the deposit from its caller.
  const approval = await client.writeContract({
    ...token,
    functionName: "approve",
    args: [lockup.address, depositAmount],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  // region: simulate
  const { request } = await client.simulateContract({
    address: lockup.address,
    abi,
    functionName: "createWithDurationsLL",
    args: [
      {
        token: stream.token,
        recipient: stream.recipient,
        depositAmount,
        sender: client.account.address, // may cancel, and gets the refund
        cancelable: true,
        transferable: true,
        shape: "linearStepper",
      },
      { start: 0n, cliff: 0n }, // unlocked at these moments, base units
      WEEK, // granularity: from the cliff on, one step a week; 0 is by the second
      { cliff: 4 * WEEK, total: 52 * WEEK }, // both from the start
    ],
  });
  // endregion
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({ abi, eventName: "CreateLockupLinearStream", logs });
  if (created === undefined) throw new Error(`The transaction ${hash} created no stream.`);
  return created.args.streamId;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const id = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`Created stream ${id}.`);
}
