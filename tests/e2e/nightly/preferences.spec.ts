import { SitePage } from "../pages/site-page";
import { expect, test } from "../support/test";

test.use({ warmBrowser: true });

const PAGE = "/concepts/what-is-sablier";

test("the color mode of another tab follows [spec 2.1f]", async ({ site, context }) => {
  await site.open(PAGE);
  // Nobody has used the other one: its program does not run yet.
  const otherTab = new SitePage(await context.newPage());
  await otherTab.page.goto("/");
  await site.navbar.colorModeToggle.click();
  await expect(site.root).toHaveAttribute("data-theme", "light");
  await expect(otherTab.root).toHaveAttribute("data-theme", "light");
  // Nor does it matter once it runs.
  await otherTab.waitForHydration();
  await site.navbar.colorModeToggle.click();
  await expect(otherTab.root).toHaveAttribute("data-theme", "dark");
});
