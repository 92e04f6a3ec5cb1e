import { type ReactElement, type ReactNode, useId } from "react";

import Button from "@site/src/ui/Button";
import Panel, { Ignored } from "@site/src/ui/Panel";
import type { FieldLook, Option } from "./fields";
import styles from "./styles.module.css";
import type { FormState } from "./useForm";

interface FormProps {
  readonly form: Pick<FormState, "ignored" | "reset">;
  /** Name of the piece, shown above it. */
  readonly title: string;
  /** What it does, in one or two sentences. */
  readonly intro?: ReactNode;
  /** What the address keeps, where that is not every entry. */
  readonly kept?: string;
  readonly children: ReactNode;
}

/**
 * Frame of a form: a titled region, what was ignored in the address, the fields and the results,
 * and a way back to the default state. The exports name it and leave it out, but for elements with
 * `data-extract-keep`: what does not depend on the fields.
 */
export default function Form({ form, title, intro, kept, children }: FormProps): ReactElement {
  return (
    <Panel title={title} intro={intro} data-extract-tool={title}>
      <Ignored problems={form.ignored} />
      {children}
      <div className={styles.footer}>
        <p className={styles.share}>{kept ?? "The page's address keeps your entries."}</p>
        {/* Never disabled: the server does not know what the address carries, and a tap would be lost. */}
        <Button onClick={form.reset}>Reset</Button>
      </div>
    </Panel>
  );
}

interface FieldsProps {
  /** What the fields have in common, for people who do not see them side by side. */
  readonly legend: string;
  /** Shows the legend to everybody. */
  readonly visibleLegend?: boolean;
  readonly children: ReactNode;
}

/** A group of fields side by side. */
export function Fields({ legend, visibleLegend = false, children }: FieldsProps): ReactElement {
  return (
    <fieldset>
      <legend className={visibleLegend ? styles.legend : "sd-visually-hidden"}>{legend}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What to write, always visible. */
  readonly hint?: ReactNode;
  /** What is wrong with the value. */
  readonly problem?: string | undefined;
  /** Takes the whole width of the group. */
  readonly wide?: boolean | undefined;
}

function describedBy(id: string, hint: ReactNode, problem: string | undefined): string | undefined {
  const ids = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ];
  return ids.length === 0 ? undefined : ids.join(" ");
}

/** How a problem of an empty text begins: it quotes a text that nobody sees. */
const EMPTY = /^"" [^;]*; /u;

/** A problem of a field as the sentence below it. */
function problemSentence(problem: string): string {
  return `${problem.replace(EMPTY, "This field is empty; ")}.`;
}

function FieldNotes({
  id,
  hint,
  problem,
}: {
  readonly id: string;
  readonly hint: ReactNode;
  readonly problem: string | undefined;
}): ReactElement {
  return (
    <>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problemSentence(problem)}
        </p>
      )}
    </>
  );
}

interface TextInputProps extends FieldProps {
  /** Keyboard that phones show. */
  readonly inputMode?: FieldLook["inputMode"] | undefined;
  /** Fixed-width letters, for hashes and addresses. */
  readonly code?: boolean | undefined;
  /** More than one makes it a text area. */
  readonly rows?: number | undefined;
}

