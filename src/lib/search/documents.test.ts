import { describe, expect, it } from "vitest";

import { toPageDocument } from "./documents";
import { page, section } from "./testing";

const ADDRESS = "0x7C01AA3783577E15fD7e272443D44B92d5b21056";

describe("toPageDocument", () => {
  it("keeps categories and words for search engines that the title lacks", () => {
    const { context } = toPageDocument(
      page("/concepts/flow/statuses", "Statuses", [], [], {
        breadcrumbs: ["Flow"],
        metaTitle: "Flow stream statuses",
      }),
    );
    expect(context).toBe("flow stream");
  });

  it("counts the words of the text, and those of the description on the first section", () => {
    const { sections } = toPageDocument(
      page("/a", "A", ["Cancel the stream. Cancel it."], [section("B", ["Nothing else."])], {
        description: "How streams end.",
      }),
    );
    expect(Object.fromEntries(sections[0]?.body ?? [])).toEqual({ cancel: 2, stream: 2, end: 1 });
    expect(sections[1]?.body.has("stream")).toBe(false);
  });

  it("cuts snippets from sentences, items and rows, and from code where there is nothing else", () => {
    const code = {
      type: "code",
      language: "bash",
      title: null,
      code: "npm install\n\nnpm test",
    } as const;
    const [first] = toPageDocument(
      page("/a", "A", [
        "A  paragraph.",
        { type: "list", ordered: false, items: ["one", "two"] },
        { type: "table", header: ["Chain", "Id"], rows: [["Base", "8453"]] },
        code,
      ]),
    ).sections;
    expect(first?.units).toEqual(["A paragraph.", "one", "two", "Base · 8453"]);
    const [bare] = toPageDocument(page("/a", "A", [code])).sections;
    expect(bare?.units).toEqual(["npm install", "npm test"]);
  });

  it("lists addresses in lower case, each once", () => {
    const [first] = toPageDocument(page("/a", "A", [`${ADDRESS} and ${ADDRESS}`])).sections;
    expect(first?.hexValues).toEqual([ADDRESS.toLowerCase()]);
  });
});
