import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, type Page, test as base } from "@playwright/test";

import { ASSET_CACHE, CACHE_PREFIX, PAGE_CACHE, WORKER_PATH } from "../../../plugins/offline/names";
import { removalScript } from "../../../plugins/offline/removal";
import { type RunningServer, startSite } from "../../../server/start";
import { SitePage } from "../pages/site-page";
import { BUILD_FOLDER } from "../support/built-site";

const FAQ = "/support/faq";
const FEES = "/concepts/fees";

/** A host that can be lost, come back, and get a new build. */
class Host {
  #server: RunningServer | undefined;
  #port = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), "offline-site-"));

  constructor() {
    cpSync(BUILD_FOLDER, this.#folder, { recursive: true });
  }

  async start(): Promise<string> {
    this.#server = await startSite(this.#folder, { host: "127.0.0.1", port: this.#port });
    this.#port = Number(new URL(this.#server.url).port);
    return this.#server.url;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  /** Answers every request with a failure. */
  async fail(): Promise<void> {
    await this.stop();
    const server = createServer((_request, response) => {
      response.writeHead(503, { "content-type": "text/html" }).end("<h1>The host fails</h1>");
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#server = {
      url: `http://127.0.0.1:${this.#port}`,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }

  /** Serves another text for a file of the build. */
  change(name: string, edit: (text: string) => string): void {
    const file = join(this.#folder, name);
    writeFileSync(file, edit(readFileSync(file, "utf8")));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

const test = base.extend<{ host: Host }>({
  serviceWorkers: "allow",
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = new Host();
    await use(host);
    await host.stop();
    host.remove();
  },
});

/** Paths in a cache of the worker. */
function kept(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);
}

test("visited pages without a connection, and new pages with one", async ({ page, host }) => {
  const origin = await host.start();
  const site = new SitePage(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await test.step("a first visit keeps what it has loaded, and loads nothing for later", async () => {
    await site.open(origin + FAQ);
    await expect.poll(() => kept(page, PAGE_CACHE)).toContain(FAQ);
    await site.follow(site.navbar.link("Concepts"));
    await expect.poll(() => kept(page, PAGE_CACHE)).toContain("/concepts/what-is-sablier");
    expect(asked.filter((path) => /^\/(?:offline|search)\//u.test(path))).toEqual([]);
  });

  await test.step("a second visit keeps its page", async () => {
    await site.open(origin + FEES);
    await expect.poll(() => kept(page, PAGE_CACHE)).toContain(FEES);
  });

  await host.fail();

  await test.step("a page that was opened can be opened while the host fails", async () => {
    await site.open(origin + FEES);
    await expect(site.heading).toHaveText(/fees/iu);
    await page.goto(`${origin}/guides/flow/overview`);
    await expect(page.getByRole("heading")).toHaveText("The host fails");
  });

  await host.stop();

  await test.step("a page that was opened can be opened again, and works", async () => {
    await site.open(`${origin}${FAQ}?from=bookmark#top`);
    await expect(site.heading).toBeVisible();
    await site.navbar.colorModeToggle.click();
    await expect(site.root).toHaveAttribute("data-theme", "light");
  });

  await test.step("another page says what is there instead", async () => {
    const response = await page.goto(`${origin}/guides/flow/overview`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveCount(3);
    await page.getByRole("link", { name: /^FAQ|questions/iu }).click();
    await expect(page).toHaveURL(origin + FAQ);
    await expect(site.heading).toBeVisible();
  });

  await test.step("a new build is shown as soon as it can be had", async () => {
    host.change(FAQ.slice(1) + ".html", (html) =>
      html.replace(/<h1>[^<]*/u, "<h1>Of the new build"),
    );
    await host.start();
    const response = await page.reload();
    expect(await response?.text()).toContain("<h1>Of the new build");
    await expect
      .poll(() =>
        page.evaluate(
          async ([name, path]) => {
            const response = await (await caches.open(name)).match(path);
            return (await response?.text())?.includes("Of the new build");
          },
          [PAGE_CACHE, FAQ] as const,
        ),
      )
      .toBe(true);
  });

  await test.step("a build without it removes what is installed", async () => {
    host.change(WORKER_PATH.slice(1), removalScript);
    // A file without scripts stands for the pages of such a build, which ask for no worker.
    await page.goto(`${origin}/robots.txt`);
    await expect
      .poll(() =>
        page.evaluate(async (prefix) => {
          const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
          return names.length + (await navigator.serviceWorker.getRegistrations()).length;
        }, CACHE_PREFIX),
      )
      .toBe(0);
    await site.open(`${origin}${FAQ}?again`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect(site.heading).toBeVisible();
  });
});

const DESK = "/apps/without-the-app";
const CAMPAIGN = "0x1111111111111111111111111111111111111111";
const ALICE = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";

/** Waits until a cache has grown to its size. */
async function settled(page: Page, cache: string): Promise<number> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const { length } = await kept(page, cache);
        const isSame = length === before;
        before = length;
        return isSame;
      },
      { intervals: [3000] },
    )
    .toBe(true);
  return before;
}

test("the desk makes the calls of streams, claims and vaults after one visit without a use", async ({
  page,
  host,
}) => {
  const origin = await host.start();
  const site = new SitePage(page);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  await site.open(origin + DESK);
  await expect
    .poll(async () => (await kept(page, ASSET_CACHE)).some((path) => path.includes("tree-worker")))
    .toBe(true);
  await settled(page, ASSET_CACHE);
  await expect.poll(() => kept(page, PAGE_CACHE)).toContain(DESK);
  await host.stop();

  await site.open(origin + DESK);
  const text = page.getByRole("textbox", { name: "Link, id or address" });
  const calls = page.getByRole("list", { name: "Calls" });
  const calldata = calls.getByText("Calldata, commands and a file for Safe");

  await test.step("a stream, from typed values", async () => {
    await text.fill("LK2-137-42");
    await page.getByRole("textbox", { name: "Your address" }).fill(ALICE);
    await page.getByText("Or type what you know, without a network").click();
    await page.getByRole("textbox", { name: "Minimum fee" }).fill("100");
    await calls.getByText("Withdraw to the recipient").click();
    await calldata.first().click();
    await expect(calls.locator("code").filter({ hasText: "cast send" }).first()).toBeVisible();
  });

  await test.step("a claim, from a pasted list", async () => {
    await text.fill(`${CAMPAIGN} on Ethereum`);
    await page
      .getByRole("combobox", { name: "Campaign" })
      .selectOption("airdrops@v1.3 SablierMerkleInstant");
    const recipients = [ALICE, CAMPAIGN].map((address) => ({ address, amount: "1000" }));
    await page
      .getByRole("textbox", { name: "List", exact: true })
      .fill(JSON.stringify({ recipients }));
    await page.getByRole("button", { name: "Find the row and its proof" }).click();
    await expect(page.getByText("Index 0: 1000 base units")).toHaveCount(1);
    await page.getByText("Or type what you know, without a network").click();
    await page.getByRole("textbox", { name: "Minimum fee" }).fill("100");
    await calls.getByText("Claim for the recipient").click();
    await calldata.first().click();
    await expect(calls.locator("code").filter({ hasText: "cast send" }).first()).toBeVisible();
  });

  await test.step("a vault, and the input of a transaction", async () => {
    await text.fill("BOB-1-3");
    await expect(calls.getByText("Redeem all shares: depends on the state")).toBeVisible();
    await text.fill(`0xfdd46d60${"0".repeat(192)}`);
    await expect(page.getByText(/withdraw/u).first()).toBeVisible();
    await expect(page.getByText("did not load")).toHaveCount(0);
  });
  expect(foreign).toEqual([]);
});
