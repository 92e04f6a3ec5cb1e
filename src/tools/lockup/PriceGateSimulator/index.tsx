import type { ReactElement } from "react";

import { read, readPositiveTokens } from "@site/src/forms";
import Form, {
  Answer,
  FormField,
  FormFields,
  Fields,
  NoAnswer,
  Slider,
} from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { formatAmount, toPlotShare } from "@site/src/lib/format/amounts";
import { PRICE_DECIMALS } from "@site/src/lib/lockup";
import { clamp } from "@site/src/lib/plot";
import { DECIMALS, GATE_FIELDS, simulate } from "./simulate";
import Report, { StatusAnswer } from "../LinearStream/Report";

/** The price slider runs to twice the target, in percent of it. */
const HIGHEST_PERCENT = 200;

function sliderOf(texts: Readonly<Record<"price" | "target", string>>) {
  const price = read(() => readPositiveTokens(texts.price, PRICE_DECIMALS));
  const target = read(() => readPositiveTokens(texts.target, PRICE_DECIMALS));
  if (!price.ok || !target.ok) {
    return undefined;
  }
  return {
    percent: clamp(Math.round(toPlotShare(price.value, target.value) * 100), 1, HIGHEST_PERCENT),
    priceAt: (percent: string): string =>
      formatAmount((target.value * BigInt(percent)) / 100n || 1n, PRICE_DECIMALS, {
        grouping: false,
      }),
  };
}

/** A price-gated stream that the reader moves through price and time: its status, and who can do what. */
export default function PriceGateSimulator(): ReactElement {
  const form = useForm(GATE_FIELDS, simulate);
  const { report, isUndecodable } = form.outcome;
  const slider = sliderOf(form.texts);
  return (
    <Form
      form={form}
      title="Price gate simulator"
      intro="A price-gated stream of Lockup v4.0. Move the price to see the results of the contract."
    >
      <Fields legend="Price and time" visibleLegend>
        <FormField form={form} name="price" />
        <FormField form={form} name="target" />
        <FormField form={form} name="feed" />
        <FormField form={form} name="now" />
        {slider !== undefined && (
          <Slider
            label="Move the price"
            value={String(slider.percent)}
            onChange={(percent) => form.change({ price: slider.priceAt(percent) })}
            min={1}
            max={HIGHEST_PERCENT}
            text={`${slider.percent}% of the target`}
            wide
          />
        )}
      </Fields>
      <FormFields
        form={form}
        legend="Stream"
        visibleLegend
        names={["start", "end", "deposit", "cancelable"]}
      />
      {report !== undefined && (
        <>
          <StatusAnswer report={report} />
          <Report report={report} decimals={DECIMALS} />
        </>
      )}
      {isUndecodable === true && (
        <Answer>
          The contract cannot decode the data of the feed: <code>statusOf</code>,{" "}
          <code>withdraw</code> and <code>cancel</code> revert without data until the end.
        </Answer>
      )}
      {report === undefined && isUndecodable !== true && <NoAnswer />}
    </Form>
  );
}
