import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
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
  zeroAddress,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAMS = {
  token: "0x1111111111111111111111111111111111111111" as Address,
  first: "0x2222222222222222222222222222222222222222" as Address,
  second: "0x3333333333333333333333333333333333333333" as Address,
  amountEach: parseUnits("1000", 18), // base units: 1,000 of a token with 18 decimals
  startTime: Math.floor(Date.now() / 1000), // now, Unix seconds
};
const WEEK = 604_800; // seconds

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Creates both streams or none, and returns their ids. */
export async function main(client: Client, streams = STREAMS): Promise<bigint[]> {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  const batch = sablier.contracts.get({ chainId, contractName: "SablierBatchLockup", release });
  if (!lockup || !batch) throw new Error(`Lockup v2.0 is not on ${client.chain.name}.`);
  const { token, first, second, amountEach, startTime } = streams;

  // The batch contract takes the deposits from its caller.
  const approval = await client.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: "approve",
    args: [batch.address, 2n * amountEach],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  const common = {
    sender: client.account.address, // may cancel, and gets the refund
    totalAmount: amountEach,
    transferable: false,
    startTime,
    broker: { account: zeroAddress, fee: 0n },
  };
  const [half, quarter] = [amountEach / 2n, amountEach / 4n];
  const segment = (amount: bigint, exponent: string, weeks: number) => ({
    amount,
    exponent: parseUnits(exponent, 18),
    timestamp: startTime + weeks * WEEK,
  });
  const items = [
    {
      ...common,
      recipient: first,
      cancelable: true,
      segments: [segment(half, "0.5", 1), segment(amountEach - half, "2", 24)],
      shape: "dynamicExponential",
    },
    {
      ...common,
      recipient: second,
      cancelable: false,
      segments: [segment(quarter, "1", 4), segment(amountEach - quarter, "3", 52)],
      shape: "dynamicExponential", // no id fits exactly: the closest one
    },
  ];
  const { request } = await client.simulateContract({
    address: batch.address,
    abi: release.abi.SablierBatchLockup,
    functionName: "createWithTimestampsLD",
    args: [lockup.address, token, items],
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const abi = release.abi.SablierLockup;
  const created = parseEventLogs({ abi, eventName: "CreateLockupDynamicStream", logs });
  return created.map(({ args }) => args.streamId);
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const ids = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`Created the streams ${ids.join(" and ")}.`);
}
