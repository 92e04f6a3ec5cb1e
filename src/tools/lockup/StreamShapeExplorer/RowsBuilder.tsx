import type { ReactElement, ReactNode } from "react";

import Form, { Answer, FormFields } from "@site/src/forms/Form";
import type { FormState } from "@site/src/forms/useForm";
import { CALL_OPTIONS } from "./evaluate";
import type { Preset, RowsEvaluation, SegmentName } from "./rows";
import { joinRows, type Rows, splitRows } from "./rows-text";
import RowsEditor from "./RowsEditor";
import { Presets, Rules, Sum } from "./RowsParts";
import StreamResult from "./StreamResult";

interface RowsBuilderProps {
  /** A form with the fields of segments at least. */
  readonly form: FormState<SegmentName, RowsEvaluation<SegmentName>>;
  readonly title: string;
  readonly intro: string;
  /** What one row is. */
  readonly noun: "segment" | "tranche";
  readonly columns: readonly string[];
  readonly presets: readonly Preset<SegmentName>[];
  /** Cells of a row that is added at the end. */
  readonly nextRow: (rows: Rows) => readonly string[];
  /** More fields of the stream. */
  readonly children?: ReactNode;
}

/** Editor of rows with the rules of the contract, the curve and the call. */
export default function RowsBuilder(props: RowsBuilderProps): ReactElement {
  const { form, title, intro, noun, columns, presets, nextRow, children } = props;
  const { texts, change, outcome: result } = form;
  return (
    <Form form={form} title={title} intro={intro}>
      <Presets presets={presets} onChoose={change} />
      <FormFields form={form} legend="Stream" names={["deposit", "decimals", "start"]} />
      {children}
      <RowsEditor
        legend={noun === "segment" ? "Segments" : "Tranches"}
        noun={noun}
        columns={columns}
        rows={splitRows(texts.rows, columns.length)}
        problems={result.cells}
        onChange={(rows) => change({ rows: joinRows(rows) })}
        nextRow={nextRow}
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
