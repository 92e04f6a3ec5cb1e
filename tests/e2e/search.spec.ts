import { SearchDialog } from "./pages/search-dialog";
import { axeProblems } from "./support/axe";
import { expect, test } from "./support/test";

const PAGE = "/concepts/what-is-sablier";
const RECENT_KEY = "__DOCSEARCH_RECENT_SEARCHES__sablier-docs";

test.describe("opening and closing", () => {
  test("by the button, Ctrl+K and a slash; Escape closes and gives the focus back [spec 3.1a]", async ({
    site,
  }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.button.click();
    await expect(dialog.field).toBeFocused();
    await site.page.keyboard.press("Escape");
    await expect(dialog.root).toBeHidden();
    await expect(dialog.button).toBeFocused();
    await site.page.keyboard.press("/");
    await expect(dialog.field).toBeFocused();
    await expect(dialog.field).toHaveValue("");
    await site.page.keyboard.press("Control+k");
    await expect(dialog.root).toBeHidden();
    await site.page.keyboard.press("Meta+k");
    await expect(dialog.field).toBeFocused();
    await site.page.keyboard.press("Meta+k");
    await expect(dialog.root).toBeHidden();
    await dialog.open();
    await dialog.close.click();
    await expect(dialog.root).toBeHidden();
  });

  test("a slash typed into a field stays there [spec 3.1a]", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open("/search");
    await site.page.getByRole("searchbox", { name: "Query" }).fill("a");
    await site.page.keyboard.press("/");
    await expect(site.page.getByRole("searchbox", { name: "Query" })).toHaveValue("a/");
    await expect(dialog.root).toHaveCount(0);
  });

  test("starts with the text that is selected; closing forgets the query [spec 3.1c, 3.1d]", async ({
    site,
  }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await site.heading.selectText();
    const title = (await site.heading.innerText()).trim();
    await dialog.open();
    await expect(dialog.field).toHaveValue(title);
    await dialog.field.fill("tranche");
    await site.page.keyboard.press("Escape");
    await site.page.evaluate(() => getSelection()?.removeAllRanges());
    await dialog.open();
    await expect(dialog.field).toHaveValue("");
  });

  test("the focus stays inside, and the page behind does not scroll", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.open();
    for (let step = 0; step < 12; step += 1) {
      await site.page.keyboard.press("Tab");
      const inside = await site.page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || active?.closest("dialog[open]") !== null;
      });
      expect(inside, `after ${step + 1} tabs`).toBe(true);
    }
    await expect(site.page.locator("body")).toHaveCSS("overflow", "hidden");
  });
});

test.describe("loading", () => {
  test("nothing of the search is loaded before the reader means to search", async ({ site }) => {
    const asked: string[] = [];
    site.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await site.open(PAGE);
    await site.page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.startsWith("/search/"))).toEqual([]);
    await new SearchDialog(site.page).button.hover();
    await expect.poll(() => asked.filter((path) => path.startsWith("/search/"))).not.toEqual([]);
  });

  test.describe("without a network", () => {
    // The words around a match are fetched for what is shown; results come without them then.
    test.use({ expectedProblems: /\/search\/.*ERR_INTERNET_DISCONNECTED/u });

    test("answers once it is loaded", async ({ site, context }) => {
      const dialog = new SearchDialog(site.page);
      await site.open(PAGE);
      // What other queries need follows the first answer, the table of hexadecimal values last.
      const last = site.page.waitForEvent("requestfinished", (request) =>
        request.url().endsWith("/hex.json"),
      );
      await dialog.open();
      await dialog.search("withdraw");
      await last;
      await site.page.waitForTimeout(500);
      await context.setOffline(true);
      await dialog.search("cliff unlock");
      await expect(dialog.options.first()).toBeVisible();
      await dialog.search("createWithDurationsLL");
      await expect(dialog.options.first()).toContainText("createWithDurationsLL");
      await context.setOffline(false);
    });
  });

  test.describe("with a broken index", () => {
    test.use({ expectedProblems: /\/search\/|ERR_FAILED/u });

    test("says so, and recovers [spec 3.2, 3.5b]", async ({ site }) => {
      const dialog = new SearchDialog(site.page);
      await site.page.route("**/search/**", (route) => route.abort());
      await site.open(PAGE);
      await dialog.open();
      await dialog.field.fill("withdraw");
      await expect(dialog.root.getByText("Unable to fetch results", { exact: true })).toBeVisible();
      await expect(
        dialog.root.getByText("You might want to check your network connection."),
      ).toBeVisible();
      await site.page.unroute("**/search/**");
      await dialog.root.getByRole("button", { name: "Try again" }).click();
      await expect(dialog.options.first()).toBeVisible();
    });
  });
});

