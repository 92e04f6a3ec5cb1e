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

/** What React reports when the HTML is not what it draws, and goes on after. */
export const OTHER_HTML = /Minified React error #418/u;

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

/** What a version of the docs tells every page about its docs. */
interface KnownDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar: string;
}

/** Docs that navbar items of a test look up. */
export const KNOWN_DOCS: readonly KnownDoc[] = [
  {
    id: "concepts/what-is-sablier",
    path: "/concepts/what-is-sablier",
    sidebar: "conceptsSidebar",
  },
  { id: "concepts/fees", path: "/concepts/fees", sidebar: "conceptsSidebar" },
];

/**
 * Changes what every page knows of the docs: a build whose navbar looks no docs up leaves their list
 * out of the pages.
 *
 * @param sidebarWithoutLink a sidebar whose first page is taken away
 */
export async function changeDocsData(page: Page, sidebarWithoutLink = ""): Promise<void> {
  await page.addInitScript(
    ({ docs, sidebar }) => {
      const parse = JSON.parse.bind(JSON);
      JSON.parse = (text: string, ...rest) => {
        const value = parse(text, ...rest) as Record<string, unknown>;
        const plugin = text.includes('"mainDocId"')
          ? value["docusaurus-plugin-content-docs"]
          : undefined;
        if (plugin !== undefined) {
          interface Version {
            docs: unknown[];
            sidebars: Record<string, { link?: unknown }>;
          }
          const { versions } = (plugin as { default: { versions: Version[] } }).default;
          for (const version of versions) {
            if (version.docs.length === 0) version.docs = [...docs];
            delete version.sidebars[sidebar]?.link;
          }
        }
        return value;
      };
    },
    { docs: KNOWN_DOCS, sidebar: sidebarWithoutLink },
  );
}
