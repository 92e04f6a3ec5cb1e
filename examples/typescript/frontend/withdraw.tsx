import { useEffect } from "react";
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import { erc20Abi, formatUnits, parseEventLogs } from "viem";
import {
  useChainId,
  useConnection,
  useReadContract,
  useSimulateContract,
  useWaitForTransactionReceipt,
  useWriteContract,
} from "wagmi";

const abi = release.abi.SablierLockup;

/** Shows what a stream of this release can pay now, and pays it to the connected wallet. */
export function Withdraw({ streamId }: { readonly streamId: bigint }) {
  const { address: account } = useConnection();
  const chainId = useChainId();
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  const address = lockup?.address;
  const stream = { address, abi, chainId, args: [streamId] } as const;

  // 1. Read. The amount grows and the price of the coin moves, so both are read again.
  const query = { refetchInterval: 15_000 };
  const amount = useReadContract({ ...stream, functionName: "withdrawableAmountOf", query });
  const { data: fee } = useReadContract({ ...stream, functionName: "calculateMinFeeWei", query });
  const { data: token } = useReadContract({ ...stream, functionName: "getUnderlyingToken" });
  const erc20 = { address: token, abi: erc20Abi, chainId } as const;
  const { data: decimals } = useReadContract({ ...erc20, functionName: "decimals" });
  const { data: symbol } = useReadContract({ ...erc20, functionName: "symbol" });

  // 2. Simulate, so that a call that would revert never reaches the wallet.
  const isDue = account !== undefined && fee !== undefined && (amount.data ?? 0n) > 0n;
  const simulation = useSimulateContract({
    address,
    abi,
    chainId,
    functionName: "withdrawMax",
    args: account && [streamId, account],
    // The price may move before the block. Lockup keeps the margin of 2%.
    value: fee && fee + fee / 50n,
    query: { enabled: isDue },
  });

  // 3. Write, and wait until the transaction is in a block.
  const { mutate: write, data: hash, isPending, error: refusal } = useWriteContract();
  const receipt = useWaitForTransactionReceipt({ hash, chainId });
  const logs = receipt.data?.logs ?? [];
  const [paid] = parseEventLogs({ abi, eventName: "WithdrawFromLockupStream", logs });
  const { refetch } = amount;
  useEffect(() => {
    if (receipt.isSuccess) void refetch();
  }, [receipt.isSuccess, refetch]);

  if (address === undefined) return <p>{`No Lockup ${release.version} on chain ${chainId}.`}</p>;
  if (amount.error) return <p role="alert">{amount.error.message}</p>;
  if (amount.data === undefined || decimals === undefined) return <p>Reading the stream…</p>;
  const show = (units: bigint) => `${formatUnits(units, decimals)} ${symbol ?? ""}`;
  const error = simulation.error ?? refusal ?? receipt.error;
  const request = isDue ? simulation.data?.request : undefined;
  return (
    <section>
      <p>Available: {show(amount.data)}</p>
      <button
        disabled={request === undefined || isPending || receipt.isLoading}
        onClick={() => request && write(request)}
      >
        {receipt.isLoading ? "Waiting for the block…" : "Withdraw"}
      </button>
      {paid && (
        <p role="status">
          Stream {String(paid.args.streamId)} paid {show(paid.args.amount)}.
        </p>
      )}
      {error && <p role="alert">{error.message}</p>}
    </section>
  );
}
