import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v1.1";
import * as viem from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM = {
  id: 1n,
  sender: "0x1111111111111111111111111111111111111111" as viem.Address,
  recipient: "0x2222222222222222222222222222222222222222" as viem.Address,
  deposit: viem.parseUnits("3000", 6), // base units
  ratePerSecond: 771_604_938_271_604n, // 2,000 tokens in 30 days, with 18 decimals
  /** Where a withdrawal goes. With another wallet than the recipient's: the recipient. */
  to: "0x2222222222222222222222222222222222222222" as viem.Address,
};

/** A wallet that signs, and reads as well: of the sender, or of the recipient to withdraw and void. */
export const connect = (account: viem.Account, transport: viem.Transport) =>
  viem.createWalletClient({ account, chain: CHAIN, transport }).extend(viem.publicActions);
export type Client = ReturnType<typeof connect>;

/** Does one thing with the stream, and returns what Flow's events say about it. */
export async function main(client: Client, action: string, stream = STREAM) {
  const chainId = client.chain.id;
  const found = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (found === undefined) throw new Error(`Flow v1.1 is not on ${client.chain.name}.`);
  const flow = { address: found.address, abi: release.abi.SablierFlow } as const;
  const { id, sender, recipient, deposit, ratePerSecond, to } = stream;

  /** Waits until a transaction is in a block, and fails if it was reverted there. */
  const mined = async (hash: viem.Hash) => {
    const { status, logs } = await client.waitForTransactionReceipt({ hash });
    if (status === "reverted") throw new Error(`The transaction ${hash} was reverted.`);
    return viem.parseEventLogs({ abi: flow.abi, logs });
  };

  switch (action) {
    case "deposit": {
      const token = await client.readContract({ ...flow, functionName: "getToken", args: [id] });
      const approval = { address: token, abi: viem.erc20Abi, functionName: "approve" } as const;
      await mined(await client.writeContract({ ...approval, args: [flow.address, deposit] }));
      const args = [id, deposit, sender, recipient] as const;
      const { request } = await client.simulateContract({ ...flow, functionName: action, args });
      return mined(await client.writeContract(request));
    }
    case "withdrawMax": {
      const args = [id, to] as const;
      const { request } = await client.simulateContract({ ...flow, functionName: action, args });
      return mined(await client.writeContract(request));
    }
    case "adjustRatePerSecond":
    case "restart": {
      const args = [id, ratePerSecond] as const;
      const { request } = await client.simulateContract({ ...flow, functionName: action, args });
      return mined(await client.writeContract(request));
    }
    case "pause":
    case "refundMax":
    case "void": {
      const call = { ...flow, functionName: action, args: [id] } as const;
      const { request } = await client.simulateContract(call);
      return mined(await client.writeContract(request));
    }
    default:
      throw new Error(`"${action}" is none of the actions of this program.`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as viem.Hex), viem.http(RPC_URL));
  const events = await main(client, process.argv[2] ?? "");
  for (const { eventName, args } of events) console.log(eventName, args);
}
