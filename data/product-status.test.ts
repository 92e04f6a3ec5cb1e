import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { PAGE_IDS } from "../src/config/site-map";
import { formatWad } from "../src/lib/format/amounts";
import { INTERFACE_FEE_HISTORY } from "../src/lib/fees/interface-fee";
import { LINK_HOSTS } from "./link-hosts";
import { PRODUCT_STATUS, type ProductStatus } from "./product-status";

const ROOT = path.join(__dirname, "..");
const ENTRIES: [string, ProductStatus][] = Object.entries(PRODUCT_STATUS);

/** What a page may not say by itself, and the entry that says it with a day. */
const PHRASES: readonly (readonly [RegExp, keyof typeof PRODUCT_STATUS])[] = [
  [/\b(?:create|creates|creating)\b[^.|#]{0,60}\bin the (?:Sablier |web )?app\b/iu, "app-creation"],
  [/\bthe (?:Sablier )?app (?:creates|deploys|builds the tree)\b/iu, "app-creation"],
  [/\bthe app (?:takes|accepts) |\bwithout code: \[the app\]/iu, "app-creation"],
  [/\bthe app\b[^.|]{0,20}\bno longer (?:creates|makes)\b/iu, "app-creation"],
  [/app\.sablier\.com\/(?:airdrops\/create|[a-z]+\/gallery|[a-z]+\/create)/u, "app-creation"],
  [/\bJune 2028\b/u, "app-use"],
  [/\babout the app was collected\b/iu, "app-use"],
  [/\$(?:0\.99|1\.99)\b/u, "interface-fee"],
  [/\bbounty\b/iu, "bug-bounty"],
  [/\bno (?:new )?chains?\b(?! requests? )[^.]{0,20}\b(?:request|accept)/iu, "new-chains"],
  [/\b(?:requests for new chains|chain requests)\b/iu, "new-chains"],
  [/\bApril 29, 2026\b/u, "custom-work"],
  [/\brequest forms?\b/iu, "custom-work"],
  [/\bby agreement with Sablier\b/iu, "custom-work"],
  [/\bask (?:Sablier for|it for) access\b/iu, "merkle-api"],
  [/\binternal service\b/iu, "merkle-api"],
  [/\b(?:not maintained|archived in favor)\b/iu, "contract-sources"],
  [/\bneeds a (?:license )?grant\b/iu, "license"],
  [/\bchanged? from (?:the )?(?:BUSL|Business Source)/u, "license"],
  [/\bdocumentation says that the admin\b/iu, "comptroller-admin"],
];

/** Prose of the site: pages, components, and data that components show. */
const FOLDERS = "docs src/config src/page src/pages src/tables src/tools src/ui data".split(" ");

const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:mdx|tsx?)$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .map((file) => `${folder}/${file}`),
)
  // Questions and words of readers state nothing: people ask for what there is no more.
  .filter(
    (file) =>
      !["data/product-status.ts", "data/synonyms.ts"].includes(file) &&
      !file.startsWith("data/questions/"),
  )
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") }));

/** Text in which a sentence is not broken over lines. */
const flat = (text: string): string =>
  text
    .replace(/<Status of="[a-z-]+"/gu, "<Status")
    .replace(/\s+/gu, " ")
    .replaceAll("\\$", "$");

describe("pages", () => {
  it("leave it to the dated file to state the state of the product [spec 8.6]", () => {
    const problems = SOURCES.flatMap(({ file, text }) => {
      const prose = flat(text);
      return PHRASES.flatMap(([phrase, id]) => {
        const found = phrase.exec(prose)?.[0];
        return found === undefined
          ? []
          : [`${file}: "${found}": show <Status of="${id}" /> instead`];
      });
    });
    expect(problems).toEqual([]);
  });

  it("show every entry somewhere", () => {
    const all = SOURCES.map(({ text }) => text).join("\n");
    const unused = ENTRIES.filter(([id]) => !all.includes(`<Status of="${id}"`));
    expect(unused.map(([id]) => id)).toEqual([]);
  });

  it("about the app say what became of creating in it", () => {
    const pages = ["overview", "vesting", "payments", "airdrops"].map(
      (name) => `docs/apps/features/${name}.mdx`,
    );
    const silent = pages.filter((page) => {
      const text = SOURCES.find(({ file }) => file === page)?.text ?? "";
      return !["app-creation", "app-use"].every((id) => text.includes(`<Status of="${id}"`));
    });
    expect(silent).toEqual([]);
  });
});

describe.each(ENTRIES)("the entry %s", (_, { text, ways, asOf, doubt = "", source, certainty }) => {
  it("has a real day that is not in the future", () => {
    expect(new Date(asOf).toISOString().slice(0, 10)).toBe(asOf);
    expect(Date.parse(asOf)).toBeLessThan(Date.now());
  });

  it("has a source on a known host, and pages that exist", () => {
    const { protocol, hostname } = new URL(source);
    expect(protocol).toBe("https:");
    expect(LINK_HOSTS).toContain(hostname);
    for (const { to } of ways) expect(PAGE_IDS).toContain(to.slice(1).split("#", 1)[0]);
  });

  it("names what contradicts it", () => {
    if (certainty === "contested") expect(doubt).not.toBe("");
  });

  it("claims no check", () => {
    expect(`${text} ${doubt}`).not.toMatch(/\b(?:checked|verified|confirmed|tested)\b/iu);
  });
});

it("names the newest prices of the app", () => {
  for (const operation of ["lockup-withdraw", "flow-withdraw", "airdrop-claim"] as const) {
    const newest = INTERFACE_FEE_HISTORY.findLast((period) => period.operation === operation);
    if (newest === undefined) throw new Error(`There is no price of ${operation}.`);
    const { text } = PRODUCT_STATUS["interface-fee"];
    const { rule } = newest;
    expect(text).toContain(`$${formatWad(rule.kind === "share" ? rule.max : rule.usd)}`);
  }
});
