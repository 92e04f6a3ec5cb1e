// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Address,
  type Chain,
  type Hex,
  numberToHex,
  parseAbi,
  type PublicClient,
  toFunctionSelector,
  type Transport,
} from "viem";
// endregion

// region: id
/** The interface id of a Lockup recipient: the XOR of the selectors of its two hooks. */
export const RECIPIENT_INTERFACE: Hex = numberToHex(
  BigInt(toFunctionSelector("onSablierLockupCancel(uint256,address,uint128,uint128)")) ^
    BigInt(toFunctionSelector("onSablierLockupWithdraw(uint256,address,address,uint128)")),
  { size: 4 },
);

const ERC165_INTERFACE: Hex = "0x01ffc9a7";
// endregion

// region: check
export interface HookReadiness {
  /** The contract says that it has both hooks. */
  readonly hasHooks: boolean;
  /** The contract says that it knows ERC-165. */
  readonly hasErc165: boolean;
  /** Lockup calls the contract. */
  readonly isAllowed: boolean;
}

/** What stands between a contract and its hooks. */
export async function checkHooks(
  reader: PublicClient<Transport, Chain>,
  recipient: Address,
): Promise<HookReadiness> {
  const lockup = sablier.contracts.get({
    chainId: reader.chain.id,
    contractName: "SablierLockup",
    release,
  });
  if (lockup === undefined) throw new Error(`Lockup v2.0 is not on ${reader.chain.name}.`);
  const supports = (interfaceId: Hex): Promise<boolean> =>
    reader
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
    hasErc165: await supports(ERC165_INTERFACE),
    isAllowed: await reader.readContract({
      address: lockup.address,
      abi: release.abi.SablierLockup,
      functionName: "isAllowedToHook",
      args: [recipient],
    }),
  };
}
// endregion
