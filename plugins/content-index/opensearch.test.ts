import { describe, expect, it } from "vitest";

import { openSearch } from "./opensearch";

describe("openSearch", () => {
  it("describes the search page, with text escaped", () => {
    const xml = openSearch({
      name: "A & B docs of everything",
      description: "<All>",
      origin: "https://docs.org",
      icon: "/icon.svg",
    });
    expect(xml).toContain("<ShortName>A &amp; B docs of ev</ShortName>");
    expect(xml).toContain("<Description>&lt;All&gt;</Description>");
    expect(xml).toContain('template="https://docs.org/search?q={searchTerms}"');
    expect(xml).toContain(">https://docs.org/icon.svg</Image>");
  });
});
