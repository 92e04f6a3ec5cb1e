import type { Locator, Page } from "@playwright/test";

/** The drawer with both menus, up to 996 px wide. */
export class MobileSidebar {
  readonly drawer: Locator;
  readonly closeButton: Locator;
  readonly backButton: Locator;
  readonly mainMenu: Locator;
  readonly secondaryMenu: Locator;

  constructor(page: Page) {
    this.drawer = page.locator(".navbar-sidebar");
    this.closeButton = this.drawer.getByRole("button", { name: "Close navigation bar" });
    this.backButton = this.drawer.getByRole("button", { name: "← Back to main menu" });
    this.mainMenu = this.drawer.locator(".navbar-sidebar__item").first();
    this.secondaryMenu = this.drawer.locator(".navbar-sidebar__item").last();
  }
}
