import type { ReactElement } from "react";

import { read, readMoment } from "../../lib/forms";
import { formatAmount } from "../../lib/format/amounts";
import { formatDateTime } from "../../lib/format/dates";
import { clamp } from "../../lib/plot";
import Calculator, {
  Answer,
  ChoiceInput,
  Fields,
  Results,
  Slider,
  TextInput,
  YES_NO,
} from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import ResultTable from "../ResultTable";
import { momentText } from "../StreamShapeExplorer/rows";
import { DECIMALS, simulate, STATUS_FIELDS, type StatusReport } from "./simulate";

/** Positions of the time slider: from a tenth of the stream before its start to a tenth after its end. */
const SLIDER = { low: -10, high: 110 } as const;

function sliderOf(texts: Readonly<Record<"start" | "end" | "now", string>>) {
  const start = read(() => readMoment(texts.start));
  const end = read(() => readMoment(texts.end));
  const now = read(() => readMoment(texts.now));
  if (!start.ok || !end.ok || !now.ok || end.value <= start.value) {
    return undefined;
  }
  const length = end.value - start.value;
  const position = Number(((now.value - start.value) * 100n) / length);
  return {
    position: clamp(position, SLIDER.low, SLIDER.high),
    momentAt: (percent: string): string => {
      const moment = start.value + (length * BigInt(percent)) / 100n;
      return momentText(moment < 0n ? 0n : moment);
    },
  };
}

/** A linear stream that the reader moves through time: its status and who can do what. */
export default function StatusSimulator(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(STATUS_FIELDS);
  const { problems: wrong, report } = simulate(texts);
  const field = bindFields(texts, change, wrong);
  const slider = sliderOf(texts);
  return (
    <Calculator
      title="Status simulator"
      intro="A linear stream without unlock amounts. Move time and see what the contract answers."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Stream">
        <TextInput
          label="Deposit"
          {...field("deposit")}
          inputMode="decimal"
          hint="Whole tokens, 18 decimals."
        />
        <TextInput label="Start" {...field("start")} hint="UTC, or Unix seconds." />
        <TextInput label="Cliff" {...field("cliff")} hint="Empty for no cliff." />
        <TextInput label="End" {...field("end")} hint="UTC, or Unix seconds." />
        <ChoiceInput label="Cancelable" {...field("cancelable")} options={YES_NO} />
        <ChoiceInput label="Transferable" {...field("transferable")} options={YES_NO} />
      </Fields>
      <Fields legend="What happened" visibleLegend>
        <TextInput
          label="Withdrawn"
          {...field("withdrawn")}
          inputMode="decimal"
          hint="Just before the cancellation or now."
        />
        <TextInput label="Canceled at" {...field("canceledAt")} hint="Empty if never." />
        <TextInput label="Now" {...field("now")} hint="UTC, or Unix seconds." />
        {slider !== undefined && (
          <Slider
            label="Move now"
            value={String(slider.position)}
            onChange={(percent) => change({ now: slider.momentAt(percent) })}
            min={SLIDER.low}
            max={SLIDER.high}
            text={`${slider.position}% of the stream`}
            wide
          />
        )}
      </Fields>
      {report === undefined ? (
        <Answer>Correct the marked fields to see the status.</Answer>
      ) : (
        <Report report={report} now={texts.now} />
      )}
    </Calculator>
  );
}

interface ReportProps {
  readonly report: StatusReport;
  readonly now: string;
}

function Report({ report, now }: ReportProps): ReactElement {
  const tokens = (amount: bigint): string => formatAmount(amount, DECIMALS, { maxDecimals: 6 });
  return (
    <>
      <Answer>
        <strong>{report.status}</strong> ({report.number}), {report.isWarm ? "warm" : "cold"}, at{" "}
        {formatDateTime(readMoment(now))}
        {report.cancelsLater && ". The cancellation lies ahead and does not count yet."}
      </Answer>
      <Results
        items={[
          { term: "streamedAmountOf", value: tokens(report.streamed) },
          { term: "withdrawableAmountOf", value: tokens(report.withdrawable) },
          { term: "refundableAmountOf", value: tokens(report.refundable) },
          { term: "wasCanceled", value: String(report.wasCanceled) },
        ]}
      />
      <ResultTable
        caption="Who can do what now"
        columns={["Action", "By", "Result"]}
        rows={report.actions.map(({ action, by, error }) => [
          action,
          by,
          error === undefined ? "goes through" : <code key="error">{error}</code>,
        ])}
      />
    </>
  );
}
