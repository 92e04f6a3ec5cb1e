import { describe, expect, it } from "vitest";

import { assistantsFor } from "./assistants";

describe("assistantsFor", () => {
  it("asks each assistant to read the page as Markdown", () => {
    for (const { url } of assistantsFor("https://docs.org/a.md")) {
      expect(new URL(url).searchParams.get("q")).toContain("https://docs.org/a.md");
      expect(url).toMatch(/^https:/);
    }
  });
});
