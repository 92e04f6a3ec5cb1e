import { expect, type Locator, type Page, type Response } from "@playwright/test";

import { MobileSidebar } from "./mobile-sidebar";
import { Navbar } from "./navbar";

/** Any page of the site: the frame that all of them share. */
export class SitePage {
  readonly navbar: Navbar;
  readonly mobileSidebar: MobileSidebar;
  readonly root: Locator;
  readonly heading: Locator;
  readonly announcement: Locator;
  readonly breadcrumbs: Locator;
  readonly tableOfContents: Locator;
  readonly sidebar: Locator;
  readonly progressBar: Locator;

  constructor(readonly page: Page) {
    this.navbar = new Navbar(page);
    this.mobileSidebar = new MobileSidebar(page);
    this.root = page.locator("html");
    this.heading = page.getByRole("main").getByRole("heading", { level: 1 });
    this.announcement = page.locator(".theme-announcement-bar");
    this.breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    this.tableOfContents = page.locator(".theme-doc-toc-desktop");
    this.sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    this.progressBar = page.locator("#nprogress");
  }

  /** Opens a path and waits until the page reacts to input. */
  async open(path: string): Promise<Response> {
    const response = await this.page.goto(path);
    if (response === null) {
      throw new Error(`Opening ${path} gave no response: it is the page that is already open.`);
    }
    await this.waitForHydration();
    return response;
  }

  /** Begins to use the page, which starts its program, and waits until it runs. */
  async waitForHydration(): Promise<void> {
    await this.page.mouse.move(1, 1);
    // At the frame in which it happens, where expect() would ask less and less often. A busy machine,
    // or one that a test slows down, is no mistake of the page.
    await this.page.waitForFunction(
      () => document.documentElement.dataset.hasHydrated === "true",
      undefined,
      { timeout: 30_000 },
    );
  }

  /** Follows a link without a pointer, so that no hover prefetches the page. */
  async follow(link: Locator): Promise<void> {
    await link.evaluate((element: HTMLElement) => {
      element.click();
    });
  }

  /** Marks the document, to tell a navigation in the page from a full load. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => {
      document.documentElement.dataset.visited = "true";
    });
  }

  /** Whether the document is still the one that was marked. */
  async isMarkedDocument(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.dataset.visited === "true");
  }

  /** Turns the wheel by a number of CSS pixels and waits until the page has scrolled. */
  async wheel(distance: number): Promise<void> {
    const before = await this.scrollY();
    await this.page.mouse.wheel(0, distance);
    await expect.poll(() => this.scrollY()).toBe(before + distance);
  }

  async scrollY(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }

  /** Width of the content in CSS pixels; more than the viewport's means sideways scrolling. */
  async contentWidth(): Promise<number> {
    return this.page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  }
}
