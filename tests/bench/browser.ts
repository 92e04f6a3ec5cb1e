import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";

import { CHROMIUM_ARGS, findChromium } from "../e2e/support/chromium";

/** A desktop reader without a service worker, whose store would hide what the network gives. */
export const READER: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: "en-US",
  colorScheme: "dark",
  serviceWorkers: "block",
};

/** How much slower than this machine the reader's is. */
export const SLOWDOWN = 4;

/** Makes a page run on a processor that is slower by `SLOWDOWN`. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/**
 * Serves a built site while some work is done.
 *
 * @param root folder with the built site
 * @param work gets the address without a slash at its end
 * @throws {Error} when the site is not built
 */
export async function withServer<Result>(
  root: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = spawn(
    process.execPath,
    ["--import", "tsx", path.join(__dirname, "serve.ts"), root],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  try {
    const origin = await Promise.race([
      once(server.stdout, "data").then(([text]) => String(text).trim()),
      once(server, "exit").then(() => ""),
    ]);
    if (origin === "") throw new Error(`The server for ${root} does not start: see above.`);
    return await work(origin);
  } finally {
    server.kill();
  }
}

/** Runs some work with a browser of its own. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  withoutDefaults: string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS],
    ignoreDefaultArgs: withoutDefaults,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
