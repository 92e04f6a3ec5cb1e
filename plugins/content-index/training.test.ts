import { describe, expect, it } from "vitest";

import { testPage, testSection } from "./fixture";
import { trainingFile } from "./training";

describe("trainingFile", () => {
  const text = trainingFile(
    [
      testPage({
        protocol: "flow",
        sections: [
          testSection({ markdown: "All of them." }),
          testSection({ id: "empty", level: 2, heading: "Empty" }),
          testSection({
            id: "which",
            level: 2,
            heading: "Which chain?",
            path: ["Chains", "Which chain?"],
            markdown: "Any.",
          }),
        ],
      }),
    ],
    "https://docs.org",
  );
  const records = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line): unknown => JSON.parse(line));

  it("has one record a section with a text", () => {
    expect(records[0]).toEqual({
      id: "/concepts/chains",
      url: "https://docs.org/concepts/chains",
      title: "Chains",
      path: ["Chains"],
      area: "Concepts",
      protocol: "flow",
      release: null,
      kind: "text",
      text: "All of them.",
    });
    expect(records).toHaveLength(2);
  });

  it("pairs a question with its answer", () => {
    expect(records[1]).toMatchObject({
      id: "/concepts/chains#which",
      path: ["Chains", "Which chain?"],
      kind: "qa",
      question: "Which chain?",
      answer: "Any.",
    });
  });
});
