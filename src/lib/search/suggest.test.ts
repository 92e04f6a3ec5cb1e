// cspell:ignore adresses deploymnet qqqqxx suportd

import { describe, expect, it } from "vitest";

import { readQuery } from "./query";
import { suggestQueries } from "./suggest";
import { lexiconOf } from "./testing";

const lexicon = lexiconOf("stream");
const HEADINGS = ["Deployment Addresses", "Supported Chains", "Cancel a stream", "How"];
const suggest = (query: string, finds = true): string[] =>
  suggestQueries(readQuery(query, lexicon), HEADINGS, () => finds);

describe("suggestQueries", () => {
  it("keeps the words that the index has", () => {
    expect(suggest("qqqqxx stream")[0]).toBe("stream");
    expect(suggest("qqqqxx stream", false)).not.toContain("stream");
  });

  it("offers headings that are written alike", () => {
    expect(suggest("deploymnet adresses")).toContain("Deployment Addresses");
    expect(suggest("suportd chians")).toContain("Supported Chains");
  });

  it("offers nothing rather than something unrelated, and three at most [spec 3.6a]", () => {
    expect(suggest("zzzz")).toEqual([]);
    const many = Array.from({ length: 9 }, (_, index) => `Supported Chains ${index}`);
    const query = readQuery("suportd chians", lexicon);
    expect(suggestQueries(query, many, () => true)).toHaveLength(3);
  });
});
