import { expect, test } from "@playwright/test";

import { ORIGIN } from "./support/origin";

/** What a page of a kind may transfer, in bytes as sent; 1 KB is 1000 bytes. */
interface Budget {
  readonly path: string;
  /** JavaScript of a page that is only opened and read, most of it fetched ahead and not run. */
  readonly opened: number;
  /** JavaScript that it has run after the reader's first movement. */
  readonly used: number;
}

const PAGES_BY_KIND: Readonly<Record<string, Budget>> = {
  // The home page runs from the start, to warn of a wrong base URL. When it is used, it learns the
  // routes of the pages that it links to.
  home: { path: "/", opened: 62_000, used: 90_000 },
  text: { path: "/concepts/what-is-sablier", opened: 60_000, used: 86_000 },
  deployments: { path: "/guides/lockup/deployments", opened: 60_000, used: 96_000 },
  "contract reference": {
    path: "/reference/lockup/contracts/contract.SablierLockup",
    opened: 60_000,
    used: 90_000,
  },
  plot: { path: "/concepts/lockup/stream-shapes", opened: 60_000, used: 105_000 },
  "query editor": { path: "/api/lockup/the-graph/queries", opened: 60_000, used: 90_000 },
  "schema fields": { path: "/api/lockup/the-graph/structure", opened: 60_000, used: 96_000 },
  support: { path: "/support/faq", opened: 60_000, used: 98_000 },
};

/** Style sheets, documents, fonts and requests of a page that is opened, of any kind. */
const MOST = { css: 26_000, html: 40_000, fonts: 60_000, requests: 15 } as const;

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

const sum = (list: readonly Transfer[]): number =>
  list.reduce((total, { bytes }) => total + bytes, 0);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const isScript = ({ mimeType }: Transfer): boolean => mimeType.endsWith("javascript");

/** The largest files, for whoever has to find out what grew. */
function largest(list: readonly Transfer[]): string {
  return [...list]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 8)
    .map(({ url, bytes }) => `${kilobytes(bytes)} ${new URL(url).pathname}`)
    .join("\n");
}

for (const [kind, { path, opened, used }] of Object.entries(PAGES_BY_KIND)) {
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
        // A file that was fetched ahead comes from the browser's cache, without headers.
        transfer.bytes = Math.max(0, encodedDataLength - transfer.headerBytes);
      }
    });
    const sent = (): Transfer[] =>
      [...transfers.values()].filter(({ url }) => url.startsWith("http"));

    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect(response?.status(), path).toBe(200);
    // What an idle page fetches ahead is part of what opening it costs.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))),
    );
    await page.waitForLoadState("networkidle");
    const atFirst = sent();
    const ofType = (type: RegExp): number =>
      sum(atFirst.filter(({ mimeType }) => type.test(mimeType)));
    const openedScripts = atFirst.filter(isScript);
    const css = ofType(/css/u);
    const html = ofType(/html/u);
    const fonts = ofType(/font/u);

    await page.mouse.move(5, 5);
    await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
    await page.waitForLoadState("networkidle");
    const wasOpened = new Set(openedScripts.map(({ url }) => url));
    const run = sent().filter(
      (transfer) =>
        isScript(transfer) && (transfer.resourceType === "Script" || wasOpened.has(transfer.url)),
    );
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
    const plain = atFirst.filter((transfer) => isScript(transfer) && transfer.bytes > 1000);
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
