import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { release } from "sablier/evm/releases/airdrops/v3.0";
import { type Address, erc20Abi, formatUnits } from "viem";
import {
  useChainId,
  useConnection,
  useReadContract,
  useWaitForTransactionReceipt,
  useWriteContract,
} from "wagmi";

import { entitlementOf, leadsTo, loadCampaignFile } from "../airdrops/campaign-file";

// All campaigns have the getters of this file.
const abi = release.abi.SablierMerkleInstant;

export interface ClaimProps {
  readonly campaign: Address;
  /** An IPFS gateway, `https://…` without a slash at its end. */
  readonly gateway: string;
}

/** Finds the row of the connected wallet, and reads what its claim needs. */
export function useRow({ campaign, gateway }: ClaimProps) {
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

  let problem: string | undefined;
  if (list.data && root && !own) problem = "This wallet is not on the list.";
  if (own && root && !row) problem = "The list is not that of the campaign.";
  return {
    /** Undefined until the row is found. */
    row,
    problem: unreadable?.message ?? list.error?.message ?? problem,
    isClaimed: claimed.data === true,
    isOpen: claimed.data === false && fee !== undefined,
    fee,
    // The price may move before the block. The margin of 2% is not returned.
    value: fee && fee + fee / 50n,
    show: (amount: bigint) => `${formatUnits(amount, decimals ?? 0)} ${symbol ?? ""}`,
    isReady: row !== undefined && decimals !== undefined,
    refetch: claimed.refetch,
  };
}

type Request = Parameters<ReturnType<typeof useWriteContract>["mutate"]>[0];

interface ClaimFormProps {
  readonly found: ReturnType<typeof useRow>;
  /** Of the claim: what would revert never reaches the wallet. */
  readonly simulation: {
    readonly data?: { readonly request: unknown };
    readonly error: Error | null;
  };
  /** What else a recipient has to know before the claim. */
  readonly children?: ReactNode;
}

/** Shows the allocation and the fee, sends the simulated claim, and waits until it is in a block. */
export function ClaimForm({ found, simulation, children }: ClaimFormProps) {
  const { row, problem, isClaimed, isOpen, isReady, fee, show, refetch } = found;
  const chainId = useChainId();
  const { mutate: write, data: hash, isPending, error: refusal } = useWriteContract();
  const receipt = useWaitForTransactionReceipt({ hash, chainId });
  useEffect(() => {
    if (receipt.isSuccess) void refetch();
  }, [receipt.isSuccess, refetch]);

  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (!row || !isReady) return <p>Reading the campaign…</p>;
  if (isClaimed) return <p role="status">{show(row.amount)}: claimed.</p>;
  const request = isOpen ? (simulation.data?.request as Request | undefined) : undefined;
  const error = simulation.error ?? refusal ?? receipt.error;
  return (
    <section>
      <p>Your allocation: {show(row.amount)}</p>
      {children}
      <p>Fee: {fee === undefined ? "…" : formatUnits(fee, 18)} coins of the chain</p>
      <button
        disabled={request === undefined || isPending || receipt.isLoading}
        onClick={() => request && write(request)}
      >
        {receipt.isLoading ? "Waiting for the block…" : "Claim"}
      </button>
      {error && <p role="alert">{error.message}</p>}
    </section>
  );
}
