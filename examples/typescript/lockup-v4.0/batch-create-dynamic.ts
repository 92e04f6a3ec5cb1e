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
const STREAMS = {
  token: "0x1111111111111111111111111111111111111111" as Address,
  recipients: [
    "0x2222222222222222222222222222222222222222",
    "0x3333333333333333333333333333333333333333",
  ] as readonly Address[],
  amountEach: "1000", // tokens
};
const WEEK = 604_800; // seconds

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Creates all of the streams or none, and returns their ids. */
export async function main(client: Client, streams = STREAMS): Promise<readonly bigint[]> {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  const batch = sablier.contracts.get({ chainId, contractName: "SablierBatchLockup", release });
  if (!lockup || !batch) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  const { recipients } = streams;
  const abi = release.abi.SablierBatchLockup;

  const token = { address: streams.token, abi: erc20Abi } as const;
  const decimals = await client.readContract({ ...token, functionName: "decimals" });
  const amountEach = parseUnits(streams.amountEach, decimals);
  // The batch contract takes the deposits from its caller.
  const approval = await client.writeContract({
    ...token,
    functionName: "approve",
    args: [batch.address, BigInt(recipients.length) * amountEach],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  const items = recipients.map((recipient) => ({
    sender: client.account.address,
    recipient,
    depositAmount: amountEach,
    cancelable: true,
    transferable: false,
    // Little at first, most at the end: the amounts of a stream's segments add up to its deposit.
    segmentsWithDuration: [{ amount: amountEach, exponent: 3n * 10n ** 18n, duration: 52 * WEEK }],
    shape: "dynamicExponential",
  }));
  const { request } = await client.simulateContract({
    address: batch.address,
    abi,
    functionName: "createWithDurationsLD",
    args: [lockup.address, streams.token, items],
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  // It names the account that has paid, too: the events of Lockup name the batch contract.
  const [created] = parseEventLogs({ abi, eventName: "CreateLockupBatch", logs });
  if (created === undefined) throw new Error(`The transaction ${hash} created no streams.`);
  return created.args.streamIds;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const ids = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`Created the streams ${ids.join(", ")}.`);
}
