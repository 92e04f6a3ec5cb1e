import type { ReactElement } from "react";

import Calculator, { Answer, ChoiceInput, Fields } from "../Calculator";
import { useTexts } from "../Calculator/useTexts";
import CallOptions from "./CallOptions";
import { evaluateTranches, rowsOf, TRANCHE_COLUMNS, TRANCHE_FIELDS, TRANCHE_PRESETS } from "./rows";
import { joinRows, type Rows } from "./rows-text";
import RowsEditor from "./RowsEditor";
import { DepositFields, Presets, Rules, Sum } from "./RowsParts";
import StreamResult from "./StreamResult";

function nextTranche(rows: Rows): readonly string[] {
  return ["0", rows.at(-1)?.[1] ?? ""];
}

/** Editor of tranches with the rules of the contract, the steps and the call. */
export default function TrancheBuilder(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(TRANCHE_FIELDS);
  const result = evaluateTranches(texts);
  return (
    <Calculator
      title="Tranche builder"
      intro="Start from an example, or write your own unlocks."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Presets presets={TRANCHE_PRESETS} onChoose={change} />
      <DepositFields texts={texts} problems={result.problems} change={change} />
      <Fields legend="Unit of the amounts">
        <ChoiceInput
          label="Amounts in"
          value={texts.unit}
          onChange={(unit) => change({ unit })}
          options={[
            { value: "percent", label: "percent of the deposit" },
            { value: "tokens", label: "tokens" },
          ]}
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
