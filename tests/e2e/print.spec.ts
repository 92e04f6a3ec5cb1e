import { expect, test } from "./support/test";

const PAGE = "/guides/flow/examples/flow-calculate-rps";

test.use({ colorScheme: "dark", viewport: { width: 700, height: 900 } });

test("paper is light, has whole lines of code, and all tabs with their labels", async ({
  site,
}) => {
  await site.page.goto(PAGE);
  await expect(site.root).toHaveAttribute("data-theme", "dark");
  await site.page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(site.page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(site.heading).toHaveCSS("color", "rgb(28, 34, 48)");
  await expect(site.page.locator(".navbar")).toBeHidden();

  const cut = await site.page
    .locator("main pre")
    .evaluateAll((blocks) =>
      blocks
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent.slice(0, 80)),
    );
  expect(cut).toEqual([]);

  const panels = site.page.getByRole("tabpanel");
  const count = await panels.count();
  expect(count).toBeGreaterThan(1);
  const labels = new Set<string>();
  for (const panel of await panels.all()) {
    const label = panel.locator(":scope > .tab-label");
    await expect(label).toBeVisible();
    labels.add(await label.innerText());
  }
  expect([...labels]).toEqual(["Solidity", "TypeScript"]);
});

test("paper has none of the buttons above and beside the text", async ({ site }) => {
  await site.open("/concepts/lockup/overview");
  await expect(site.page.getByRole("button", { name: "Copy page as Markdown" })).toBeVisible();
  await site.page.emulateMedia({ media: "print" });
  await expect(site.page.getByRole("button", { name: "Copy page as Markdown" })).toBeHidden();
  await site.page.goto(PAGE);
  await expect(site.page.getByRole("button", { name: /^Flow v1\.1/u })).toBeVisible();
  await expect(site.page.locator("main figcaption button:visible")).toHaveCount(0);
});
