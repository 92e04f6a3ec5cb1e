import { describe, expect, test } from "vitest";

import type { HistoryData, ReleaseHistoryEntry } from "@site/src/lib/protocol/model";
import { groupByMonth, guidedReleases } from "./timeline";

function entry(
  fields: Pick<ReleaseHistoryEntry, "protocol" | "version" | "label" | "month"> &
    Partial<ReleaseHistoryEntry>,
): ReleaseHistoryEntry {
  return {
    ref: `${fields.protocol}@${fields.version}`,
    depth: "holders",
    pages: { migration: [] },
    generation: "",
    predecessor: null,
    source: [],
    isLatest: false,
    path: `/deployments/${fields.protocol}/${fields.version}`,
    aliases: [],
    tags: [],
    packages: [],
    highlights: [],
    ...fields,
  };
}

const history: HistoryData = {
  schemaVersion: 2,
  source: { package: "sablier", version: "4.1.0" },
  releases: [
    entry({
      protocol: "lockup",
      version: "v2.0",
      label: "Lockup v2.0",
      month: "2025-02",
      pages: { overview: "/guides", migration: [] },
      path: "/guides/lockup/deployments",
      aliases: ["LK"],
      tags: [{ version: "v2.0.0", date: "2025-01-28" }],
      firstBroadcast: "2025-01-27",
      packages: [{ name: "@sablier/lockup", versions: ["2.0.0", "2.0.1"] }],
      highlights: ["One contract for all models"],
    }),
    entry({
      protocol: "lockup",
      version: "v1.0",
      label: "Lockup v1.0",
      month: "2023-07",
      aliases: ["LL", "LD"],
      marketingName: "V2.0",
    }),
    entry({
      protocol: "flow",
      version: "v1.1",
      label: "Flow v1.1",
      month: "2025-02",
      aliases: ["FL2"],
      isLatest: true,
    }),
  ],
};

describe("timeline data", () => {
  test("groups the releases of one protocol by month, oldest month first", () => {
    expect(
      groupByMonth(history, "lockup").map(({ month, releases }) => [
        month,
        releases.map((r) => r.ref),
      ]),
    ).toEqual([
      ["2023-07", ["lockup@v1.0"]],
      ["2025-02", ["lockup@v2.0"]],
    ]);
    expect(groupByMonth(history, "flow").map(({ month }) => month)).toEqual(["2025-02"]);
  });

  test("of each protocol, the guides describe the newest documented release", () => {
    expect([...guidedReleases(history)]).toEqual(["lockup@v2.0"]);
  });
});
