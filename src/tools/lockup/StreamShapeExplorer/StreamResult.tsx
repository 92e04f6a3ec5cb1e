import type { ReactElement } from "react";

import { formatAmount, formatPercent } from "@site/src/lib/format/amounts";
import { formatDate, formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import { UNIT } from "@site/src/lib/fixed-point";
import { spread } from "@site/src/lib/plot";
import {
  callArguments,
  type CreateCall,
  createFunctionOf,
  curveOf,
  solidityOf,
  unlockRows,
} from "@site/src/lib/shapes";
import { Answer } from "@site/src/forms/Form";
import CodeFence from "@site/src/page/CodeFence";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot, { type PlotTick } from "@site/src/ui/StreamPlot";
import styles from "./styles.module.css";

/** Rows up to which the table of unlocks is shown without asking. */
const SHOWN_ROWS = 8;

/** What to put in place of an address. */
const ADDRESSES = {
  sender: "<your address>",
  recipient: "<recipient>",
  token: "<token>",
} as const;

const DAY = 86_400n;

/** Marks of a time axis that runs over the whole stream, as shares of it from 0 to 1. */
export function timeTicks(start: bigint, end: bigint): PlotTick[] {
  const short = end - start < 4n * DAY;
  return spread([0, 1], 5).map((value, index) => {
    const time = start + ((end - start) * BigInt(index)) / 4n;
    return { value, label: short ? formatDateTime(time).slice(5, 16) : formatDate(time) };
  });
}

/** Marks of an axis of shares from 0% to 100%. */
export const SHARE_TICKS: readonly PlotTick[] = spread([0, 1], 5).map((value) => ({
  value,
  label: `${value * 100}%`,
}));

/** Plot, unlocks and code of a stream that the contract accepts. */
export default function StreamResult({ call }: { readonly call: CreateCall }): ReactElement {
  const { timestamps, deposited, decimals } = call;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  const rows = unlockRows(call);
  const name = createFunctionOf(call);
  const table = (
    <ResultTable
      caption="Unlocks"
      columns={["When (UTC)", "What", "Streamed since the row above", "Total", "Share"]}
      rows={rows.map(({ time, what, released, total }) => [
        formatDateTime(time).replace(" UTC", ""),
        what,
        tokens(released),
        tokens(total),
        formatPercent((total * UNIT) / deposited, 2),
      ])}
    />
  );
  return (
    <>
      <Answer>
        {tokens(deposited)} tokens in {formatDuration(timestamps.end - timestamps.start, 2)}, until{" "}
        {formatDateTime(timestamps.end)}
      </Answer>
      <StreamPlot
        title="Streamed share of the deposit"
        description={`${tokens(deposited)} tokens stream between ${formatDateTime(timestamps.start)} and ${formatDateTime(timestamps.end)}. The table of unlocks below has the figures.`}
        x={{
          label: "Time (UTC)",
          domain: [0, 1],
          ticks: timeTicks(timestamps.start, timestamps.end),
        }}
        y={{ label: "Share of the deposit", domain: [0, 1], ticks: SHARE_TICKS }}
        series={[{ name: "Streamed", points: curveOf(call), area: true }]}
      />
      {rows.length <= SHOWN_ROWS ? (
        table
      ) : (
        <details className={styles.details}>
          <summary>All {rows.length} rows of unlocks</summary>
          {table}
        </details>
      )}
      <p className={styles.codeTitle}>
        The call of Lockup {call.release}: <code>{name}</code>
      </p>
      {call.variant === "durations" && (
        <p className={styles.note}>
          With durations the stream starts in the block that creates it. The start above only serves
          the plot.
        </p>
      )}
      <CodeFence language="solidity">{solidityOf(call)}</CodeFence>
      <details className={styles.details}>
        <summary>Arguments as JSON</summary>
        <CodeFence language="json">
          {JSON.stringify(callArguments(call, ADDRESSES), null, 2)}
        </CodeFence>
      </details>
    </>
  );
}
