import type { ReactElement } from "react";

import { Answer, NoAnswer, Results } from "@site/src/forms/Form";
import CodeFence from "@site/src/page/CodeFence";
import { UNIT } from "@site/src/lib/fixed-point";
import { formatAmount, formatPercent, toPlotShare } from "@site/src/lib/format/amounts";
import { formatDate, formatDateTime } from "@site/src/lib/format/dates";
import { DAY, formatDuration } from "@site/src/lib/format/durations";
import { clamp } from "@site/src/lib/plot";
import {
  callArguments,
  type CreateCall,
  createFunctionOf,
  curveOf,
  solidityOf,
  unlockRows,
} from "@site/src/lib/shapes";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot, { evenTicks, type PlotTick, SHARE_TICKS } from "@site/src/ui/StreamPlot";
import type { Evaluation, Life } from "./evaluate";
import { SHAPE_CHOICES, type StreamPart } from "./fields";
import styles from "./styles.module.css";

/** Rows up to which the table of unlocks is shown without asking. */
const SHOWN_ROWS = 8;

/** What to put in place of an address. */
const ADDRESSES = {
  sender: "<your address>",
  recipient: "<recipient>",
  token: "<token>",
  oracle: "<price feed>",
} as const;

/** Why a cancel by the sender fails, by the name of the error without its prefix. */
const REASONS: Readonly<Record<string, string>> = {
  StreamDepleted: "Everything has been withdrawn, so nothing is left to return.",
  StreamCanceled: "The stream was canceled before. A stream can be canceled only once.",
  StreamSettled:
    "The whole deposit has been streamed to the recipient, so nothing is left to return.",
  StreamNotCancelable:
    "The stream was created without the right to cancel, or the sender has renounced it.",
};

/** Marks of a time axis that runs over the whole stream, as shares of it from 0 to 1. */
export function timeTicks(start: bigint, end: bigint): PlotTick[] {
  const short = end - start < 4n * DAY;
  return evenTicks([0, 1], (share) => {
    const time = start + ((end - start) * BigInt(share * 4)) / 4n;
    return short ? formatDateTime(time).slice(5, 16) : formatDate(time);
  });
}

/** What has come of entries that make a stream. */
type Accepted = Evaluation & Required<Pick<Evaluation, "call" | "curve">>;

interface AcceptedProps {
  readonly stream: Accepted;
}

interface ResultProps {
  readonly outcome: Evaluation;
  readonly parts: ReadonlySet<StreamPart>;
  /** Whether the figures change by themselves. */
  readonly isMoving: boolean;
}

/** What a page shows of a stream that the contract accepts. */
export default function Result({ outcome, parts, isMoving }: ResultProps): ReactElement {
  const { call, curve, life, revert, readable } = outcome;
  if (call === undefined || curve === undefined) {
    return revert === undefined ? <NoAnswer /> : <Answer>{`No stream: ${revert}`}</Answer>;
  }
  const stream = { ...outcome, call, curve };
  const { decimals } = call;
  const isLater = life !== undefined && (readable.canceledAt ?? 0n) > life.now;
  const moving = parts.has("run");
  const tokens = (amount: bigint): string =>
    formatAmount(amount, decimals, moving ? { minDecimals: 6, maxDecimals: 6 } : {});
  return (
    <>
      {life !== undefined && parts.has("cancel") && (
        <Answer isKept>
          <CancelAnswer life={life} tokens={tokens} stream={streamText(stream)} />
        </Answer>
      )}
      {life !== undefined && parts.has("status") && !parts.has("cancel") && (
        <Answer isKept>
          <strong>{life.status}</strong> ({life.number}), {life.isWarm ? "warm" : "cold"}, at{" "}
          {formatDateTime(life.now)} in Lockup {call.release}: {tokens(life.streamed)} of{" "}
          {tokens(curve.deposited)} tokens have streamed, {tokens(life.withdrawable)} can be
          withdrawn, and {tokens(life.refundable)} would go back to the sender.
        </Answer>
      )}
      {life !== undefined && parts.has("amounts") && (
        <Answer isKept isMoving={isMoving}>
          <strong>{tokens(life.withdrawable)} tokens can be withdrawn</strong> at{" "}
          {formatDateTime(life.now)} from {streamText(stream)}, by the formula of Lockup{" "}
          {call.release}.
        </Answer>
      )}
      {life === undefined && (
        <Answer isKept>
          <strong>
            {tokens(curve.deposited)} tokens in{" "}
            {formatDuration(curve.timestamps.end - curve.timestamps.start, 2)}
          </strong>
          , from {dayText(curve.timestamps.start)} to {dayText(curve.timestamps.end)}.{" "}
          {unlockText(stream)}
        </Answer>
      )}
      {isLater && <p>The cancellation is in the future and does not count yet.</p>}
      {life !== undefined && parts.has("status") && <Status life={life} tokens={tokens} />}
      {life !== undefined && parts.has("amounts") && (
        <Amounts life={life} decimals={decimals} tokens={tokens} />
      )}
      {parts.has("plot") && <Curve stream={stream} />}
      {parts.has("table") && <Unlocks stream={stream} />}
      {parts.has("code") && <Code call={call} />}
    </>
  );
}

