import type { ReactElement } from "react";

import { useForm } from "@site/src/forms/useForm";
import { evaluateSegments, SEGMENT_COLUMNS, SEGMENT_FIELDS, SEGMENT_PRESETS } from "./rows";
import RowsBuilder from "./RowsBuilder";

/** Editor of segments with the rules of the contract, the curve and the call. */
export default function SegmentBuilder(): ReactElement {
  return (
    <RowsBuilder
      form={useForm(SEGMENT_FIELDS, evaluateSegments)}
      title="Segment builder"
      intro="Start from an example, or write your own segments."
      noun="segment"
      columns={SEGMENT_COLUMNS}
      presets={SEGMENT_PRESETS}
      nextRow={(rows) => ["0", "1", rows.at(-1)?.[2] ?? ""]}
    />
  );
}
