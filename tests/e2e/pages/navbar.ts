import type { Locator, Page } from "@playwright/test";

/** The bar at the top of every page. */
export class Navbar {
  readonly bar: Locator;
  readonly colorModeToggle: Locator;
  readonly menuButton: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole("navigation", { name: "Main" });
    this.colorModeToggle = this.bar.getByRole("button", { name: /dark and light mode/iu }).first();
    this.menuButton = this.bar.getByRole("button", { name: "Toggle navigation bar" });
  }

  /** A link of the bar by its text; links out of the site have more than their label in the name. */
  link(label: string): Locator {
    return this.bar.locator(".navbar__items").getByRole("link", { name: label }).first();
  }

  /** Lower edge of the bar in CSS pixels from the top of the window; 0 or less when it is hidden. */
  async bottom(): Promise<number> {
    return this.bar.evaluate((element) => element.getBoundingClientRect().bottom);
  }
}
