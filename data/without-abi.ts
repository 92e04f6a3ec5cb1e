import type { AbiFile } from "./contracts/schema";

/** Functions and errors of a contract that the data package has no ABI of. */
export interface WithoutAbi {
  /** Named as if it had one: `lockup/v1.0/PRBProxy`. */
  readonly contract: AbiFile;
  /** Declarations in Solidity, with the members of structs in brackets. */
  readonly symbols: readonly string[];
}

/** What cancels and pays out for a stream of v1.0 whose sender or recipient is a proxy. */
const PROXY_TARGET: readonly string[] = [
  "error CallNotDelegateCall()",
  "function batchCancelMultiple((address lockup, uint256[] streamIds)[] batch, address[] assets)",
  "function burn(address lockup, uint256 streamId)",
  "function cancel(address lockup, uint256 streamId)",
  "function cancelMultiple(address lockup, address[] assets, uint256[] streamIds)",
  "function renounce(address lockup, uint256 streamId)",
  "function withdraw(address lockup, uint256 streamId, address to, uint128 amount)",
  "function withdrawMax(address lockup, uint256 streamId, address to)",
  "function withdrawMaxAndTransfer(address lockup, uint256 streamId, address newRecipient)",
];

/**
 * What released contracts can be called with or raise, in no ABI of the package and in no description. The
 * decoder knows it by name. Errors of linked libraries are in the descriptions of their release.
 */
export const WITHOUT_ABI: readonly WithoutAbi[] = [
  {
    contract: "lockup/v1.0/PRBProxy",
    symbols: [
      "error PRBProxy_ExecutionUnauthorized(address owner, address caller, address target)",
      "function execute(address target, bytes data)",
    ],
  },
  { contract: "lockup/v1.0/SablierV2ProxyTarget", symbols: PROXY_TARGET },
  {
    contract: "lockup/v1.0/SablierV2ProxyTargetApprove",
    symbols: [
      ...PROXY_TARGET,
      "function withdrawMultiple(address lockup, uint256[] streamIds, address to, uint128[] amounts)",
    ],
  },
];
