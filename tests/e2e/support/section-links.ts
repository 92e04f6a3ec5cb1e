import { expandRedirects, isWildcard } from "../../../plugins/redirects/expand";
import { REDIRECT_FAMILIES, REDIRECTS } from "../../../data/redirects";
import { SearchDialog } from "../pages/search-dialog";
import type { SitePage } from "../pages/site-page";
import { MOBILE_MAX_WIDTH, readPage, sitemapPaths } from "./built-site";
import { expect, test } from "./test";

/**
 * A reader's screen: how large it is, how many times slower its processor is than this machine's, and
 * how many of the links of each kind are followed there, as one of so many. A slowed processor takes
 * minutes for all of them, and what it brings to light hangs on the kind of link and of page.
 */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly slowdown: number;
  readonly oneOf: number;
}

/** Where the top of a heading may be once a link has led to it, in CSS pixels from the window's top. */
const LANDED = { from: 0, to: 140 } as const;

/** How long a heading has to stay where it is, in milliseconds: once the page is used, and before. */
const SETTLED_MS = 500;
const LOADED_MS = 100;

/** How long it may take to get there: a busy machine is no mistake of the site. */
const LIMIT_MS = 30_000;

const LONG_REFERENCES = [
  "/reference/lockup/contracts/contract.SablierLockup",
  "/reference/flow/contracts/contract.SablierFlow",
  "/reference/airdrops/contracts/contract.SablierMerkleFactory",
  "/reference/lockup/contracts/abstracts/abstract.SablierLockupBase",
  "/reference/errors",
] as const;

/** Pages of other kinds: text, plots, calculators, tables, queries, schemas, support. */
const OTHER_PAGES = [
  "/concepts/lockup/stream-shapes",
  "/concepts/glossary",
  "/guides/lockup/deployments",
  "/guides/flow/examples/flow-calculate-rps",
  "/api/lockup/the-graph/queries",
  "/api/lockup/the-graph/entities",
  "/api/flow/the-graph/structure",
  "/apps/guides/csv-support",
  "/support/faq",
] as const;

interface Link {
  readonly from: string;
  /** As it is written: a path with a fragment. */
  readonly href: string;
}

