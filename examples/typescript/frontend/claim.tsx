import { release } from "sablier/evm/releases/airdrops/v3.0";
import { useChainId, useSimulateContract } from "wagmi";

import { ClaimForm, type ClaimProps, useRow } from "./campaign-row";

// Instant, linear and tranched campaigns have this function.
const abi = release.abi.SablierMerkleInstant;

/** Shows the allocation of the connected wallet in a campaign, and claims it. */
export function Claim(props: ClaimProps) {
  const found = useRow(props);
  const { row, isOpen, value } = found;
  const simulation = useSimulateContract({
    address: props.campaign,
    abi,
    chainId: useChainId(),
    functionName: "claim",
    args: row && [row.index, row.recipient, row.amount, row.proof],
    value,
    query: { enabled: isOpen },
  });
  return <ClaimForm found={found} simulation={simulation} />;
}
