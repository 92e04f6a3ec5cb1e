import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { release } from "sablier/evm/releases/airdrops/v3.0";
import { type Address, erc20Abi, formatUnits } from "viem";
import {
  useChainId,
  useConnection,
  useReadContract,
  useSimulateContract,
  useWaitForTransactionReceipt,
  useWriteContract,
} from "wagmi";

import { entitlementOf, leadsTo, loadCampaignFile } from "../airdrops/campaign-file";

// Instant, linear and tranched campaigns have these functions.
const abi = release.abi.SablierMerkleInstant;

interface ClaimProps {
  readonly campaign: Address;
  /** An IPFS gateway, `https://…` without a slash at its end. */
  readonly gateway: string;
}

/** Shows the allocation of the connected wallet in a campaign, and claims it. */
export function Claim({ campaign, gateway }: ClaimProps) {
  const { address: account } = useConnection();
  const chainId = useChainId();
  const contract = { address: campaign, abi, chainId } as const;

  // 1. Find the row and its proof in the list, and compare the list with the campaign.
  const { data: cid, error: unreadable } = useReadContract({
    ...contract,
    functionName: "ipfsCID",
  });
  const { data: root } = useReadContract({ ...contract, functionName: "MERKLE_ROOT" });
  const { data: token } = useReadContract({ ...contract, functionName: "TOKEN" });
  const erc20 = { address: token, abi: erc20Abi, chainId } as const;
  const { data: decimals } = useReadContract({ ...erc20, functionName: "decimals" });
  const { data: symbol } = useReadContract({ ...erc20, functionName: "symbol" });
  const list = useQuery({
    queryKey: ["campaign list", gateway, cid],
    queryFn: () => loadCampaignFile(gateway, cid ?? ""),
    enabled: cid !== undefined,
    staleTime: Infinity, // A document on IPFS never changes.
  });
  const own = list.data && account && entitlementOf(list.data, account);
  const row = own && root && leadsTo(root, own) ? own : undefined;

  // 2. Read. The price of the coin moves, so the fee is read again.
  const claimed = useReadContract({
    ...contract,
    functionName: "hasClaimed",
    args: row && [row.index],
    query: { enabled: row !== undefined },
  });
  const { data: fee } = useReadContract({
    ...contract,
    functionName: "calculateMinFeeWei",
    query: { refetchInterval: 15_000 },
  });

  // 3. Simulate, so that a claim that would revert never reaches the wallet.
  const isOpen = claimed.data === false && fee !== undefined;
  const simulation = useSimulateContract({
    ...contract,
    functionName: "claim",
    args: row && [row.index, row.recipient, row.amount, row.proof],
    // The price may move before the block. The margin of 2% is not returned.
    value: fee && fee + fee / 50n,
    query: { enabled: isOpen },
  });

  // 4. Write, and wait until the transaction is in a block.
  const { mutate: write, data: hash, isPending, error: refusal } = useWriteContract();
  const receipt = useWaitForTransactionReceipt({ hash, chainId });
  const { refetch } = claimed;
  useEffect(() => {
    if (receipt.isSuccess) void refetch();
  }, [receipt.isSuccess, refetch]);

  const broken = unreadable ?? list.error;
  if (broken) return <p role="alert">{broken.message}</p>;
  if (!list.data || !root || decimals === undefined) return <p>Reading the campaign…</p>;
  if (!own) return <p>This wallet is not on the list.</p>;
  if (!row) return <p role="alert">The list is not that of the campaign.</p>;
  const error = simulation.error ?? refusal ?? receipt.error;
  const request = isOpen ? simulation.data?.request : undefined;
  return (
    <section>
      <p>
        Your allocation: {formatUnits(row.amount, decimals)} {symbol}
      </p>
      {claimed.data === true ? (
        <p role="status">It has been claimed.</p>
      ) : (
        <>
          <p>Fee: {fee === undefined ? "…" : formatUnits(fee, 18)} coins of the chain</p>
          <button
            disabled={request === undefined || isPending || receipt.isLoading}
            onClick={() => request && write(request)}
          >
            {receipt.isLoading ? "Waiting for the block…" : "Claim"}
          </button>
          {error && <p role="alert">{error.message}</p>}
        </>
      )}
    </section>
  );
}
