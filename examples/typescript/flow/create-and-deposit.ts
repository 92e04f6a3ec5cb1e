import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v1.1";
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
  ratePerSecond: 385_802_469_135_802n, // 1,000 tokens in 30 days, with 18 decimals
  deposit: parseUnits("3000", 6), // base units: 3,000 of a token with 6 decimals
};

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Opens a stream with a deposit, and returns its id. */
export async function main(client: Client, stream = STREAM): Promise<bigint> {
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v1.1 is not on ${client.chain.name}.`);
  const abi = release.abi.SablierFlow;

  // region: create
  // Flow takes the deposit from its caller.
  const approval = await client.writeContract({
    address: stream.token,
    abi: erc20Abi,
    functionName: "approve",
    args: [flow.address, stream.deposit],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  const { request } = await client.simulateContract({
    address: flow.address,
    abi,
    functionName: "createAndDeposit",
    args: [
      client.account.address, // sender: may adjust, pause, refund and void
      stream.recipient,
      stream.ratePerSecond,
      stream.token,
      true, // transferable
      stream.deposit,
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
