import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { DOCUMENTATION_CHANGES } from "../../data/changelog";
import { ATOM_PATH, type Changelog, CHANGELOG_PATH, RSS_PATH } from "../../src/lib/changelog/model";
import type { ProtocolModel } from "../protocol-data/model";
import { contentOf } from "../shared/content";
import { documentationEntries, releaseEntries } from "./entries";
import { makeFeeds } from "./feeds";

/**
 * Makes the change log: a page and two feeds, of `data/changelog.ts` and of the releases that the data
 * package and `data/releases.ts` know.
 */
export default function changelog({ siteConfig, i18n }: LoadContext): Plugin {
  let log: Changelog = { documentation: [], releases: [] };
  const feedTag = (title: string, type: string, href: string) => ({
    tagName: "link",
    attributes: { rel: "alternate", type, title: `${siteConfig.title}: ${title}`, href },
  });
  return {
    name: "changelog",

    allContentLoaded({ allContent, actions }) {
      const protocol = contentOf(allContent, "protocol-data") as ProtocolModel;
      log = {
        documentation: documentationEntries(DOCUMENTATION_CHANGES),
        releases: releaseEntries(protocol.history.releases),
      };
      actions.addRoute({
        path: CHANGELOG_PATH,
        component: "@site/src/tables/ChangelogPage",
        props: { log },
        exact: true,
      });
    },

    injectHtmlTags: () => ({
      headTags: [
        feedTag("change log (RSS)", "application/rss+xml", RSS_PATH),
        feedTag("change log (Atom)", "application/atom+xml", ATOM_PATH),
      ],
    }),

    async postBuild({ outDir }) {
      const { themeConfig, title, url } = siteConfig;
      const { footer } = themeConfig as { footer?: { copyright?: string } };
      const feeds = makeFeeds(log, {
        name: title,
        origin: url,
        language: i18n.currentLocale,
        copyright: footer?.copyright ?? title,
      });
      for (const [file, text] of feeds) await writeFile(path.join(outDir, file), text);
    },
  };
}
