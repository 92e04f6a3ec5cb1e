import type { ReactElement } from "react";

import { formatDuration } from "@site/src/lib/format/durations";
import Form, { FormFields, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";
import { type ClaimedStream, type Clock, CLOCK_FIELDS, evaluate } from "./calculate";
import styles from "./styles.module.css";

const TITLES: Readonly<Record<Clock, string>> = {
  ranged: "Ranged: one clock for all",
  "non-ranged": "Non-ranged: each claim starts its own clock",
};

/** When two claimers of a vested campaign get their tokens, under both kinds of clock. */
export default function AirstreamClocks(): ReactElement {
  const form = useForm(CLOCK_FIELDS, evaluate);
  const { streams, days } = form.outcome;
  const clocks: readonly Clock[] = ["ranged", "non-ranged"];
  return (
    <Form
      form={form}
      title="Ranged and non-ranged campaigns"
      intro="A linear campaign with two claimers of equal amounts. Times count from the start of a ranged campaign."
    >
      <FormFields form={form} legend="Campaign and claims" />
      {streams.length === 0 ? (
        <NoAnswer />
      ) : (
        <>
          <div className={styles.plots}>
            {clocks.map((clock) => (
              <ClockPlot
                key={clock}
                clock={clock}
                streams={streams.filter((stream) => stream.clock === clock)}
                days={days}
              />
            ))}
          </div>
          <ResultTable
            caption="Streams of both claimers"
            columns={[
              "Campaign",
              "Claimer",
              "Stream starts",
              "Stream ends",
              "Withdrawable at once",
            ]}
            rows={streams.map((stream) => [
              stream.clock,
              stream.claimer,
              describeTime(stream.start),
              describeTime(stream.end),
              `${percent(stream.atOnce)}%`,
            ])}
          />
        </>
      )}
    </Form>
  );
}

function percent(value: number): string {
  return String(Number(value.toFixed(2)));
}

function describeTime(seconds: bigint): string {
  return seconds === 0n ? "at the start" : `after ${formatDuration(seconds)}`;
}

interface ClockPlotProps {
  readonly clock: Clock;
  readonly streams: readonly ClaimedStream[];
  readonly days: number;
}

function ClockPlot({ clock, streams, days }: ClockPlotProps): ReactElement {
  const stories = streams.map(
    ({ claimer, claimedAt, atOnce, end }) =>
      `${claimer} claims ${describeTime(claimedAt)}, gets ${percent(atOnce)}% at once and has everything ${describeTime(end)}.`,
  );
  return (
    <StreamPlot
      title={TITLES[clock]}
      description={stories.join(" ")}
      size="small"
      x={{ label: "Days", domain: [0, days] }}
      y={{ label: "Released, %", domain: [0, 100] }}
      series={streams.map(({ claimer, points }) => ({ name: claimer, points }))}
    />
  );
}
