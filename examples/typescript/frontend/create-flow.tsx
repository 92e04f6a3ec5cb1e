import { useState } from "react";
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
import { type Address, erc20Abi, isAddress, parseEventLogs, parseUnits } from "viem";
import {
  useChainId,
  useConnection,
  useReadContract,
  useSimulateContract,
  useWaitForTransactionReceipt,
  useWriteContract,
} from "wagmi";

const abi = release.abi.SablierFlow;
const MONTH = 2_592_000n; // 30 days in seconds

/**
 * Tokens a second with 18 decimals, whatever the token has. Undefined for a text that is no amount.
 *
 * @throws RangeError for a token that Flow refuses
 */
export function rateOf(perMonth: string, decimals: number): bigint | undefined {
  if (decimals > 18) {
    throw new RangeError(`Flow takes tokens with at most 18 decimals. This one has ${decimals}.`);
  }
  if (!/^\d+(?:\.\d+)?$/.test(perMonth)) return undefined;
  const rate = parseUnits(perMonth, 18) / MONTH;
  return rate > 0n && rate < 2n ** 128n ? rate : undefined;
}

/** The rate, or the message of the error. */
function attemptRate(perMonth: string, decimals: number) {
  try {
    return { rate: rateOf(perMonth, decimals) };
  } catch (error) {
    return { problem: (error as RangeError).message };
  }
}

/** Opens a Flow stream without a deposit, from the connected wallet, and shows its id. */
export function CreateFlow({ token }: { readonly token: Address }) {
  const [recipient, setRecipient] = useState("");
  const [perMonth, setPerMonth] = useState("1000");
  const [start, setStart] = useState("");
  const { address: account } = useConnection();
  const chainId = useChainId();
  const address = sablier.contracts.get({ chainId, contractName: "SablierFlow", release })?.address;

  const erc20 = { address: token, abi: erc20Abi, chainId } as const;
  const { data: decimals } = useReadContract({ ...erc20, functionName: "decimals" });
  const { rate, problem } = decimals === undefined ? {} : attemptRate(perMonth, decimals);
  // Unix seconds. The field has the time zone of the reader; 0 is the time of the block.
  const startTime = start === "" ? 0 : Math.floor(new Date(start).getTime() / 1000);
  const isReady = account !== undefined && rate !== undefined && isAddress(recipient);

  const simulation = useSimulateContract({
    address,
    abi,
    chainId,
    functionName: "create",
    args: isReady ? [account, recipient, rate, startTime, token, true] : undefined,
    query: { enabled: isReady },
  });
  const { mutate: write, data: hash, isPending, error: refusal } = useWriteContract();
  const receipt = useWaitForTransactionReceipt({ hash, chainId });
  // The id of the simulation may be taken by another transaction, so it comes from the event.
  const logs = receipt.data?.logs ?? [];
  const [created] = parseEventLogs({ abi, eventName: "CreateFlowStream", logs });

  if (address === undefined) return <p>{`No Flow ${release.version} on chain ${chainId}.`}</p>;
  const request = simulation.data?.request;
  const message = problem ?? (simulation.error ?? refusal ?? receipt.error)?.message;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (request !== undefined) write(request);
      }}
    >
      <label>
        Recipient <input value={recipient} onChange={(e) => setRecipient(e.target.value)} />
      </label>
      <label>
        Tokens in 30 days <input value={perMonth} onChange={(e) => setPerMonth(e.target.value)} />
      </label>
      <label>
        Start{" "}
        <input type="datetime-local" value={start} onChange={(e) => setStart(e.target.value)} />
      </label>
      <button disabled={request === undefined || isPending || receipt.isLoading}>
        {receipt.isLoading ? "Waiting for the block…" : "Create"}
      </button>
      {created && <p role="status">Stream {String(created.args.streamId)} is open.</p>}
      {message !== undefined && <p role="alert">{message}</p>}
    </form>
  );
}
