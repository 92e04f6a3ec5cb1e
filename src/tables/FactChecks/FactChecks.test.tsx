import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

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

/** The section of a class of facts, from its anchor to the next. */
function sectionOf(html: string, id: string): string {
  const [, section = ""] = html.split(`id="${id}"`);
  return section.split("</section>", 1)[0] ?? "";
}

it("has a section for each class of facts, at the anchor that pages link, with its files", () => {
  const html = renderToString(<FactChecks pages={PAGES} filesUrl="https://code.example/main/" />);
  for (const { id, checks } of ALL_CLASSES) {
    const section = sectionOf(html, id);
    for (const { file } of checks) expect(section).toContain(`https://code.example/main/${file}`);
  }
  expect(sectionOf(html, "fees").replaceAll("<!-- -->", "")).toContain("On 1 page");
});

it("links no file where the repository is not known", () => {
  expect(renderToString(<FactChecks pages={PAGES} filesUrl={null} />)).not.toContain('.test.ts"');
});
