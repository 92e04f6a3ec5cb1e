import { describe, expect, it } from "vitest";

import { RELEASES } from "../../data/releases";
import { counterpartsOf, type Topic } from "../../src/lib/protocol/counterparts";
import { assertCounterparts, counterpartProblems, type ReleasePage } from "./counterparts";

const releases = RELEASES.filter(({ ref }) => ref.startsWith("lockup@"));

const page = (permalink: string, release: string | null): ReleasePage => ({ permalink, release });

const pages = [
  page("/guides/new/cancel", "lockup@v4.0"),
  page("/guides/new/gated", "lockup@v4.0"),
  page("/reference/middle/differences", "lockup@v3.0"),
  page("/guides/old/cancel", "lockup@v2.0"),
  page("/guides/old/cancel-many", "lockup@v2.0"),
  page("/guides/lockup/deployments", "lockup@v2.0"),
  page("/concepts/lockup", "lockup@v2.0"),
  page("/reference/errors", null),
  page("/guides/flow", "flow@v1.1"),
];

const topics: Topic[] = [
  {
    pages: {
      "lockup@v4.0": ["/guides/new/cancel"],
      "lockup@v2.0": ["/guides/old/cancel", "/guides/old/cancel-many"],
    },
  },
  {
    pages: { "lockup@v3.0": ["/reference/middle/differences"] },
    none: {
      "lockup@v4.0": { reason: "has none", see: "/guides/new/cancel" },
      "lockup@v2.0": { reason: "has none", see: "/guides/old/cancel" },
    },
  },
  {
    pages: { "lockup@v4.0": ["/guides/new/gated"] },
    none: { "lockup@v2.0": { reason: "has no gates", see: "/guides/old/cancel" } },
  },
];

const [cancel, differences, gated] = topics as [Topic, Topic, Topic];

const problems = (changed: readonly Topic[], more: readonly ReleasePage[] = []): string[] =>
  counterpartProblems({ topics: changed, releases, pages: [...pages, ...more] });

describe("counterpartsOf", () => {
  const of = (route: string) => counterpartsOf(route, { topics, releases });

  it("leads to the first page about the same thing, or says why there is none", () => {
    expect(of("/guides/old/cancel-many")).toEqual([
      {
        version: "v3.0",
        path: "/reference/middle/differences",
        reason: "has a reference and the differences only",
      },
      { version: "v4.0", path: "/guides/new/cancel" },
    ]);
    expect(of("/guides/new/gated")).toEqual([
      { version: "v2.0", path: "/guides/old/cancel", reason: "has no gates" },
      expect.objectContaining({ version: "v3.0" }),
    ]);
  });

  it("knows where the sections of a page lead", () => {
    const ids: Readonly<Record<string, readonly string[]>> = {
      "/guides/new/cancel": ["errors", "cancel", "fee"],
      "/guides/old/cancel": ["cancel"],
      "/guides/old/cancel-many": ["cancel", "errors"],
    };
    const sections = {
      idsOf: (route: string) => ids[route] ?? [],
      moveOf: (route: string, id: string, to: string) =>
        id === "fee" ? `/move#${route}-${to}` : undefined,
    };
    const [old] = counterpartsOf("/guides/new/cancel", { topics, releases, sections });
    expect(old?.sections).toEqual([
      ["/guides/old/cancel-many", "errors"],
      ["/guides/old/cancel", "cancel"],
      ["/move#/guides/new/cancel-lockup@v2.0", "fee"],
    ]);
    const back = counterpartsOf("/guides/old/cancel-many", { topics, releases, sections });
    expect(back.find(({ version }) => version === "v4.0")?.sections).toEqual([
      ["/guides/new/cancel", "cancel errors"],
    ]);
  });
});

describe("the table", () => {
  it("is accepted when each page has a counterpart or a reason", () => {
    expect(problems(topics)).toEqual([]);
    expect(() => {
      assertCounterparts({ topics, releases, pages });
    }).not.toThrow();
  });

  it("cannot name a page that does not exist, or one about another release", () => {
    const wrong: Topic = {
      pages: { ...cancel.pages, "lockup@v4.0": ["/guides/new/cancels", "/guides/old/cancel-all"] },
    };
    expect(
      problems([wrong, differences, gated], [page("/guides/old/cancel-all", "lockup@v2.0")]),
    ).toEqual([
      "/guides/new/cancels does not exist: correct the route, or remove it",
      "/guides/old/cancel-all stands for lockup@v4.0, but is about lockup@v2.0: correct the key, or " +
        "`release` in the front matter of the page",
      "/guides/new/cancel (lockup@v4.0) is in no topic: add it to one, with the page about the same " +
        "thing of lockup@v2.0 and lockup@v3.0, or with the reason why there is none",
    ]);
  });

  it("has each page once", () => {
    expect(problems([...topics, cancel])).toEqual([
      "/guides/new/cancel is named more than once: keep it in one topic",
      "/guides/old/cancel is named more than once: keep it in one topic",
      "/guides/old/cancel-many is named more than once: keep it in one topic",
    ]);
  });

  it("has a page or a reason for each release with guides [spec 7.3]", () => {
    expect(problems([cancel, differences, { pages: gated.pages }])).toEqual([
      "/guides/new/gated: Lockup v2.0 has guides, but no page about it: add the page, or the reason " +
        "to `none`",
    ]);
  });

  it("has a reason only where there is no page, and it says where to go", () => {
    const none = { "lockup@v2.0": { reason: " ", see: "/guides/gone" } };
    expect(problems([{ ...cancel, none }, differences, gated])).toEqual([
      "/guides/new/cancel: lockup@v2.0 has pages and a reason why it has none: keep one",
      "/guides/new/cancel: the reason for lockup@v2.0 is empty: write it",
      "/guides/new/cancel: /guides/gone, where lockup@v2.0 leads, does not exist: correct the route",
    ]);
  });

  it("keeps protocols apart", () => {
    const mixed: Topic = { ...gated, pages: { ...gated.pages, "flow@v1.1": ["/guides/flow"] } };
    expect(problems([cancel, differences, mixed])).toEqual([
      "/guides/new/gated: a topic cannot be about lockup and flow: split it",
    ]);
  });

  it("gets one error with every problem", () => {
    expect(() => {
      assertCounterparts({ topics: [], releases, pages });
    }).toThrow(
      /wrong in 5 places\. Correct data\/counterparts\.ts:\n- \/guides\/new\/cancel .*\n- /u,
    );
  });
});
