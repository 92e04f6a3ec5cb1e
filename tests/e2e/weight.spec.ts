import { expect, test } from "@playwright/test";

import { ORIGIN } from "./support/origin";

/**
 * Pages by kind, with the most JavaScript that each may load for itself, in bytes as sent (1 KB is
 * 1000 bytes). What it prefetches for the pages it links to is printed, not limited: links in view
 * are prefetched on purpose, when the page is idle, and not with data saver or on 2g.
 */
const PAGES_BY_KIND = {
  home: { path: "/", limit: 130_000 },
  text: { path: "/concepts/what-is-sablier", limit: 130_000 },
  deployments: { path: "/guides/lockup/deployments", limit: 130_000 },
  "contract reference": {
    path: "/reference/lockup/contracts/contract.SablierLockup",
    limit: 130_000,
  },
  plot: { path: "/concepts/lockup/stream-shapes", limit: 150_000 },
  "query editor": { path: "/api/lockup/the-graph/queries", limit: 130_000 },
  "schema fields": { path: "/api/lockup/the-graph/structure", limit: 130_000 },
  support: { path: "/support/faq", limit: 130_000 },
} as const;

interface Transfer {
  readonly url: string;
  /** What the browser wants it for: a prefetched script is of the type "Other" or "Prefetch". */
  readonly resourceType: string;
  readonly mimeType: string;
  readonly encoding: string;
  /** Bytes of the headers: HTTP/2, which hosts speak, sends them once and then refers to them. */
  readonly headerBytes: number;
  /** Bytes of the body, as sent. */
  bytes: number;
}

for (const [kind, { path, limit }] of Object.entries(PAGES_BY_KIND)) {
  test(`weight of a page of the kind "${kind}"`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const transfers = new Map<string, Transfer>();
    await session.send("Network.enable");
    session.on("Network.responseReceived", ({ requestId, response, type }) => {
      const header = Object.entries(response.headers).find(
        ([name]) => name.toLowerCase() === "content-encoding",
      );
      const { url, mimeType } = response;
      transfers.set(requestId, {
        url,
        resourceType: type,
        mimeType,
        encoding: header?.[1] ?? "",
        headerBytes: response.encodedDataLength,
        bytes: 0,
      });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId);
      if (transfer !== undefined) {
        transfer.bytes = encodedDataLength - transfer.headerBytes;
      }
    });

    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect(response?.status(), path).toBe(200);

    const all = [...transfers.values()].filter(({ url }) => url.startsWith("http"));
    const sum = (list: readonly Transfer[]): number =>
      list.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = all.filter(({ mimeType }) => mimeType.endsWith("javascript"));
    const run = scripts.filter(({ resourceType }) => resourceType === "Script");
    const kilobytes = (list: readonly Transfer[]): string => `${(sum(list) / 1000).toFixed(1)} KB`;
    const ofType = (type: string): Transfer[] => all.filter(({ mimeType }) => mimeType === type);
    console.log(
      [
        `${kind} (${path}): JavaScript ${kilobytes(scripts)} in ${scripts.length} files`,
        `of which it runs ${kilobytes(run)} (${run.length} files) and prefetches the rest`,
        `HTML ${kilobytes(ofType("text/html"))}`,
        `CSS ${kilobytes(ofType("text/css"))}`,
        `all ${kilobytes(all)}`,
      ].join("; "),
    );

    expect(all.filter(({ url }) => new URL(url).origin !== ORIGIN)).toEqual([]);
    expect(scripts.filter(({ encoding, bytes }) => encoding !== "br" && bytes > 1000)).toEqual([]);
    expect(sum(run)).toBeGreaterThan(0);
    expect(sum(run)).toBeLessThanOrEqual(limit);
  });
}
