import { useEffect, useState } from "react";
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import { type Address, erc20Abi, isAddress, parseEventLogs, parseUnits } from "viem";
import {
  useChainId,
  useConnection,
  useReadContract,
  useSimulateContract,
  useWaitForTransactionReceipt,
  useWriteContract,
} from "wagmi";

const abi = release.abi.SablierLockup;
const DAY = 86_400; // seconds

/** Base units of a token. Undefined for a text that is no amount, or has too many digits. */
function unitsOf(text: string, decimals: number): bigint | undefined {
  const [, fraction = ""] = /^\d+(?:\.(\d+))?$/.exec(text) ?? [text, text];
  if (!/^\d+(?:\.\d+)?$/.test(text) || fraction.length > decimals) return undefined;
  const units = parseUnits(text, decimals);
  return units > 0n && units < 2n ** 128n ? units : undefined;
}

/** Creates a Lockup stream of one year with a step a day, and shows its id. */
export function CreateLockup({ token }: { readonly token: Address }) {
  const [recipient, setRecipient] = useState("");
  const [text, setText] = useState("1000");
  const { address: account } = useConnection();
  const chainId = useChainId();
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  const address = lockup?.address;

  // USDC has 6 decimals and DAI has 18: ask the token.
  const erc20 = { address: token, abi: erc20Abi, chainId } as const;
  const { data: decimals } = useReadContract({ ...erc20, functionName: "decimals" });
  const { data: allowance, refetch } = useReadContract({
    ...erc20,
    functionName: "allowance",
    args: account && address && [account, address],
  });
  const amount = decimals === undefined ? undefined : unitsOf(text, decimals);
  const isReady =
    account !== undefined &&
    address !== undefined &&
    amount !== undefined &&
    allowance !== undefined &&
    isAddress(recipient);
  const isApproved = isReady && allowance >= amount;

  // Lockup takes the deposit from its caller, so the simulation waits for the approval.
  const simulation = useSimulateContract({
    address,
    abi,
    chainId,
    functionName: "createWithDurationsLL",
    args: isApproved
      ? [
          {
            sender: account, // may cancel, and gets the refund
            recipient,
            depositAmount: amount,
            token,
            cancelable: true,
            transferable: true,
            shape: "linearStepper",
          },
          { start: 0n, cliff: 0n }, // unlocked at these moments, base units
          DAY, // granularity: one step a day
          { cliff: 0, total: 365 * DAY }, // both from the start
        ]
      : undefined,
    query: { enabled: isApproved },
  });
  const approval = useWriteContract();
  const approved = useWaitForTransactionReceipt({ hash: approval.data, chainId });
  useEffect(() => {
    if (approved.isSuccess) void refetch();
  }, [approved.isSuccess, refetch]);
  const creation = useWriteContract();
  const receipt = useWaitForTransactionReceipt({ hash: creation.data, chainId });
  // The id of the simulation may be taken by another transaction, so it comes from the event.
  const logs = receipt.data?.logs ?? [];
  const [created] = parseEventLogs({ abi, eventName: "CreateLockupLinearStream", logs });

  if (address === undefined) return <p>{`No Lockup ${release.version} on chain ${chainId}.`}</p>;
  const request = simulation.data?.request;
  const isWaiting =
    approval.isPending || approved.isLoading || creation.isPending || receipt.isLoading;
  const error =
    simulation.error ?? approval.error ?? approved.error ?? creation.error ?? receipt.error;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (request !== undefined) creation.mutate(request);
        else if (isReady && !isApproved) {
          approval.mutate({ ...erc20, functionName: "approve", args: [address, amount] });
        }
      }}
    >
      <label>
        Recipient <input value={recipient} onChange={(e) => setRecipient(e.target.value)} />
      </label>
      <label>
        Tokens <input value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <button disabled={!isReady || isWaiting || (isApproved && request === undefined)}>
        {isWaiting ? "Waiting…" : isReady && !isApproved ? "Approve" : "Create"}
      </button>
      {created && <p role="status">Stream {String(created.args.streamId)} is created.</p>}
      {error && <p role="alert">{error.message}</p>}
    </form>
  );
}
