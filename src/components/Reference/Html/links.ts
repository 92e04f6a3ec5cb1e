/** Internal links and anchors in the HTML of a reference, for the site's link check. */
export function linksAndAnchors(html: string): { links: string[]; anchors: string[] } {
  const values = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].flatMap(([, value]) => (value === undefined ? [] : [value]));
  return {
    links: values(/<a [^>]*href="(\/[^"]*)"/gu),
    anchors: values(/<h[2-6] [^>]*id="([^"]*)"/gu),
  };
}

/** Puts the site's base path in front of root-relative links. */
export function withBaseUrl(html: string, baseUrl: string): string {
  return baseUrl === "/" ? html : html.replaceAll('href="/', `href="${baseUrl}`);
}

/**
 * Where a click on a link leads within the site.
 *
 * @returns undefined for clicks that the browser should handle: other sites, the same page, new
 * tabs and windows.
 */
export function internalTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return undefined;
  if (link.origin !== window.location.origin) return undefined;
  if (link.pathname === window.location.pathname) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}
