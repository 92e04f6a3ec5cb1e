import { type ReactElement, type ReactNode, useId } from "react";

import styles from "./chooser.module.css";
import Form from "./Form";
import type { FormState } from "./useForm";

export interface ChooserQuestion {
  readonly text: string;
  readonly hint?: string;
  readonly choices: readonly { readonly id: string; readonly text: string }[];
  /** The id of the choice, empty before there is one; with `several`, ids joined by dots. */
  readonly chosen: string;
  readonly several?: boolean;
  readonly onChoose: (id: string) => void;
}

interface ChooserProps {
  readonly form: Pick<FormState, "ignored" | "reset">;
  readonly title: string;
  readonly intro?: string;
  readonly questions: readonly ChooserQuestion[];
  /** More fields, after the questions. */
  readonly fields?: ReactNode;
  /** What the answers lead to, if they do already. */
  readonly answer: ReactNode;
  /** Every way to an answer, for readers who want to compare, and for those without JavaScript. */
  readonly all: readonly ReactNode[];
  readonly children?: ReactNode;
}

/** Questions with the answer they lead to, and all answers in one list. */
export default function Chooser(props: ChooserProps): ReactElement {
  const { form, title, intro, questions, fields, answer, all, children } = props;
  return (
    <Form form={form} title={title} intro={intro}>
      {questions.map((question) => (
        <Ask key={question.text} {...question} />
      ))}
      {fields}
      <div className="sd-callout" role="status">
        {answer}
      </div>
      {children}
      <details className={styles.all} data-extract-keep="">
        <summary>All answers in one list</summary>
        <ul>
          {all.map((way, index) => (
            <li key={index}>{way}</li>
          ))}
        </ul>
      </details>
    </Form>
  );
}

function Ask({ text, hint, choices, chosen, several, onChoose }: ChooserQuestion): ReactElement {
  const id = useId();
  const isChosen = new Set(chosen.split("."));
  return (
    <fieldset>
      <legend className={styles.text}>{text}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type={several === true ? "checkbox" : "radio"}
              name={id}
              value={choice.id}
              checked={isChosen.has(choice.id)}
              aria-describedby={hint === undefined ? undefined : `${id}-hint`}
              onChange={() => onChoose(choice.id)}
            />
            {choice.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
