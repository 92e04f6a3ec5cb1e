import {
  isVersion,
  parseReleaseRef,
  type ReleasePages,
  type ReleaseRef,
  releaseRef,
} from "../../src/lib/protocol/model";

/**
 * Finds the pages about a release by their routes, so that no list of them can be out of date.
 * @param ref the release
 * @param plain whether its routes carry no version
 * @param pageIds ids of all pages in the order of the site map: routes without the leading slash
 */
export function releasePages(
  ref: ReleaseRef,
  plain: boolean,
  pageIds: readonly string[],
): ReleasePages {
  const { protocol, version } = parseReleaseRef(ref);
  const below = (sidebar: string): string[] => {
    const folder = `${sidebar}/${protocol}/${plain ? "" : `${version}/`}`;
    return pageIds.filter(
      (id) =>
        // A release that fits on one page has it in place of the folder.
        `${id}/`.startsWith(folder) && !isVersion(id.slice(folder.length).split("/", 1)[0] ?? ""),
    );
  };
  const [reference] = below("reference");
  const guides = below("guides");
  const overview = guides.find((id) => id.endsWith("/overview"));
  return {
    ...(overview !== undefined && { overview: `/${overview}` }),
    ...(reference !== undefined && { reference: `/${reference}` }),
    migration: guides.flatMap((id) => {
      const from = /\/from-([^/]+)$/u.exec(id)?.[1];
      return from !== undefined && isVersion(from)
        ? [{ from: releaseRef(protocol, from), path: `/${id}` }]
        : [];
    }),
  };
}
