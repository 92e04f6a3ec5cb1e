import type { Page } from "@playwright/test";

/** A file that a page received over the network. */
export interface Transfer {
  readonly url: string;
  /** What the browser wants it for: a prefetched script is of the type "Other" or "Prefetch". */
  readonly resourceType: string;
  readonly mimeType: string;
  /** Compression, such as `br`; empty for none. */
  readonly encoding: string;
  /** Bytes of the headers: HTTP/2, which hosts speak, sends them once and then refers to them. */
  readonly headerBytes: number;
  /** Bytes of the body, as sent. */
  bytes: number;
}

/** What a page costs its reader. */
export interface PageWeight {
  readonly status: number | undefined;
  /** Everything that an idle page has received. */
  readonly opened: readonly Transfer[];
  /** Scripts that have run after the reader's first movement. */
  readonly run: readonly Transfer[];
}

/** Bytes of some files, as sent. */
export const sum = (list: readonly Transfer[]): number =>
  list.reduce((total, { bytes }) => total + bytes, 0);

/** Files of a kind, such as `/css/`. */
export const ofType = (list: readonly Transfer[], mimeType: RegExp): Transfer[] =>
  list.filter((transfer) => mimeType.test(transfer.mimeType));

export const SCRIPT = /javascript$/u;

/**
 * Opens a page, waits until it is idle, and then begins to use it.
 *
 * @param page in a browser context without a cache of the site
 * @param path of the page, or its address
 */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
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
  // What an idle page fetches ahead is part of what opening it costs.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))),
  );
  await page.waitForLoadState("networkidle");
  const opened = sent();

  await page.mouse.move(5, 5);
  await page.waitForSelector("html[data-has-hydrated=true]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  const wasOpened = new Set(ofType(opened, SCRIPT).map(({ url }) => url));
  const run = ofType(sent(), SCRIPT).filter(
    ({ resourceType, url }) => resourceType === "Script" || wasOpened.has(url),
  );
  return { status: response?.status(), opened, run };
}
