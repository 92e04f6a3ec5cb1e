import type { ThemeConfig } from "@docusaurus/preset-classic";
import type { Config } from "@docusaurus/types";

import type { Identity } from "./identity";

/** The font that every page paints its first text with; preloading it avoids a swap. */
export const TEXT_FONT = "fonts/figtree-latin.woff2";

/**
 * Runs before anything else: a page asked for as `…/index.html`, `….html` or with a slash at its end
 * gets its clean address, so that links, the canonical address and the active menu item agree.
 */
export const CLEAN_PATH = `(function(){var p=location.pathname,c=p.replace(/(\\/index)?\\.html$|\\/$/,"")||"/";c!==p&&history.replaceState(history.state,"",c+location.search+location.hash)})()`;

/** Tags of every page's head that no plugin adds. */
export function createHeadTags(
  identity: Identity,
  preconnect: readonly string[] = [],
): NonNullable<Config["headTags"]> {
  const at = (path: string): string => `${identity.baseUrl}${path}`;
  return [
    ...preconnect.map((href) => ({
      tagName: "link",
      attributes: { rel: "preconnect", href, crossorigin: "anonymous" },
    })),
    {
      tagName: "link",
      attributes: {
        rel: "preload",
        href: at(TEXT_FONT),
        as: "font",
        type: "font/woff2",
        crossorigin: "anonymous",
      },
    },
    { tagName: "script", attributes: {}, innerHTML: CLEAN_PATH },
    {
      tagName: "link",
      attributes: { rel: "apple-touch-icon", href: at("img/apple-touch-icon.png") },
    },
    { tagName: "link", attributes: { rel: "manifest", href: at("site.webmanifest") } },
  ];
}

/** `<meta>` elements of every page. */
export function createMetadata(identity: Identity): NonNullable<ThemeConfig["metadata"]> {
  return [
    { name: "description", content: identity.description },
    { name: "theme-color", content: "#0e1420", media: "(prefers-color-scheme: dark)" },
    { name: "theme-color", content: "#ffffff", media: "(prefers-color-scheme: light)" },
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:site_name", content: identity.siteName },
  ];
}
