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
 * Writes the change log as feeds. A release has the first day of its month as its date, because the day
 * of most is not known; its title says the month.
 *
 * @returns text of each file by its path
 */
export function makeFeeds(changelog: Changelog, site: FeedSite): Map<string, string> {
  const page = `${site.origin}${CHANGELOG_PATH}`;
  const entries = [
    ...changelog.documentation.map((entry) => ({
      ...entry,
      date: new Date(entry.listed),
      category: "Documentation",
      description: entry.text,
    })),
    ...changelog.releases.map((entry) => ({
      ...entry,
      date: new Date(entry.month),
      title: `${entry.title}, announced in ${formatIsoDate(entry.month)}`,
      category: "Protocol",
      description: entry.highlights.join(". ") + ".",
    })),
  ].sort((a, b) => b.date.getTime() - a.date.getTime());
  const [newest] = entries;
  const feed = new Feed({
    id: page,
    link: page,
    title: `${site.name}: change log`,
    description: "Changes of the documentation and releases of the protocol.",
    language: site.language,
    copyright: site.copyright,
    // Of the content, so that two builds of one content are equal.
    ...(newest === undefined ? {} : { updated: newest.date }),
    generator: site.name,
    author: { name: site.name, link: site.origin },
    feedLinks: { rss: `${site.origin}${RSS_PATH}`, atom: `${site.origin}${ATOM_PATH}` },
  });
  for (const { id, title, date, category, description } of entries) {
    const link = `${page}#${id}`;
    feed.addItem({
      id: link,
      guid: link,
      link,
      title,
      description,
      date,
      category: [{ name: category }],
    });
  }
  return new Map([
    [RSS_PATH, feed.rss2()],
    [ATOM_PATH, feed.atom1()],
  ]);
}