const decode = (hash: string): string => decodeURIComponent(hash.replace(/^#/u, ""));

/** The ids of the headings in the main part of a built page, in their order. */
function headingIds(path: string): readonly string[] {
  const main = readPage(path).split("<main")[1] ?? "";
  return [...main.matchAll(/<h[2-4] [^>]*?\bid=(?:"([^"]+)"|([^\s>]+))/gu)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
}

/** The address of the heading at a place of a page: 0 is its beginning, 1 its end. */
function headingAt(path: string, place: number): string {
  const ids = headingIds(path);
  const id = ids[Math.round(place * (ids.length - 1))];
  if (id === undefined) throw new Error(`${path} has no headings.`);
  return `${path}#${id}`;
}

/** The first link of each page, at most so many, whose tag a pattern matches. Spread over the site. */
function linksOfPages(pattern: RegExp, count: number): readonly Link[] {
  const found = sitemapPaths().flatMap((from): Link[] => {
    // What is folded, hidden or in a panel, a reader opens first.
    const whole = readPage(from).split("<main")[1] ?? "";
    const main =
      whole.replace(/<div popover=.*?<\/div>/gsu, "").split(/<details|\shidden[\s=>]/u)[0] ?? "";
    const hrefs = [...main.matchAll(/<a ([^>]*)>/gu)].flatMap(([, tag = ""]) => {
      const [, href] = /\bhref="?(\/[^"#\s>]+#[^"\s>]+)/u.exec(tag) ?? [];
      return href === undefined || !pattern.test(tag) ? [] : [href];
    });
    const href = hrefs.find((one) => !one.startsWith(`${from}#`));
    return href === undefined ? [] : [{ from, href }];
  });
  const step = found.length / count;
  return Array.from({ length: count }, (_, index) => found[Math.floor(index * step)]).filter(
    (link): link is Link => link !== undefined,
  );
}

const TEXT_LINKS = linksOfPages(/^(?!.*(?:sd-term|hash-link|pagination))/u, 14);
const TERM_LINKS = linksOfPages(/sd-term/u, 8);
/** Addresses of one page each: the first is opened, the others are entered when the page is there. */
const ADDRESSES = [
  ...LONG_REFERENCES.map((path) => [0.9, 0.3, 0.6].map((place) => headingAt(path, place))),
  ...OTHER_PAGES.map((path) => [headingAt(path, 0.7)]),
];
/** Pages whose contents are followed to the last entry. */
const CONTENTS = [...OTHER_PAGES.slice(0, 3), ...LONG_REFERENCES.slice(0, 2)];
const REDIRECTED = expandRedirects(
  { redirects: REDIRECTS, families: REDIRECT_FAMILIES },
  sitemapPaths(),
)
  .filter((redirect) => !isWildcard(redirect) && headingIds(redirect.to).length > 2)
  .filter((_, index) => index % 12 === 0)
  .slice(0, 4);
const HITS = [
  "lockup arbitrum address",
  "rate per second",
  "claim window",
  "withdrawMax",
  "createWithDurationsLL",
  "SablierFlow_InvalidCalculation",
];
const QUESTIONS = ["who can cancel a lockup stream", "where are the tokens held"];
const BACK = TEXT_LINKS.slice(0, 4);

/** Where the heading that the page's address names is; a sentence where it is not as it should be. */
async function misplaced(site: SitePage, settled: number): Promise<string | undefined> {
  return site.page.evaluate(
    async ({ from, to, settled, limit }) => {
      const { hash, pathname } = window.location;
      const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
      const look = (): string | undefined => {
        if (hash === "") return `${pathname} has no fragment`;
        const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
        if (heading === null) return `${pathname}${hash} is not there`;
        const { top } = heading.getBoundingClientRect();
        const { scrollHeight, clientHeight } = document.documentElement;
        const isAtEnd = Math.abs(scrollHeight - clientHeight - window.scrollY) < 2;
        const last = isAtEnd ? clientHeight - 10 : to;
        return top >= from && top <= last
          ? undefined
          : `${pathname}${hash} is ${String(Math.round(top))} px below the window's top`;
      };
      const deadline = performance.now() + limit;
      let since = performance.now();
      for (;;) {
        const problem = look();
        const now = performance.now();
        if (problem !== undefined) since = now;
        if (problem === undefined && now - since > settled) return undefined;
        if (now > deadline) return problem ?? `${pathname}${hash} does not stay in its place`;
        await wait(50);
      }
    },
    { ...LANDED, settled, limit: LIMIT_MS },
  );
}

/** Follows the first link to an address that the reader sees. */
async function follow(site: SitePage, href: string): Promise<void> {
  const link = site.page.locator(`main a[href="${href}"]:visible`).first();
  await link.click();
  await site.page.waitForURL((url) => `${url.pathname}${url.hash}` === href);
}

/** Tests of every way that leads to a section, for a group of tests. */
export function landOnSections({ width, height, slowdown, oneOf }: Screen): void {
  const some = <Item>(items: readonly Item[]): readonly Item[] =>
    items.filter((_, index) => index % oneOf === 0);
  test.use({ viewport: { width, height }, warmBrowser: true });
  test.describe.configure({ timeout: 300_000 });

  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  });

  const wrong: string[] = [];
  const note = async (site: SitePage, from: string, settled = SETTLED_MS): Promise<void> => {
    const problem = await misplaced(site, settled);
    if (problem !== undefined) wrong.push(`from ${from}: ${problem}`);
  };
  test.beforeEach(() => {
    wrong.length = 0;
  });

  test("from the text of a page", async ({ site }) => {
    for (const { from, href } of some(TEXT_LINKS)) {
      await site.open(from);
      await follow(site, href);
      await note(site, from);
    }
    expect(wrong).toEqual([]);
  });

  test("from a term", async ({ site }) => {
    for (const { from, href } of some(TERM_LINKS)) {
      await site.open(from);
      await follow(site, href);
      await note(site, from);
    }
    expect(wrong).toEqual([]);
  });

  test("when it is opened", async ({ site }) => {
    for (const [opened = "", ...entered] of some(ADDRESSES)) {
      await site.page.goto(opened);
      await note(site, "nowhere", LOADED_MS);
      await site.waitForHydration();
      await note(site, "nowhere, once the page is used");
      for (const href of entered) {
        await site.page.goto(href);
        await note(site, opened);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("from the contents of the page", async ({ site }) => {
    for (const path of some(CONTENTS)) {
      await site.open(path);
      if (width <= MOBILE_MAX_WIDTH) {
        await site.page.getByRole("button", { name: "On this page" }).click();
      }
      await site.page.locator(".table-of-contents a:visible").last().click();
      await note(site, path);
    }
    expect(wrong).toEqual([]);
  });

  test("from the sidebar, at the beginning of the page", async ({ site }) => {
    await site.open(headingAt("/concepts/fees", 0.9));
    if (width <= MOBILE_MAX_WIDTH) await site.navbar.menuButton.click();
    await site.page.locator('.menu__link[href="/concepts/nft"]:visible').first().click();
    await expect(site.page).toHaveURL("/concepts/nft");
    await expect.poll(() => site.scrollY()).toBe(0);
  });

  test("from a hit of the search", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    for (const query of some(HITS)) {
      await site.open("/concepts/fees");
      await dialog.button.click();
      await dialog.search(query);
      const hit = dialog.root.locator('a[role=option][href*="#"]').first();
      const href = (await hit.getAttribute("href")) ?? "";
      await hit.click();
      await expect(site.page).toHaveURL(href);
      await note(site, `the search for "${query}"`);
    }
    expect(wrong).toEqual([]);
  });

  test("from a source of an answer", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    for (const question of some(QUESTIONS)) {
      await site.open("/concepts/fees");
      await dialog.button.click();
      await dialog.field.fill(question);
      await dialog.root.getByRole("option", { name: /^Ask the docs:/u }).click();
      await dialog.root.getByRole("log").locator('a[href*="#"]').first().click();
      await expect(dialog.root).toBeHidden();
      await note(site, `the answer to "${question}"`);
    }
    expect(wrong).toEqual([]);
  });

  test("from an address that has moved", async ({ site }) => {
    for (const { from, to } of some(REDIRECTED)) {
      const [, id = ""] = headingAt(to, 0.6).split("#");
      await site.page.goto(`${from}#${id}`);
      await expect(site.page).toHaveURL(`${to}#${id}`);
      await note(site, from);
    }
    expect(wrong).toEqual([]);
  });

  test("when the reader goes back to it", async ({ site }) => {
    for (const { from, href } of some(BACK)) {
      await site.open(from);
      await follow(site, href);
      await note(site, from);
      await site.follow(site.page.locator('a[href="/support/faq"]').first());
      await expect(site.page).toHaveURL("/support/faq");
      await expect.poll(() => site.scrollY()).toBe(0);
      await site.page.goBack();
      await expect(site.page).toHaveURL(href);
      await note(site, `/support/faq, back to ${decode(href)}`);
    }
    expect(wrong).toEqual([]);
  });
}
