import { describe, expect, it } from "vitest";

import { createIdentity } from "./identity";
import { createPageActions } from "./page-actions";

const identity = createIdentity({ SITE_URL: "https://docs.org" });

describe("createPageActions", () => {
  it("needs nothing set", () => {
    expect(createPageActions(identity, {})).toEqual({
      mcpUrl: null,
      feedbackUrl: "/api/feedback",
      reportUrl: `mailto:${identity.email}`,
    });
  });

  it("takes the repository's issues and the endpoint", () => {
    const known = createIdentity({ REPOSITORY_URL: "git@code.org:a/b.git" });
    expect(createPageActions(known, { FEEDBACK_URL: "/thumbs" })).toMatchObject({
      feedbackUrl: "/thumbs",
      reportUrl: "https://code.org/a/b/issues/new",
    });
    const hosted = { FEEDBACK_URL: "https://api.org/feedback" };
    expect(createPageActions(identity, hosted).feedbackUrl).toBe(hosted.FEEDBACK_URL);
  });

  it.each(["http://api.org", "//api.org", "javascript:alert(1)", "api/feedback"])(
    "refuses the endpoint %s",
    (FEEDBACK_URL) => {
      expect(() => createPageActions(identity, { FEEDBACK_URL })).toThrow(
        `FEEDBACK_URL is "${FEEDBACK_URL}"`,
      );
    },
  );

  it.each(["https://docs.org/mcp", "/mcp"])(
    "takes %s as the address of an MCP server",
    (MCP_URL) => {
      expect(createPageActions(identity, { MCP_URL }).mcpUrl).toBe(MCP_URL);
    },
  );

  it("refuses an address of an MCP server that programs cannot use", () => {
    expect(() => createPageActions(identity, { MCP_URL: "http://docs.org/mcp" })).toThrow(
      'MCP_URL is "http://docs.org/mcp". Use a path of this site such as "/mcp", or an https address.',
    );
  });
});
