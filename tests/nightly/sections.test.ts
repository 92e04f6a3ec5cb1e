import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { PageRecord } from "../../src/lib/page-records/types";
import { engineOver } from "../../src/lib/search/testing";
import { connect, library, unreadable } from "../content/mcp-client";
import { BUILD_FOLDER, filesIn, PROJECT_FOLDER } from "../content/site";

const RECORDS = join(PROJECT_FOLDER, ".docusaurus/content-index/records.json");
const SEARCH_FOLDER = join(BUILD_FOLDER, "search");

test("read_page has text for every section that is listed", async () => {
  const client = await connect();
  // What stands under the title of a page is read with the page.
  const places = [...(await library.places())].filter((place) => !place.endsWith("#"));
  expect(places.length).toBeGreaterThan(4_000);
  expect(await unreadable(client, places)).toEqual([]);
  await client.close();
});

test("hits show text of every section that has some, under its own heading too", async () => {
  const records = JSON.parse(readFileSync(RECORDS, "utf8")) as PageRecord[];
  const sections = records.flatMap(({ route, sections: parts }) =>
    parts.map(({ id, heading, units, code }) => ({
      url: id === "" ? route : `${route}#${id}`,
      heading,
      hasText: units.length > 0 || code !== "",
    })),
  );
  const withText = new Set(sections.filter(({ hasText }) => hasText).map(({ url }) => url));
  const headings = [...new Set(sections.map(({ heading }) => heading))];
  const engine = engineOver(
    filesIn(SEARCH_FOLDER).map((path) => ({
      path,
      text: readFileSync(join(SEARCH_FOLDER, path), "utf8"),
    })),
  );
  const answers = await Promise.all(headings.map((query) => engine.search({ query })));
  const bare = answers.flatMap(({ hits }, at) =>
    hits
      .filter(({ url, snippet }) => withText.has(url) && (snippet ?? []).length === 0)
      .map(({ url }) => `"${headings[at] ?? ""}": ${url} has no snippet`),
  );
  expect([...new Set(bare)]).toEqual([]);
});
