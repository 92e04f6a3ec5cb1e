import { test as base } from "@playwright/test";

import { SitePage } from "../pages/site-page";
import { ORIGIN } from "./origin";
import { PageProblems, reportPolicyViolations } from "./problems";

export { expect } from "@playwright/test";

interface SiteFixtures {
  /** The page that the test drives; a test fails when anything went wrong on it. */
  readonly site: SitePage;
  /** Matches the problems that a test provokes on purpose. */
  readonly expectedProblems: RegExp | undefined;
}

/** Playwright's `test` with the page object of this site. */
export const test = base.extend<SiteFixtures>({
  expectedProblems: [undefined, { option: true }],
  site: async ({ page, expectedProblems }, use) => {
    await reportPolicyViolations(page);
    const problems = new PageProblems(page, ORIGIN, expectedProblems);
    await use(new SitePage(page));
    // A request that is still under way when a test ends is no failure of the test.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    base.expect(problems.stop(), "problems on the page").toEqual([]);
  },
});
