import { createContext, type ReactElement, type ReactNode, useContext } from "react";

import Chooser from "@site/src/forms/Chooser";
import { useForm } from "@site/src/forms/useForm";
import { type ProductId, PRODUCTS } from "@site/src/lib/products";
import {
  ANSWER_FIELDS,
  ANSWERS,
  answersOf,
  type Outcome,
  OUTCOMES,
  possibleOutcomes,
  QUESTIONS,
} from "./choose";
import styles from "./styles.module.css";

/** Products that the answers still allow. */
const Possible = createContext<ReadonlySet<ProductId>>(new Set());

/**
 * Three yes-or-no questions that lead to a product. The children are one `ProductOption` for each
 * product: they stay on the page whatever the answers, and the ones that no longer fit step back.
 */
export default function ProductChooser({ children }: { children: ReactNode }): ReactElement {
  const form = useForm(ANSWER_FIELDS);
  const { texts, change } = form;
  const outcomes = possibleOutcomes(answersOf(texts));
  const settled = outcomes.length === 1 ? outcomes[0] : undefined;
  return (
    <Chooser
      form={form}
      title="Which product fits?"
      questions={QUESTIONS.map((question) => ({
        ...question,
        choices: ANSWERS,
        chosen: texts[question.id],
        onChoose: (answer) => change({ [question.id]: answer }),
      }))}
      answer={
        settled && (
          <p>
            <strong>{PRODUCTS[settled.product]} fits.</strong> {settled.reason} {settled.note}
          </p>
        )
      }
      all={OUTCOMES.map((outcome) => (
        <>
          <strong>{PRODUCTS[outcome.product]}</strong> when {condition(outcome)}. {outcome.reason}{" "}
          {outcome.note}
        </>
      ))}
    >
      <Possible value={new Set(outcomes.map((outcome) => outcome.product))}>
        <div className={styles.options}>{children}</div>
      </Possible>
    </Chooser>
  );
}

interface ProductOptionProps {
  product: ProductId;
  children: ReactNode;
}

/** What one product is for and where to go on, as Markdown. */
export function ProductOption({ product, children }: ProductOptionProps): ReactElement {
  const fits = useContext(Possible).has(product);
  return (
    <section
      className={styles.option}
      data-fits={fits}
      aria-label={fits ? PRODUCTS[product] : `${PRODUCTS[product]}, does not fit`}
    >
      <p className={styles.name}>{PRODUCTS[product]}</p>
      {children}
    </section>
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
