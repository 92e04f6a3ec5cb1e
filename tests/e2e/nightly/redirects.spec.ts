import { expect, test } from "@playwright/test";

import { REDIRECT_FAMILIES, REDIRECTS } from "../../../data/redirects";
import { expandRedirects, isWildcard } from "../../../plugins/redirects/expand";
import { readBuilt, readPage, sitemapPaths } from "../support/built-site";

const ALL = expandRedirects({ redirects: REDIRECTS, families: REDIRECT_FAMILIES }, sitemapPaths());

test("each leads on in the browser where the host has no rules, with query and hash [spec 1.8b]", async ({
  page,
}) => {
  const targets = new Map(
    ALL.filter((redirect) => !isWildcard(redirect)).map(({ from, to }) => [from, to]),
  );
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    // A host sends /csv/index.html for /csv as well. Where a redirect leads is shown by other tests.
    const body = targets.has(pathname) ? readBuilt(`${pathname.slice(1)}/index.html`) : "There.";
    await route.fulfill({ contentType: "text/html", body });
  });
  const query = "?a=1&b=x%20y#part-2";
  const wrong: string[] = [];
  // In the window, a sample; the others in frames of one page, as a window takes far longer.
  for (const [from, to] of [...targets].filter((_, index) => index % 12 === 0)) {
    // The redirect may begin before the page that redirects is there.
    await page.goto(`${from}${query}`, { waitUntil: "commit" }).catch(() => null);
    await page
      .waitForURL(`${to}${query}`, { waitUntil: "commit" })
      .catch(() => wrong.push(`${from} led to ${page.url()}, not ${to}`));
  }
  await page.goto("/");
  const ends = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(
          (address) =>
            new Promise<string>((resolve) => {
              const frame = document.createElement("iframe");
              const look = (): void => {
                const { location, document: shown } = frame.contentWindow ?? window;
                if (shown.body.textContent === "There.") {
                  resolve(location.pathname + location.search + location.hash);
                }
              };
              frame.addEventListener("load", look);
              frame.src = address;
              document.body.append(frame);
            }),
        ),
      ),
    [...targets.keys()].map((from) => `${from}${query}`),
  );
  for (const [index, [from, to]] of [...targets].entries()) {
    if (ends[index] !== `${to}${query}`) wrong.push(`${from} led to ${ends[index]}, not ${to}`);
  }
  expect(wrong).toEqual([]);
});

test("a page below a folder that moved leads on where the host has no rules [spec 1.8b]", async ({
  page,
}) => {
  await page.route("**/protocol/guides/**", async (route) => {
    await route.fulfill({ status: 404, contentType: "text/html", body: readPage("/404") });
  });
  await page.goto("/protocol/guides/some-page?a=1#b");
  await page.waitForURL("**/guides/legacy/overview?a=1#b");
});
