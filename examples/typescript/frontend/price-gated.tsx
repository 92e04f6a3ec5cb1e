import { skipToken, useQuery } from "@tanstack/react-query";
import { custom, formatUnits } from "viem";
import { useChainId, useConnection, usePublicClient } from "wagmi";

import { CHAIN, connect, main } from "../lockup-v4.0/find-price-gated"; // names the release
import { Withdraw } from "./withdraw";

/**
 * Lists the price-gated streams of the connected wallet on one chain, each with a button. `from` is
 * the first block to read; without it, all blocks since the release are read.
 */
export function PriceGated({ from }: { readonly from?: bigint }) {
  const { address: account } = useConnection();
  const chainId = useChainId();
  const client = usePublicClient({ chainId: CHAIN.id });
  const { data, error } = useQuery({
    queryKey: ["price-gated", CHAIN.id, account, String(from)],
    queryFn:
      client && account
        ? () => main(connect(custom(client)), { recipient: account, from })
        : skipToken,
  });
  // An id belongs to the contract of one chain, and the button to the chain of the wallet.
  if (chainId !== CHAIN.id) return <p role="alert">{`Switch your wallet to ${CHAIN.name}.`}</p>;
  if (error) return <p role="alert">{error.message}</p>;
  if (data === undefined) return <p>Reading the events…</p>;
  return (
    <ul aria-label="Price-gated streams">
      {data.map(({ streamId, targetPrice, endTime }) => (
        <li key={String(streamId)}>
          <p>
            Stream {String(streamId)} unlocks at {formatUnits(targetPrice, 8)} US dollars, or on{" "}
            {new Date(endTime * 1000).toLocaleDateString("en-US", { timeZone: "UTC" })}.
          </p>
          <Withdraw streamId={streamId} />
        </li>
      ))}
    </ul>
  );
}
