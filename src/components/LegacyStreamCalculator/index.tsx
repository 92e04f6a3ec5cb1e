import type { ReactElement } from "react";

import { formatAmount, toPlotNumber } from "../../lib/format/amounts";
import { formatDuration } from "../../lib/format/durations";
import { niceDomain, spread } from "../../lib/plot";
import Calculator, { Answer, Fields, Results, Slider, TextInput } from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import CopyButton from "../CopyButton";
import StreamPlot from "../StreamPlot";
import { balancesAfter, evaluateLegacy, LEGACY_FIELDS, type LegacyResult } from "./calculate";

const DAY = 86_400;
/** Rows of the table behind the plot. */
const STEPS = 11;

/** Rounds the deposit of a Legacy stream and shows what each party has at a moment. */
export default function LegacyStreamCalculator(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(LEGACY_FIELDS);
  const { problems: wrong, result } = evaluateLegacy(texts);
  const field = bindFields(texts, change, wrong);
  const elapsed = result === undefined ? 0n : min(result.elapsed, result.duration);
  const length = Number(result?.duration ?? 1n);
  return (
    <Calculator
      title="Deposit and balances"
      intro="One stream of v1.1: the deposit that the contract accepts, and who owns how much when."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Stream">
        <TextInput label="Deposit you want, tokens" {...field("wish")} inputMode="decimal" />
        <TextInput label="Decimals of the token" {...field("decimals")} inputMode="numeric" />
        <TextInput label="Duration" {...field("duration")} hint="For example 31d or 720h." />
        <TextInput label="Time since the start" {...field("elapsed")} />
        <TextInput label="Withdrawn so far, tokens" {...field("withdrawn")} inputMode="decimal" />
        {result !== undefined && (
          <Slider
            wide
            label="Timeline"
            value={`${elapsed}`}
            onChange={(value) => change({ elapsed: value })}
            min={0}
            max={length}
            step={length >= 2 * DAY && length % DAY === 0 ? DAY : 1}
            text={`${formatDuration(elapsed)} of ${formatDuration(result.duration)}`}
          />
        )}
      </Fields>
      {result === undefined ? (
        <Answer>Correct the marked fields to see the balances.</Answer>
      ) : (
        <Balances result={result} />
      )}
    </Calculator>
  );
}

function min(first: bigint, second: bigint): bigint {
  return first < second ? first : second;
}

function Balances({ result }: { readonly result: LegacyResult }): ReactElement {
  const { decimals, divisible, balances, duration, elapsed, withdrawn } = result;
  const tokens = (value: bigint): string => formatAmount(value, decimals);
  const seconds = formatAmount(duration, 0);
  return (
    <>
      <Answer>
        After {formatDuration(elapsed)}, the recipient has{" "}
        <strong>{tokens(balances.recipient)}</strong> and the sender{" "}
        <strong>{tokens(balances.sender)}</strong>.
      </Answer>
      <Results
        items={[
          {
            term: "Deposit to pass",
            value: (
              <>
                {tokens(divisible.deposit)}{" "}
                <CopyButton text={`${divisible.deposit}`} label="Copy the deposit in base units" />
              </>
            ),
            note:
              divisible.remainder === 0n
                ? `It divides evenly by ${seconds} seconds.`
                : `${divisible.remainder} base units less, so that it divides by ${seconds} seconds.`,
          },
          {
            term: "Rate per second",
            value: `${formatAmount(divisible.ratePerSecond, 0)} base units`,
            note: `${tokens(divisible.ratePerSecond)} tokens`,
          },
          {
            term: "If canceled now",
            value: `${tokens(balances.recipient)} to the recipient`,
            note: `${tokens(balances.sender)} to the sender, ${tokens(withdrawn)} were withdrawn before.`,
          },
        ]}
      />
      <Timeline result={result} />
    </>
  );
}

function Timeline({ result }: { readonly result: LegacyResult }): ReactElement {
  const { decimals, divisible, duration, elapsed } = result;
  const days = (seconds: bigint): number => Number(seconds) / DAY;
  const amount = (value: bigint): number => toPlotNumber(value, decimals);
  const moments = spread([0, Number(duration)], STEPS).map((moment) => BigInt(Math.round(moment)));
  const at = moments.map((moment) => ({
    moment,
    ...balancesAfter(divisible, duration, moment),
  }));
  const now = min(elapsed, duration);
  const current = balancesAfter(divisible, duration, now);
  return (
    <StreamPlot
      title="Before withdrawals"
      description={`The recipient’s share rises evenly from 0 to ${formatAmount(divisible.deposit, decimals)} tokens over ${formatDuration(duration)}; the sender’s falls by the same amount.`}
      x={{ label: "Days since the start", domain: [0, days(duration)] }}
      y={{ label: "Tokens", domain: niceDomain([amount(divisible.deposit)]) }}
      series={[
        {
          name: "Recipient",
          points: at.map(({ moment, recipient }) => ({ x: days(moment), y: amount(recipient) })),
        },
        {
          name: "Sender",
          points: at.map(({ moment, sender }) => ({ x: days(moment), y: amount(sender) })),
        },
      ]}
      rules={[{ x: days(now), label: formatDuration(now, 2) }]}
      dots={[
        { x: days(now), y: amount(current.recipient), series: 0 },
        { x: days(now), y: amount(current.sender), series: 1 },
      ]}
      table={{
        caption: "Balances over time",
        columns: ["Time since the start", "Recipient", "Sender"],
        rows: at.map(({ moment, recipient, sender }) => [
          formatDuration(moment, 3),
          formatAmount(recipient, decimals),
          formatAmount(sender, decimals),
        ]),
      }}
    />
  );
}