function shapeText({ shape }: Evaluation): string {
  const label = SHAPE_CHOICES.find(({ value }) => value === shape)?.label ?? shape;
  return label.replace(/^Your own /u, "").toLowerCase();
}

/** A stream in a few words, for sentences. */
function streamText(stream: Accepted): string {
  const { deposited, timestamps, decimals } = stream.call;
  return `a stream of ${formatAmount(deposited, decimals)} tokens (${shapeText(stream)}) from ${dayText(timestamps.start)} to ${dayText(timestamps.end)}`;
}

const dayText = (time: bigint): string =>
  time % DAY === 0n ? formatDate(time) : formatDateTime(time);

/** What unlocks when, in a few words. */
function unlockText({ shape, call, curve }: Accepted): string {
  if (shape === "price-gated") {
    return "All of it unlocks as soon as the price is at the target, and at the end in any case.";
  }
  const rows = unlockRows(curve);
  const parts = rows
    .slice(0, SHOWN_ROWS)
    .map(({ what, total }) =>
      `${formatAmount(total, call.decimals)} at the ${what}`.replace("the tranche", "tranche"),
    );
  const rest = rows.length > SHOWN_ROWS ? ["and so on"] : [];
  return `The unlocked total is ${[...parts, ...rest].join(", ")}.`;
}

interface LifeProps {
  readonly life: Life;
  readonly tokens: (amount: bigint) => string;
}

function CancelAnswer({ life, tokens, stream }: LifeProps & { stream: string }): ReactElement {
  const { cancel } = life;
  return cancel.ok ? (
    <>
      <strong>Yes.</strong> A cancellation at {formatDateTime(life.now)} of {stream} returns{" "}
      {tokens(life.refundable)} tokens to the sender in the same transaction. The recipient can
      still withdraw {tokens(life.withdrawable)}. The status changes from {life.status} to{" "}
      {cancel.status} permanently.
    </>
  ) : (
    <>
      <strong>No.</strong> {REASONS[cancel.error.name.replace(/^.*_/u, "")]}
    </>
  );
}

/** What the contract returns, and who can do what. */
function Status({ life, tokens }: LifeProps): ReactElement {
  return (
    <>
      <Results
        items={[
          { term: "streamedAmountOf", value: tokens(life.streamed) },
          { term: "withdrawableAmountOf", value: tokens(life.withdrawable) },
          { term: "refundableAmountOf", value: tokens(life.refundable) },
          { term: "wasCanceled", value: String(life.wasCanceled) },
        ]}
      />
      <ResultTable
        caption="Who can do what now"
        columns={["Action", "By", "Result"]}
        rows={life.actions.map(({ action, by, error }) => [
          action,
          by,
          error === undefined ? "goes through" : <code key="error">{error}</code>,
        ])}
      />
    </>
  );
}

