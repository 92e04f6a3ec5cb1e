import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { referenceSource } from "../plugins/contract-reference/source";
import type { SymbolIndex } from "../plugins/contract-reference/symbols";
import { SITE_DIR } from "../plugins/paths";
import { entriesOf } from "../src/lib/protocol/counterparts";
import { TOPICS } from "./counterparts";
import { RELEASES } from "./releases";

const FOLDER = path.join(SITE_DIR, "docs/concepts");
const PAGES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".mdx"),
);

const rankOf = (ref: string): number => RELEASES.findIndex((release) => release.ref === ref);

/** The release that a page is about, and the newest one that has a page about the same. */
function releasesOf(route: string): { own: string; newest: string } | undefined {
  for (const { pages } of TOPICS) {
    const entries = entriesOf(pages);
    const own = entries.find(([, routes]) => routes.includes(route))?.[0];
    const newest = entries.map(([ref]) => ref).toSorted((a, b) => rankOf(b) - rankOf(a))[0];
    if (own !== undefined && newest !== undefined) return { own, newest };
  }
  return undefined;
}

/** Links to a page of an older release in text that does not name this release. */
function oldPages(text: string, about: string | undefined): string[] {
  return text.split(/\n{2,}|\n(?=[-|]|\d+\. )/u).flatMap((block) =>
    [...block.matchAll(/\]\((\/[^)#]*)/gu)].flatMap(([, route = ""]) => {
      const releases = releasesOf(route);
      if (releases === undefined || releases.own === releases.newest) return [];
      const isNamed = block.includes(releases.own.split("@")[1] ?? "");
      return isNamed || releases.own === about ? [] : [`${route}, ${releases.newest} has it too`];
    }),
  );
}

let index: SymbolIndex;

beforeAll(async () => {
  index = await referenceSource(SITE_DIR).load();
});

/** Links to symbols of an older release that the newest one has, in sections that do not name it. */
function oldSymbols(text: string, about: string | undefined): string[] {
  return text.split(/^(?=#+ )/mu).flatMap((section) =>
    [...section.matchAll(/ref:([a-z]+)\/(v[\d.]+)\/([\w#]+)/gu)].flatMap(
      ([link, protocol = "", version = "", symbol = ""]) => {
        const isNamed = section.replaceAll(link, "").includes(version);
        const isOnlyThere = "reason" in index.resolveNewest(`${protocol}/${symbol}`);
        return isNamed || isOnlyThere || `${protocol}@${version}` === about ? [] : [link];
      },
    ),
  );
}

const aboutOf = (text: string): string | undefined => /^release: (\S+)$/mu.exec(text)?.[1];

describe("the links of the concept pages", () => {
  it("lead to the newest release that has the page, or name the release", () => {
    const text =
      "See [gas](/guides/lockup/gas-benchmarks).\n\nOf [v2.0](/guides/lockup/etherscan).";
    expect(oldPages(text, undefined)).toEqual([
      "/guides/lockup/gas-benchmarks, lockup@v4.0 has it too",
    ]);
    const wrong = PAGES.flatMap((file) => {
      const page = readFileSync(path.join(FOLDER, file), "utf8");
      return oldPages(page, aboutOf(page)).map((link) => `${file}: ${link}`);
    });
    expect(wrong, "link the newest page, or name the release in the sentence").toEqual([]);
  });

  it("lead to the newest reference that has the symbol, or name the release", () => {
    expect(oldSymbols("[cancel](ref:lockup/v2.0/SablierLockup#cancel)", undefined)).toEqual([
      "ref:lockup/v2.0/SablierLockup#cancel",
    ]);
    expect(oldSymbols("[max](ref:lockup/v2.0/SablierLockup#MAX_COUNT)", undefined)).toEqual([]);
    const wrong = PAGES.flatMap((file) => {
      const page = readFileSync(path.join(FOLDER, file), "utf8");
      return oldSymbols(page, aboutOf(page)).map((link) => `${file}: ${link}`);
    });
    expect(wrong, "leave the release out of the link, or name it in the section").toEqual([]);
  });
});
