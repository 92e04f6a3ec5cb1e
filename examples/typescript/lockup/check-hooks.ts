import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Address,
  createPublicClient,
  type Hex,
  http,
  numberToHex,
  parseAbi,
  toFunctionSelector,
  type Transport,
} from "viem";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const RECIPIENT: Address = "0x1111111111111111111111111111111111111111"; // your contract

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Client = ReturnType<typeof connect>;

/** The interface id of a Lockup recipient: the XOR of the selectors of its two hooks. */
export const RECIPIENT_INTERFACE: Hex = numberToHex(
  BigInt(toFunctionSelector("onSablierLockupCancel(uint256,address,uint128,uint128)")) ^
    BigInt(toFunctionSelector("onSablierLockupWithdraw(uint256,address,address,uint128)")),
  { size: 4 },
);

/** What stands between a contract and its hooks. */
export async function main(client: Client, recipient = RECIPIENT) {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v2.0 is not on ${client.chain.name}.`);
  const supports = (interfaceId: Hex): Promise<boolean> =>
    client
      .readContract({
        address: recipient,
        abi: parseAbi(["function supportsInterface(bytes4 interfaceId) view returns (bool)"]),
        functionName: "supportsInterface",
        args: [interfaceId],
      })
      // A wallet has no code, and not every contract has the function.
      .catch(() => false);
  return {
    hasHooks: await supports(RECIPIENT_INTERFACE),
    hasErc165: await supports("0x01ffc9a7"),
    isAllowed: await client.readContract({
      address: lockup.address,
      abi: release.abi.SablierLockup,
      functionName: "isAllowedToHook",
      args: [recipient],
    }),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  console.log(await main(connect(http(RPC_URL))));
}