function Amounts({ life, tokens, decimals }: LifeProps & { decimals: number }): ReactElement {
  const { perDay, step, next, now } = life;
  return (
    <Results
      items={[
        { term: "Streamed", value: tokens(life.streamed), note: "Withdrawn or not." },
        {
          term: "Refundable",
          value: tokens(life.refundable),
          note: "Back to the sender if they cancel now and the stream is cancelable.",
        },
        ...(perDay === undefined
          ? []
          : [
              {
                term: "Rate on the line",
                value: `${formatAmount(perDay, decimals, { maxDecimals: 6 })} per day`,
                note: `${formatAmount(perDay / DAY, decimals)} per second, rounded down.`,
              },
            ]),
        ...(step === undefined
          ? []
          : [
              {
                term: "Each step",
                value: formatAmount(step.amount, decimals, { maxDecimals: 6 }),
                note: `Every ${formatDuration(step.every, 2)}; the last one may be shorter and ends with the stream.`,
              },
            ]),
        {
          term: "Next unlock",
          value:
            next === undefined
              ? "none, all is streamed"
              : `${next.what}, ${formatDateTime(next.time)}`,
          note: next === undefined ? undefined : `In ${formatDuration(next.time - now, 2)}.`,
        },
      ]}
    />
  );
}

function Curve({ stream }: AcceptedProps): ReactElement {
  const { life, curve, call } = stream;
  const { deposited, decimals } = call;
  const { start, end } = call.timestamps;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  const x = life === undefined ? 0 : clamp(toPlotShare(life.now - start, end - start), 0, 1);
  const steps =
    life?.step === undefined ? "" : `, in steps of ${formatDuration(life.step.every, 2)}`;
  const description =
    life === undefined
      ? `${tokens(deposited)} tokens stream between ${formatDateTime(start)} and ${formatDateTime(end)}. ${unlockText(stream)}`
      : `At ${formatDateTime(life.now)} ${tokens(life.streamed)} of ${tokens(deposited)} tokens have streamed${steps}.`;
  return (
    <StreamPlot
      title="Streamed share of the deposit"
      description={description}
      x={{ label: "Time (UTC)", domain: [0, 1], ticks: timeTicks(start, end) }}
      y={{ label: "Share of the deposit", domain: [0, 1], ticks: SHARE_TICKS }}
      series={[{ name: "Streamed", points: curveOf(curve), area: true }]}
      {...(life !== undefined && {
        rules: [{ x, label: "now" }],
        dots: [{ x, y: toPlotShare(life.streamed, deposited) }],
      })}
    />
  );
}

function Unlocks({ stream }: AcceptedProps): ReactElement {
  const { curve, call } = stream;
  const tokens = (amount: bigint): string => formatAmount(amount, call.decimals);
  const rows = unlockRows(curve);
  const table = (
    <ResultTable
      isKept={rows.length <= SHOWN_ROWS}
      caption="Unlocks"
      columns={["When (UTC)", "What", "Streamed since the row above", "Total", "Share"]}
      rows={rows.map(({ time, what, released, total }) => [
        formatDateTime(time).replace(" UTC", ""),
        what,
        tokens(released),
        tokens(total),
        formatPercent((total * UNIT) / curve.deposited, 2),
      ])}
    />
  );
  if (rows.length <= SHOWN_ROWS) return table;
  return (
    <details className={styles.details}>
      <summary>All {rows.length} rows of unlocks</summary>
      {table}
    </details>
  );
}

function Code({ call }: { readonly call: CreateCall }): ReactElement {
  const args = callArguments(call, ADDRESSES);
  const json = JSON.stringify(
    Object.values(args),
    (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value),
    2,
  );
  return (
    <>
      <p className={styles.legend}>
        The call of Lockup {call.release}: <code>{createFunctionOf(call)}</code>
      </p>
      {call.variant === "durations" && (
        <p className="sd-note">
          With durations the stream starts in the block that creates it. The start above only serves
          the plot.
        </p>
      )}
      <CodeFence language="solidity">{solidityOf(call, args)}</CodeFence>
      <details className={styles.details}>
        <summary>Arguments as JSON</summary>
        <CodeFence language="json">{json}</CodeFence>
      </details>
    </>
  );
}
