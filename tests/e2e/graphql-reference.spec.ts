import { load } from "cheerio";
import { buildSchema, isObjectType } from "graphql";

import { readPage } from "./support/built-site";
import { expect, test } from "./support/test";

/** Pages with the fields of each protocol's entities. */
const FIELD_PAGES = {
  lockup: "/api/lockup/the-graph/structure",
  flow: "/api/flow/the-graph/structure",
  airdrops: "/api/airdrops/the-graph/entities",
} as const;

for (const [protocol, path] of Object.entries(FIELD_PAGES)) {
  test(`the page of ${protocol} shows every field of the schema to download`, async ({
    request,
  }) => {
    const answer = await request.get(`/data/graphql/${protocol}.entities.graphql`);
    expect(answer.status()).toBe(200);
    const schema = buildSchema(`${await answer.text()}\ntype Query { none: Int }`);
    const wanted = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith("__") && type.name !== "Query"
        ? Object.values(type.getFields()).map(({ name, description }) => {
            expect(description, `${type.name}.${name}`).toBeTruthy();
            return `${type.name}-${name}`.toLowerCase();
          })
        : [],
    );
    const document = load(readPage(path));
    const shown = new Set(
      document("td[id]")
        .map((_, cell) => cell.attribs.id ?? "")
        .get(),
    );
    expect(wanted.filter((anchor) => !shown.has(anchor))).toEqual([]);
    expect(document("h2, h3").length).toBeGreaterThan(20);
  });
}

test("a field can be linked to, and names a stream by its parts", async ({ page }) => {
  await page.goto(`${FIELD_PAGES.lockup}#stream-funder`);
  await page.mouse.move(1, 1);
  await expect(page.locator("#stream-funder")).toBeInViewport();

  const builder = page.getByRole("region", { name: "What a stream is called" });
  await builder.getByLabel("Token id").fill("608");
  await builder.getByLabel("Chain").selectOption("11155111");
  await expect(builder).toContainText("lk-11155111-608");
  await builder.getByLabel("Token id").fill("0");
  await expect(builder).toContainText("is no token id");
});
