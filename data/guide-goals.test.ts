import { describe, expect, test } from "vitest";

import { PAGE_IDS } from "../src/config/site-map";
import { GOAL_PRODUCTS, GOAL_SKILLS, GOALS } from "./guide-goals";

describe("goals", () => {
  test("lead to pages of this site, each goal once", () => {
    for (const { page } of GOALS) expect(PAGE_IDS).toContain(page.slice(1));
    const texts = GOALS.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("cover every product and every skill", () => {
    for (const product of GOAL_PRODUCTS) {
      // Bob is neither in the app nor in the public indexers.
      const skills = product === "bob" ? ["explorer", "script", "solidity"] : GOAL_SKILLS;
      for (const skill of skills) {
        const found = GOALS.some(
          (goal) => goal.products.includes(product) && goal.skills.some((name) => name === skill),
        );
        expect(found, `${product} with ${skill}`).toBe(true);
      }
    }
  });
});
