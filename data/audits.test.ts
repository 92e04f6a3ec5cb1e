import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { SITE_DIR } from "../plugins/paths";
import { AUDITS, reportUrl } from "./audits";
import { RELEASES } from "./releases";

describe("audits", () => {
  test("every path says the product, the version and the day of its report", () => {
    for (const { release, date, path } of AUDITS) {
      const [product, version] = release.split("@");
      const folder = product === "legacy" ? "legacy" : `${product}/${version}`;
      const day = date.replaceAll("-", "");
      expect(path).toMatch(new RegExp(`^${folder}/${day}_[a-z_]+\\.(pdf|md)$`, "u"));
    }
  });

  test("there is one entry per report, newest first", () => {
    const paths = AUDITS.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const dates = AUDITS.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("releases exist, and those with a reference but without a report are known", () => {
    const audited = new Set(AUDITS.map(({ release }) => release));
    const known = RELEASES.map(({ ref }) => ref);
    expect([...audited].filter((release) => !known.includes(release))).toEqual([]);
    const without = RELEASES.filter(
      ({ ref, depth }) => depth !== "holders" && !audited.has(ref),
    ).map(({ ref }) => ref);
    expect(without, "add the report to data/audits.ts, or the release here").toEqual([
      ..."lockup@v3.0 lockup@v4.0 flow@v2.0 flow@v3.0 airdrops@v2.0 airdrops@v3.0 bob@v1.0 comptroller@v1.0 comptroller@v1.1 legacy@v1.1".split(
        " ",
      ),
    ]);
    const page = readFileSync(path.join(SITE_DIR, "docs/concepts/security.mdx"), "utf8");
    expect(page.replace(/\s+/gu, " ")).toContain(
      "has no report about Legacy v1.1, the Comptroller (v1.0 and v1.1), Airdrops v2.0 and v3.0, Bob v1.0, Flow v2.0 and v3.0 or Lockup v3.0 and v4.0.",
    );
  });

  test("one result for each report about the current releases and Flow v1.0", () => {
    const withResult = AUDITS.filter(({ result }) => result !== undefined);
    expect(withResult.map(({ release }) => release)).toEqual(
      "lockup@v2.0 flow@v1.1 airdrops@v1.3 flow@v1.0 flow@v1.0".split(" "),
    );
  });

  test("links follow one pattern", () => {
    expect(reportUrl({ path: "flow/v1.1/20250112_cantina.pdf" })).toBe(
      "https://github.com/sablier-labs/audits/blob/main/flow/v1.1/20250112_cantina.pdf",
    );
    for (const { portfolio } of AUDITS) {
      if (portfolio !== undefined) expect(portfolio).toMatch(/^https:\/\/(cantina|codehawks)\./u);
    }
  });
});
