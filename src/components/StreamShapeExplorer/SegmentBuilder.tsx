import type { ReactElement } from "react";

import Calculator, { Answer } from "../Calculator";
import { useTexts } from "../Calculator/useTexts";
import CallOptions from "./CallOptions";
import { evaluateSegments, rowsOf, SEGMENT_COLUMNS, SEGMENT_FIELDS, SEGMENT_PRESETS } from "./rows";
import { joinRows, type Rows } from "./rows-text";
import RowsEditor from "./RowsEditor";
import { DepositFields, Presets, Rules, Sum } from "./RowsParts";
import StreamResult from "./StreamResult";

function nextSegment(rows: Rows): readonly string[] {
  return ["0", "1", rows.at(-1)?.[2] ?? ""];
}

/** Editor of segments with the rules of the contract, the curve and the call. */
export default function SegmentBuilder(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(SEGMENT_FIELDS);
  const result = evaluateSegments(texts);
  return (
    <Calculator
      title="Segment builder"
      intro="Start from an example, or write your own segments."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Presets presets={SEGMENT_PRESETS} onChoose={change} />
      <DepositFields texts={texts} problems={result.problems} change={change} />
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
      <CallOptions texts={texts} change={change} />
      {result.call === undefined ? (
        <Answer>
          {result.revert === undefined
            ? "Correct the marked fields to see the stream."
            : `No stream: ${result.revert}`}
        </Answer>
      ) : (
        <StreamResult call={result.call} />
      )}
    </Calculator>
  );
}
