import { readFileSync } from "node:fs";
import path from "node:path";

import type { BrowserContext } from "@playwright/test";

/**
 * The least that a page can do, written by hand, beside which the site is measured: what the browser
 * itself takes differs much between machines.
 */

/** A dialog with a field and eight results, which a worker that looks nothing up answers. */
export const LIST_PAGE = readFileSync(path.join(__dirname, "by-hand/list.html"), "utf8");

const SWAP_SCRIPT = readFileSync(path.join(__dirname, "by-hand/swap.js"), "utf8");

/**
 * A page of the site with a script of thirty lines in place of its program: it fetches a page when its
 * link is pointed at, and on a click puts that page's main part in place of the one that is shown.
 */
export function withoutProgram(html: string): string {
  const scripts = /<script\b(?![^>]*\btype="?application\/)[^>]*>.*?<\/script>/gsu;
  return `${html.replace(scripts, "")}<script>${SWAP_SCRIPT}</script>`;
}

/** Gives a browser all pages without the site's program. */
export async function servePagesByHand(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    // The host's headers forbid scripts that it does not know.
    await route.fulfill({
      body: withoutProgram(await response.text()),
      contentType: "text/html; charset=utf-8",
    });
  });
}
