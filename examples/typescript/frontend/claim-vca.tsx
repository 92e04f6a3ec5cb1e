import { useState } from "react";
import { release } from "sablier/evm/releases/airdrops/v3.0";
import { useChainId, useReadContract, useSimulateContract } from "wagmi";

import { ClaimForm, type ClaimProps, useRow } from "./campaign-row";

const abi = release.abi.SablierMerkleVCA;

/** Shows what a claim pays now and at the end of the vesting, and what it gives up. */
export function ClaimVca(props: ClaimProps) {
  const found = useRow(props);
  const { row, isOpen, value, show } = found;
  const contract = { address: props.campaign, abi, chainId: useChainId() } as const;
  const [agreed, setAgreed] = useState<bigint>();

  const { data: amount } = useReadContract({
    ...contract,
    functionName: "calculateClaimAmount",
    args: row && [row.amount, 0], // 0: the time of the latest block
    query: { enabled: row !== undefined, refetchInterval: 15_000 },
  });
  const { data: end } = useReadContract({ ...contract, functionName: "VESTING_END_TIME" });
  const { data: isShared } = useReadContract({
    ...contract,
    functionName: "isRedistributionEnabled",
  });
  const forgone = row && amount !== undefined ? row.amount - amount : undefined;

  // Claims of this type have no `claim`: only the recipient may choose the moment.
  const simulation = useSimulateContract({
    ...contract,
    functionName: "claimTo",
    args: row && [row.index, row.recipient, row.amount, row.proof],
    value,
    // The forgone part shrinks by the second, so a consent covers all that is less.
    query: {
      enabled: isOpen && forgone !== undefined && (forgone === 0n || forgone <= (agreed ?? 0n)),
    },
  });
  return (
    <ClaimForm found={found} simulation={simulation}>
      {row && amount !== undefined && (
        <p>
          A claim now pays {show(amount)}.
          {end !== undefined && forgone !== 0n && (
            <>
              {" "}
              From {new Date(end * 1000).toISOString()} on, it pays {show(row.amount)}
              {isShared && ", and a share of the tokens that others gave up"}.
            </>
          )}
        </p>
      )}
      {amount !== undefined && amount > 0n && forgone !== undefined && forgone > 0n && (
        <label>
          <input
            type="checkbox"
            checked={agreed !== undefined}
            onChange={({ target }) => setAgreed(target.checked ? forgone : undefined)}
          />
          I give up {show(forgone)} for good.
        </label>
      )}
    </ClaimForm>
  );
}
