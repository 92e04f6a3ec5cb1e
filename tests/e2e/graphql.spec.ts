import type { Locator, Page } from "@playwright/test";

import type { SitePage } from "./pages/site-page";
import { type GraphqlServer, startGraphqlServer } from "./support/graphql-server";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const PAGE = "/api/lockup/envio/queries";

/** The editor of one query on a page. */
class QueryEditor {
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

  static async open(site: SitePage, name: string, path = PAGE): Promise<QueryEditor> {
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

test.describe("a query on a page", () => {
  let server: GraphqlServer;
  test.beforeAll(async () => {
    server = await startGraphqlServer("lockup", "envio");
  });
  test.afterAll(() => server.close());
  test.beforeEach(({ site }) => server.connect(site.page));
  // Requests that fail are what some of these tests are about.
  test.use({ expectedProblems: /indexer\.test|127\.0\.0\.1:9\b/u });

  test("loads the editor only when it is asked for", async ({ site }) => {
    const scripts: string[] = [];
    site.page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await site.open(PAGE);
    const before = scripts.length;
    const editor = new QueryEditor(site.page, "newest-streams");
    await editor.group.getByRole("button", { name: "Edit and run" }).click();
    await expect(editor.code("Query")).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    await expect(editor.panel).toBeFocused();
  });

  test("runs against the chosen endpoint and shows the answer", async ({ site }) => {
    const editor = await QueryEditor.open(site, "next-streams");
    await expect(editor.button(/^Run on/u)).toHaveText("Run on indexer.hyperindex.xyz");
    await editor.field("Custom endpoint").fill(server.url);
    const sent = server.requests.length;
    await expect(editor.button(/^Run on/u)).toHaveText(`Run on ${new URL(server.url).host}`);
    expect(server.requests).toHaveLength(sent);
    await editor.button(/^Run on/u).click();
    await expect(editor.status).toContainText(/answered in \d+ ms/u);
    await expect(editor.answer).toContainText('"alias": "LK3-11155111-2"');
    expect(server.requests.slice(sent)).toHaveLength(1);
    expect(server.requests.at(-1)).toContain('"operationName":"NextStreams"');
  });

  test("runs with the keyboard, after an edit", async ({ site }) => {
    const editor = await QueryEditor.open(site, "newest-streams");
    await editor.field("Custom endpoint").fill(server.url);
    await editor.write(
      "Query",
      "query One { LockupStream(limit: 1, order_by: { subgraphId: asc }) { tokenId } }",
    );
    await site.page.keyboard.press("ControlOrMeta+Enter");
    await expect(editor.answer).toContainText('"tokenId": "11"');
  });

  test("shows mistakes before and errors after it is sent", async ({ site }) => {
    const editor = await QueryEditor.open(site, "newest-streams");
    await editor.field("Custom endpoint").fill(server.url);
    await editor.write("Query", "query Wrong { LockupStream(limit: 1) { idd } }");
    const problem = /Cannot query field "idd" on type "LockupStream"/u;
    await expect(editor.panel.getByRole("list", { name: "Problems of the query" })).toContainText(
      problem,
    );
    await editor.button(/^Run on/u).click();
    await expect(editor.failure).toContainText("refused the query");
    await expect(editor.failure).toContainText(problem);
    await expect(editor.failure).toBeInViewport({ ratio: 1 });
    await editor.write("Query", "query Half { Stream(limit: 1) { id }");
    await expect(editor.failure).toHaveCount(0);
    const sent = server.requests.length;
    await editor.button(/^Run on/u).click();
    await expect(editor.failure).toContainText(/Not sent\. Line 1, column \d+: Syntax Error/u);
    expect(server.requests).toHaveLength(sent);
  });

  test("gives up after the time that the reader sets", async ({ site }) => {
    const editor = await QueryEditor.open(site, "newest-streams");
    await editor.field("Custom endpoint").fill(server.silentUrl);
    await editor.field("Give up after (seconds)").fill("1");
    await editor.button(/^Run on/u).click();
    await expect(editor.failure).toContainText("did not answer within 1 seconds");
    await expect(editor.button("Cancel")).toHaveCount(0);
  });

  test("can be canceled", async ({ site }) => {
    const editor = await QueryEditor.open(site, "newest-streams");
    await editor.field("Custom endpoint").fill(server.silentUrl);
    await editor.button(/^Run on/u).click();
    await expect(editor.status).toContainText("Waiting for");
    await editor.button("Cancel").click();
    await expect(editor.status).toContainText("Canceled");
    await expect(editor.button(/^Run on/u)).toBeEnabled();
  });

  test("explains a rate limit, and that pages do not reach the reader's own machine", async ({
    site,
  }) => {
    const editor = await QueryEditor.open(site, "newest-streams");
    await editor.field("Custom endpoint").fill(server.busyUrl);
    await editor.button(/^Run on/u).click();
    await expect(editor.failure).toContainText("Try again in 30 seconds");
    await editor.field("Custom endpoint").fill("http://127.0.0.1:9/graphql");
    await editor.button(/^Run on/u).click();
    await expect(editor.failure).toContainText(
      "could not be reached. Pages reach your own machine",
    );
  });

  test("completes fields of the schema", async ({ site }) => {
    const editor = await QueryEditor.open(site, "newest-streams");
    await editor.write("Query", "query A { LockupStream(limit: 1) { depositA } }");
    await site.page.keyboard.press("ArrowLeft");
    await site.page.keyboard.press("ArrowLeft");
    await site.page.keyboard.press("ArrowLeft");
    await site.page.keyboard.press("ArrowLeft");
    await site.page.keyboard.press("Control+Space");
    await expect(site.page.getByRole("option", { name: /^depositAmount/u })).toBeVisible();
  });

  test("changes to the other vendor, with its query, schema and host", async ({ site }) => {
    const editor = await QueryEditor.open(site, "next-streams");
    await editor.field("Vendor").selectOption("the-graph");
    await expect(editor.panel.getByText(/fits the schema of Lockup on The Graph/)).toBeVisible();
    await expect(editor.code("Query")).toContainText("subgraphId_lt: $cursor");
    await expect(editor.button(/^Run on/u)).toHaveText("Run on api.studio.thegraph.com");
  });

  test("fits a phone, and a tab leaves the editor", async ({ site }) => {
    await site.page.setViewportSize({ width: 360, height: 740 });
    const editor = await QueryEditor.open(site, "newest-streams");
    const width = await site.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await editor.code("Query").click();
    await site.page.keyboard.press("Tab");
    await site.page.keyboard.press("Tab");
    await expect(editor.code("Variables")).toBeFocused();
  });

  test("works without a network once it is there", async ({ site }) => {
    const editor = await QueryEditor.open(site, "newest-streams");
    await editor.field("Custom endpoint").fill(server.url);
    await site.page.route("**/*", (route) => route.abort());
    await editor.write("Query", "query A{LockupStream(limit:1){idd}}");
    await expect(editor.panel.getByText(/Cannot query field "idd"/)).toBeVisible();
    await editor.button("Format").click();
    await expect(editor.code("Query")).toContainText("LockupStream(limit: 1)");
    await editor.button(/^Run on/u).click();
    await expect(editor.failure).toContainText("could not be reached");
  });
});

test("the query has the width of the panel, and no variables take no room", async ({ site }) => {
  const editor = await QueryEditor.open(site, "newest-streams-all-chains");
  await expect(editor.code("Variables")).toBeHidden();
  const code = await editor.code("Query").boundingBox();
  const panel = await editor.panel.boundingBox();
  expect(code?.width).toBeGreaterThan(0.85 * (panel?.width ?? 0));
  await editor.panel.getByText("Variables (JSON)").click();
  await expect(editor.code("Variables")).toBeVisible();
});

test("a page of queries sends nothing to a vendor by itself", async ({ site }) => {
  await site.open("/api/airdrops/the-graph/queries");
  await expect(site.page.getByRole("button", { name: "Edit and run" }).first()).toBeVisible();
  await site.page.getByText("Copy as").first().click();
  await expect(site.page.getByRole("button", { name: "graphql-request" }).first()).toBeVisible();
});
