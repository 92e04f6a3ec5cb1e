import type { ReactElement } from "react";

import Form, { Answer, FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { CALL_OPTIONS } from "./evaluate";
import { evaluateSegments, rowsOf, SEGMENT_COLUMNS, SEGMENT_FIELDS, SEGMENT_PRESETS } from "./rows";
import { joinRows, type Rows } from "./rows-text";
import RowsEditor from "./RowsEditor";
import { Presets, Rules, Sum } from "./RowsParts";
import StreamResult from "./StreamResult";

function nextSegment(rows: Rows): readonly string[] {
  return ["0", "1", rows.at(-1)?.[2] ?? ""];
}

/** Editor of segments with the rules of the contract, the curve and the call. */
export default function SegmentBuilder(): ReactElement {
  const form = useForm(SEGMENT_FIELDS, evaluateSegments);
  const { texts, change, outcome: result } = form;
  return (
    <Form
      form={form}
      title="Segment builder"
      intro="Start from an example, or write your own segments."
    >
      <Presets presets={SEGMENT_PRESETS} onChoose={change} />
      <FormFields form={form} legend="Stream" names={["deposit", "decimals", "start"]} />
      <RowsEditor
        legend="Segments"
        noun="segment"
        columns={SEGMENT_COLUMNS}
        rows={rowsOf(texts.rows, SEGMENT_COLUMNS.length)}
        problems={result.cells}
        onChange={(rows) => change({ rows: joinRows(rows) })}
        nextRow={nextSegment}
      />
      <Sum
        sum={result.sum}
        deposit={result.deposit}
        decimals={result.decimals}
        onAdopt={(deposit) => change({ deposit })}
      />
      <Rules rules={result.rules} />
      <FormFields form={form} legend="Call" names={CALL_OPTIONS} />
      {result.call === undefined ? (
        <Answer>
          {result.revert === undefined
            ? "Correct the marked fields to see the answer."
            : `No stream: ${result.revert}`}
        </Answer>
      ) : (
        <StreamResult call={result.call} />
      )}
    </Form>
  );
}
