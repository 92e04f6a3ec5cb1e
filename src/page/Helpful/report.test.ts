import { describe, expect, it } from "vitest";

import { reportLink } from "./report";

describe("reportLink", () => {
  it("fills in an issue", () => {
    const url = new URL(reportLink("https://code.org/a/b/issues/new", "https://docs.org/x", false));
    expect(url.searchParams.get("title")).toBe("Not helpful: /x");
    expect(url.searchParams.get("body")).toContain("https://docs.org/x");
  });

  it("fills in an email", () => {
    expect(reportLink("mailto:a@b.org", "https://docs.org/x", true)).toMatch(
      /^mailto:a@b\.org\?subject=Helpful%3A%20%2Fx&body=https%3A/,
    );
  });
});
