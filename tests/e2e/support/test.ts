import { test as base } from "@playwright/test";

import { SitePage } from "../pages/site-page";
import { ORIGIN } from "./origin";
import { PageProblems } from "./problems";

export { expect } from "@playwright/test";

interface SiteFixtures {
  /** The page that the test drives; a test fails when anything went wrong on it. */
  readonly site: SitePage;
  /** Problems that a test provokes on purpose. */
  readonly expectedProblems: readonly RegExp[];
}

/** Playwright's `test` with the page object of this site. */
export const test = base.extend<SiteFixtures>({
  expectedProblems: [[], { option: true }],
  site: async ({ page, expectedProblems }, use) => {
    const problems = new PageProblems(page, ORIGIN, expectedProblems);
    await use(new SitePage(page));
    base.expect(problems.stop(), "problems on the page").toEqual([]);
  },
});
