import type { Page, Route } from "@playwright/test";

/** Scripts of the built site. */
export const SCRIPTS = "**/assets/js/**";

/** Part of the main script's configuration of the navbar: its first item begins here. */
export const FIRST_NAVBAR_ITEM = /\{label:"Concepts",to:/u;

/** Serves the scripts with the first match of a pattern replaced. */
export async function rewriteScripts(
  page: Page,
  pattern: RegExp,
  replace: (match: string) => string,
): Promise<void> {
  await page.route(SCRIPTS, async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(pattern, replace);
    await route.fulfill({ response, body });
  });
}

/**
 * Serves pages without their HTML, so that the browser renders all of it: what the server rendered
 * does not know of configuration that a test has changed in the scripts.
 */
export async function renderInBrowser(page: Page): Promise<void> {
  await page.route("**/*", async (route: Route) => {
    if (route.request().resourceType() !== "document") {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const html = await response.text();
    const start = html.indexOf(">", html.search(/<div id="?__docusaurus"?[ >]/u)) + 1;
    const end = html.lastIndexOf("</div>");
    await route.fulfill({ response, body: html.slice(0, start) + html.slice(end) });
  });
}
