import Link from "@docusaurus/Link";
import { type ReactElement, useId, useState } from "react";

import { type Advice, APPS, chooseApp, type Clue, CLUES, type Role, ROLES } from "./choose";
import styles from "./styles.module.css";

/** Two questions about a stream that lead to the app that manages it. */
export default function AppChooser(): ReactElement {
  const [clue, setClue] = useState<Clue>();
  const [role, setRole] = useState<Role>();
  const advice = chooseApp(clue, role);
  return (
    <div className={styles.chooser}>
      <Question
        legend="What do you know about the stream?"
        options={CLUES}
        value={clue}
        onChange={setClue}
      />
      <Question legend="Which side are you on?" options={ROLES} value={role} onChange={setRole} />
      <div className={styles.result} role="status">
        {advice === undefined ? null : <Result advice={advice} />}
      </div>
      <details>
        <summary>All answers in one list</summary>
        <ul>
          {CLUES.map(({ id, text }) => (
            <li key={id}>
              {text}: {allAnswers(id)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function allAnswers(clue: Clue): string {
  const names = ROLES.map(({ id }) => chooseApp(clue, id)?.app).filter((app) => app !== undefined);
  const [first, second] = names;
  if (first === undefined || second === undefined || first === second) {
    return APPS[first ?? "current"].name;
  }
  return `${APPS[first].name} for the sender, ${APPS[second].name} for the recipient`;
}

function Result({ advice: { app, reason } }: { readonly advice: Advice }): ReactElement {
  return (
    <p>
      Open <Link href={APPS[app].url}>{APPS[app].name}</Link>. {reason}
    </p>
  );
}

interface QuestionProps<Id extends string> {
  readonly legend: string;
  readonly options: readonly { readonly id: Id; readonly text: string }[];
  readonly value: Id | undefined;
  readonly onChange: (id: Id) => void;
}

function Question<Id extends string>(props: QuestionProps<Id>): ReactElement {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ id, text }) => (
        <label key={id} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
