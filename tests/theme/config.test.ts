import { expect, test } from "vitest";

import config from "../../docusaurus.config";

test("links, anchors and routes that are wrong stop the build [spec 6.4]", () => {
  expect(config).toMatchObject({
    onBrokenLinks: "throw",
    onBrokenAnchors: "throw",
    onDuplicateRoutes: "throw",
    markdown: { hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" } },
  });
});

test("there is one language, one title and one tagline [spec 1.4b, 1.4c]", () => {
  expect(config).toMatchObject({
    title: "Sablier Docs",
    titleDelimiter: "|",
    tagline: "Documentation and guides for Sablier",
    baseUrl: "/",
    i18n: { defaultLocale: "en", locales: ["en"] },
  });
});
