import { sitemapPaths } from "../support/built-site";
import { expect, test } from "../support/test";

/** Guides that are about a program, and begin with it or with the calculator of what it computes. */
const PROGRAMS = sitemapPaths().filter((path) =>
  /^\/guides\/(?:\w+\/examples\/|frontend\/|lockup\/v4\.0\/(?!overview|etherscan|gas|from-))/u.test(
    path,
  ),
);

test.describe("guides about a program", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("show its beginning, or the calculator, on the first screen [spec 9.4]", async ({
    page,
  }) => {
    expect(PROGRAMS.length).toBeGreaterThan(30);
    const late: string[] = [];
    for (const path of PROGRAMS) {
      // Pictures have their room from the start.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const box = await page
        .locator("main :is(figure pre, fieldset):visible")
        .first()
        .boundingBox();
      if (box === null || box.y > 900) late.push(`${path}: ${String(box?.y)} px`);
    }
    expect(late).toEqual([]);
  });
});
