// @vitest-environment jsdom
import { render, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { ALL_CLASSES } from "../../../data/checks";
import FactChecks from ".";

const PAGES = [
  {
    path: "/concepts/fees",
    title: "Sablier fees",
    checks: ["fees", "prose"],
    date: "2026-11-21",
    sources: ["contracts", "published"],
  },
  { path: "/guides/a", title: "A", checks: ["prose"], date: "2026-11-20", sources: ["package"] },
];

describe("FactChecks", () => {
  it("has a section for each class of facts, at the anchor that pages link", () => {
    render(<FactChecks pages={PAGES} filesUrl={null} />);
    for (const { id, title, checks } of ALL_CLASSES) {
      const section = document.getElementById(id)?.closest("section");
      expect(section?.textContent).toContain(title);
      for (const { file } of checks) expect(section?.textContent).toContain(file);
    }
    expect(document.getElementById("fees")?.closest("section")?.textContent).toContain(
      "On 1 page.",
    );
  });

  it("links the files where the repository is known", () => {
    render(<FactChecks pages={PAGES} filesUrl="https://code.example/blob/main/" />);
    const section = document.getElementById("fees")?.closest("section");
    if (!(section instanceof HTMLElement)) throw new Error("There is no section about fees.");
    expect(within(section).getAllByRole("link")[0]?.getAttribute("href")).toBe(
      "https://code.example/blob/main/src/lib/fees/fees.test.ts",
    );
  });
});
