import { expect, type Locator, type Page } from "@playwright/test";

/** The search modal. */
export class SearchDialog {
  readonly root: Locator;
  readonly field: Locator;
  readonly status: Locator;
  readonly options: Locator;
  readonly activeOption: Locator;
  readonly close: Locator;

  constructor(readonly page: Page) {
    this.root = page.getByRole("dialog", { name: "Search" });
    this.field = this.root.getByRole("combobox", { name: "Search the docs" });
    this.status = this.root.getByRole("status");
    // The filters have options as well.
    this.options = this.root.locator("a[role=option]");
    this.activeOption = this.root.locator("a[role=option][aria-selected=true]");
    this.close = this.root.getByRole("button", { name: "Close search" });
  }

  /** The button of the navbar that opens it. */
  get button(): Locator {
    return this.page.locator("button.DocSearch-Button");
  }

  /** Opens it by keyboard. */
  async open(): Promise<void> {
    await this.page.keyboard.press("Control+k");
    await expect(this.field).toBeFocused();
  }

  /** Enters a query and waits for what it finds. */
  async search(query: string): Promise<void> {
    await this.field.fill(query);
    await expect(this.status).toContainText(` ${query.trim()}.`);
  }
}