test.describe("results", () => {
  test("are grouped by area, at most five a group, with what matched marked [spec 3.2, 3.4b, 3.4d]", async ({
    site,
  }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.open();
    await dialog.search("cancel a stream");
    const lists = dialog.root.getByRole("listbox");
    expect(await lists.count()).toBeGreaterThan(1);
    for (const list of await lists.all()) {
      expect(await list.locator("a[role=option]").count()).toBeLessThanOrEqual(5);
    }
    await expect(dialog.root.locator("mark").first()).toBeVisible();
    await expect(dialog.activeOption).toHaveCount(1);
    const first = await dialog.activeOption.textContent();
    await site.page.keyboard.press("ArrowDown");
    expect(await dialog.activeOption.textContent()).not.toBe(first);
    const activeId = await dialog.field.getAttribute("aria-activedescendant");
    expect(activeId).toBe(await dialog.activeOption.getAttribute("id"));
  });

  test("Enter opens the active one, marks the match there and remembers it [spec 3.3b, 3.4d]", async ({
    site,
  }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.open();
    await dialog.search("withdrawMultiple");
    await expect(dialog.options.first()).toBeVisible();
    await site.page.keyboard.press("Enter");
    await expect(site.page).toHaveURL(/#withdrawmultiple/iu);
    await expect(dialog.root).toBeHidden();
    await expect
      .poll(() => site.page.evaluate(() => CSS.highlights.get("search-match")?.size ?? 0))
      .toBeGreaterThan(0);
    await dialog.open();
    const recent = dialog.root.getByRole("listbox", { name: "Recent" });
    await expect(recent.locator("a[role=option]")).toHaveCount(1);
    await dialog.root.getByRole("button", { name: /^Save / }).click();
    await expect(dialog.root.getByRole("listbox", { name: "Favorites" })).toBeVisible();
    await expect(recent).toBeHidden();
    await dialog.root.getByRole("button", { name: /^Remove / }).click();
    await expect(dialog.root.getByRole("listbox", { name: "Favorites" })).toBeHidden();
  });

  test("Ctrl+K and Enter open the last visit again", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    for (const query of ["withdrawMultiple", "cliff"]) {
      await dialog.open();
      await dialog.search(query);
      await expect(dialog.options.first()).toBeVisible();
      await site.page.keyboard.press("Enter");
      await expect(dialog.root).toBeHidden();
    }
    const visited = site.page.url();
    await site.open("/concepts/fees");
    await dialog.open();
    const recent = dialog.root.getByRole("listbox", { name: "Recent" }).locator("a[role=option]");
    await expect(recent.first()).toHaveAttribute("aria-selected", "true");
    await site.page.keyboard.press("Enter");
    await expect(site.page).toHaveURL(visited);
  });

  test("says when there are none, and what is found where [spec 1.12, 3.2, 3.6a]", async ({
    site,
  }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.open();
    await dialog.field.fill("zzzzqqqq");
    await expect(dialog.root.getByText('No results found for "zzzzqqqq"')).toBeVisible();
    await expect(dialog.root.getByRole("link", { name: "All results" })).toHaveCount(0);
    await expect(dialog.root.getByText("APIs: The GraphQL endpoints and the Merkle")).toBeVisible();
    await dialog.root.getByRole("link", { name: "Guides" }).click();
    await expect(dialog.root).toBeHidden();
    await expect(site.page).toHaveURL("/guides/lockup/v4.0/overview");
  });

  test("shows a query as text, whatever is in it", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.open();
    const query = "<img src=x onerror=document.title='hit'> zzzqqq";
    await dialog.field.fill(query);
    await expect(dialog.root.getByText(query).first()).toBeVisible();
    await expect(dialog.root.locator("img")).toHaveCount(0);
    await expect(site.page).not.toHaveTitle("hit");
  });

  test("can be limited to an area and a protocol", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.open();
    await dialog.search("create a stream");
    await dialog.root.getByRole("combobox", { name: "Area" }).selectOption("Guides");
    await expect(dialog.root.getByRole("listbox", { name: "References" })).toHaveCount(0);
    await expect(dialog.root.getByRole("listbox", { name: "Guides" })).toBeVisible();
    await dialog.root.getByRole("combobox", { name: "Protocol" }).selectOption("flow");
    await expect(dialog.activeOption).toHaveAttribute("href", /^\/guides\/flow\//u);
  });

  test("takes 512 letters", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.open();
    await dialog.field.fill("stream ".repeat(100));
    expect((await dialog.field.inputValue()).length).toBeLessThanOrEqual(700);
    await expect(dialog.options.first()).toBeVisible();
  });
});

