import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { formatUnits } from "viem";
import { useConnection } from "wagmi";

import { debtOf } from "../flow/debt-from-indexer";
import { availableAt } from "./lockup-amounts";
import { type FlowRow, type LockupRow, streamsOf } from "./wallet-streams"; // names the releases

/** The clock of the reader in Unix seconds, every second. */
function useNow(): bigint {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return BigInt(Math.floor(now / 1000));
}

function Row({ row, now }: { readonly row: LockupRow | FlowRow; readonly now: bigint }) {
  const available = "category" in row ? availableAt(row, now) : debtOf(row, now).covered;
  const amount =
    available === undefined
      ? "amount in the contract"
      : `${formatUnits(available, row.decimals)} ${row.symbol} available`;
  return <li>{`${row.alias}: ${amount}`}</li>;
}

/** Lists the streams of the connected wallet on all chains, with amounts that follow the clock. */
export function Streams({ url }: { readonly url?: string }) {
  const { address: account = "" } = useConnection();
  const now = useNow();
  const { data, error } = useQuery({
    queryKey: ["streams", account, url],
    queryFn: () => streamsOf(account, url),
    enabled: account !== "",
    refetchInterval: 60_000,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (data === undefined) return <p>Reading the streams…</p>;
  const rows = [...data.lockup, ...data.flow];
  const list = (title: string, role: "recipient" | "sender") => (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rows
          .filter((row) => row[role] === account.toLowerCase())
          .map((row) => (
            <Row key={row.alias} row={row} now={now} />
          ))}
      </ul>
    </section>
  );
  return (
    <>
      {list("You receive", "recipient")}
      {list("You send", "sender")}
    </>
  );
}
