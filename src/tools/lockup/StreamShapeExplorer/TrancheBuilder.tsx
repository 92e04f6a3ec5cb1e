import type { ReactElement } from "react";

import Form, { Answer, Fields, FormField, FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { CALL_OPTIONS } from "./evaluate";
import { evaluateTranches, rowsOf, TRANCHE_COLUMNS, TRANCHE_FIELDS, TRANCHE_PRESETS } from "./rows";
import { joinRows, type Rows } from "./rows-text";
import RowsEditor from "./RowsEditor";
import { Presets, Rules, Sum } from "./RowsParts";
import StreamResult from "./StreamResult";

function nextTranche(rows: Rows): readonly string[] {
  return ["0", rows.at(-1)?.[1] ?? ""];
}

/** Editor of tranches with the rules of the contract, the steps and the call. */
export default function TrancheBuilder(): ReactElement {
  const form = useForm(TRANCHE_FIELDS, evaluateTranches);
  const { texts, change, outcome: result } = form;
  return (
    <Form
      form={form}
      title="Tranche builder"
      intro="Start from an example, or write your own unlocks."
    >
      <Presets presets={TRANCHE_PRESETS} onChoose={change} />
      <FormFields form={form} legend="Stream" names={["deposit", "decimals", "start"]} />
      <Fields legend="Unit of the amounts">
        <FormField
          form={form}
          name="unit"
          hint={
            texts.unit === "percent"
              ? "The last tranche takes what rounding leaves."
              : "Whole tokens."
          }
        />
      </Fields>
      <RowsEditor
        legend="Tranches"
        noun="tranche"
        columns={TRANCHE_COLUMNS}
        rows={rowsOf(texts.rows, TRANCHE_COLUMNS.length)}
        problems={result.cells}
        onChange={(rows) => change({ rows: joinRows(rows) })}
        nextRow={nextTranche}
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
