import { describe, expect, it } from "vitest";

import { dropUnusedClasses } from "./unused-classes";

/** Selectors of rules that the step leaves. */
function left(file: string, selectors: readonly string[][]): string[][] {
  const rules = selectors.map((list) => ({ selectors: [...list], removed: false }));
  const words = new Set(["card__body", "alert", "alert--info"]);
  const step = dropUnusedClasses(() => words) as {
    Once: (root: object) => void;
  };
  step.Once({
    source: { input: { file } },
    walkRules: (visit: (rule: object) => void) => {
      for (const rule of rules) {
        visit(Object.assign(rule, { remove: () => (rule.removed = true) }));
      }
    },
  });
  return rules.filter(({ removed }) => !removed).map(({ selectors: kept }) => kept);
}

const RULES = [
  [".alert"],
  [".avatar"],
  [".alert--info", ".alert--danger"],
  [".card__body .avatar"],
  ["a"],
];

describe("dropUnusedClasses", () => {
  it("keeps elements and the classes that a source names", () => {
    expect(left("/x/infima/dist/css/default/default.css", RULES)).toEqual([
      [".alert"],
      [".alert--info"],
      ["a"],
    ]);
  });

  it("leaves the style sheets of others alone", () => {
    expect(left("/x/src/css/site.css", RULES)).toEqual(RULES);
  });
});
