import { SearchDialog } from "./pages/search-dialog";
import type { SitePage } from "./pages/site-page";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

// Every test of the site fails when the content security policy blocks something. These use what
// brings code and styles of its own, in both color modes; the tests of the sitemap open every page.
for (const colorScheme of ["dark", "light"] as const) {
  test.describe(`with ${colorScheme} colors the policy of the host allows`, () => {
    test.use({ colorScheme });

    test("search and assistant", async ({ site }) => {
      const dialog = new SearchDialog(site.page);
      await site.open("/concepts/fees");
      await dialog.open();
      await dialog.search("withdraw");
      await expect(dialog.options.first()).toBeVisible();
      await dialog.field.fill("who can cancel a lockup stream");
      await dialog.root
        .getByRole("option", { name: "Ask the docs: who can cancel a lockup stream" })
        .click();
      await expect(dialog.root.getByRole("log")).toContainText(/only the sender/iu);
    });

    test("the editors of queries", async ({ site }) => {
      await site.open("/api/lockup/envio/queries");
      await site.page.getByRole("button", { name: "Edit and run" }).first().click();
      const query = site.page.getByRole("textbox", { name: "Query", exact: true });
      await query.click();
      await site.page.keyboard.insertText(" ");
      await expect(site.page.getByText(/fits the schema of/u)).toBeVisible();
    });

    test("plots and formulas", async ({ site }) => {
      await site.open("/concepts/lockup/stream-shapes");
      await moveSliders(site);
      await site.open("/concepts/flow/overview");
      await moveSliders(site);
    });
  });
}

async function moveSliders(site: SitePage): Promise<void> {
  const sliders = site.page.getByRole("main").getByRole("slider");
  await expect(sliders.first()).toBeVisible();
  for (const slider of (await sliders.all()).slice(0, 4)) {
    await slider.scrollIntoViewIfNeeded();
    await slider.focus();
    await site.page.keyboard.press("ArrowRight");
  }
}

test.describe("what the policy does not allow", () => {
  test.use({ expectedProblems: /policy violation|Content Security Policy/iu });

  test("does not run, and is reported", async ({ site }) => {
    await site.open("/");
    const reports: string[] = [];
    site.page.on("console", (message) => reports.push(message.text()));
    const ran = await site.page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.ran = 'true'";
      document.head.append(script);
      return document.documentElement.dataset.ran;
    });
    expect(ran).toBeUndefined();
    await expect
      .poll(() => reports)
      .toContainEqual(expect.stringContaining("policy violation: script-src-elem blocks inline"));
  });

  test("leads relative addresses nowhere else", async ({ site }) => {
    await site.open("/");
    const [before, after] = await site.page.evaluate(() => {
      const was = document.baseURI;
      const base = document.createElement("base");
      base.href = "/elsewhere/";
      document.head.prepend(base);
      return [was, document.baseURI];
    });
    expect(after).toBe(before);
  });
});
