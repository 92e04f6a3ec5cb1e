import { QUERIES, QueryEditor } from "../pages/query-editor";
import { type GraphqlServer, startGraphqlServer } from "../support/graphql-server";
import { expect, test } from "../support/test";

test.use({ warmBrowser: true });

test.describe("a query on a page", () => {
  let server: GraphqlServer;
  test.beforeAll(async () => {
    server = await startGraphqlServer("lockup", "envio");
  });
  test.afterAll(() => server.close());
  test.beforeEach(({ site }) => server.connect(site.page));
  // Requests that fail are what some of these tests are about.
  test.use({ expectedProblems: /indexer\.test|127\.0\.0\.1:9\b/u });

  test("is edited, checked and sent to the chosen endpoint, by an editor that comes when it is asked for", async ({
    site,
  }) => {
    const scripts: string[] = [];
    site.page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await site.open(QUERIES);
    const before = scripts.length;
    const editor = new QueryEditor(site.page, "next-streams");
    await editor.group.getByRole("button", { name: "Edit and run" }).click();
    await expect(editor.code("Query")).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    await expect(editor.panel).toBeFocused();
    await expect(editor.panel.getByText(/fits the schema of/)).toBeVisible();

    await expect(editor.button(/^Run on/u)).toHaveText("Run on indexer.hyperindex.xyz");
    await editor.field("Custom endpoint").fill(server.forPages.url);
    const sent = server.requests.length;
    await expect(editor.button(/^Run on/u)).toHaveText(
      `Run on ${new URL(server.forPages.url).host}`,
    );
    expect(server.requests).toHaveLength(sent);
    await editor.button(/^Run on/u).click();
    await expect(editor.status).toContainText(/answered in \d+ ms/u);
    await expect(editor.answer).toContainText('"alias": "LK3-11155111-2"');
    expect(server.requests.slice(sent)).toHaveLength(1);
    expect(server.requests.at(-1)).toContain('"operationName":"NextStreams"');

    await editor.write("Query", "query Wrong { LockupStream(limit: 1) { idd } }");
    const problem = /Cannot query field "idd" on type "LockupStream"/u;
    await expect(editor.panel.getByRole("list", { name: "Problems of the query" })).toContainText(
      problem,
    );
    await editor.button(/^Run on/u).click();
    await expect(editor.failure).toContainText("refused the query");
    await expect(editor.failure).toContainText(problem);
    await expect(editor.failure).toBeInViewport({ ratio: 1 });
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
    await editor.field("Custom endpoint").fill(server.forPages.url);
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
