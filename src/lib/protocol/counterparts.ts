import { type Counterpart, type Depth, parseReleaseRef, type ReleaseRef } from "./model";

/** Why a release has no page about a topic, and where its reader goes instead. */
export interface NoPage {
  /** Part of a sentence, such as `has no guide for Safe`; the name of the release comes before it. */
  readonly reason: string;
  readonly see: string;
}

/** Pages of several releases about the same thing. */
export interface Topic {
  /** Routes by release. The first one of a release is where the other releases lead. */
  readonly pages: Readonly<Partial<Record<ReleaseRef, readonly [string, ...string[]]>>>;
  readonly none?: Readonly<Partial<Record<ReleaseRef, NoPage>>>;
}

export interface CounterpartData {
  readonly topics: readonly Topic[];
  readonly releases: readonly { readonly ref: ReleaseRef; readonly depth: Depth }[];
  /** What is known of the sections of pages; without it, switches lead to pages only. */
  readonly sections?: SectionData;
}

/** What is known of the sections of pages, by the routes of the pages. */
export interface SectionData {
  readonly idsOf: (route: string) => Iterable<string>;
  /**
   * Where a page says what became, on the way to another release, of the symbol that a section
   * describes; undefined when nothing is said or the section describes none.
   */
  readonly moveOf: (route: string, id: string, to: ReleaseRef) => string | undefined;
}

export const entriesOf = <Value>(
  record: Readonly<Partial<Record<ReleaseRef, Value>>> | undefined,
): [ReleaseRef, Value][] => Object.entries(record ?? {}) as [ReleaseRef, Value][];

export const routesByTopic = (topics: readonly Topic[]): string[][] =>
  topics.map(({ pages }) => entriesOf(pages).flatMap(([, routes]) => routes));

/**
 * Where the switch of a page leads, one entry for each other release of the protocol that has pages
 * of its own. The releases that are left out have addresses only.
 * @param route of a page of a guide or of a reference
 */
export function counterpartsOf(
  route: string,
  { topics, releases, sections }: CounterpartData,
): Counterpart[] {
  for (const topic of topics) {
    const own = entriesOf(topic.pages).find(([, routes]) => routes.includes(route))?.[0];
    if (own === undefined) continue;
    const { protocol } = parseReleaseRef(own);
    return releases.flatMap(({ ref, depth }): Counterpart[] => {
      const other = parseReleaseRef(ref);
      if (other.protocol !== protocol || ref === own) return [];
      const pages = topic.pages[ref];
      if (pages !== undefined) {
        const places = sections === undefined ? [] : placesOf(route, ref, pages, sections);
        return [
          {
            version: other.version,
            path: pages[0],
            ...(places.length > 0 && { sections: places }),
          },
        ];
      }
      const none = topic.none?.[ref] ?? (depth === "reference" ? onlyReference(ref, topics) : null);
      return none === null ? [] : [{ version: other.version, path: none.see, reason: none.reason }];
    });
  }
  return [];
}

/** Where the sections of a page lead: to the same id there, or to what became of their symbol. */
function placesOf(
  route: string,
  ref: ReleaseRef,
  pages: readonly string[],
  { idsOf, moveOf }: SectionData,
): [string, string][] {
  const there = pages.map((page) => [page, new Set(idsOf(page))] as const);
  const places = new Map<string, string[]>();
  for (const id of idsOf(route)) {
    const place = there.find(([, ids]) => ids.has(id))?.[0] ?? moveOf(route, id, ref);
    if (place !== undefined) places.set(place, [...(places.get(place) ?? []), id]);
  }
  return [...places].map(([place, ids]) => [place, ids.join(" ")]);
}

/** Why a release without guides has no page about a topic; its first page in the table says more. */
function onlyReference(ref: ReleaseRef, topics: readonly Topic[]): NoPage | null {
  const see = topics.map(({ pages }) => pages[ref]?.[0]).find((route) => route !== undefined);
  return see === undefined ? null : { reason: "has a reference and the differences only", see };
}
