import { describe, expect, test } from "vitest";

import { createAskConfig, EMBEDDED, readAskConfig } from "./ask";

describe("createAskConfig", () => {
  test("quotes the docs unless something else is asked for", () => {
    expect(createAskConfig({})).toEqual(EMBEDDED);
    expect(createAskConfig({ ASK_TRANSPORT: " ", ALGOLIA_APP_ID: "ABC" })).toEqual(EMBEDDED);
  });

  test("asks the site's own function [spec 4.6a]", () => {
    expect(createAskConfig({ ASK_TRANSPORT: "endpoint" }).transport).toEqual({
      kind: "endpoint",
      url: "/api/chat",
      feedbackUrl: "/api/feedback",
    });
    expect(
      createAskConfig({ ASK_TRANSPORT: "endpoint", ASK_ENDPOINT: "https://chat.example.org/v1" })
        .transport,
    ).toMatchObject({ url: "https://chat.example.org/v1" });
  });

  test("asks a hosted assistant", () => {
    expect(
      createAskConfig({
        ASK_TRANSPORT: "hosted",
        ASK_ASSISTANT_ID: "assistant",
        ALGOLIA_APP_ID: "APP",
        ALGOLIA_SEARCH_KEY: "key",
        ALGOLIA_INDEX: "docs",
        ALGOLIA_MARKDOWN_INDEX: "docs-markdown",
      }),
    ).toEqual({
      transport: {
        kind: "hosted",
        assistantId: "assistant",
        appId: "APP",
        apiKey: "key",
        indexName: "docs-markdown",
        url: "https://askai.algolia.com/chat",
      },
      problems: [],
    });
  });

  test("stays with the default and names every problem [spec 4.3b]", () => {
    const { transport, problems } = createAskConfig({ ASK_TRANSPORT: "hosted" });
    expect(transport).toEqual({ kind: "embedded" });
    expect(problems.join("\n")).toMatch(
      /Ask AI assistant ID is required.*\n.*ALGOLIA_APP_ID.*\n.*ALGOLIA_SEARCH_KEY/u,
    );
    expect(createAskConfig({ ASK_TRANSPORT: "magic" }).problems[0]).toContain('"magic"');
  });

  test.each([
    "javascript:alert(1)",
    "//evil.example",
    "http://evil.example",
    "https://a:b@c.example",
  ])("refuses the address %s", (address) => {
    const config = createAskConfig({ ASK_TRANSPORT: "endpoint", ASK_ENDPOINT: address });
    expect(config.transport).toEqual({ kind: "embedded" });
    expect(config.problems[0]).toContain(address);
  });
});

test("readAskConfig takes anything", () => {
  expect(readAskConfig(undefined)).toEqual(EMBEDDED);
  expect(readAskConfig("x")).toEqual(EMBEDDED);
});
