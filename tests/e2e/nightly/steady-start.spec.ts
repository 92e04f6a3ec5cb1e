import { PAGES_OF_CHANGE, PAGES_OF_NIGHT } from "../support/kinds-of-pages";
import { changes, remember, startProgram } from "../support/steady";
import { expect, test } from "../support/test";

test.use({ reducedMotion: "reduce", viewport: { width: 360, height: 800 } });

// On a desktop, their walk looks. The page of all results has work from the start, and draws itself anew.
for (const [kind, path] of Object.entries({ ...PAGES_OF_CHANGE, ...PAGES_OF_NIGHT })) {
  if (path.startsWith("/search")) continue;
  test(`on a phone, nothing moves or changes its color when the program starts: ${kind}`, async ({
    site,
  }) => {
    await site.page.goto(path);
    await remember(site.page);
    await startProgram(site.page);
    expect(await changes(site.page)).toEqual([]);
    expect(await site.page.evaluate(() => window.shift)).toBe(0);
  });
}
