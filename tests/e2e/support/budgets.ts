import { expect, test } from "@playwright/test";

import { ORIGIN } from "./origin";
import { ofType, SCRIPT, sum, type Transfer, weighPage } from "./weigh";

/** What a page of a kind may transfer, in bytes as sent; 1 KB is 1000 bytes. */
interface Budget {
  readonly path: string;
  /** JavaScript of a page that is only opened and read, most of it fetched ahead and not run. */
  readonly opened: number;
  /** JavaScript that it has run after the reader's first movement. */
  readonly used: number;
}

type Budgets = Readonly<Record<string, Budget>>;

/** The kinds that are weighed on each change. */
export const MOST_READ: Budgets = {
  // When the home page is used, it learns the routes of the pages that it links to, and runs a stream.
  home: { path: "/", opened: 130_000, used: 149_000 },
  text: { path: "/concepts/transferability", opened: 130_000, used: 161_000 },
  "contract reference": {
    path: "/reference/lockup/contracts/contract.SablierLockup",
    opened: 130_000,
    used: 168_000,
  },
};

/**
 * The other kinds, which are weighed every night. A page that has an explorer of streams runs all of it; each
 * tool has the table of keys that addresses of earlier tools use, of 0.8 KB.
 */
export const OTHERS: Budgets = {
  // The parts of the desk are no part of its page before it is kept or used.
  desk: { path: "/apps/without-the-app", opened: 130_000, used: 178_000 },
  chooser: { path: "/concepts/what-is-sablier", opened: 130_000, used: 165_000 },
  deployments: { path: "/guides/lockup/deployments", opened: 130_000, used: 171_500 },
  plot: { path: "/concepts/lockup/stream-shapes", opened: 130_000, used: 192_500 },
  "query editor": {
    path: "/api/lockup/the-graph/queries",
    opened: 130_000,
    used: 161_000,
  },
  "schema fields": {
    path: "/api/lockup/the-graph/structure",
    opened: 130_000,
    used: 185_000,
  },
  support: { path: "/support/faq", opened: 130_000, used: 192_500 },
};

/** Documents, style sheets, fonts and requests of a page that is opened, of any kind. */
const MOST = { html: 40_000, css: 30_500, fonts: 60_000, requests: 15 } as const;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** The largest files, for whoever has to find out what grew. */
function largest(list: readonly Transfer[]): string {
  return [...list]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 8)
    .map(({ url, bytes }) => `${kilobytes(bytes)} ${new URL(url).pathname}`)
    .join("\n");
}

/** Tests that pages stay within their budgets. */
export function weigh(budgets: Budgets): void {
  for (const [kind, { path, opened, used }] of Object.entries(budgets)) {
    test(`weight of a page of the kind "${kind}"`, async ({ page }) => {
      const { status, opened: atFirst, run } = await weighPage(page, path);
      expect(status, path).toBe(200);
      const openedScripts = ofType(atFirst, SCRIPT);
      const css = sum(ofType(atFirst, /css/u));
      const html = sum(ofType(atFirst, /html/u));
      const fonts = sum(ofType(atFirst, /font/u));
      console.log(
        [
          `${kind} (${path}): opened, JavaScript ${kilobytes(sum(openedScripts))}`,
          `CSS ${kilobytes(css)}`,
          `HTML ${kilobytes(html)}`,
          `fonts ${kilobytes(fonts)}`,
          `${String(atFirst.length)} requests, ${kilobytes(sum(atFirst))} in all`,
          `used, JavaScript ${kilobytes(sum(run))}`,
        ].join("; "),
      );

      expect(atFirst.filter(({ url }) => new URL(url).origin !== ORIGIN)).toEqual([]);
      const plain = openedScripts.filter(({ bytes }) => bytes > 1000);
      expect(plain.filter(({ encoding }) => encoding !== "br")).toEqual([]);
      expect(sum(openedScripts), largest(openedScripts)).toBeLessThanOrEqual(opened);
      expect(sum(run), largest(run)).toBeLessThanOrEqual(used);
      expect(sum(run)).toBeGreaterThan(0);
      expect(css).toBeLessThanOrEqual(MOST.css);
      expect(html).toBeLessThanOrEqual(MOST.html);
      expect(fonts).toBeLessThanOrEqual(MOST.fonts);
      expect(atFirst.length).toBeLessThanOrEqual(MOST.requests);
    });
  }
}
