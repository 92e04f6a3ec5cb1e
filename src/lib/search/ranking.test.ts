// cspell:ignore callernotadmin createwithdates createwithdatesof lockupbatch withdrawmax

import { describe, expect, it } from "vitest";

import type { PageRecord } from "../page-records/types";
import { hexTablePath, INDEX_FILE, postingFilePath } from "./build";
import { decodeHexTable } from "./hex-table";
import { decodeIndex } from "./index-file";
import { readQuery } from "./query";
import { createRanker, passes, type Ranker } from "./ranking";
import { files, page, PAGES, section } from "./testing";

const NO_FILTER = { areas: [], protocols: [], release: null };

/** A ranker with all postings, and what it ranks. */
function rankerOf(pages: readonly PageRecord[] = PAGES): {
  readonly ranker: Ranker;
  readonly find: (text: string) => string[];
} {
  const byPath = new Map(files(pages).map(({ path, text }) => [path, text]));
  const data = decodeIndex(byPath.get(INDEX_FILE) ?? "");
  const ranker = createRanker(data);
  data.postingFiles.forEach((_, number) => {
    ranker.addFile(number, byPath.get(postingFilePath(data.build, number)) ?? "");
  });
  const hexTable = decodeHexTable(byPath.get(hexTablePath(data.build)) ?? "");
  const find = (text: string): string[] =>
    ranker
      .rank(readQuery(text, ranker.vocabulary), NO_FILTER, hexTable)
      .sections.map(({ section: number }) => {
        const entry = data.sections[number];
        const route = data.pages[entry?.page ?? -1]?.route ?? "";
        return entry?.id === "" ? route : `${route}#${entry?.id ?? ""}`;
      });
  return { ranker, find };
}

describe("passes", () => {
  const flow = { area: "Concepts", protocol: "flow", release: "flow@v1.1" } as const;
  it.each([
    ["nothing", NO_FILTER, true],
    ["its area", { areas: ["Guides", "Concepts"], protocols: [], release: null }, true],
    ["another area", { areas: ["Guides"], protocols: [], release: null }, false],
    ["its protocol", { areas: [], protocols: ["flow"] as const, release: null }, true],
    [
      "another protocol",
      { areas: ["Concepts"], protocols: ["lockup"] as const, release: null },
      false,
    ],
  ])("a filter of %s", (_, filter, expected) => {
    expect(passes(flow, filter)).toBe(expected);
  });

  it.each([
    ["its release", { protocol: "flow", release: "flow@v1.1" }, true],
    ["another release", { protocol: "flow", release: "flow@v3.0" }, false],
    ["all releases of its protocol", { protocol: "flow", release: null }, true],
    ["all protocols", { protocol: null, release: null }, true],
    ["another protocol", { protocol: "lockup", release: null }, false],
  ] as const)("a filter of one release keeps pages of %s: %s", (_, about, expected) => {
    const filter = { areas: [], protocols: [], release: "flow@v1.1" };
    expect(passes({ area: "Concepts", ...about }, filter)).toBe(expected);
  });

  it("no page without a protocol when one is asked for", () => {
    expect(
      passes(
        { area: "Concepts", protocol: null, release: null },
        { areas: [], protocols: ["flow"], release: null },
      ),
    ).toBe(false);
  });
});

