import type { ReactElement } from "react";

import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import { wholeField } from "@site/src/forms";
import Form, { Answer, Fields, Results, Slider } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import StreamPlot from "@site/src/ui/StreamPlot";
import { type Moment, type Story, type StoryPoint, tellStory } from "./story";

const DECIMALS = 18;
const DAYS = 100;

/** The stream of the guide: what happens to it happens after the looks of the same day. */
export const VESTING_STORY: Story = {
  deposit: 1000,
  days: DAYS,
  startUnlock: 50,
  cliff: { day: 20, unlock: 150 },
  steps: [
    { day: 0, label: "start" },
    { day: 10, label: "before the cliff" },
    { day: 20, label: "cliff" },
    { day: 60, label: "day 60" },
    { day: 60, label: "withdraw 200", action: "withdraw", amount: 200 },
    { day: 70, label: "cancel", action: "cancel" },
    { day: 70, label: "withdrawMax", action: "withdrawMax" },
  ],
};

const POINTS = tellStory(VESTING_STORY).points;

const FIELDS = {
  day: wholeField("vd", "Day", "60", [0n, BigInt(DAYS)]),
};

/** The stream of the guide at the end of a day. */
export function figuresOn(day: number): Moment {
  const earlier = VESTING_STORY.steps.filter((step) => step.day <= day);
  const look = { day, label: "now" };
  const last = tellStory({ ...VESTING_STORY, steps: [...earlier, look] }).moments.at(-1);
  if (last === undefined) throw new Error(`The stream has no figures on day ${day}.`);
  return last;
}

/** Where the deposit of a stream is, on a day of the reader's choice. */
export default function VestingExplorer(): ReactElement {
  const form = useForm(FIELDS);
  const { texts, change } = form;
  const day = Number(texts.day);
  const now = figuresOn(day);
  const line = (pick: (point: StoryPoint) => bigint) =>
    POINTS.map((point) => ({ x: point.day, y: toPlotNumber(pick(point), DECIMALS) }));
  const tokens = (amount: bigint): string => formatAmount(amount, DECIMALS);
  return (
    <Form
      form={form}
      title="Where the tokens are"
      intro="1,000 tokens over 100 days, with unlocks of 50 at the start and 150 at the cliff on day 20. On day 60 the recipient withdraws 200. On day 70 the sender cancels and the recipient withdraws the rest."
    >
      <Fields legend="Moment">
        <Slider
          label="End of day"
          value={texts.day}
          onChange={(text) => change({ day: text })}
          min={0}
          max={DAYS}
          text={`day ${day}`}
          wide
        />
      </Fields>
      <Answer>
        Day {day}, {now.status}: {tokens(now.locked)} locked, {tokens(now.unlocked)} unlocked
      </Answer>
      <Results
        items={[
          { term: "Streamed", value: tokens(now.streamed), note: "Earned by the recipient." },
          { term: "Withdrawn", value: tokens(now.withdrawn), note: "Paid out already." },
          { term: "Refunded", value: tokens(now.refunded), note: "Back with the sender." },
          {
            term: "In stream",
            value: tokens(now.inStream),
            note: "deposited - withdrawn - refunded",
          },
          {
            term: "Vested, not withdrawn",
            value: tokens(now.vestedNotWithdrawn),
            note: "streamed - withdrawn",
          },
        ]}
      />
      <StreamPlot
        title="Locked tokens and tokens in the stream, by day"
        description={`On day ${day}, ${tokens(now.locked)} tokens are locked and ${tokens(now.inStream)} are in the stream. Both end at 0 on day 70.`}
        x={{
          label: "Day",
          domain: [0, DAYS],
          ticks: [0, 20, 60, 70, 100].map((value) => ({ value, label: String(value) })),
        }}
        y={{ label: "Whole tokens", domain: [0, 1000] }}
        series={[
          { name: "In stream", points: line(({ inStream }) => inStream) },
          { name: "Locked", points: line(({ locked }) => locked), area: true },
        ]}
        rules={[{ x: day, label: "now" }]}
        dots={[{ x: day, y: toPlotNumber(now.locked, DECIMALS), series: 1 }]}
      />
    </Form>
  );
}
