import type { ReleaseRecord } from "../../data/releases";
import { entriesOf, type Topic } from "../../src/lib/protocol/counterparts";
import { labelOfRef, parseReleaseRef, type ReleaseRef } from "../../src/lib/protocol/model";

export interface ReleasePage {
  readonly permalink: string;
  readonly release: string | null;
}

/** What is known of the pages and releases of the site. */
export interface SwitchData {
  readonly topics: readonly Topic[];
  readonly releases: readonly ReleaseRecord[];
  readonly pages: readonly ReleasePage[];
}

const TABLE = "data/counterparts.ts";

/** Pages on which a reader works with one release; concepts serve all of them. */
const hasSwitch = ({ permalink }: ReleasePage): boolean =>
  /^\/(?:guides|reference)\//u.test(permalink);

const topicsWith = (route: string, topics: readonly Topic[]): Topic[] =>
  topics.filter(({ pages }) => entriesOf(pages).some(([, routes]) => routes.includes(route)));

/** Whether the site has pages about a release beside those that list addresses. */
function isWritten(ref: ReleaseRef, { pages, releases }: SwitchData): boolean {
  return pages.some(
    (page) =>
      page.release === ref &&
      hasSwitch(page) &&
      !releases.some(({ addressPage }) => addressPage === page.permalink),
  );
}

/** Everything that is wrong with the table, one line a problem, each with its fix. */
export function counterpartProblems(data: SwitchData): string[] {
  const { topics, pages, releases } = data;
  const byRoute = new Map(pages.map((page) => [page.permalink, page]));
  return [
    ...topics.flatMap((topic) => topicProblems(topic, data, byRoute)),
    ...routesInSeveralTopics(topics),
    ...pages.flatMap((page) => {
      if (page.release === null || !hasSwitch(page)) return [];
      if (releases.some(({ addressPage }) => addressPage === page.permalink)) return [];
      if (topicsWith(page.permalink, topics).length > 0) return [];
      const others = othersWritten(page.release, data);
      return others.length === 0
        ? []
        : [
            `${page.permalink} (${page.release}) is in no topic: add it to one, with the page about ` +
              `the same thing of ${others.join(" and ")}, or with the reason why there is none`,
          ];
    }),
  ];
}

function topicProblems(
  topic: Topic,
  data: SwitchData,
  byRoute: ReadonlyMap<string, ReleasePage>,
): string[] {
  const problems: string[] = [];
  const named = entriesOf(topic.pages);
  const name = named[0]?.[1][0] ?? "";
  for (const [ref, routes] of named) {
    for (const route of routes) {
      const page = byRoute.get(route);
      if (page === undefined) {
        problems.push(`${route} does not exist: correct the route, or remove it`);
      } else if (page.release !== ref) {
        problems.push(
          `${route} stands for ${ref}, but is about ${page.release ?? "no release"}: correct the ` +
            "key, or `release` in the front matter of the page",
        );
      }
    }
  }
  for (const [ref, { reason, see }] of entriesOf(topic.none)) {
    if (topic.pages[ref] !== undefined) {
      problems.push(`${name}: ${ref} has pages and a reason why it has none: keep one`);
    }
    if (reason.trim() === "") problems.push(`${name}: the reason for ${ref} is empty: write it`);
    if (!byRoute.has(see.split("#", 1)[0] ?? "")) {
      problems.push(`${name}: ${see}, where ${ref} leads, does not exist: correct the route`);
    }
  }
  const protocols = new Set(
    [...named, ...entriesOf(topic.none)].map(([ref]) => parseReleaseRef(ref).protocol),
  );
  if (protocols.size > 1) {
    problems.push(`${name}: a topic cannot be about ${[...protocols].join(" and ")}: split it`);
  }
  const [first] = named;
  if (first !== undefined) {
    const missing = [first[0], ...othersWithGuides(first[0], data)].filter(
      (ref) => topic.pages[ref] === undefined && topic.none?.[ref] === undefined,
    );
    for (const ref of missing) {
      problems.push(
        `${name}: ${labelOfRef(ref)} has guides, but no page about it: add the page, or the reason to \`none\``,
      );
    }
  }
  return problems;
}

/** The other releases of the protocol that have pages beside those that list addresses. */
function othersWritten(release: string, data: SwitchData): ReleaseRef[] {
  const { protocol } = parseReleaseRef(release);
  return data.releases
    .map(({ ref }) => ref)
    .filter(
      (ref) =>
        ref !== release && parseReleaseRef(ref).protocol === protocol && isWritten(ref, data),
    );
}

/** Those of them that have guides: of the others a topic needs to say nothing. */
function othersWithGuides(release: string, data: SwitchData): ReleaseRef[] {
  const guided = data.releases.filter(({ depth }) => depth === "full").map(({ ref }) => ref);
  return othersWritten(release, data).filter((ref) => guided.includes(ref));
}

function routesInSeveralTopics(topics: readonly Topic[]): string[] {
  const all = topics.flatMap(({ pages }) => entriesOf(pages).flatMap(([, routes]) => routes));
  return [...new Set(all.filter((route, index) => all.indexOf(route) !== index))].map(
    (route) => `${route} is named more than once: keep it in one topic`,
  );
}

/** @throws Error that lists every problem of the table */
export function assertCounterparts(data: SwitchData): void {
  const problems = counterpartProblems(data);
  if (problems.length === 0) return;
  throw new Error(
    `The release switch would lead wrong in ${problems.length} places. Correct ${TABLE}:\n` +
      problems.map((problem) => `- ${problem}`).join("\n"),
  );
}
