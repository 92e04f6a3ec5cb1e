import type { ReleaseRecord } from "../../data/releases";
import { entriesOf, routesByTopic, type Topic } from "../../src/lib/protocol/counterparts";
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

/** Everything that is wrong with the table, one line a problem, each with its fix. */
export function counterpartProblems({ topics, releases, pages }: SwitchData): string[] {
  /** Pages on which a reader works with one release; concepts serve all of them. */
  const written = pages.filter(
    ({ permalink }) =>
      /^\/(?:guides|reference)\//u.test(permalink) &&
      !releases.some(({ addressPage }) => addressPage === permalink),
  );
  /** The other releases of the protocol that have such pages. */
  const othersOf = (release: string): ReleaseRecord[] =>
    releases.filter(
      ({ ref }) =>
        ref !== release &&
        parseReleaseRef(ref).protocol === parseReleaseRef(release).protocol &&
        written.some((page) => page.release === ref),
    );
  const named = routesByTopic(topics).flat();
  const repeated = named.filter((route, index) => named.indexOf(route) !== index);
  return [
    ...topics.flatMap((topic) => [...topicProblems(topic, pages, othersOf)]),
    ...[...new Set(repeated)].map(
      (route) => `${route} is named more than once: keep it in one topic`,
    ),
    ...written.flatMap(({ permalink, release }) => {
      if (release === null || named.includes(permalink)) return [];
      const others = othersOf(release).map(({ ref }) => ref);
      return others.length === 0
        ? []
        : [
            `${permalink} (${release}) is in no topic: add it to one, with the page about ` +
              `the same thing of ${others.join(" and ")}, or with the reason why there is none`,
          ];
    }),
  ];
}

function* topicProblems(
  topic: Topic,
  pages: readonly ReleasePage[],
  othersOf: (release: ReleaseRef) => readonly ReleaseRecord[],
): Generator<string, void> {
  const named = entriesOf(topic.pages);
  const absent = entriesOf(topic.none);
  const [first] = named;
  const name = first?.[1][0] ?? "";
  for (const [ref, routes] of named) {
    for (const route of routes) {
      const page = pages.find(({ permalink }) => permalink === route);
      if (page === undefined) {
        yield `${route} does not exist: correct the route, or remove it`;
      } else if (page.release !== ref) {
        yield (
          `${route} stands for ${ref}, but is about ${page.release ?? "no release"}: correct the ` +
          "key, or `release` in the front matter of the page"
        );
      }
    }
  }
  for (const [ref, { reason, see }] of absent) {
    if (topic.pages[ref] !== undefined) {
      yield `${name}: ${ref} has pages and a reason why it has none: keep one`;
    }
    if (reason.trim() === "") yield `${name}: the reason for ${ref} is empty: write it`;
    if (!pages.some(({ permalink }) => permalink === see.split("#", 1)[0])) {
      yield `${name}: ${see}, where ${ref} leads, does not exist: correct the route`;
    }
  }
  const protocols = new Set([...named, ...absent].map(([ref]) => parseReleaseRef(ref).protocol));
  if (protocols.size > 1) {
    yield `${name}: a topic cannot be about ${[...protocols].join(" and ")}: split it`;
  }
  // Of releases without guides a topic needs to say nothing.
  for (const { ref, depth } of first === undefined ? [] : othersOf(first[0])) {
    if (depth !== "full" || topic.pages[ref] !== undefined || topic.none?.[ref] !== undefined) {
      continue;
    }
    yield `${name}: ${labelOfRef(ref)} has guides, but no page about it: add the page, or the reason to \`none\``;
  }
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
