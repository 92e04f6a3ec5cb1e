import type { ReactElement } from "react";

import { Fields, FormField, TextInput } from "@site/src/forms/Form";
import type { FormState } from "@site/src/forms/useForm";
import Button from "@site/src/ui/Button";
import type { Evaluation } from "./evaluate";
import { MOST_ROWS, type StreamName } from "./fields";
import { ROWS, type RowsState, textsOf } from "./rows";
import { joinRows, type Rows, splitRows } from "./rows-text";
import styles from "./styles.module.css";

interface RowsEditorProps {
  readonly form: FormState<StreamName, Evaluation>;
  readonly state: RowsState;
}

/** Examples, and rows of text fields that can be added and removed. */
export default function RowsEditor({ form, state }: RowsEditorProps): ReactElement {
  const { texts, change } = form;
  const { shape, cells: problems } = state;
  const { noun, columns, examples } = ROWS[shape];
  const rows = splitRows(texts[shape], columns.length);
  const write = (next: Rows): void => change({ [shape]: joinRows(next) });
  // Another row begins as the last one, with nothing in it.
  const another = ["0", ...(rows.at(-1)?.slice(1) ?? [])];
  return (
    <>
      <div className={styles.examples} role="group" aria-label="Examples">
        {examples.map((example) => (
          <Button key={example.name} onClick={() => change(textsOf(shape, example))}>
            {example.name}
          </Button>
        ))}
      </div>
      {shape === "tranches" && (
        <Fields legend="Unit of the amounts">
          <FormField
            form={form}
            name="unit"
            hint={
              texts.unit === "percent"
                ? "The last tranche takes what rounding leaves."
                : "Whole tokens; their sum is the deposit."
            }
          />
        </Fields>
      )}
      <fieldset data-columns={columns.length}>
        <legend className={styles.legend}>{shape === "segments" ? "Segments" : "Tranches"}</legend>
        <div className={styles.head} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        {rows.map((cells, row) => (
          <div key={row} className={styles.row} role="group" aria-label={`${noun} ${row + 1}`}>
            {columns.map((column, index) => (
              <TextInput
                key={column}
                label={`${column}, ${noun} ${row + 1}`}
                value={cells[index] ?? ""}
                problem={problems[row]?.[index]}
                onChange={(text) => write(rows.with(row, cells.with(index, text)))}
              />
            ))}
            <Button
              look="icon"
              aria-label={`Remove ${noun} ${row + 1}`}
              disabled={rows.length === 1}
              onClick={() => write(rows.toSpliced(row, 1))}
            >
              ×
            </Button>
          </div>
        ))}
        <Button disabled={rows.length >= MOST_ROWS} onClick={() => write([...rows, another])}>
          Add a {noun}
        </Button>
        {rows.length >= MOST_ROWS && (
          <p className="sd-note">
            The editor stops at {MOST_ROWS} rows. The contract takes more: its limit is MAX_COUNT.
          </p>
        )}
      </fieldset>
    </>
  );
}
