import { CHROMIUM_ARGS, findChromium } from "./support/chromium";
import type { SitePage } from "./pages/site-page";
import { expect, test } from "./support/test";

// Twice the usual size of letters, as a reader sets it in the browser. Other lengths stay.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, "--blink-settings=defaultFontSize=32"],
  },
});

/** The parts of the navbar that lie over each other, two by two. */
const overlapsIn = (site: SitePage): Promise<string[]> =>
  site.page.evaluate(() => {
    const items = [...document.querySelectorAll(".navbar__inner :is(a, button)")]
      .map((element) => ({
        name: element.textContent || (element.getAttribute("aria-label") ?? ""),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0);
    return items.flatMap(({ name, box }, index) =>
      items
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });

for (const path of ["/", "/guides/lockup/v4.0/linear"]) {
  test(`${path}: nothing in the navbar lies over something else, at twice the size of text`, async ({
    site,
  }) => {
    await site.open(path);
    expect(await overlapsIn(site)).toEqual([]);
    await expect(site.page.locator(".navbar__title")).toBeInViewport({ ratio: 1 });
    expect(await site.contentWidth()).toBeLessThanOrEqual(1280);
    const isCut = await site.announcement.evaluate(
      (bar) => bar.scrollHeight > Math.ceil(bar.clientHeight),
    );
    expect(isCut, "the announcement is cut").toBe(false);
  });
}

test("a phone at twice the size of text: the navbar's parts stand side by side", async ({
  site,
}) => {
  await site.page.setViewportSize({ width: 360, height: 740 });
  await site.open("/concepts/fees");
  expect(await overlapsIn(site)).toEqual([]);
});

test("the home page's heading keeps its words whole at twice the size of text", async ({
  site,
}) => {
  await site.open("/");
  const box = await site.heading.boundingBox();
  expect(box?.width).toBeGreaterThan(600);
});
