import { PAGE_PROTOCOLS, type PageProtocol } from "../../src/lib/page-records/types";
import { isProtocolName, isVersion, releaseRef } from "../../src/lib/protocol/model";

/** Where a page stands on the site; none of it can be read from the page alone. */
export interface PagePlace {
  readonly route: string;
  readonly area: string;
  readonly breadcrumbs: readonly string[];
  readonly protocol: PageProtocol | null;
  readonly release: string | null;
}

/** A documentation page as its plugin knows it. */
export interface DocSource {
  readonly permalink: string;
  readonly release: string | null;
}

/** A page id, or a group of items, as `src/config/site-map.ts` lists them. */
export type MapItem = string | { readonly label: string; readonly items: readonly MapItem[] };

/** A part of the site that pages are filtered by. */
export interface Area {
  readonly label: string;
  /** Every route below it belongs to the area. */
  readonly basePath: string;
}

/** Area of the pages that are in no sidebar, such as the home page. */
export const OTHER_AREA = "Site";

/** Labels of the groups above each page id, outermost first. */
export function groupLabels(
  items: readonly MapItem[],
  above: readonly string[] = [],
): Map<string, readonly string[]> {
  return new Map(
    items.flatMap((item): [string, readonly string[]][] =>
      typeof item === "string"
        ? [[item, above]]
        : [...groupLabels(item.items, [...above, item.label])],
    ),
  );
}

/** The protocol that a page is about: the one of its release, else the one in its address. */
export function protocolOf(route: string, release: string | null): PageProtocol | null {
  const [named = ""] = release?.split("@") ?? [];
  const names = [named, ...route.replace("/merkle-airdrops", "/airdrops").split("/")];
  return names.flatMap((name) => PAGE_PROTOCOLS.filter((known) => known === name))[0] ?? null;
}

/** The release in addresses such as `/deployments/lockup/v3.0`. */
function releaseOf(route: string): string | null {
  const [version = "", protocol = ""] = route.split("/").reverse();
  return isVersion(version) && isProtocolName(protocol) ? releaseRef(protocol, version) : null;
}

const isBelow = (route: string, basePath: string): boolean =>
  route === basePath || route.startsWith(`${basePath}/`);

/**
 * Lists the pages to read, in the order of the sidebars and then by address.
 *
 * @param routes every route that was rendered
 * @param docs the documentation pages among them
 * @param siteMap the sidebars
 * @param areas parts of the site; the first that a route is below is its area
 */
export function placePages(
  routes: readonly string[],
  docs: readonly DocSource[],
  siteMap: readonly (readonly MapItem[])[],
  areas: readonly Area[],
): PagePlace[] {
  const labels = groupLabels(siteMap.flat());
  const order = new Map([...labels.keys()].map((id, index) => [`/${id}`, index]));
  const releases = new Map(docs.map(({ permalink, release }) => [permalink, release]));
  const last = order.size;
  return [...new Set(routes)]
    .filter((route) => !route.endsWith(".html"))
    .map((route) => (route === "/" ? route : route.replace(/\/$/, "")))
    .sort((a, b) => (order.get(a) ?? last) - (order.get(b) ?? last) || a.localeCompare(b))
    .map((route) => {
      const release = releases.get(route) ?? releaseOf(route);
      return {
        route,
        area: areas.find(({ basePath }) => isBelow(route, basePath))?.label ?? OTHER_AREA,
        breadcrumbs: labels.get(route.slice(1)) ?? [],
        protocol: protocolOf(route, release),
        release,
      };
    });
}
