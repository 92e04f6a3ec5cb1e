import type { ReleaseRecord } from "../../data/releases";
import {
  isVersion,
  parseReleaseRef,
  type ReleasePages,
  type ReleaseRef,
  releaseRef,
} from "../../src/lib/protocol/model";

/** Route of the list of releases; releases without a guide page get a page below it. */
export const PAGES_PATH = "/deployments";

/** Page about the way from another release. */
const MIGRATION = /\/from-([^/]+)$/u;

/**
 * Finds the pages about a release by their routes, so that no list of them can be out of date.
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
    const folder = `${sidebar}/${protocol}/${plain ? "" : version}`;
    return pageIds.filter(
      (id) =>
        `${id}/`.startsWith(plain ? folder : `${folder}/`) &&
        !isVersion(id.slice(folder.length).split("/", 1)[0] ?? ""),
    );
  };
  const [reference] = below("reference");
  const guides = below("guides");
  const own = guides.filter((id) => !MIGRATION.test(id));
  const overview = own.find((id) => id.endsWith("/overview")) ?? own[0];
  return {
    ...(overview !== undefined && { overview: `/${overview}` }),
    ...(reference !== undefined && { reference: `/${reference}` }),
    migration: guides.flatMap((id) => {
      const from = MIGRATION.exec(id)?.[1];
      return from !== undefined && isVersion(from)
        ? [{ from: releaseRef(protocol, from), path: `/${id}` }]
        : [];
    }),
  };
}

/** Where the addresses of a release are: on a page of the docs, or on one that is made. */
export function addressPageOf({
  ref,
  addressPage,
}: Pick<ReleaseRecord, "ref" | "addressPage">): string {
  const { protocol, version } = parseReleaseRef(ref);
  return addressPage ?? `${PAGES_PATH}/${protocol}/${version}`;
}

/** The page with the addresses of a release, and its other pages. */
export const placesOf = (
  record: ReleaseRecord,
  pageIds: readonly string[],
): { readonly path: string; readonly pages: ReleasePages } => ({
  path: addressPageOf(record),
  pages: releasePages(record.ref, record.plainRoutes === true, pageIds),
});