/** A text field with its label, a hint and what is wrong with its value. */
export function TextInput(props: TextInputProps): ReactElement {
  const { label, value, onChange, hint, problem, wide, inputMode = "text", code, rows = 1 } = props;
  const id = useId();
  const common = {
    id: `${id}-input`,
    className: code === true ? styles.code : undefined,
    value,
    spellCheck: false,
    autoComplete: "off",
    autoCapitalize: "off",
    "aria-invalid": problem !== undefined,
    "aria-describedby": describedBy(id, hint, problem),
  };
  return (
    <div className={wide === true ? styles.wideField : styles.field}>
      <label htmlFor={`${id}-input`}>{label}</label>
      {rows > 1 ? (
        <textarea {...common} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...common}
          type="text"
          inputMode={inputMode}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}

interface ChoiceInputProps extends FieldProps {
  readonly options: readonly Option[];
}

/** A list to choose from, with its label, a hint and what is wrong with the choice. */
export function ChoiceInput(props: ChoiceInputProps): ReactElement {
  const { label, value, onChange, hint, problem, wide, options } = props;
  const id = useId();
  return (
    <div className={wide === true ? styles.wideField : styles.field}>
      <label htmlFor={`${id}-input`}>{label}</label>
      <select
        id={`${id}-input`}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, hint, problem)}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}

interface FormFieldProps<Name extends string> extends Omit<FieldLook, "hint"> {
  readonly form: Pick<FormState<Name>, "fields" | "texts" | "problems" | "change">;
  readonly name: Name;
  /** What to write, always visible. */
  readonly hint?: ReactNode;
}

/** The input of one field of a form, as its table describes it. Properties here go first. */
export function FormField<Name extends string>(props: FormFieldProps<Name>): ReactElement {
  const { form, name, ...look } = props;
  const { fields, texts, problems, change } = form;
  const {
    label,
    caption = label,
    hint,
    wide,
    inputMode,
    code,
    rows,
    options,
  } = {
    ...fields[name],
    ...look,
  };
  const field = {
    label: caption,
    value: texts[name],
    onChange: (text: string) => change({ [name]: text } as Partial<typeof texts>),
    hint,
    problem: problems[name],
    wide,
  };
  return options === undefined ? (
    <TextInput {...field} inputMode={inputMode} code={code} rows={rows} />
  ) : (
    <ChoiceInput {...field} options={options} />
  );
}

interface FormFieldsProps<Name extends string> extends Omit<FieldsProps, "children"> {
  readonly form: FormState<Name>;
  /** All fields of the table, if absent. */
  readonly names?: readonly Name[];
  /** Those that do not matter now. */
  readonly unused?: readonly Name[] | undefined;
}

/** Fields of a form as a group. */
export function FormFields<Name extends string>(props: FormFieldsProps<Name>): ReactElement {
  const { form, names = Object.keys(form.fields) as Name[], unused, ...group } = props;
  return (
    <Fields {...group}>
      {names.map(
        (name) =>
          unused?.includes(name) !== true && <FormField key={name} form={form} name={name} />,
      )}
    </Fields>
  );
}

interface SliderProps extends FieldProps {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value in words, for people who hear it. */
  readonly text: string;
}

/** A slider with its label and the value in words. */
export function Slider(props: SliderProps): ReactElement {
  const { label, value, onChange, hint, problem, wide, min, max, step = 1, text } = props;
  const id = useId();
  return (
    <div className={wide === true ? styles.wideField : styles.field}>
      <label htmlFor={`${id}-input`}>
        {label}: <span className={styles.current}>{text}</span>
      </label>
      <input
        id={`${id}-input`}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-describedby={describedBy(id, hint, problem)}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}

interface AnswerProps {
  readonly children: ReactNode;
  /** Keeps it in the exports: a whole sentence that names what it depends on. */
  readonly isKept?: boolean;
  /** Whether it changes by itself; then it is not read out. */
  readonly isMoving?: boolean;
}

/** The answer in one line. It is read out when it changes. */
export function Answer({ children, isKept, isMoving }: AnswerProps): ReactElement {
  return (
    <p
      className="sd-callout"
      role={isMoving === true ? undefined : "status"}
      data-extract-keep={isKept === true ? "" : undefined}
    >
      {children}
    </p>
  );
}

/** In place of an answer while fields are wrong. */
export function NoAnswer(): ReactElement {
  return <Answer>Correct the marked fields to see the answer.</Answer>;
}

export interface Result {
  readonly term: string;
  readonly value: ReactNode;
  /** What the value means or how it came about. */
  readonly note?: ReactNode;
}

/** The figures of a calculation, each with its name. */
export function Results({ items }: { readonly items: readonly Result[] }): ReactElement {
  return (
    <dl className={styles.results}>
      {items.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
