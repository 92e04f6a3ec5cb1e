import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

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
  /** Bytes of the body, as a host sends it. */
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

/** Bytes of some files, as a host sends them. */
export const sum = (list: readonly Transfer[]): number =>
  list.reduce((total, { bytes }) => total + bytes, 0);

/** Files of a kind, such as `/css/`. */
export const ofType = (list: readonly Transfer[], mimeType: RegExp): Transfer[] =>
  list.filter((transfer) => mimeType.test(transfer.mimeType));

/** Milliseconds without any traffic after which a page has all it asked for. */
const QUIET_MS = 500;

/** Milliseconds after which a page that still asks for files is given up. */
const MOST_MS = 30_000;

export const SCRIPT = /javascript$/u;

const brotli = promisify(brotliCompress);

/**
 * Bytes of a text as hosts send it: files with a hash in their names are compressed once and as well
 * as can be, others for each request. The server of `npm start` compresses all of them quickly.
 */
async function compressedSize(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer();
  const quality = new URL(url).pathname.startsWith("/assets/") ? 11 : 5;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return (await brotli(body, { params })).byteLength;
}

/** Sizes that are known, by their addresses: pages have most of their files in common. */
const sizes = new Map<string, Promise<number>>();

/**
 * Opens a page, waits until it is idle, and then begins to use it.
 *
 * @param page in a browser context without a cache of the site
 * @param path of the page, or its address
 * @throws {Error} when the page does not stop loading files
 */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const pending = new Set<string>();
  let lastChange = Date.now();
  const change = (): void => {
    lastChange = Date.now();
  };
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId }) => {
    pending.add(requestId);
    change();
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    pending.delete(requestId);
    change();
  });
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
    pending.delete(requestId);
    change();
    const transfer = transfers.get(requestId);
    if (transfer !== undefined) {
      // A file that was fetched ahead comes from the browser's cache, without headers.
      transfer.bytes = Math.max(0, encodedDataLength - transfer.headerBytes);
    }
  });
  const sent = (): Transfer[] =>
    [...transfers.values()].filter(({ url }) => url.startsWith("http"));

  // Playwright's "networkidle" stays true once it has been reached.
  const settle = async (): Promise<void> => {
    const start = Date.now();
    while (pending.size > 0 || Date.now() - lastChange < QUIET_MS) {
      if (Date.now() - start > MOST_MS) {
        throw new Error(`${path} still loads files after ${MOST_MS} ms.`);
      }
      await page.waitForTimeout(50);
    }
  };

  const response = await page.goto(path);
  // What an idle page fetches ahead is part of what opening it costs.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))),
  );
  await settle();
  const opened = sent();

  await page.mouse.move(5, 5);
  await page.waitForSelector("html[data-has-hydrated=true]", { state: "attached" });
  change();
  await settle();
  // What was fetched ahead and then run is there twice: as it was sent, and from the cache.
  const scripts = ofType(sent(), SCRIPT);
  const wasRun = new Set(
    scripts.filter(({ resourceType }) => resourceType === "Script").map(({ url }) => url),
  );
  const run = scripts.filter(({ url }) => wasRun.has(url));
  for (const transfer of transfers.values()) {
    const { url, encoding, bytes } = transfer;
    if (encoding !== "br" || bytes === 0) continue;
    const size = sizes.get(url) ?? compressedSize(url);
    sizes.set(url, size);
    transfer.bytes = await size;
  }
  return { status: response?.status(), opened, run };
}
