import { load } from "cheerio";
import { buildSchema, isObjectType } from "graphql";

import { readPage } from "./support/built-site";
import { expect, test } from "./support/test";

const LOCKUP = "/api/lockup/the-graph/structure";
const FLOW = "/api/flow/the-graph/structure";
const AIRDROPS = "/api/airdrops/the-graph/entities";

/** Pages with the fields of each schema, and the beginning of their anchors. */
const SCHEMAS = [
  ["streams", [LOCKUP, FLOW], ""],
  ["airdrops", [AIRDROPS], ""],
  ["2025/lockup", [LOCKUP], "2025-"],
  ["2025/flow", [FLOW], "2025-"],
  ["2025/airdrops", [AIRDROPS], "2025-"],
] as const;

for (const [name, paths, start] of SCHEMAS) {
  test(`the pages of ${name} show every field of the schema to download`, async ({ request }) => {
    const answer = await request.get(`/data/graphql/${name}.entities.graphql`);
    expect(answer.status()).toBe(200);
    const schema = buildSchema(`${await answer.text()}\ntype Query { none: Int }`);
    const wanted = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith("__") && type.name !== "Query"
        ? Object.values(type.getFields()).map(({ name, description }) => {
            expect(description, `${type.name}.${name}`).toBeTruthy();
            return `${start}${type.name}-${name}`.toLowerCase();
          })
        : [],
    );
    const documents = paths.map((path) => load(readPage(path)));
    const shown = new Set(
      documents.flatMap((document) =>
        document("td[id]")
          .map((_, cell) => cell.attribs.id ?? "")
          .get(),
      ),
    );
    expect(wanted.filter((anchor) => !shown.has(anchor))).toEqual([]);
    for (const document of documents) expect(document("h2, h3").length).toBeGreaterThan(20);
  });
}

test("a field can be linked to, and names a stream by its parts", async ({ page }) => {
  await page.goto(`${LOCKUP}#lockupstream-funder`);
  await page.mouse.move(1, 1);
  await expect(page.locator("#lockupstream-funder")).toBeInViewport();

  const builder = page.getByRole("region", { name: "What a Lockup stream is called" });
  await builder.getByLabel("Token id").fill("608");
  await builder.getByLabel("Chain").selectOption("11155111");
  await expect(builder).toContainText("-11155111-608");
  await builder.getByLabel("Token id").fill("0");
  await expect(builder).toContainText("is no token id");
});
