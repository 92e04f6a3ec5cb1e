import { readdirSync, statSync } from "node:fs";
import path from "node:path";

import type { Browser } from "@playwright/test";

import { ofType, SCRIPT, sum, weighPage } from "../e2e/support/weigh";
import { READER } from "./browser";

/** What a page costs its reader: bytes as sent, and counts. */
export type Weight = {
  /** JavaScript that opening the page fetches, most of it ahead of use. */
  readonly opened: number;
  /** JavaScript that runs after the reader's first movement. */
  readonly used: number;
  readonly css: number;
  readonly html: number;
  readonly fonts: number;
  readonly requests: number;
  readonly hosts: number;
};

/**
 * Weighs a page with a browser that has nothing of the site.
 *
 * @throws {Error} when the page is not served
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(READER);
  try {
    const { status, opened, run } = await weighPage(await context.newPage(), url);
    if (status !== 200) throw new Error(`${url} has the status ${status ?? "none"}, not 200.`);
    return {
      opened: sum(ofType(opened, SCRIPT)),
      used: sum(run),
      css: sum(ofType(opened, /css/u)),
      html: sum(ofType(opened, /html/u)),
      fonts: sum(ofType(opened, /font/u)),
      requests: opened.length,
      hosts: new Set(opened.map(({ url: address }) => new URL(address).host)).size,
    };
  } finally {
    await context.close();
  }
}

/**
 * Path of the page with the largest HTML in a part of a built site.
 *
 * @param root folder with the built site
 * @param part folder in it, such as `reference`
 * @throws {Error} when there is no page
 */
export function longestPage(root: string, part: string): string {
  const pages = readdirSync(path.join(root, part), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => `${part}/${name}`)
    .sort((a, b) => statSync(path.join(root, b)).size - statSync(path.join(root, a)).size);
  const [longest] = pages;
  if (longest === undefined) throw new Error(`No page in ${path.join(root, part)}.`);
  return `/${longest.replaceAll(path.sep, "/").replace(/\.html$/u, "")}`;
}
