import { describe, expect, test } from "vitest";

import type { ReleaseRef } from "./model";
import { type AdvisedRelease, whichRelease } from "./which-release";

const release = (
  ref: ReleaseRef,
  generation: string,
  pages: AdvisedRelease["pages"] = {},
): AdvisedRelease => ({ ref, generation, pages, path: `/deployments/${ref}` });

const OLD = release("flow@v1.1", "February 2025", { overview: "/guides/flow/overview" });
const MIDDLE = release("flow@v2.0", "October 2025");
const NEW = release("flow@v3.0", "March 2026");

describe("which release to use", () => {
  test("without guides of the newest: its addresses, and what the guides are about", () => {
    expect(whichRelease("flow", [OLD, NEW, MIDDLE], "/")).toBe(
      "For Flow, start with Flow v3.0 of March 2026, the newest release. This site has its " +
        "[addresses](/deployments/flow@v3.0) and ABIs, but no guides. The guides are about " +
        "[Flow v1.1](/guides/flow/overview) of February 2025, and code for v1.1 needs changes for v3.0.",
    );
  });

  test("with a reference of the newest only, that comes first", () => {
    const described = release("flow@v3.0", "March 2026", { reference: "/reference/flow" });
    expect(whichRelease("flow", [OLD, described], "/")).toContain(
      "This site has its [reference](/reference/flow), [addresses](/deployments/flow@v3.0) and ABIs, but no guides.",
    );
  });

  test("with guides of the newest: those, and whom the older ones are for", () => {
    const guided = release("flow@v3.0", "March 2026", { overview: "/guides/flow/v3.0/overview" });
    expect(whichRelease("flow", [OLD, MIDDLE, guided], "/")).toBe(
      "For Flow, start with [Flow v3.0](/guides/flow/v3.0/overview) of March 2026, the newest " +
        "release. This site has its [addresses](/deployments/flow@v3.0) and guides. The guides of " +
        "[v1.1](/guides/flow/overview) are for code that already uses it.",
    );
    const both = [OLD, { ...MIDDLE, pages: { overview: "/two" } }, guided];
    expect(whichRelease("flow", both, "/")).toContain(
      "The guides of [v2.0](/two) and [v1.1](/guides/flow/overview) are for code that already uses them.",
    );
  });

  test("a first release has no older one to speak of", () => {
    expect(whichRelease("flow", [NEW], "/")).toMatch(/addresses\]\(\S+\) and ABIs\.$/u);
    expect(whichRelease("flow", [OLD], "/")).toMatch(/its \[addresses\]\(\S+\) and guides\.$/u);
  });

  test("the page that shows it is not linked, and other protocols do not count", () => {
    const lockup = release("lockup@v9.0", "March 2026");
    expect(whichRelease("flow", [lockup, OLD, NEW], "/guides/flow/overview")).toContain(
      "The guides are about Flow v1.1 of",
    );
    expect(() => whichRelease("flow", [lockup], "/")).toThrow(/no release of flow/u);
  });

  test("releases are compared by number", () => {
    const ten = release("flow@v1.10", "May 2026", { overview: "/ten" });
    expect(whichRelease("flow", [ten, OLD], "/")).toContain("start with [Flow v1.10](/ten)");
  });
});
