import { createServer } from "node:net";

import { chromium } from "@playwright/test";
import type { Result } from "lighthouse";

import { CHROMIUM_ARGS, findChromium } from "./chromium";

/** Categories in which every page reaches the full score. */
export const PERFECT = ["accessibility", "best-practices", "seo"] as const;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });
}

/**
 * Lighthouse's report on a page, as a phone sees it, from a browser of its own.
 *
 * @param url address of the page
 * @throws {Error} when Lighthouse gives no result
 */
export async function auditPage(url: string): Promise<Result> {
  // The module is for `import` only, which a script that runs as CommonJS can do this way.
  const { default: lighthouse } = await import("lighthouse");
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", ...PERFECT],
    });
    if (result === undefined) {
      throw new Error(`Lighthouse gave no result for ${url}.`);
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Score of a category in a report, from 0 to 100. */
export const scoreOf = ({ categories }: Result, id: string): number =>
  Math.round((categories[id]?.score ?? 0) * 100);
