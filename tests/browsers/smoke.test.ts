import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { type Engine, ENGINES } from "./engines";
import { serveWatchedSite, type WatchedSite } from "./site";

const CONTROL = "[data-next-click]";

/** What engines draw each in their own way: fields, sliders, plots, diagrams, code, tables that scroll. */
const PAGES = {
  home: "/",
  "fields and sliders": "/concepts/flow/overview",
  "diagram of states": "/concepts/lockup/statuses",
  plots: "/concepts/lockup/stream-shapes",
  "files to choose": "/apps/guides/csv-support",
  "code in tabs": "/guides/flow/examples/flow-calculate-rps",
  "table of addresses": "/guides/airdrops/deployments",
  "contract reference": "/reference/airdrops/contracts/contract.SablierMerkleLL",
} as const;

/** How far below the top of the window a heading may be once a link has led to it, in CSS pixels. */
const LANDED = 140;

const SECTION = "/concepts/lockup/stream-shapes#cliff-unlock";

const SEARCH = {
  button: "button.DocSearch-Button",
  field: "dialog[open] [role=combobox]",
  status: "dialog[open] [role=status]",
  option: "dialog[open] [role=option]",
} as const;

describe.each(Object.entries(ENGINES))("in %s", (_, openEngine) => {
  let site: WatchedSite;
  let engine: Engine;

  beforeAll(async () => {
    site = await serveWatchedSite();
    engine = await openEngine();
    console.log(engine.version);
  });

  afterEach(() => {
    expect(site.problems.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await engine.close();
    await site.stop();
  });

  const isHydrated = (): Promise<boolean> =>
    engine.run(() => document.documentElement.dataset.hasHydrated === "true");

  /** Path, query and hash of the page. */
  const address = (): Promise<string> =>
    engine.run(() => location.pathname + location.search + location.hash);

  const textOf = (selector: string): Promise<string> =>
    engine.run((one) => document.querySelector<HTMLElement>(one)?.innerText ?? "", selector);

  /** Waits for an element that a reader sees, with this text or name, and clicks it. */
  async function click(selector: string, text = ""): Promise<void> {
    await expect
      .poll(
        () =>
          engine.run(
            (all, words) => {
              document.querySelector("[data-next-click]")?.removeAttribute("data-next-click");
              const found = [...document.querySelectorAll<HTMLElement>(all)].find(
                (element) =>
                  element.getClientRects().length > 0 &&
                  (element.ariaLabel ?? element.innerText).includes(words),
              );
              found?.setAttribute("data-next-click", "");
              return found !== undefined;
            },
            selector,
            text,
          ),
        { message: `${selector} with "${text}"` },
      )
      .toBe(true);
    await engine.click(CONTROL);
  }

  /** Opens a page, begins to use it, and waits until its program runs. */
  async function use(path: string): Promise<void> {
    await engine.open(site.origin + path);
    await engine.pressEnter();
    await expect.poll(isHydrated, { message: `${path} starts` }).toBe(true);
  }

  const isLanded = (): Promise<boolean> =>
    engine.run((limit) => {
      const { top = -1 } =
        document.getElementById(location.hash.slice(1))?.getBoundingClientRect() ?? {};
      return top >= 0 && top <= limit;
    }, LANDED);

  async function search(query: string): Promise<void> {
    await engine.control("k");
    await expect
      .poll(() => engine.run((field) => document.activeElement?.matches(field), SEARCH.field))
      .toBe(true);
    await engine.type(query);
    await expect.poll(() => textOf(SEARCH.status)).toContain(` ${query}.`);
  }

  it.each(Object.entries(PAGES))("%s: opens, starts and fits the window", async (_kind, path) => {
    await use(path);
    expect(await textOf("h1")).not.toBe("");
    expect(
      await engine.run(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  it("search by keyboard leads to the section that was found", async () => {
    await use("/support/faq");
    await search("cliff unlock");
    await engine.pressEnter();
    await expect.poll(address).toBe(SECTION);
    await expect.poll(isLanded).toBe(true);
    expect(await engine.run(() => document.querySelector("dialog[open]"))).toBeNull();
  });

  it("a link to a section that is opened anew lands on it, and the page stays there", async () => {
    await engine.open(site.origin + SECTION);
    await expect.poll(isLanded).toBe(true);
    await engine.pressEnter();
    await expect.poll(isHydrated).toBe(true);
    await expect.poll(isLanded).toBe(true);
  });

  it.each([
    {
      control: "text field",
      path: "/concepts/fees",
      first: async () => {
        await click("main input[type=text]");
        await engine.type("7");
      },
      // React writes its state into the attribute: what it has not heard of differs from the entry.
      isHeard: () => {
        const field = document.querySelector<HTMLInputElement>("main input[type=text]");
        return field?.value.includes("7") === true && field.value === field.defaultValue;
      },
    },
    {
      control: "tab",
      path: "/guides/flow/examples/flow-calculate-rps",
      first: () => click("[role=tab]:nth-child(2)"),
      isHeard: () => document.querySelector("[role=tab]:nth-child(2)")?.ariaSelected === "true",
    },
    {
      control: "search button",
      path: "/support/faq",
      first: () => click(SEARCH.button),
      isHeard: () => document.activeElement?.matches("dialog[open] [role=combobox]") === true,
    },
  ])("the first touch of a $control counts", async ({ path, first, isHeard }) => {
    await engine.open(site.origin + path);
    expect(await isHydrated()).toBe(false);
    await first();
    await expect.poll(() => engine.run(isHeard)).toBe(true);
    // The mark of the document is written with the next frame, after what the reader sees.
    await expect.poll(isHydrated).toBe(true);
  });

  it("code is copied", async () => {
    await use("/guides/lockup/v4.0/linear");
    await click("main button", "Copy code");
    await expect.poll(() => textOf("main")).toContain("Copied!");
  });

  it("the back button leads to where the reader was", async () => {
    await use("/concepts/what-is-sablier");
    await engine.run(() => scrollTo({ top: 400, behavior: "instant" }));
    await click("a.pagination-nav__link--next");
    await expect.poll(address).not.toBe("/concepts/what-is-sablier");
    await expect.poll(() => engine.run(() => scrollY)).toBe(0);
    await engine.back();
    await expect.poll(address).toBe("/concepts/what-is-sablier");
    await expect.poll(() => engine.run(() => scrollY)).toBeGreaterThan(0);
  });

  /** WebKit that is asked for what is kept every 50 ms does not come to keeping it. */
  const SELDOM = { interval: 500 };

  /** Paths that the worker has kept. */
  const kept = (): Promise<string[]> =>
    engine.run(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return lists.flat().map((url) => new URL(url).pathname);
    });

  /** What the page has loaded and the worker has not kept yet. */
  const notKept = async (): Promise<string[]> => {
    const loaded = await engine.run(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const there = await kept();
    return loaded.filter((path) => path.startsWith("/assets/") && !there.includes(path));
  };

  it("pages that were opened can be opened without a connection", async () => {
    await use("/support/faq");
    await expect.poll(kept, SELDOM).toContain("/support/faq");
    await expect.poll(notKept, SELDOM).toEqual([]);
    await site.stop();
    await use("/support/faq");
    await expect.poll(() => textOf("h1")).not.toBe("");
    expect(await textOf("h1")).not.toContain("offline");
  });
});
