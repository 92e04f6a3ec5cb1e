import { describe, expect, it } from "vitest";

import { createSearchConfig, createSearchPushConfig, readSearchConfig } from "./search";

const ID = { ALGOLIA_APP_ID: "APP123" };
const KEY = { ALGOLIA_SEARCH_KEY: "search-only" };

describe("createSearchConfig", () => {
  it("uses the embedded engine without any variable [spec 3.7f]", () => {
    const nothing = { hosted: null, problems: [], preconnect: [] };
    expect(createSearchConfig({})).toEqual(nothing);
    expect(createSearchConfig({ ALGOLIA_APP_ID: " ", ALGOLIA_SEARCH_KEY: "" })).toEqual(nothing);
  });

  it("uses the hosted engine with id and key [spec 3.7f]", () => {
    expect(createSearchConfig({ ...ID, ...KEY })).toEqual({
      hosted: {
        appId: "APP123",
        apiKey: "search-only",
        indexName: "sablier-docs",
        markdownIndexName: null,
        hosts: null,
        clickAnalytics: false,
      },
      problems: [],
      preconnect: ["https://APP123-dsn.algolia.net"],
    });
  });

  it("takes other hosts and indexes [spec 3.7g]", () => {
    const { hosted, preconnect } = createSearchConfig({
      ...ID,
      ...KEY,
      ALGOLIA_INDEX: "docs",
      ALGOLIA_MARKDOWN_INDEX: "docs-markdown",
      ALGOLIA_HOSTS: "search.example.org, http://127.0.0.1:4001",
      ALGOLIA_CLICK_ANALYTICS: "true",
    });
    expect(hosted).toMatchObject({
      indexName: "docs",
      markdownIndexName: "docs-markdown",
      clickAnalytics: true,
      hosts: [
        { url: "search.example.org", protocol: "https", accept: "readWrite" },
        { url: "127.0.0.1:4001", protocol: "http", accept: "readWrite" },
      ],
    });
    expect(preconnect).toEqual(["https://search.example.org"]);
  });

  it.each([
    [KEY, ["no application id: set ALGOLIA_APP_ID"]],
    [ID, ["no API key: set ALGOLIA_SEARCH_KEY"]],
    [{ ALGOLIA_INDEX: "docs" }, ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY"]],
    [{ ...KEY, ALGOLIA_APP_ID: "a/b" }, ['ALGOLIA_APP_ID is "a/b"']],
    [{ ...ID, ...KEY, ALGOLIA_HOSTS: "ftp://x,y/z" }, ['"ftp://x"', '"y/z"']],
    [{ ...ID, ...KEY, ALGOLIA_CLICK_ANALYTICS: "yes" }, ['"yes": use true or false']],
  ])("keeps the embedded engine for %j and says why [spec 3.7e]", (environment, expected) => {
    const { hosted, problems } = createSearchConfig(environment);
    expect(hosted).toBeNull();
    expect(problems).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(problems[index]).toContain(text);
      expect(problems[index]).toContain("The embedded search stays in service.");
    });
  });
});

describe("createSearchPushConfig", () => {
  it("needs the id and a key that may write", () => {
    expect(createSearchPushConfig({ ...ID, ALGOLIA_WRITE_KEY: "write" })).toEqual({
      appId: "APP123",
      writeKey: "write",
      indexName: "sablier-docs",
      hosts: null,
    });
  });

  it("lists all that is missing", () => {
    expect(() => createSearchPushConfig({})).toThrow(/ALGOLIA_APP_ID[^]*ALGOLIA_WRITE_KEY/u);
    expect(() => createSearchPushConfig(ID)).toThrow("ALGOLIA_WRITE_KEY is not set");
  });
});

it("is read back from the site's configuration, where anything else means the default", () => {
  const config = createSearchConfig({ ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "key" });
  expect(readSearchConfig(JSON.parse(JSON.stringify(config)))).toEqual(config);
  for (const value of [undefined, null, "text", {}, []]) {
    expect(readSearchConfig(value).hosted).toBeNull();
  }
});
