import { CHROMIUM_ARGS, findChromium } from "./support/chromium";
import { expect, test } from "./support/test";

// Twice the usual size of letters, as a reader sets it in the browser. Other lengths stay.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, "--blink-settings=defaultFontSize=32"],
  },
});

for (const path of ["/", "/guides/lockup/overview"]) {
  test(`${path}: nothing in the navbar lies over something else, at twice the size of text`, async ({
    site,
  }) => {
    await site.open(path);
    const overlaps = await site.page.evaluate(() => {
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
    expect(overlaps).toEqual([]);
    await expect(site.page.locator(".navbar__title")).toBeInViewport({ ratio: 1 });
    expect(await site.contentWidth()).toBeLessThanOrEqual(1280);
    const isCut = await site.announcement.evaluate(
      (bar) => bar.scrollHeight > Math.ceil(bar.clientHeight),
    );
    expect(isCut, "the announcement is cut").toBe(false);
  });
}
