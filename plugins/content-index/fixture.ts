import type { PageRecord, SectionRecord } from "../../src/lib/page-records/types";
import type { ExtractedPage } from "./extract";

/** A section for tests, with what differs from an empty one. */
export const testSection = (given: Partial<SectionRecord> = {}): SectionRecord => ({
  id: "",
  level: 1,
  heading: "Chains",
  path: ["Chains"],
  units: [],
  words: "",
  code: "",
  identifiers: [],
  markdown: "",
  ...given,
});

/** A page for tests, with what differs from a page about chains. */
export const testPage = (
  given: Partial<PageRecord> = {},
  markdown = "All of them.",
): ExtractedPage => {
  const record: PageRecord = {
    route: "/concepts/chains",
    title: "Chains",
    metaTitle: "Supported chains",
    description: "Every chain.",
    area: "Concepts",
    breadcrumbs: ["Basics"],
    protocol: null,
    release: null,
    sections: [testSection({ markdown })],
    ...given,
  };
  return {
    record,
    markdown,
    body: markdown,
    updated: null,
    sectionMarkdown: record.sections.map((section) => section.markdown),
  };
};
