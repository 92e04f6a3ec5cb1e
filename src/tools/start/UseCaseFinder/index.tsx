import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import Chooser from "@site/src/forms/Chooser";
import { useForm } from "@site/src/forms/useForm";
import { allWays, FINDER_FIELDS, follow } from "./tree";

const YES_NO = [
  { id: "y", text: "Yes" },
  { id: "n", text: "No" },
];

/** Questions that lead from a payment to a product and its settings. */
export default function UseCaseFinder(): ReactElement {
  const form = useForm(FINDER_FIELDS);
  const { texts, change } = form;
  const { steps, useCase } = follow(texts.way);
  return (
    <Chooser
      form={form}
      title="Find your setup"
      intro="Answer from top to bottom. You can change an earlier answer at any time."
      questions={steps.map(({ question, answer = "" }, index) => ({
        ...question,
        choices: YES_NO,
        chosen: answer,
        onChoose: (letter) => change({ way: texts.way.slice(0, index) + letter }),
      }))}
      answer={
        useCase && (
          <p>
            <strong>
              {useCase.name}: {useCase.product}
            </strong>
            <br />
            {useCase.why} {useCase.settings} <Link to={useCase.to}>{useCase.page}</Link>.
          </p>
        )
      }
      all={allWays().map((way) => {
        const { steps: asked, useCase: reached } = follow(way);
        return (
          <>
            {/* Left out of the exports, which would repeat the first questions in each answer. */}
            <span data-extract-skip="">
              {asked.map(({ question, answer }) => (
                <span key={question.text}>
                  {question.text} {answer === "y" ? "Yes." : "No."}{" "}
                </span>
              ))}
            </span>
            <strong>{reached?.name}</strong>: {reached?.product}. {reached?.settings}
          </>
        );
      })}
    />
  );
}
