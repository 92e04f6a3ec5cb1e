import { type ReactElement, useId } from "react";

import { problemSentence } from "@site/src/forms/Form";
import Button from "@site/src/ui/Button";
import { MOST_ROWS } from "./readers";
import type { Rows } from "./rows-text";
import styles from "./styles.module.css";

interface RowsEditorProps {
  readonly legend: string;
  /** What one row is, for example "segment". */
  readonly noun: string;
  readonly columns: readonly string[];
  readonly rows: Rows;
  /** Problem of each cell, by row and column. */
  readonly problems: readonly (readonly (string | undefined)[])[];
  readonly onChange: (rows: Rows) => void;
  /** Cells of a row that is added at the end. */
  readonly nextRow: (rows: Rows) => readonly string[];
}

function withCell(rows: Rows, row: number, column: number, value: string): Rows {
  return rows.map((cells, index) =>
    index === row ? cells.map((cell, place) => (place === column ? value : cell)) : cells,
  );
}

/** Rows of text fields that can be added and removed. */
export default function RowsEditor(props: RowsEditorProps): ReactElement {
  const { legend, noun, columns, rows, problems, onChange } = props;
  const id = useId();
  return (
    <fieldset className={styles.rows} data-columns={columns.length}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.head} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {rows.map((cells, row) => {
        const wrong = columns.flatMap((column, index) => {
          const problem = problems[row]?.[index];
          return problem === undefined ? [] : [{ column, problem, index }];
        });
        return (
          <div key={row} className={styles.row} role="group" aria-label={`${noun} ${row + 1}`}>
            {columns.map((column, index) => {
              const isWrong = problems[row]?.[index] !== undefined;
              return (
                <input
                  key={column}
                  type="text"
                  aria-label={`${column}, ${noun} ${row + 1}`}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? `${id}-${row}-${index}` : undefined}
                  value={cells[index] ?? ""}
                  spellCheck={false}
                  autoComplete="off"
                  onChange={(event) =>
                    onChange(withCell(rows, row, index, event.target.value.replace(/[_*]/g, "")))
                  }
                />
              );
            })}
            <Button
              look="icon"
              aria-label={`Remove ${noun} ${row + 1}`}
              disabled={rows.length === 1}
              onClick={() => onChange(rows.filter((_, index) => index !== row))}
            >
              ×
            </Button>
            {wrong.map(({ column, problem, index }) => (
              <p key={column} className={styles.problem} id={`${id}-${row}-${index}`}>
                {problemSentence(problem)}
              </p>
            ))}
          </div>
        );
      })}
      <Button
        disabled={rows.length >= MOST_ROWS}
        onClick={() => onChange([...rows, props.nextRow(rows)])}
      >
        Add a {noun}
      </Button>
      {rows.length >= MOST_ROWS && (
        <p className={styles.note}>
          The editor stops at {MOST_ROWS} rows. The contract takes more: its limit is MAX_COUNT.
        </p>
      )}
    </fieldset>
  );
}
