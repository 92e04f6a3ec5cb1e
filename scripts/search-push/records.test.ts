import { describe, expect, it } from "vitest";

import { toHostedRecords } from "./records";
import { page, PAGES, section } from "../../src/lib/search/testing";

const records = toHostedRecords(PAGES, "https://docs.example.org");

describe("toHostedRecords", () => {
  it("makes one record a heading and some a text", () => {
    const own = records.filter(({ objectID }) => objectID.startsWith("/concepts/cancelability"));
    expect(own.map(({ objectID, type }) => [objectID, type])).toEqual([
      ["/concepts/cancelability#", "lvl1"],
      ["/concepts/cancelability#:0", "content"],
      ["/concepts/cancelability#who-can-cancel", "lvl1"],
      ["/concepts/cancelability#who-can-cancel:0", "content"],
    ]);
  });

  it("keeps what filters and ranking need", () => {
    const record = records.find(({ identifiers }) => identifiers.includes("withdrawMax"));
    expect(record).toMatchObject({
      url: "https://docs.example.org/reference/lockup/contract.SablierLockup#withdrawmax",
      area: "Reference",
      protocol: "lockup",
      content: null,
      weight: { position: 2 },
    });
    expect(record?.identifiers).toContain("0xea5ead19");
  });

  it("has what people ask with a section at its heading, and the release everywhere", () => {
    const one = page("/guides/x", "X", ["Text."], [], { release: "flow@v1.1" });
    const questions = new Map([["/guides/x", ["What is it?"]]]);
    const own = toHostedRecords([one], "https://docs.example.org", questions);
    expect(own.map(({ type, asked, release }) => [type, asked, release])).toEqual([
      ["lvl1", ["What is it?"], "flow@v1.1"],
      ["content", [], "flow@v1.1"],
    ]);
  });

  it("cuts long texts, and the level of a heading follows its path", () => {
    const [, , heading, ...texts] = toHostedRecords(
      [
        page(
          "/guides/x",
          "X",
          ["Short."],
          [section("Deep", [`${"word ".repeat(900)}end`, "More."], { path: ["X", "Up", "Deep"] })],
        ),
      ],
      "https://docs.example.org",
    );
    expect(heading).toMatchObject({
      type: "lvl3",
      hierarchy: { lvl0: "Guides", lvl1: "X", lvl2: "Up", lvl3: "Deep", lvl4: null },
    });
    expect(texts).toHaveLength(3);
    expect(texts.every(({ content }) => (content ?? "").length <= 2_000)).toBe(true);
    expect(texts.map(({ content }) => content).join("")).toContain("end\nMore.");
  });
});
