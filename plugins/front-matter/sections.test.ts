import { existsSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { TOPICS } from "../../data/counterparts";
import { MIGRATIONS } from "../../data/migrations";
import { RELEASES } from "../../data/releases";
import { counterpartsOf } from "../../src/lib/protocol/counterparts";
import { docFile, SITE_DIR } from "../paths";
import { rowOf, sectionSource } from "./sections";

const sections = await sectionSource(SITE_DIR)();

const OLD = "/reference/lockup/contracts";

/** Where the section of a symbol leads. */
function counterpartOf(route: string, version: string, symbol: string): string | undefined {
  const found = counterpartsOf(route, { topics: TOPICS, releases: RELEASES, sections });
  return found
    .find((one) => one.version === version)
    ?.sections?.find(([, ids]) => ids.split(" ").includes(symbol.toLowerCase()))?.[0];
}

describe("the sections of the pages", () => {
  it("lead to the page of the other release that has the same symbol [spec 7.3]", () => {
    const [old, now] = [
      `${OLD}/abstracts/abstract.SablierLockupBase`,
      "/reference/lockup/v4.0/sablier-lockup",
    ];
    expect(counterpartOf(old, "v4.0", "withdraw")).toBe(now);
    expect(counterpartOf(now, "v2.0", "withdraw")).toBe(old);
    expect(counterpartOf(now, "v2.0", "createWithDurationsLL")).toBe(
      `${OLD}/contract.SablierLockup`,
    );
    expect(counterpartOf(now, "v3.0", "withdraw")).toBe("/reference/lockup/v3.0/sablier-lockup");
  });

  it("lead to what became of a symbol that the other release does not have", () => {
    const contract = `${OLD}/contract.SablierLockup`;
    expect(counterpartOf(contract, "v4.0", "MAX_COUNT")).toBe(
      "/guides/lockup/v3.0/from-v2.0#max-count",
    );
    expect(counterpartOf("/reference/lockup/v4.0/sablier-lockup", "v2.0", "getGranularity")).toBe(
      "/guides/lockup/v4.0/from-v3.0#granularity",
    );
    expect(
      counterpartOf("/reference/lockup/v3.0/errors", "v4.0", "SablierHelpers_SenderZeroAddress"),
    ).toBe("/guides/lockup/v4.0/from-v3.0#library-errors");
    expect(counterpartOf(contract, "v4.0", "_cliffs")).toBeUndefined();
  });

  it("lead from guide to guide where both have the id", () => {
    const [old, now] = [
      "/guides/lockup/examples/create-stream/lockup-linear",
      "/guides/lockup/v4.0/linear",
    ];
    expect(counterpartOf(old, "v4.0", "unlocks")).toBe(now);
    expect(counterpartOf(now, "v2.0", "granularity")).toBeUndefined();
  });
});

describe("the rows of moves", () => {
  it("stand on pages of the site", () => {
    for (const { from, to, rows } of MIGRATIONS) {
      for (const { symbols, renames = [] } of rows) {
        const [name = ""] = [...symbols, ...renames.flat()].map((symbol) =>
          symbol.split(".").at(-1),
        );
        const place = rowOf(name, { from, to });
        expect(existsSync(docFile(SITE_DIR, place?.split("#", 1)[0] ?? "")), place).toBe(true);
      }
    }
  });

  it("are taken from the side of the release that one comes from", () => {
    const [v2, v4] = ["lockup@v2.0", "lockup@v4.0"] as const;
    expect(rowOf("withdraw", { from: v2, to: v4 })).toBe("/guides/lockup/v3.0/from-v2.0#withdraw");
    expect(rowOf("withdraw", { from: v4, to: v2 })).toBe("/guides/lockup/v4.0/from-v3.0#withdraw");
    expect(rowOf("balanceOf", { from: v2, to: v4 })).toBeUndefined();
  });
});
