import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import {
  type Goal,
  GOAL_PRODUCTS,
  GOAL_SKILLS,
  GOALS,
  type GoalSkill,
} from "../../../data/guide-goals";
import { type FormValues, optionField, textField } from "@site/src/forms";
import { useForm } from "@site/src/forms/useForm";
import { PRODUCTS } from "@site/src/lib/products";
import { MAX_SEARCH_LENGTH } from "@site/src/lib/query";
import FilterBar, { EVERY, FilterChips } from "@site/src/ui/FilterBar";
import ResultTable from "@site/src/ui/ResultTable";

const SKILL_LABELS: Record<GoalSkill, string> = {
  app: "App",
  explorer: "Explorer",
  graphql: "GraphQL",
  script: "Script",
  solidity: "Solidity",
};

const FIELDS = {
  text: textField("tgq", "Search", "", (text: string) => text, { limit: MAX_SEARCH_LENGTH }),
  product: optionField("tgp", "Product", "", GOAL_PRODUCTS),
  skill: optionField("tgs", "Skill", "", GOAL_SKILLS),
} as const;

/** Finds the page for a goal, by product, by what the reader can do, and by words. */
export default function GuideFinder(): ReactElement {
  const form = useForm(FIELDS);
  const { texts, change } = form;
  const goals = filterGoals(texts);
  return (
    <>
      <FilterBar
        label="Find a guide"
        search={{
          label: "Words of your goal",
          text: texts.text,
          onText: (text) => change({ text }),
        }}
        status={
          goals.length === 0
            ? "No guide fits. Try fewer words, or all products."
            : `${goals.length} of ${GOALS.length} goals`
        }
        problems={form.ignored}
      >
        <FilterChips
          label="Product"
          value={texts.product}
          choices={[EVERY, ...GOAL_PRODUCTS.map((value) => ({ value, label: PRODUCTS[value] }))]}
          onValue={(product) => change({ product })}
        />
        <FilterChips
          label="I use"
          value={texts.skill}
          choices={[EVERY, ...GOAL_SKILLS.map((value) => ({ value, label: SKILL_LABELS[value] }))]}
          onValue={(skill) => change({ skill })}
        />
      </FilterBar>
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