describe("the ranker", () => {
  it("says which files a query needs, until they are added", () => {
    const byPath = new Map(files().map(({ path, text }) => [path, text]));
    const data = decodeIndex(byPath.get(INDEX_FILE) ?? "");
    const ranker = createRanker(data);
    const query = readQuery("insolvent stream ", ranker.vocabulary);
    const missing = ranker.missingFiles(query);
    expect(missing.length).toBeGreaterThan(0);
    expect(ranker.rank(query, NO_FILTER, null).sections).toEqual([]);
    for (const number of missing) {
      ranker.addFile(number, byPath.get(postingFilePath(data.build, number)) ?? "");
    }
    expect(ranker.missingFiles(query)).toEqual([]);
    expect(ranker.rank(query, NO_FILTER, null).sections.length).toBeGreaterThan(0);
  });

  it("puts a heading that is the query first", () => {
    expect(rankerOf().find("rate per second")[0]).toBe("/concepts/flow/overview#rate-per-second");
  });

  it("does not bury other pages below one page", () => {
    const many = page(
      "/a",
      "Flow",
      ["All about a stream."],
      Array.from({ length: 6 }, (_, index) => section(`Part ${String(index)}`, ["A stream."])),
    );
    const one = page("/b", "Vesting", ["A stream that vests."]);
    expect(rankerOf([many, one]).find("stream").indexOf("/b")).toBeLessThan(6);
  });

  it("prefers pages for users of the app when the question is one of theirs", () => {
    const text = "The sender can cancel a stream and keep the rest.";
    const { find } = rankerOf([
      page("/guides/flow/examples/streams", "Streams", [text]),
      page("/support/faq", "Streams", [text]),
    ]);
    expect(find("how can I cancel my stream")[0]).toBe("/support/faq");
    expect(find("cancel stream")[0]).toBe("/guides/flow/examples/streams");
  });

  it("finds an error by its name in words", () => {
    const text = "The admin is the caller of many functions, and not the owner.";
    const { find } = rankerOf([
      page("/concepts/roles", "Who is the admin", [text, text]),
      page("/reference/errors", "Errors", [], [section("Lockup_CallerNotAdmin", ["Reverts."])]),
    ]);
    expect(find("caller is not the admin")[0]).toBe("/reference/errors#lockup_callernotadmin");
  });

  it("finds a member by its name with the type before it", () => {
    const { find } = rankerOf([
      page("/concepts/flow/statuses", "Flow statuses", ["Status of a flow: each status."]),
      page("/reference/flow", "Flow", ["Types."], [section("Status", ["An enum."])]),
    ]);
    expect(find("Flow.Status")[0]).toBe("/reference/flow#status");
    expect(find("flow status")[0]).toBe("/concepts/flow/statuses");
  });

  it("tells a function from a type by the capitals typed so far", () => {
    const { find } = rankerOf([
      page("/a", "Types", [], [section("CreateWithDates", ["A create."])]),
      page("/b", "Calls", [], [section("createWithDatesOf", ["A create."])]),
    ]);
    expect(find("createWithD")[0]).toBe("/b#createwithdatesof");
    expect(find("CreateWithD")[0]).toBe("/a#createwithdates");
  });

  it("prefers a page with a title that begins as the few letters typed so far", () => {
    const { find } = rankerOf([
      page("/a", "Names", ["Ethical ether."], [section("Ethernet", ["Etherscan."])]),
      page("/b", "Use Etherscan", ["An explorer."]),
    ]);
    expect(find("eth")[0]).toBe("/b");
  });

  it("gives equal scores the order of the pages", () => {
    const { find } = rankerOf([page("/a", "One", ["token"]), page("/b", "Two", ["token"])]);
    expect(find("token")).toEqual(["/a", "/b"]);
  });

  it("says whether a heading holds the whole query", () => {
    const { ranker } = rankerOf();
    const ranking = ranker.rank(readQuery("who can cancel", ranker.vocabulary), NO_FILTER, null);
    const [best] = ranking.sections;
    expect(best && ranking.isInHeading(best.section)).toBe(true);
    expect(ranking.isInHeading(-1)).toBe(false);
  });

  it("puts what names a value before what holds the words beside it", () => {
    expect(rankerOf().find("cancel 0xea5ead19")[0]).toBe(
      "/reference/lockup/contract.SablierLockup#withdrawmax",
    );
  });
});

describe("parts about what held before", () => {
  const { find } = rankerOf([
    page(
      "/api/fields",
      "Fields",
      [],
      [
        section("LockupBatch", ["Its position counts the batches of a sender."]),
        section("Until April 2026", ["State of 2025."]),
        section("Batch", ["Its label counts the batches of a sender."], { level: 3 }),
        section("Sources", ["Where the batches are indexed."]),
      ],
    ),
  ]);

  it("are found by a name that is no more", () => {
    expect(find("label")).toEqual(["/api/fields#batch"]);
  });

  it("come after those about today, unless the past is asked for", () => {
    const today = find("batch of a sender");
    expect(today.indexOf("/api/fields#lockupbatch")).toBeLessThan(
      today.indexOf("/api/fields#batch"),
    );
    expect(find("old batch of a sender")[0]).toBe("/api/fields#batch");
  });

  it("end at the next heading of their level", () => {
    const found = find("batches");
    expect(found.indexOf("/api/fields#sources")).toBeLessThan(found.indexOf("/api/fields#batch"));
  });
});
