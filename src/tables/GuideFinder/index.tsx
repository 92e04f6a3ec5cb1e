import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { type Goal, GOAL_PRODUCTS, GOALS, type GoalSkill } from "../../../data/guide-goals";
import { type FormValues, optionField, textField } from "@site/src/forms";
import FilterForm from "@site/src/forms/FilterForm";
import { useForm } from "@site/src/forms/useForm";
import { PRODUCTS } from "@site/src/lib/products";
import { MAX_SEARCH_LENGTH } from "@site/src/lib/query";
import ResultTable from "@site/src/ui/ResultTable";

const SKILL_LABELS: Record<GoalSkill, string> = {
  app: "App",
  explorer: "Explorer",
  graphql: "GraphQL",
  script: "Script",
  solidity: "Solidity",
};

const FIELDS = {
  text: textField("tgq", "Search", "", String, { limit: MAX_SEARCH_LENGTH }),
  product: optionField(
    "tgp",
    "Product",
    "",
    GOAL_PRODUCTS.map((value) => ({ value, label: PRODUCTS[value] })),
  ),
  skill: optionField("tgs", "I use", "", SKILL_LABELS),
} as const;

/** Finds the page for a goal, by product, by what the reader can do, and by words. */
export default function GuideFinder(): ReactElement {
  const form = useForm(FIELDS);
  const goals = filterGoals(form.texts);
  return (
    <>
      <FilterForm
        form={form}
        label="Find a guide"
        search={{ name: "text", label: "Words of your goal" }}
        chips={["product", "skill"]}
        status={
          goals.length === 0
            ? "No guide fits. Try fewer words, or all products."
            : `${goals.length} of ${GOALS.length} goals`
        }
      />
      <ResultTable
        caption="Goals and their guides"
        columns={["I want to", "Guide", "Product", "With"]}
        rows={goals.map((goal) => [
          goal.text,
          <Link key="page" to={goal.page}>
            {goal.label}
          </Link>,
          productsOf(goal),
          goal.skills.map((skill) => SKILL_LABELS[skill]).join(", "),
        ])}
      />
    </>
  );
}

function productsOf({ products }: Goal): string {
  return products.length === GOAL_PRODUCTS.length
    ? "All"
    : products.map((product) => PRODUCTS[product]).join(", ");
}

function filterGoals({ text, product, skill }: FormValues<keyof typeof FIELDS>): readonly Goal[] {
  const words = text.toLowerCase().split(/\s+/u);
  return GOALS.filter((goal) => {
    const searched = `${goal.text} ${goal.label}`.toLowerCase();
    return (
      (product === "" || goal.products.some((name) => name === product)) &&
      (skill === "" || goal.skills.some((name) => name === skill)) &&
      words.every((word) => searched.includes(word))
    );
  });
}
