import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { Plugin } from "@docusaurus/types";

import { TOPICS } from "../../data/counterparts";
import { RELEASES } from "../../data/releases";
import { contentOf } from "../shared/content";
import { assertCounterparts } from "./counterparts";
import { duplicateTitles, frontMatterProblems, indexPages, isPublished, pageChecks } from "./pages";

/**
 * Knows every documentation page: fails the build on front matter that readers, search engines or
 * the release switch would miss, on releases that a switch would lead to wrongly, and writes the list
 * that the not-found page suggests pages from, and that of what each page was checked by. The plugin
 * `links` tells of pages that do not say the latter.
 */
export default function siteIndex(): Plugin {
  return {
    name: "front-matter",
    async allContentLoaded({ allContent, actions }) {
      const docs = contentOf(allContent, "docusaurus-plugin-content-docs") as LoadedContent;
      const pages = docs.loadedVersions.flatMap((version) => version.docs).filter(isPublished);
      const problems = [...frontMatterProblems(pages), ...duplicateTitles(pages)];
      if (problems.length > 0) {
        throw new Error(`Front matter of ${problems.length} places:\n${problems.join("\n")}`);
      }
      assertCounterparts({
        topics: TOPICS,
        releases: RELEASES,
        pages: pages.map(({ permalink, frontMatter: { release } }) => ({
          permalink,
          release: typeof release === "string" ? release : null,
        })),
      });
      await actions.createData("pages.json", JSON.stringify(indexPages(pages)));
      await actions.createData("checks.json", JSON.stringify(pageChecks(pages)));
    },
  };
}
