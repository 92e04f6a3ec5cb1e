import Link from "@docusaurus/Link";
import { type ReactElement, useId } from "react";

import Form, { Fields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import styles from "./styles.module.css";
import { allWays, FINDER_FIELDS, follow, type Step } from "./tree";

/** Questions that lead from a payment to a product and its settings. */
export default function UseCaseFinder(): ReactElement {
  const form = useForm(FINDER_FIELDS);
  const { texts, change } = form;
  const { steps, useCase } = follow(texts.way);
  return (
    <Form
      form={form}
      title="Find your setup"
      intro="Answer from top to bottom. You can change an earlier answer at any time."
    >
      <Fields legend="Questions">
        {steps.map((step, index) => (
          <Ask
            key={step.question.text}
            step={step}
            onAnswer={(answer) => change({ way: texts.way.slice(0, index) + answer })}
          />
        ))}
      </Fields>
      <div className={styles.result} role="status">
        {useCase !== undefined && (
          <>
            <p className={styles.name}>
              {useCase.name}: {useCase.product}
            </p>
            <p>
              {useCase.why} {useCase.settings} <Link to={useCase.to}>{useCase.page}</Link>.
            </p>
          </>
        )}
      </div>
      <details className={styles.all}>
        <summary>The whole tree as a list</summary>
        <ul>
          {allWays().map((way) => {
            const { steps: asked, useCase: reached } = follow(way);
            return (
              <li key={way}>
                {asked.map(({ question, answer }) => (
                  <span key={question.text}>
                    {question.text} {answer === "y" ? "Yes." : "No."}{" "}
                  </span>
                ))}
                <strong>{reached?.name}</strong>: {reached?.product}. {reached?.settings}
              </li>
            );
          })}
        </ul>
      </details>
    </Form>
  );
}

interface AskProps {
  readonly step: Step;
  readonly onAnswer: (answer: "y" | "n") => void;
}

function Ask({ step: { question, answer }, onAnswer }: AskProps): ReactElement {
  const id = useId();
  return (
    <fieldset className={styles.question}>
      <legend className={styles.text}>{question.text}</legend>
      <p className={styles.hint} id={`${id}-hint`}>
        {question.hint}
      </p>
      <div className={styles.answers}>
        {(["y", "n"] as const).map((letter) => (
          <label key={letter} className={styles.answer}>
            <input
              type="radio"
              name={id}
              value={letter}
              checked={answer === letter}
              aria-describedby={`${id}-hint`}
              onChange={() => onAnswer(letter)}
            />
            {letter === "y" ? "Yes" : "No"}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
