import { Feed } from "feed";

import { ATOM_PATH, type Changelog, CHANGELOG_PATH, RSS_PATH } from "../../src/lib/changelog/model";
import { formatIsoDate } from "../../src/lib/format/iso-dates";

export interface FeedSite {
  readonly name: string;
  /** Without a slash at the end. */
  readonly origin: string;
  readonly language: string;
  readonly copyright: string;
}

/**
 * Writes the change log as feeds. The date of an entry is the day on which it came into the log; the
 * month of a release is in its title.
 *
 * @returns text of each file by its path
 */
export function makeFeeds(changelog: Changelog, site: FeedSite): Map<string, string> {
  const page = `${site.origin}${CHANGELOG_PATH}`;
  const entries = [
    ...changelog.documentation.map((entry) => ({
      ...entry,
      category: "Documentation",
      description: entry.text,
    })),
    ...changelog.releases.map((entry) => ({
      ...entry,
      title: `${entry.title}, announced in ${formatIsoDate(entry.month)}`,
      category: "Protocol",
      description: entry.highlights.join(". ") + ".",
    })),
  ].sort((a, b) => b.listed.localeCompare(a.listed));
  const [newest] = entries;
  const feed = new Feed({
    id: page,
    link: page,
    title: `${site.name}: change log`,
    description: "Changes of the documentation and releases of the protocol.",
    language: site.language,
    copyright: site.copyright,
    // Of the content, so that two builds of one content are equal.
    ...(newest === undefined ? {} : { updated: new Date(newest.listed) }),
    generator: site.name,
    author: { name: site.name, link: site.origin },
    feedLinks: { rss: `${site.origin}${RSS_PATH}`, atom: `${site.origin}${ATOM_PATH}` },
  });
  for (const { id, title, listed, category, description } of entries) {
    const link = `${page}#${id}`;
    feed.addItem({
      id: link,
      guid: link,
      link,
      title,
      description,
      date: new Date(listed),
      category: [{ name: category }],
    });
  }
  return new Map([
    [RSS_PATH, feed.rss2()],
    [ATOM_PATH, feed.atom1()],
  ]);
}
