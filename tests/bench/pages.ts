import { readFileSync } from "node:fs";
import path from "node:path";

import { auditPage, scoreOf } from "../e2e/support/lighthouse";
import { withBrowser, withServer } from "./browser";
import { buildClassicSite, CLASSIC_PAGE } from "./classic-site";
import { type Part, progress } from "./parts";
import { inTemporaryFolder, SITE } from "./site-copy";
import { medians } from "./statistics";
import { kilobytes } from "./table";
import { longestPage, weigh, type Weight } from "./weights";

/** Folder with the built site. */
export const BUILD = path.join(SITE, "build");

/** The page of prose, without a tool, that is compared with the minimal site and between sizes. */
export const TEXT_PAGE = "/concepts/transferability";

const CLASSIC = "minimal classic site";

type Audit = {
  readonly performance: number;
  readonly accessibility: number;
  readonly "best-practices": number;
  readonly seo: number;
  /** Milliseconds. */
  readonly tbt: number;
  /** Milliseconds. */
  readonly lcp: number;
  /** Milliseconds. */
  readonly fcp: number;
  readonly cls: number;
};

interface Page {
  readonly kind: string;
  readonly url: string;
}

interface Measured extends Page {
  readonly weight: Weight;
  readonly audit: Audit;
}

async function audit(url: string): Promise<Audit> {
  const report = await auditPage(url);
  const valueOf = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf(report, "performance"),
    accessibility: scoreOf(report, "accessibility"),
    "best-practices": scoreOf(report, "best-practices"),
    seo: scoreOf(report, "seo"),
    tbt: valueOf("total-blocking-time"),
    lcp: valueOf("largest-contentful-paint"),
    fcp: valueOf("first-contentful-paint"),
    cls: valueOf("cumulative-layout-shift"),
  };
}

async function measure(pages: readonly Page[], runs: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const page of pages) {
    progress(`pages: ${page.kind}`);
    const weight = await withBrowser((browser) => weigh(browser, page.url));
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run += 1) audits.push(await audit(page.url));
    measured.push({ ...page, weight, audit: medians(audits) });
  }
  return measured;
}

/** The text of a page without its front matter, from the Markdown that the site serves. */
function markdownOf(page: string): string {
  return readFileSync(path.join(BUILD, `${page}.md`), "utf8").replace(/^---\n.*?\n---\n/su, "");
}

/**
 * Weighs a page of each kind and audits it as a phone, next to the same text on a minimal site with
 * the classic preset, built with the same packages and served by the same server.
 */
export const pages: Part = ({ runs }) =>
  inTemporaryFolder(async (folder) => {
    const count = runs || 5;
    progress("pages: building the minimal site");
    const classicRoot = await buildClassicSite(folder, markdownOf(TEXT_PAGE));
    const kinds = {
      home: "/",
      text: TEXT_PAGE,
      "longest reference": longestPage(BUILD, "reference"),
      deployments: "/guides/lockup/deployments",
      plot: "/concepts/lockup/stream-shapes",
      "queries (API)": "/api/lockup/the-graph/queries",
    };
    const own = await withServer(BUILD, (origin) =>
      measure(
        Object.entries(kinds).map(([kind, page]) => ({ kind, url: `${origin}${page}` })),
        count,
      ),
    );
    const classic = await withServer(classicRoot, (origin) =>
      measure([{ kind: CLASSIC, url: `${origin}${CLASSIC_PAGE}` }], count),
    );
    const all = [...own, ...classic];
    return {
      tables: [
        {
          title: "Transfers of a page that is opened, as brotli",
          columns: [
            "Page",
            "JS fetched",
            "JS run after use",
            "CSS",
            "HTML",
            "Fonts",
            "Requests",
            "Hosts",
          ],
          rows: all.map(({ kind, weight }) => [
            kind,
            ...[weight.opened, weight.used, weight.css, weight.html, weight.fonts].map(kilobytes),
            String(weight.requests),
            String(weight.hosts),
          ]),
        },
        {
          title: `Lighthouse on a phone, median of ${count}`,
          columns: [
            "Page",
            "Perf.",
            "Access.",
            "Best pr.",
            "SEO",
            "TBT ms",
            "LCP ms",
            "FCP ms",
            "CLS",
          ],
          rows: all.map(({ kind, audit: found }) => [
            kind,
            ...[found.performance, found.accessibility, found["best-practices"], found.seo].map(
              String,
            ),
            ...[found.tbt, found.lcp, found.fcp].map((value) => value.toFixed(0)),
            found.cls.toFixed(3),
          ]),
        },
      ],
      // What a page may weigh and score at the least is tested: tests/e2e/support.
      missed: [],
    };
  });
