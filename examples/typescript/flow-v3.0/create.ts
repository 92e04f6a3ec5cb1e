import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
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
  amountPerMonth: "1000", // tokens in 30 days
  deposit: "3000", // tokens
};
const MONTH = 2_592_000n; // 30 days in seconds

const abi = release.abi.SablierFlow;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Creates the stream with a deposit, and returns its id. */
export async function main(client: Client, stream = STREAM): Promise<bigint> {
  // region: prepare
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);

  // Amounts are in base units, of which one token has 10^6 for USDC, for example.
  const token = { address: stream.token, abi: erc20Abi } as const;
  const decimals = await client.readContract({ ...token, functionName: "decimals" });
  const deposit = parseUnits(stream.deposit, decimals);
  // Rates have 18 decimals, whatever the token has.
  const ratePerSecond = parseUnits(stream.amountPerMonth, 18) / MONTH;
  // endregion

  // Flow takes the deposit from its caller.
  const approval = await client.writeContract({
    ...token,
    functionName: "approve",
    args: [flow.address, deposit],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  // region: simulate
  const { request } = await client.simulateContract({
    address: flow.address,
    abi,
    functionName: "createAndDeposit",
    args: [
      client.account.address, // sender: may adjust, pause, refund and void
      stream.recipient, // gets the stream NFT: may withdraw and void
      ratePerSecond,
      0, // start: the time of the block
      stream.token,
      true, // transferable
      deposit,
    ],
  });
  // endregion
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({ abi, eventName: "CreateFlowStream", logs });
  if (created === undefined) throw new Error(`The transaction ${hash} created no stream.`);
  return created.args.streamId;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const id = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`Created stream ${id}.`);
}
