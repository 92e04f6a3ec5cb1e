import { isElsewhere } from "@site/src/ui/plain-click";

/** Links within the site and anchors of headings in HTML of the build, for the site's link check. */
export function linksAndAnchors(html: string): { links: string[]; anchors: string[] } {
  const values = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].flatMap(([, value]) => (value === undefined ? [] : [value]));
  return {
    links: values(/<a (?!class="hash-link")[^>]*href="([/#][^"]*)"/gu),
    anchors: values(/<h[2-6] [^>]*id="([^"]*)"/gu),
  };
}

/** Puts the site's base path in front of root-relative links. */
export function withBaseUrl(html: string, baseUrl: string): string {
  return baseUrl === "/" ? html : html.replaceAll('href="/', `href="${baseUrl}`);
}

/** The link that something is or is in, if it leads to another page of the site in the same tab. */
function linkInside(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return undefined;
  if (link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link;
}

/**
 * Where a click on a link leads within the site.
 *
 * @returns undefined for clicks that the browser should handle: other sites, the same page, new
 * tabs and windows.
 */
export function internalTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (isElsewhere(event)) return undefined;
  const link = linkInside(event.target);
  return link === undefined ? undefined : `${link.pathname}${link.search}${link.hash}`;
}
