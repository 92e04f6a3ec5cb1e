import { expect, type Locator, type Page } from "@playwright/test";

import type { SitePage } from "./site-page";

/** A page with the queries of Lockup on Envio. */
export const QUERIES = "/api/lockup/envio/queries";

/** The editor of one query on a page. */
export class QueryEditor {
  readonly group: Locator;
  readonly panel: Locator;
  readonly status: Locator;
  readonly failure: Locator;
  readonly answer: Locator;

  constructor(
    readonly page: Page,
    name: string,
  ) {
    this.group = page.getByRole("group", { name: `Query ${name}`, exact: true });
    this.panel = this.group.getByRole("region", { name: `Edit and run ${name}` });
    this.status = this.panel.getByRole("status");
    this.failure = this.panel.getByRole("alert");
    this.answer = this.panel.getByLabel("Answer");
  }

  static async open(site: SitePage, name: string, path = QUERIES): Promise<QueryEditor> {
    const editor = new QueryEditor(site.page, name);
    await site.open(path);
    await editor.group.getByRole("button", { name: "Edit and run" }).click();
    await expect(editor.panel.getByText(/fits the schema of/)).toBeVisible();
    return editor;
  }

  field(label: string): Locator {
    return this.panel.getByLabel(label, { exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole("button", { name });
  }

  code(label: "Query" | "Variables"): Locator {
    return this.panel.getByRole("textbox", { name: label, exact: true });
  }

  async write(label: "Query" | "Variables", text: string): Promise<void> {
    await this.code(label).click();
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.insertText(text);
  }
}
