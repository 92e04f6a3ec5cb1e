import type { ReactElement } from "react";

import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import { min } from "@site/src/lib/fixed-point";
import { formatDuration } from "@site/src/lib/format/durations";
import { niceDomain, spread } from "@site/src/lib/plot";
import Form, { Answer, Fields, FormField, NoAnswer, Results, Slider } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import StreamPlot from "@site/src/ui/StreamPlot";
import { balancesAfter, evaluateLegacy, LEGACY_FIELDS, type LegacyResult } from "./calculate";

const DAY = 86_400;
/** Rows of the table behind the plot. */
const STEPS = 11;

/** Rounds the deposit of a Legacy stream and shows what each party has at a moment. */
export default function LegacyStreamCalculator(): ReactElement {
  const form = useForm(LEGACY_FIELDS, evaluateLegacy);
  const { change } = form;
  const { result } = form.outcome;
  const elapsed = result === undefined ? 0n : min(result.elapsed, result.duration);
  const length = Number(result?.duration ?? 1n);
  return (
    <Form
      form={form}
      title="Deposit and balances"
      intro="One stream of v1.1: the deposit that the contract accepts, and who owns how much when."
    >
      <Fields legend="Stream">
        <FormField form={form} name="wish" />
        <FormField form={form} name="decimals" />
        <FormField form={form} name="duration" />
        <FormField form={form} name="elapsed" />
        <FormField form={form} name="withdrawn" />
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
      {result === undefined ? <NoAnswer /> : <Balances result={result} />}
    </Form>
  );
}

function Balances({ result }: { readonly result: LegacyResult }): ReactElement {
  const { decimals, divisible, balances, duration, elapsed, withdrawn } = result;
  const tokens = (value: bigint): string => formatAmount(value, decimals);
  const seconds = formatAmount(duration, 0);
  return (
    <>
      <Answer isKept>
        After {formatDuration(elapsed)} of a stream of {tokens(divisible.deposit)} tokens over{" "}
        {formatDuration(duration)}, the recipient has <strong>{tokens(balances.recipient)}</strong>{" "}
        and the sender <strong>{tokens(balances.sender)}</strong>.
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
