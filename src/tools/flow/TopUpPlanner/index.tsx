import type { ReactElement } from "react";

import { formatAmount, formatDateTime } from "@site/src/lib/format";
import {
  decimalsField,
  momentField,
  problemOf,
  read,
  readMoment,
  readWhole,
  type TextFields,
} from "@site/src/forms";
import Form, { Answer, Fields, NoAnswer, TextInput } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import { type PlannedStream, planTopUps, readStreams, type StreamPlan } from "./plan";

const MAX_DECIMALS = 18n;
const EXAMPLE = "12, 3000, month, 0, 0\n15, 10, day, 40, 25\n21, 500, week, 0, 2500";

const readDecimals = (text: string): number => Number(readWhole(text, 0n, MAX_DECIMALS));

const FIELDS: TextFields<"streams" | "decimals" | "now" | "until"> = {
  streams: {
    key: "ts",
    label: "Streams",
    initial: EXAMPLE,
    // Decimals and time stand in other fields; any will do to see whether the lines can be read.
    check: (text) => readStreams(text, Number(MAX_DECIMALS), 0n),
  },
  decimals: decimalsField("td", "6"),
  now: momentField("tn", "Now", "2025-03-01"),
  until: momentField("tu", "Paid until", "2025-03-31"),
};

/** Plans the deposits that keep several Flow streams of one token solvent until a date. */
export default function TopUpPlanner(): ReactElement {
  const form = useForm(FIELDS);
  const { texts, change } = form;
  const decimals = read(() => readDecimals(texts.decimals));
  const now = read(() => readMoment(texts.now));
  const until = read(() => {
    const moment = readMoment(texts.until);
    if (now.ok && moment < now.value) {
      throw new RangeError(`${formatDateTime(moment)} is before now; use a later date`);
    }
    return moment;
  });
  const streams = read(() =>
    readStreams(
      texts.streams,
      decimals.ok ? decimals.value : Number(MAX_DECIMALS),
      now.ok ? now.value : 0n,
    ),
  );
  return (
    <Form
      form={form}
      title="Plan top-ups"
      intro="For streams of one token on one contract. The figures of debt and balance are those on the page of the stream."
    >
      <Fields legend="Streams and dates">
        <TextInput
          label="Streams, one a line"
          value={texts.streams}
          onChange={(value) => change({ streams: value })}
          hint="Name or id, amount, interval (second to year), debt now, balance now. A month has 30 days, a year 365."
          problem={problemOf(streams)}
          rows={4}
          code
          wide
        />
        <TextInput
          label="Token decimals"
          value={texts.decimals}
          onChange={(value) => change({ decimals: value })}
          inputMode="numeric"
          problem={problemOf(decimals)}
        />
        <TextInput
          label="Now (UTC)"
          value={texts.now}
          onChange={(value) => change({ now: value })}
          problem={problemOf(now)}
        />
        <TextInput
          label="Paid until (UTC)"
          value={texts.until}
          onChange={(value) => change({ until: value })}
          problem={problemOf(until)}
        />
      </Fields>
      {decimals.ok && now.ok && until.ok && streams.ok ? (
        <Plan
          streams={streams.value}
          decimals={decimals.value}
          now={now.value}
          until={until.value}
        />
      ) : (
        <NoAnswer />
      )}
    </Form>
  );
}

interface PlanProps {
  readonly streams: readonly PlannedStream[];
  readonly decimals: number;
  readonly now: bigint;
  readonly until: bigint;
}

function Plan({ streams, decimals, now, until }: PlanProps): ReactElement {
  const plans = planTopUps(streams, now, until);
  const total = plans.reduce((sum, { deposit }) => sum + deposit, 0n);
  const paying = plans.filter(({ deposit }) => deposit > 0n).length;
  return (
    <>
      <Answer>
        {paying === 0
          ? `Nothing to deposit: every stream is covered until ${formatDateTime(until)}.`
          : `Approve and deposit ${formatAmount(total, decimals)} tokens in total: ${paying} of ${plans.length} streams need a deposit.`}
      </Answer>
      <ResultTable
        caption="Deposit and runway of each stream"
        columns={["Stream", "Deposit", "Runs dry without it", "Runs dry with it"]}
        rows={plans.map((plan) => [
          plan.name,
          formatAmount(plan.deposit, decimals),
          runway(plan.depletion),
          runway(plan.depletionAfter),
        ])}
      />
    </>
  );
}

function runway(depletion: StreamPlan["depletion"]): string {
  if (depletion === undefined) return "no balance";
  return depletion === 0n ? "already in debt" : formatDateTime(depletion);
}