test.describe("storage", () => {
  test("lists from elsewhere are read with care", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.page.addInitScript((key) => {
      const hierarchy = { lvl0: "Guides", lvl1: "<img src=x onerror=alert(1)>" };
      const entries = [
        { objectID: "1", type: "lvl1", url: "javascript:alert(1)", hierarchy },
        { objectID: "2", type: "lvl1", url: "//evil.example", hierarchy },
        { objectID: "3", type: "lvl1", url: "/concepts/streaming", hierarchy },
        "garbage",
      ];
      localStorage.setItem(key, JSON.stringify(entries));
    }, RECENT_KEY);
    await site.open(PAGE);
    await dialog.open();
    const recent = dialog.root.getByRole("listbox", { name: "Recent" }).locator("a[role=option]");
    await expect(recent).toHaveCount(1);
    await expect(recent).toContainText("<img src=x");
    await expect(dialog.root.locator("img")).toHaveCount(0);
  });

  test.describe("that is full", () => {
    test.use({ expectedProblems: /storage error/u });

    test("a full store does not keep readers from searching", async ({ site }) => {
      const dialog = new SearchDialog(site.page);
      await site.page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await site.open(PAGE);
      await dialog.open();
      await dialog.search("tranche");
      await site.page.keyboard.press("Enter");
      await expect(dialog.root).toBeHidden();
    });
  });
});

test.describe("the page with all results", () => {
  test("has the query in its address, and back and forward work", async ({ site }) => {
    await site.open("/search?q=cliff");
    const hits = site.page.getByRole("main").locator("ol > li");
    await expect(hits.first()).toContainText(/cliff/iu);
    await site.page.getByRole("searchbox", { name: "Query" }).fill("withdrawMax");
    await site.page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(site.page).toHaveURL(/\?q=withdrawMax$/u);
    await expect(hits.first()).toContainText(/withdrawMax/u);
    await site.page.goBack();
    await expect(site.page.getByRole("searchbox", { name: "Query" })).toHaveValue("cliff");
    await expect(hits.first()).toContainText(/cliff/iu);
    await site.page.getByRole("link", { name: "Next" }).click();
    await expect(site.page).toHaveURL(/page=2/u);
    await expect(site.page.getByText(/Page 2 of/u)).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the layout changes at 768 px [spec 3.1f, 6.6b]", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.page.setViewportSize({ width: 769, height: 740 });
    await site.open(PAGE);
    await dialog.open();
    const modal = dialog.root.locator(".DocSearch-Modal");
    expect((await modal.boundingBox())?.y).toBeGreaterThan(0);
    await site.page.setViewportSize({ width: 768, height: 740 });
    await expect
      .poll(() => modal.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 768, height: 740 });
  });

  test("the modal fills the screen and does not scroll sideways", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.button.click();
    await dialog.search("withdraw");
    const box = await dialog.root.locator(".DocSearch-Modal").boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    expect(await site.contentWidth()).toBe(360);
  });

  test("sections of the same name are told apart by their release", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.button.click();
    await dialog.search("cancel one stream");
    const hits = dialog.options.filter({ hasText: "Cancel one stream" });
    await expect(hits.getByText("Lockup v4.0", { exact: true })).toBeVisible();
    await expect(hits.getByText("Lockup v2.0", { exact: true })).toBeVisible();
  });
});

for (const mode of ["dark", "light"] as const) {
  test(`axe finds nothing in the modal (${mode})`, async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
    await site.open(PAGE);
    const violations = (): Promise<string[]> => axeProblems(site.page, { within: "dialog" });
    await dialog.open();
    expect(await violations()).toEqual([]);
    await dialog.search("withdraw");
    await expect(dialog.options.first()).toBeVisible();
    expect(await violations()).toEqual([]);
    await dialog.field.fill("zzzzqqqq");
    await expect(dialog.root.getByText("No results found for").first()).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}
