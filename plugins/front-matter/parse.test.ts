import { describe, expect, it, vi } from "vitest";

import { type FactClass, FACT_CLASSES } from "../../data/checks";
import { checksOf, importedComponents } from "./derive";
import { parseFrontMatterWithChecks } from "./parse";
import { dayOf, readVerified, verifiedProblems, writtenDay } from "./verified";

const PAGE = `---
title: A
release: lockup@v2.0
---

import AuditTable from "@site/src/tables/AuditTable";
import { Card } from "@site/src/ui/CardGrid";

It costs \\$5.

\`\`\`bash
echo $HOME
\`\`\`
`;

describe("checksOf", () => {
  it("finds the facts that components, front matter and code show", () => {
    expect(importedComponents(PAGE)).toEqual(["AuditTable", "CardGrid"]);
    expect(checksOf(PAGE, FACT_CLASSES)).toEqual(["releases", "code-samples", "audits", "prose"]);
  });

  it.each([
    ["$x$ is a formula", "results"],
    ["Call [withdraw](ref:lockup/SablierLockup#withdraw).", "contract-symbols"],
    ["```graphql run\nquery {}\n```", "graphql"],
    ["  ```mermaid\n  flowchart TD\n  ```", "diagrams"],
    ['import a from "@generated/protocol-data/default/release-flow-v1.1.json";', "addresses"],
    ["{data.counts.chains} chains", "chains"],
    ["[A](https://sablier.com)", "links"],
    ["<MerkleApi part='routes' />", "merkle-api"],
  ])("sees what %j states", (source, id) => {
    expect(checksOf(source, FACT_CLASSES)).toContain(id);
  });

  it("leaves a page of words to a person", () => {
    const classes: readonly FactClass[] = FACT_CLASSES;
    expect(checksOf("Words.", classes)).toEqual(["prose"]);
  });
});

describe("verified", () => {
  it("takes days of the calendar", () => {
    expect(dayOf("2026-02-28")).toBe("2026-02-28");
    for (const value of ["2026-02-30", "2026-13-45", "21.11.2026", "", undefined, 5, new Date()]) {
      expect(dayOf(value)).toBeUndefined();
    }
  });

  it.each([
    ["2026-02-31", "2026-02-31"],
    ["'2026-11-21' # again", "2026-11-21"],
    [' "2026-11-21"\r', "2026-11-21"],
    ["", ""],
  ])("is read as it is written: %j", (written, day) => {
    expect(writtenDay(`---\ntitle: A\nverified: ${written}\n---\n\nverified: x\n`)).toBe(day);
    expect(writtenDay(`---\ntitle: A\n---\n\nverified: ${written}\n`)).toBeUndefined();
  });

  it("is no day that has not come, in any time zone", () => {
    vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z") });
    const problems = (verified: string): string[] =>
      verifiedProblems({ verified, verified_with: "contracts" });
    expect(problems("2026-11-22")).toEqual([]);
    expect(problems("2026-11-23")).toEqual([]);
    expect(problems("2026-11-24")).toEqual([expect.stringContaining("2026-11-24, which has not")]);
    vi.useRealTimers();
  });

  it("lists what is missing or unknown", () => {
    expect(verifiedProblems({})).toHaveLength(2);
    const problems = verifiedProblems({
      verified: "yesterday",
      verified_with: ["contracts", "toString"],
    });
    expect(problems.join("\n")).toMatch(/"yesterday".*\n.*"toString": use contracts, indexers/);
    expect(readVerified({ verified: "2026-11-21" })).toBeUndefined();
  });
});

describe("front matter of a page", () => {
  const read = (
    day: string,
    filePath = "docs/a.mdx",
  ): ReturnType<typeof parseFrontMatterWithChecks> =>
    parseFrontMatterWithChecks({
      filePath,
      fileContent: PAGE.replace("title: A", `title: A\nverified: ${day}`),
      defaultParseFrontMatter: () =>
        Promise.resolve({ frontMatter: { title: "A", verified: new Date(day) }, content: "" }),
    });

  it("gets the page's classes of facts and its day as text", async () => {
    const { frontMatter } = await read("2026-11-21");
    expect(frontMatter).toEqual({
      title: "A",
      verified: "2026-11-21",
      checks: ["releases", "code-samples", "audits", "prose"],
    });
  });

  it("keeps a day that does not exist, to be refused", async () => {
    const { frontMatter } = await read("2026-02-31");
    expect(frontMatter.verified).toBe("2026-02-31");
    expect(verifiedProblems(frontMatter)[0]).toContain('was checked on "2026-02-31"');
  });

  it("says when the data is newer than the day", async () => {
    const { frontMatter } = await read("2026-08-11");
    expect(frontMatter.older_than_data).toBe(true);
  });
});
