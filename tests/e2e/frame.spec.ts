import { MOBILE_MAX_WIDTH, readPage } from "./support/built-site";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const SECTIONS = [
  { label: "Concepts", landing: "/concepts/what-is-sablier" },
  { label: "Guides", landing: "/guides/lockup/v4.0/overview" },
  { label: "References", landing: "/reference/overview" },
  { label: "APIs", landing: "/api/overview" },
  { label: "Apps", landing: "/apps/features/overview" },
  { label: "Support", landing: "/support/faq" },
] as const;

const LONG_PAGE = "/guides/lockup/overview";

test.describe("navbar", () => {
  for (const { label, landing } of SECTIONS) {
    test(`"${label}" leads to ${landing} and is the only active one there [spec 1.2a, 1.5a]`, async ({
      site,
    }) => {
      await site.open("/");
      await expect(site.navbar.link(label)).toHaveAttribute("href", landing);
      await site.navbar.link(label).click();
      await expect(site.page).toHaveURL(landing);
      await expect(site.heading).toBeVisible();
      const active = site.navbar.bar.locator(".navbar__link--active");
      await expect(active).toHaveText([label]);
      await expect(active).toHaveAttribute("aria-current", "page");
    });
  }

  test("no section is active on the home page", async ({ site }) => {
    await site.open("/");
    await expect(site.navbar.bar.locator(".navbar__link--active")).toHaveCount(0);
  });

  test("has the community, the code, color mode and search on the right [spec 1.5b]", async ({
    site,
  }) => {
    await site.open("/");
    for (const label of ["Discord", "GitHub", "Links"]) {
      await expect(site.navbar.link(label)).toHaveAttribute("href", /^https:\/\//u);
    }
    const right = site.navbar.bar.locator(".navbar__items--right");
    await expect(right.getByRole("link")).toHaveText([/Discord/u, /GitHub/u, /Links/u]);
    await expect(right.getByRole("button")).toHaveCount(3);
    await expect(right.locator(".DocSearch-Button")).toBeVisible();
    await expect(right.getByRole("button", { name: "Ask" })).toBeVisible();
  });

  test("stays at the top, hides on scroll down and returns on scroll up [spec 1.5c]", async ({
    site,
  }) => {
    await site.open(LONG_PAGE);
    await expect(site.navbar.bar).toHaveCSS("position", /^(?:fixed|sticky)$/u);
    await site.page.mouse.move(640, 400);
    for (const distance of [200, 200, 200]) {
      await site.wheel(distance);
    }
    await expect.poll(() => site.navbar.bottom()).toBeLessThanOrEqual(0);
    await site.wheel(-200);
    await expect.poll(() => site.navbar.bottom()).toBeGreaterThan(0);
    expect(await site.scrollY()).toBeGreaterThan(0);
  });
});

test.describe("mobile sidebar", () => {
  test.use({ viewport: { width: MOBILE_MAX_WIDTH, height: 800 } });

  test("one pixel wider there is no menu button [spec 1.5d, 6.6a]", async ({ site }) => {
    await site.page.setViewportSize({ width: MOBILE_MAX_WIDTH + 1, height: 800 });
    await site.open(LONG_PAGE);
    await expect(site.navbar.menuButton).toBeHidden();
    await expect(site.navbar.link("Guides")).toBeVisible();
    await expect(site.sidebar).toBeVisible();
  });

  test("opens on the section's pages and leads back to the main menu [spec 1.5d]", async ({
    site,
  }) => {
    await site.open(LONG_PAGE);
    await expect(site.sidebar).toBeHidden();
    await site.navbar.menuButton.click();
    await expect(site.navbar.menuButton).toHaveAttribute("aria-expanded", "true");
    await expect(site.mobileSidebar.secondaryMenu).toBeInViewport();
    await expect(
      site.mobileSidebar.secondaryMenu.getByRole("link", { name: "Overview" }).first(),
    ).toBeVisible();

    await site.mobileSidebar.backButton.click();
    await expect(site.mobileSidebar.mainMenu).toBeInViewport();
    await expect(site.mobileSidebar.secondaryMenu).toHaveAttribute("inert");
    const mainMenu = site.mobileSidebar.mainMenu;
    for (const { label, landing } of SECTIONS) {
      await expect(mainMenu.getByRole("link", { name: label, exact: true })).toHaveAttribute(
        "href",
        landing,
      );
    }
    await mainMenu.getByRole("link", { name: "Support", exact: true }).click();
    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.mobileSidebar.drawer).not.toBeInViewport();
  });

  test("locks the page behind it while it is open [spec 1.5e]", async ({ site }) => {
    await site.open(LONG_PAGE);
    const body = site.page.locator("body");
    await site.navbar.menuButton.click();
    await expect(body).toHaveCSS("overflow", "hidden");
    await site.page.mouse.move(MOBILE_MAX_WIDTH - 20, 400);
    await site.page.mouse.wheel(0, 600);
    expect(await site.scrollY()).toBe(0);
    await site.mobileSidebar.closeButton.click();
    await expect(body).not.toHaveCSS("overflow", "hidden");
    await expect(site.mobileSidebar.drawer).not.toBeInViewport();
  });

  test("closes with the Escape key", async ({ site }) => {
    await site.open(LONG_PAGE);
    await site.navbar.menuButton.click();
    await expect(site.mobileSidebar.drawer).toBeInViewport();
    await site.page.keyboard.press("Escape");
    await expect(site.mobileSidebar.drawer).not.toBeInViewport();
    await expect(site.navbar.menuButton).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("docs pages", () => {
  test("have a title with a pipe before the site's name [spec 1.4a, 1.4b]", async ({ site }) => {
    await site.open(LONG_PAGE);
    await expect(site.page).toHaveTitle(/^[^|]+ \| Sablier Docs$/u);
    await expect(site.root).toHaveAttribute("lang", "en");
  });

  // The sidebar of the first comes as a file, that of the second is read from the page.
  for (const [path, names] of [
    ["/guides/lockup/deployments", ["Lockup", "v2.0", "Deployment Addresses"]],
    ["/concepts/lockup/stream-shapes", ["Lockup", "Stream Shapes"]],
  ] as const) {
    test(`name where they are in breadcrumbs on ${path} [spec 1.2e]`, async ({ site }) => {
      await site.open(path);
      await expect(site.breadcrumbs.getByRole("listitem")).toHaveText(["", ...names]);
      await expect(site.breadcrumbs.getByRole("link").first()).toHaveAttribute("href", "/");
    });
  }

  test("list the headings of levels 2 and 3 in the table of contents [spec 1.2d]", async ({
    site,
  }) => {
    await site.open(LONG_PAGE);
    const headings = site.page.locator("article .theme-doc-markdown :is(h2, h3)[id]");
    const ids = await headings.evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
    expect(ids.length).toBeGreaterThan(1);
    const links = site.tableOfContents.getByRole("link");
    expect(
      await links.evaluateAll((elements) => elements.map((link) => link.getAttribute("href"))),
    ).toEqual(ids);
  });

  test("keep an opened category open on the next page, and the others [spec 1.2b]", async ({
    site,
  }) => {
    await site.open(LONG_PAGE);
    const categories = site.sidebar.locator(".theme-doc-sidebar-item-category");
    const states = await categories.evaluateAll((elements) =>
      elements.map((element) => element.classList.contains("menu__list-item--collapsed")),
    );
    const category = categories.nth(states.lastIndexOf(true));
    const isOpen = (): Promise<boolean> =>
      category.evaluate((element) => !element.classList.contains("menu__list-item--collapsed"));
    expect(await isOpen()).toBe(false);
    const openCount = (): Promise<number> =>
      site.sidebar
        .locator(".theme-doc-sidebar-item-category:not(.menu__list-item--collapsed)")
        .count();
    const before = await openCount();
    await category.locator(".menu__list-item-collapsible").first().click();
    await expect.poll(isOpen).toBe(true);
    expect(await openCount()).toBeGreaterThan(before);

    await site.sidebar.locator("a[href='/guides/lockup/deployments']").click();
    await expect(site.page).toHaveURL("/guides/lockup/deployments");
    await expect(site.heading).toBeVisible();
    expect(await isOpen()).toBe(true);
  });

  test("offer no way to hide the sidebar [spec 1.2c]", async ({ site }) => {
    await site.open(LONG_PAGE);
    await expect(
      site.page.getByRole("button", { name: /(?:collapse|hide) sidebar/iu }),
    ).toHaveCount(0);
  });
});

test.describe("other spellings of an address", () => {
  for (const ending of [".html", "/index.html", "/"]) {
    test(`"${ending}" shows the page of the clean path [spec 1.9c]`, async ({ site }) => {
      const path = "/concepts/what-is-sablier";
      await site.open(path);
      const heading = (await site.heading.textContent()) ?? "";
      const response = await site.open(`${path}${ending}`);
      expect(response.status()).toBe(200);
      await expect(site.heading).toHaveText(heading);
      await expect(site.sidebar.locator(`a[href="${path}"]`)).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(site.page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        /\/concepts\/what-is-sablier$/u,
      );
    });
  }
});

test.describe("an unknown path", () => {
  test.use({ expectedProblems: /status of 404/u });

  test("shows the not-found page with status 404 [spec 1.10a]", async ({ site }) => {
    const response = await site.open("/guides/lockup/overveiw");
    expect(response.status()).toBe(404);
    await expect(site.heading).toHaveText("Page not found");

    const closest = site.page.getByRole("region", { name: "Did you mean one of these?" });
    await expect(closest.getByRole("link").first()).toHaveAttribute(
      "href",
      "/guides/lockup/overview",
    );
    const links = await site.page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((elements) => elements.map((link) => link.getAttribute("href") ?? ""));
    expect(links).toEqual(expect.arrayContaining(SECTIONS.map(({ landing }) => landing)));
    for (const link of new Set(links)) {
      expect((await site.page.request.get(link)).status(), link).toBe(200);
    }
  });

  test("leads to what is found where [spec 1.12]", async ({ site }) => {
    await site.open("/no-such-page");
    const main = site.page.getByRole("main");
    for (const [section, words] of [
      ["APIs", /Merkle API/iu],
      ["Guides", /deployment addresses and contract examples/iu],
      ["References", /contracts/iu],
      ["Support", /frequent questions|FAQ/iu],
    ] as const) {
      const item = main
        .getByRole("listitem")
        .filter({ has: site.page.getByRole("link", { name: section, exact: true }) });
      await expect(item.first()).toContainText(words);
    }
  });

  test("is called so without JavaScript", () => {
    expect(readPage("/404")).toContain("Page not found");
  });
});

/** One page for each kind, with everything that a finger may want to touch there. */
const KINDS = [
  "/",
  "/concepts/lockup/stream-shapes",
  "/concepts/fees",
  "/guides/lockup/examples/create-stream/lockup-linear",
  "/guides/lockup/deployments",
  "/reference/lockup/contracts/contract.SablierLockup",
  "/reference/lockup/diagrams",
  "/reference/errors",
  "/api/lockup/the-graph/queries",
  "/api/lockup/the-graph/structure",
  "/support/faq",
  "/search?q=cliff",
] as const;

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of KINDS) {
    // Links within a sentence are as high as its lines: WCAG 2.2, 2.5.5 and 2.5.8, "Inline".
    test(`${path}: what is no link within a sentence is touched on 44 pixels`, async ({ site }) => {
      await site.open(path);
      expect(await site.page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      const small = await site.page.evaluate(async (least) => {
        const controls = [
          "button, select, textarea, summary, input:not([type=hidden]), [role=tab]",
          "nav a, .footer__links a, .pagination-nav a, [role=group] > a, h2 > a.hash-link",
        ].join();
        const reach = least / 2 - 1;
        const found: string[] = [];
        for (const control of document.querySelectorAll<HTMLElement>(controls)) {
          if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            continue;
          const label = control.closest("label");
          const target = label ?? control;
          target.scrollIntoView({ block: "center", behavior: "instant" });
          const { left, top, width, height } = target.getBoundingClientRect();
          if (width <= 1 || height <= 1 || left < 0 || left > innerWidth) continue;
          if (width >= least && height >= least) continue;
          // What an invisible margin adds is not in the box, but answers to a touch.
          const [x, y] = [left + width / 2, top + height / 2];
          const isHit = (dx: number, dy: number): boolean => {
            const hit = document.elementFromPoint(x + dx, y + dy);
            return hit !== null && target.contains(hit);
          };
          const isWide = width >= least || (isHit(-reach, 0) && isHit(reach, 0));
          const isHigh = height >= least || (isHit(0, -reach) && isHit(0, reach));
          if (isWide && isHigh) continue;
          found.push(
            `${String(Math.round(width))} × ${String(Math.round(height))}: ${control.outerHTML.slice(0, 110)}`,
          );
        }
        return found;
      }, 44);
      expect(small).toEqual([]);
    });
  }

  test("a diagram that is wider than the column is shown in the whole window, by keyboard too", async ({
    site,
  }) => {
    await site.open("/reference/lockup/diagrams");
    const figure = site.page.getByRole("figure").first();
    const drawing = figure.getByRole("img").first();
    const before = await drawing.boundingBox();
    await figure.getByRole("button", { name: "Full size" }).focus();
    await site.page.keyboard.press("Enter");
    await expect(drawing).toHaveCSS("position", "fixed");
    expect(await drawing.boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
    await site.page.keyboard.press("Escape");
    await expect(drawing).not.toHaveCSS("position", "fixed");
    expect((await drawing.boundingBox())?.width).toBe(before?.width);
    await figure.getByRole("button", { name: "Full size" }).tap();
    await figure.getByRole("button", { name: "Close" }).tap();
    await expect(drawing).not.toHaveCSS("position", "fixed");
  });
});

test.describe("reference of a contract", () => {
  const PAGE = "/reference/lockup/contracts/abstracts/abstract.SablierLockupBase";

  test("a link opens what is folded below a function, before the program runs and after", async ({
    site,
  }) => {
    await site.page.goto(`${PAGE}#withdraw`);
    const details = site.page.locator("#withdraw ~ .reference-card > details").first();
    const parameters = details.getByRole("table").first();
    await expect(parameters).toBeVisible();
    await site.waitForHydration();
    await expect(details).toHaveAttribute("open", "");
    await details.locator("summary").click();
    await expect(parameters).toBeHidden();
  });

  test("a link opens the closed part that a function is in", async ({ site }) => {
    const internals = site.page.locator("details.reference-internals");
    await site.page.goto(`${PAGE}#_cancel`);
    await expect(internals).toHaveAttribute("open", "");
    await expect(site.page.locator("#_cancel")).toBeInViewport();
    await site.open(PAGE);
    await expect(internals).not.toHaveAttribute("open");
    await site.page.locator('.table-of-contents a[href="#_cancel"]').click();
    await expect(internals).toHaveAttribute("open", "");
    await expect(site.page.locator("#_cancel")).toBeInViewport();
  });
});

test("the filter of addresses stays in view, and a chain below it", async ({ site }) => {
  await site.open("/guides/lockup/deployments#chain-base");
  const filter = site.page.getByRole("search", { name: /addresses/u });
  const bar = await filter.boundingBox();
  const chain = await site.page.locator("#chain-base").boundingBox();
  if (bar === null || chain === null) throw new Error("The page has no filter or no such chain.");
  expect(bar.y).toBeGreaterThanOrEqual(0);
  expect(chain.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test("the names of a long table's columns stay in view", async ({ site }) => {
  await site.open("/reference/errors");
  const table = site.page.getByRole("table").filter({ has: site.page.locator("tr:nth-child(30)") });
  const head = table.first().getByRole("columnheader").first();
  await table.first().locator("tbody tr").nth(25).scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport();
  const box = await head.boundingBox();
  expect(box?.y).toBeLessThan(140);
});
