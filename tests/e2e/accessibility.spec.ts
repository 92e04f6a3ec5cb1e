import type { Page } from "@playwright/test";

import { SearchDialog } from "./pages/search-dialog";
import { sitemapPaths } from "./support/built-site";
import { walkFocus } from "./support/focus-walk";
import { PAGES_BY_KIND } from "./support/kinds-of-pages";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

/** `FULL_WALK=1` walks over every page of the sitemap. */
const PAGES = process.env.FULL_WALK === "1" ? sitemapPaths() : Object.values(PAGES_BY_KIND);

/** What zoom of 200% and 400% leaves of a window of 1280 pixels. */
const ZOOMED_WIDTHS = [640, 320] as const;
const SMALLEST_TARGET = 24;

/** Controls that are smaller than a fingertip needs; links in text and hidden fields do not count. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = "button, select, textarea, summary, input:not([type=hidden]), [role=tab]";
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ checkVisibilityCSS: true })) return [];
      // The label of a box or a file field is a target as well.
      const boxes = [control, control.closest("label")].flatMap((box) =>
        box === null ? [] : [box.getBoundingClientRect()],
      );
      const isLarge = boxes.some(({ width, height }) => width >= smallest && height >= smallest);
      const isHidden = boxes.every(({ width, height }) => width <= 1 || height <= 1);
      const [box] = boxes;
      return isLarge || isHidden || box === undefined
        ? []
        : [
            `${Math.round(box.width)} × ${Math.round(box.height)} px: ${control.outerHTML.slice(0, 120)}`,
          ];
    });
  }, SMALLEST_TARGET);
}

test.describe.configure({ timeout: 180_000 });

for (const path of PAGES) {
  test(`${path}: Tab reaches everything, targets are large, zoom keeps text in the window`, async ({
    site,
  }) => {
    await site.open(path);
    // The walk counts what is there when it starts.
    if (path.startsWith("/search"))
      await expect(site.page.locator("main mark").first()).toBeVisible();
    expect.soft(await smallTargets(site.page), "targets below 24 px").toEqual([]);
    const walk = await walkFocus(site.page);
    expect.soft(walk.stops, "stops of the walk").toBeGreaterThan(20);
    expect.soft(walk.problems).toEqual([]);
    expect.soft(walk.missed, "never had the focus").toEqual([]);
    expect.soft(walk.ended, `left the page after ${walk.stops} stops`).toBe(true);
    for (const width of ZOOMED_WIDTHS) {
      await site.page.setViewportSize({ width, height: 512 });
      expect.soft(await site.contentWidth(), `width at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test.describe("forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const path of ["/", "/concepts/security", "/concepts/flow/overview"]) {
    test(`${path}: focus and what is chosen can be told`, async ({ site }) => {
      await site.open(path);
      const alike = await site.page.evaluate(() => {
        const looks = (button: Element): string => {
          const style = getComputedStyle(button);
          return [
            style.borderWidth,
            style.borderStyle,
            style.borderColor,
            style.outline,
            style.fontWeight,
            style.textDecorationLine,
            style.backgroundColor,
            style.color,
          ].join(" ");
        };
        const pairs = [
          ["[aria-pressed=true]", "[aria-pressed=false]"],
          ["[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
          ["ul > li > a[aria-current=true]", "a:not([aria-current])"],
        ] as const;
        return pairs.flatMap(([chosen, others]) =>
          [...document.querySelectorAll(chosen)].flatMap((button) => {
            const group = button.closest("[role=group], [role=tablist], fieldset, ul, div");
            const other = group?.querySelector(others) ?? null;
            return other !== null && looks(other) === looks(button)
              ? [button.outerHTML.slice(0, 120)]
              : [];
          }),
        );
      });
      expect.soft(alike, "what is chosen looks like the others").toEqual([]);
      const { problems } = await walkFocus(site.page);
      expect.soft(problems).toEqual([]);
    });
  }
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of ["/", "/concepts/streaming", "/concepts/flow/overview"]) {
    test(`${path}: nothing moves by itself`, async ({ site }) => {
      await site.open(path);
      await site.page.waitForLoadState("load");
      const moving = await site.page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => {
            const { duration, iterations } = effect?.getComputedTiming() ?? {};
            return playState === "running" && Number(duration) * Number(iterations) > 100;
          })
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : "",
          ),
      );
      expect(moving).toEqual([]);
      const pictures = (): Promise<string> =>
        site.page.evaluate(() =>
          [...document.querySelectorAll("main svg")].map((svg) => svg.innerHTML).join("\n"),
        );
      const before = await pictures();
      await site.page.waitForTimeout(700);
      expect(await pictures(), "pictures that change").toBe(before);
    });
  }
});

test("a search is announced: the field, the number of results, and each result by name", async ({
  site,
}) => {
  await site.open("/concepts/streaming");
  const search = new SearchDialog(site.page);
  await search.open();
  await search.search("cliff");
  await expect(search.status).toHaveText(/\d+ .*cliff/);
  const tree = await search.root.ariaSnapshot();
  expect(tree).toMatch(/combobox "Search the docs"/);
  expect(tree).toMatch(/status: .*\d/);
  expect(tree).toMatch(/option ".*cliff.*" \[selected\]/i);
  await expect(search.field).toHaveAttribute("aria-activedescendant", /.+/);
});

test("results of a calculator are announced, and its fields have names", async ({ site }) => {
  await site.open("/guides/flow/examples/flow-calculate-rps");
  const main = site.page.getByRole("main");
  const fields = main.getByRole("textbox");
  const count = await fields.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    await expect(fields.nth(index)).toHaveAccessibleName(/\w/);
  }
  const announced = main.locator("output, [role=status], [aria-live=polite]").first();
  const before = await announced.textContent();
  await fields.first().fill("2500");
  await expect(announced).not.toHaveText(before ?? "");
  await fields.first().fill("-1");
  await expect(fields.first()).toHaveAttribute("aria-invalid", "true");
  await expect(fields.first()).toHaveAccessibleDescription(/\w/);
});
