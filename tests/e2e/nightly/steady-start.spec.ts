import { changes, remember, startProgram } from "../support/steady";
import { expect, test } from "../support/test";

/** A page of each kind whose program waits for the reader. */
const PAGES = {
  "the home page": "/",
  "a concept with a calculator": "/concepts/flow/overview",
  "a gallery with plots": "/concepts/lockup/stream-shapes",
  "a guide": "/guides/lockup/overview",
  "a guide with code in tabs": "/guides/flow/examples/flow-calculate-rps",
  "a table of addresses": "/guides/lockup/deployments",
  "a page of the reference": "/reference/lockup/contracts/contract.SablierLockup",
  "a decoder": "/reference/errors",
  "a query": "/api/lockup/overview",
  "a glossary": "/concepts/glossary",
  "questions and answers": "/support/faq",
  "a list of videos": "/support/how-to",
} as const;

test.use({ reducedMotion: "reduce" });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px, nothing moves or changes its color when the program starts`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [kind, path] of Object.entries(PAGES)) {
      test(`on ${kind}`, async ({ site }) => {
        await site.page.goto(path);
        await remember(site.page);
        await startProgram(site.page);
        expect(await changes(site.page)).toEqual([]);
        expect(await site.page.evaluate(() => window.shift)).toBe(0);
      });
    }
  });
}
