// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { describeHit, MarkedText, plainRuns } from "./hit-text";

const hierarchy = {
  lvl0: "Concepts",
  lvl1: "Fees",
  lvl2: "Gas",
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

const hitOf = (type: "lvl1" | "lvl2" | "content") => ({
  objectID: "/concepts/fees#gas",
  type,
  url: "/concepts/fees#gas",
  content: null,
  hierarchy,
  protocol: null,
});

describe("describeHit", () => {
  it.each([
    ["lvl1", "Fees", null],
    ["lvl2", "Gas", "Fees"],
    ["content", "Gas", "Fees"],
  ] as const)("names a hit of type %s %s, on the page %s", (type, title, place) => {
    expect(describeHit(hitOf(type))).toEqual({
      title: plainRuns(title),
      place: plainRuns(place),
      snippet: [],
    });
  });

  it("takes what is marked from the answer", () => {
    const marked = [{ text: "Gas", marked: true }];
    const hit = { ...hitOf("lvl2"), highlight: { lvl2: marked }, snippet: marked };
    expect(describeHit(hit)).toMatchObject({ title: marked, snippet: marked });
  });
});

describe("MarkedText", () => {
  it("marks what matched and shows markup as text", () => {
    const { container } = render(
      <MarkedText
        runs={[
          { text: "<b> ", marked: false },
          { text: "gas", marked: true },
        ]}
      />,
    );
    expect(container.innerHTML).toBe("&lt;b&gt; <mark>gas</mark>");
  });
});
