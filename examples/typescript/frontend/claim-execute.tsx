import { release } from "sablier/evm/releases/airdrops/v3.0";
import { encodeAbiParameters, parseAbiItem, toFunctionSelector, toFunctionSignature } from "viem";
import { useChainId, useReadContract, useSimulateContract } from "wagmi";

import { ClaimForm, type ClaimProps, useRow } from "./campaign-row";

const abi = release.abi.SablierMerkleExecute;

// Change this: the function that your campaign calls.
const FUNCTION = parseAbiItem("function deposit(uint256 assets, address receiver)");

/** Shows what a claim calls, and claims into that call for the connected wallet. */
export function ClaimExecute(props: ClaimProps) {
  const found = useRow(props);
  const { row, isOpen, value, show } = found;
  const contract = { address: props.campaign, abi, chainId: useChainId() } as const;
  const { data: target } = useReadContract({ ...contract, functionName: "TARGET" });
  const { data: selector } = useReadContract({ ...contract, functionName: "SELECTOR" });

  // Arguments for another function would be read as something else there.
  const isOther = selector !== undefined && selector !== toFunctionSelector(FUNCTION);
  const simulation = useSimulateContract({
    ...contract,
    functionName: "claimAndExecute",
    args: row && [
      row.index,
      row.amount,
      row.proof,
      // The whole amount, to the credit of the recipient. The selector is not part of it.
      encodeAbiParameters(FUNCTION.inputs, [row.amount, row.recipient]),
    ],
    value,
    query: { enabled: isOpen && selector !== undefined && !isOther },
  });
  return (
    <ClaimForm found={found} simulation={simulation}>
      {isOther && (
        <p role="alert">
          The campaign calls {selector}, which is not {toFunctionSignature(FUNCTION)}.
        </p>
      )}
      {row && target && !isOther && (
        <dl>
          <dt>Contract</dt>
          <dd>{target}</dd>
          <dt>Function</dt>
          <dd>
            {toFunctionSignature(FUNCTION)}, {selector}
          </dd>
          <dt>Takes</dt>
          <dd>{show(row.amount)}, no more and no less</dd>
          <dt>Credits</dt>
          <dd>{row.recipient}</dd>
        </dl>
      )}
    </ClaimForm>
  );
}
