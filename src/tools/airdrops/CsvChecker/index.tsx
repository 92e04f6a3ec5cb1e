import {
  type ClipboardEvent,
  type DragEvent,
  type ReactElement,
  useCallback,
  useId,
  useMemo,
  useState,
} from "react";

import type { FormValues } from "@site/src/forms";
import type { CsvTemplate, CsvTemplatesData } from "@site/src/lib/csv";
import Button from "@site/src/ui/Button";
import Form, { FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { readTextFile } from "./read-file";
import Report from "./Report";
import {
  betterTemplates,
  checkerFields,
  checkSettings,
  type FieldName,
  templateName,
  templateNotes,
} from "./settings";
import styles from "./styles.module.css";
import { useCheck } from "./useCheck";

/** Longest text that is shown for editing; a longer one is kept like a file. */
const MAX_EDITABLE = 200_000;

/** What is to be checked. */
interface Source {
  readonly text: string;
  /** Name of the file; absent for text in the field. */
  readonly name?: string;
}

interface CsvCheckerProps {
  readonly data: CsvTemplatesData;
}

/**
 * Checks a CSV file in the browser: reader pastes, drops or chooses one and gets every problem with
 * its row, the totals, the dates in UTC and the gas of a batch. Nothing is sent anywhere.
 */
export default function CsvChecker({ data }: CsvCheckerProps): ReactElement {
  const fields = useMemo(() => checkerFields(data), [data]);
  const evaluate = useCallback(
    (values: FormValues<FieldName>) => checkSettings(data, fields, values),
    [data, fields],
  );
  const form = useForm(fields, evaluate);
  const { change, reset } = form;
  const [source, setSource] = useState<Source>({ text: "" });
  const [fileProblem, setFileProblem] = useState<string>();
  const { template, settings, unused } = form.outcome;
  const state = useCheck(source.text, settings);

  function take(next: Source): void {
    setFileProblem(undefined);
    setSource(next);
  }

  function takeFile(file: File): void {
    readTextFile(file).then(
      (text) => take({ text, name: file.name }),
      (error: unknown) => {
        setSource({ text: "" });
        setFileProblem(
          error instanceof RangeError ? error.message : `"${file.name}" could not be read`,
        );
      },
    );
  }

  return (
    <Form
      form={{
        ignored: form.ignored,
        reset: () => {
          reset();
          take({ text: "" });
        },
      }}
      title="Check a CSV file"
      intro="Everything happens in your browser."
      kept="The settings are kept in this page's address; the file is not."
    >
      <FormFields form={form} legend="Settings of the check" unused={unused} />
      <Expected template={template} />
      <Input
        source={source}
        problem={fileProblem}
        onText={take}
        onFile={takeFile}
        sample={template.sample}
      />
      {betterTemplates(data, template, source.text).map((other) => (
        <p key={other.id} className={styles.other}>
          This looks like a file for {templateName(other)}.{" "}
          <Button onClick={() => change({ template: other.id })}>Switch to this template</Button>
        </p>
      ))}
      {typeof state === "number" && (
        <p className="sd-note">
          <progress value={state} max={1} aria-label="Share of the file that is checked" />{" "}
          {Math.floor(state * 100)}% checked
        </p>
      )}
      {typeof state === "object" && (
        <Report report={state} template={template} decimals={settings?.decimals ?? 0} />
      )}
    </Form>
  );
}

/** The header that the file needs, with a row as an example. */
function Expected({ template }: { readonly template: CsvTemplate }): ReactElement {
  const notes = templateNotes(template);
  const [header = "", sample = ""] = template.sample.split("\n");
  return (
    <div className={styles.expected}>
      <p>The file starts with this header. The second line is an example:</p>
      {/* Long rows scroll sideways, so the block must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.sample} tabIndex={0} role="region" aria-label="Header and example row">
        {header}
        {"\n"}
        {sample}
      </pre>
      {notes.map((note) => (
        <p key={note} className="sd-note">
          {note}
        </p>
      ))}
    </div>
  );
}

interface InputProps {
  readonly source: Source;
  readonly problem: string | undefined;
  readonly sample: string;
  readonly onText: (source: Source) => void;
  readonly onFile: (file: File) => void;
}

/** Where the file comes from: the field, the file dialog, or a drop. */
function Input({ source, problem, sample, onText, onFile }: InputProps): ReactElement {
  const id = useId();
  const [over, setOver] = useState(false);
  const isFile = source.name !== undefined;

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile(file);
  }

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text");
    if (text.length <= MAX_EDITABLE) return;
    // A field with millions of characters would freeze the page.
    event.preventDefault();
    onText({ text, name: "pasted text" });
  }

  return (
    // Dropping is an extra for the mouse: the field and the file dialog do the same by keyboard.
    <div
      className={over ? styles.over : styles.input}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!isFile && <label htmlFor={`${id}-text`}>Paste the file here, or drop it</label>}
      {isFile ? (
        <p className="margin--none sd-break">
          Loaded: <strong>{source.name}</strong>, {source.text.length.toLocaleString("en-US")}{" "}
          characters
        </p>
      ) : (
        <textarea
          id={`${id}-text`}
          className={styles.text}
          rows={6}
          value={source.text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onPaste={paste}
          onChange={(event) => onText({ text: event.target.value })}
        />
      )}
      {problem !== undefined && (
        <p className="sd-problem" id={`${id}-problem`} role="alert">
          {problem}.
        </p>
      )}
      <div className={styles.buttons}>
        <input
          className={styles.file}
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label="Choose a CSV file"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) onFile(file);
            // The same file can be chosen again after it was corrected.
            event.target.value = "";
          }}
        />
        <Button onClick={() => onText({ text: sample })}>Use the sample</Button>
        <Button onClick={() => onText({ text: "" })}>Clear</Button>
      </div>
      <noscript>
        <p>
          The check needs JavaScript. Without it, compare the file with the rules and the templates
          on this page.
        </p>
      </noscript>
    </div>
  );
}
