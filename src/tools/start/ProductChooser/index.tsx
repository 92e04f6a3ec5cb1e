import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from "react";

import {
  type Answer,
  type Answers,
  type Outcome,
  OUTCOMES,
  possibleOutcomes,
  type Product,
  PRODUCT_NAMES,
  QUESTIONS,
} from "./choose";
import styles from "./styles.module.css";

/** Products that the answers still allow. */
const Possible = createContext<ReadonlySet<Product>>(new Set());

const ANSWERS: readonly Answer[] = ["yes", "no"];

/**
 * Three yes-or-no questions that lead to a product. The children are one `ProductOption` for each
 * product: they stay on the page whatever the answers, and the ones that no longer fit step back.
 */
export default function ProductChooser({ children }: { children: ReactNode }): ReactElement {
  const id = useId();
  const [answers, setAnswers] = useState<Answers>({});
  const outcomes = possibleOutcomes(answers);
  const settled = outcomes.length === 1 ? outcomes[0] : undefined;
  return (
    <div className={styles.chooser}>
      <div className={styles.questions}>
        {QUESTIONS.map((question) => (
          <fieldset key={question.id} className={styles.question}>
            <legend className={styles.legend}>{question.text}</legend>
            <p className={styles.hint} id={`${id}-${question.id}-hint`}>
              {question.hint}
            </p>
            <div className={styles.answers}>
              {ANSWERS.map((answer) => (
                <label key={answer} className={styles.answer}>
                  <input
                    type="radio"
                    name={`${id}-${question.id}`}
                    value={answer}
                    checked={answers[question.id] === answer}
                    aria-describedby={`${id}-${question.id}-hint`}
                    onChange={() => setAnswers({ ...answers, [question.id]: answer })}
                  />
                  {answer === "yes" ? "Yes" : "No"}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className={styles.result} role="status">
        {settled !== undefined && (
          <p>
            <strong>{PRODUCT_NAMES[settled.product]} fits.</strong> {settled.reason} {settled.note}
          </p>
        )}
      </div>
      {Object.keys(answers).length > 0 && (
        <button type="button" className={styles.reset} onClick={() => setAnswers({})}>
          Start over
        </button>
      )}
      <Possible value={new Set(outcomes.map((outcome) => outcome.product))}>
        <div className={styles.options}>{children}</div>
      </Possible>
      <details className={styles.all}>
        <summary>All answers in one list</summary>
        <OutcomeList />
      </details>
    </div>
  );
}

interface ProductOptionProps {
  product: Product;
  children: ReactNode;
}

/** What one product is for and where to go on, as Markdown. */
export function ProductOption({ product, children }: ProductOptionProps): ReactElement {
  const fits = useContext(Possible).has(product);
  return (
    <section
      className={styles.option}
      data-fits={fits}
      aria-label={fits ? PRODUCT_NAMES[product] : `${PRODUCT_NAMES[product]}, does not fit`}
    >
      <p className={styles.name}>{PRODUCT_NAMES[product]}</p>
      {children}
    </section>
  );
}

function OutcomeList(): ReactElement {
  return (
    <ul>
      {OUTCOMES.map((outcome) => (
        <li key={JSON.stringify(outcome.when)}>
          <strong>{PRODUCT_NAMES[outcome.product]}</strong> when {condition(outcome)}.{" "}
          {outcome.reason} {outcome.note}
        </li>
      ))}
    </ul>
  );
}

const CONDITIONS = new Intl.ListFormat("en-US", { type: "conjunction" });

function condition({ when }: Outcome): string {
  const statements = QUESTIONS.flatMap(({ id, statement }) => {
    const answer = when[id];
    return answer === undefined ? [] : [statement[answer]];
  });
  return CONDITIONS.format(statements);
}
