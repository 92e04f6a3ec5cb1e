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

/** Cancels a stream that the connected wallet sends, and shows what went to whom. */
export function Cancel({ streamId }: { readonly streamId: bigint }) {
  const { address: account } = useConnection();
  const chainId = useChainId();
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  const address = lockup?.address;
  const stream = { address, abi, chainId, args: [streamId] } as const;

  // What comes back shrinks with time, and follows the price in a price-gated stream.
  const refund = useReadContract({
    ...stream,
    functionName: "refundableAmountOf",
    query: { refetchInterval: 15_000 },
  });
  const { data: token } = useReadContract({ ...stream, functionName: "getUnderlyingToken" });
  const erc20 = { address: token, abi: erc20Abi, chainId } as const;
  const { data: decimals } = useReadContract({ ...erc20, functionName: "decimals" });
  const { data: symbol } = useReadContract({ ...erc20, functionName: "symbol" });

  // The simulation fails for another account, and for a stream that cannot be canceled.
  const simulation = useSimulateContract({
    ...stream,
    functionName: "cancel",
    query: { enabled: account !== undefined },
  });
  const { mutate: write, data: hash, isPending, error: refusal } = useWriteContract();
  const receipt = useWaitForTransactionReceipt({ hash, chainId });
  const logs = receipt.data?.logs ?? [];
  const [canceled] = parseEventLogs({ abi, eventName: "CancelLockupStream", logs });

  if (address === undefined) return <p>{`No Lockup ${release.version} on chain ${chainId}.`}</p>;
  if (refund.error) return <p role="alert">{refund.error.message}</p>;
  if (refund.data === undefined || decimals === undefined) return <p>Reading the stream…</p>;
  const show = (units: bigint) => `${formatUnits(units, decimals)} ${symbol ?? ""}`;
  if (canceled) {
    const { senderAmount, recipientAmount } = canceled.args;
    return (
      <p role="status">
        {`You get ${show(senderAmount)}. The recipient can withdraw ${show(recipientAmount)}.`}
      </p>
    );
  }
  const request = simulation.data?.request;
  const error = simulation.error ?? refusal ?? receipt.error;
  return (
    <section>
      <p>You would get back {show(refund.data)}</p>
      <button
        disabled={request === undefined || isPending || receipt.isLoading}
        onClick={() => request && write(request)}
      >
        {receipt.isLoading ? "Waiting for the block…" : "Cancel the stream"}
      </button>
      {error && <p role="alert">{error.message}</p>}
    </section>
  );
}
