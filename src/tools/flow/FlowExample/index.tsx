import { type ReactElement, useMemo } from "react";

import Form, { Answer, Fields, FormField, Results, Slider } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { curvesOf, describeTimeline } from "../FlowSimulator/describe";
import { readAtMoment } from "../FlowSimulator/timeline";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";
import {
  DECIMALS,
  EXAMPLE_FIELDS,
  momentInJanuary,
  roundedTokens,
  STEP,
  STEPS,
  tellStory,
} from "./story";

const DAYS = 30;
const TICKS = [0, 5, 10, 15, 20, 25, 30].map((value) => ({ value, label: `Jan ${value + 1}` }));

/** A Flow stream of a month, told as a plot to move through and as a table. */
export default function FlowExample(): ReactElement {
  const form = useForm(EXAMPLE_FIELDS);
  const { texts, change } = form;
  const takes = texts.takes === "yes";
  const { timeline, chapters } = useMemo(() => tellStory(takes), [takes]);
  const at = BigInt(texts.step) * STEP;
  const { totalDebt, balance, covered, uncovered } = readAtMoment(timeline, at);
  const moment = momentInJanuary(at);
  return (
    <Form form={form} title="Alice pays Bob 3,000 DAI per 30 days">
      <StreamPlot
        title="Debt and balance in January"
        hideTitle
        description={describeTimeline(timeline)}
        x={{ label: "Date", domain: [0, DAYS], ticks: TICKS }}
        y={{ label: "DAI", domain: [0, 3000] }}
        series={curvesOf(timeline, DECIMALS)}
        rules={[{ x: (Number(texts.step) * DAYS) / STEPS, label: "slider" }]}
      />
      <Fields legend="Example">
        <Slider
          label="Moment"
          value={texts.step}
          onChange={(step) => change({ step })}
          min={0}
          max={STEPS}
          text={moment}
          wide
        />
        <FormField form={form} name="takes" />
      </Fields>
      <Answer>
        {moment}: Bob can withdraw {roundedTokens(covered)} DAI
      </Answer>
      <Results
        items={[
          { term: "Owed", value: roundedTokens(totalDebt) },
          { term: "Balance", value: roundedTokens(balance) },
          { term: "Not covered", value: roundedTokens(uncovered) },
        ]}
      />
      <div data-extract-keep="">
        <ResultTable
          caption="The example step by step"
          columns={["When", "Event", "Owed", "Balance", "Withdrawable", "Not covered"]}
          rows={chapters.map(({ when, what, reading }) => [
            when,
            what,
            roundedTokens(reading.totalDebt),
            roundedTokens(reading.balance),
            roundedTokens(reading.covered),
            roundedTokens(reading.uncovered),
          ])}
        />
      </div>
    </Form>
  );
}
