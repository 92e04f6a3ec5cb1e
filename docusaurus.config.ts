import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { Options, ThemeConfig } from "@docusaurus/preset-classic";
import type { Config } from "@docusaurus/types";

import bundleCache from "./plugins/bundle-cache";
import billOfMaterials from "./plugins/sbom";
import fastPages from "./plugins/fast-pages";
import links from "./plugins/links";
import { HTML_TEMPLATE } from "./plugins/fast-pages/html-template";
import { createMarkdownPlugins } from "./plugins/markdown";
import pageExtract from "./plugins/content-index";
import { PUBLIC_FOLDER, SITE_DIR } from "./plugins/paths";
import publicFiles from "./plugins/public-files";
import siteIndex from "./plugins/front-matter";
import { parseFrontMatterWithChecks } from "./plugins/front-matter/parse";
import { createAnalytics } from "./src/config/analytics";
import { createAnnouncement } from "./src/config/announcement";
import { createAskConfig } from "./src/config/ask";
import { createHeadTags, createMetadata } from "./src/config/head";
import { createHtmlTemplate } from "./src/config/html-template";
import { misspelled, variableNames } from "./src/config/environment";
import { createIdentity, repositoryProblems } from "./src/config/identity";
import { createLiveChat } from "./src/config/live-chat";
import { createFooter, createNavbar } from "./src/config/navigation";
import { createPageActions } from "./src/config/page-actions";
import { createSearchConfig } from "./src/config/search";

const identity = createIdentity(process.env);
const search = createSearchConfig(process.env);
const ask = createAskConfig(process.env);
const liveChat = createLiveChat(process.env);
const analytics = createAnalytics(process.env);
const variables = variableNames(readFileSync(path.join(SITE_DIR, "HOSTING.md"), "utf8"));
for (const problem of [
  ...misspelled(process.env, variables),
  ...repositoryProblems(process.env),
  ...[search, ask, liveChat, analytics].flatMap(({ problems }) => problems),
]) {
  console.warn(problem);
}
const markdown = createMarkdownPlugins({ siteDir: SITE_DIR });

export default {
  title: identity.siteName,
  titleDelimiter: "|",
  tagline: identity.tagline,
  url: identity.url,
  baseUrl: identity.baseUrl,
  // It would warn as long as no script has run, and scripts wait for the reader.
  baseUrlIssueBanner: false,
  favicon: "img/favicon.svg",
  organizationName: identity.organization,
  projectName: identity.slug,
  trailingSlash: false,
  i18n: { defaultLocale: identity.locale, locales: [identity.locale] },
  future: { v4: true },
  ssrTemplate: createHtmlTemplate("dark", HTML_TEMPLATE),
  staticDirectories: ["static", PUBLIC_FOLDER],
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onDuplicateRoutes: "throw",
  markdown: {
    mermaid: true,
    parseFrontMatter: parseFrontMatterWithChecks,
    hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" },
  },
  customFields: {
    repository: identity.repository,
    filesUrl: identity.repository ? `${identity.repository}/blob/${identity.branch}/` : null,
    pageActions: createPageActions(identity, process.env),
    search,
    ask,
    liveChat: liveChat.config,
    analytics: analytics.config,
  },
  headTags: createHeadTags(identity, search.preconnect),
  clientModules: [
    "./src/clients/fragments.ts",
    "./src/clients/sidebar.ts",
    "./src/clients/terms.ts",
    ...(liveChat.config === null ? [] : ["./src/clients/live-chat.ts"]),
    ...(analytics.config === null ? [] : ["./src/clients/analytics.ts"]),
  ],
  themes: ["@docusaurus/theme-mermaid"],
  plugins: [
    [
      "./plugins/fast-pages/docs.ts",
      {
        routeBasePath: "/",
        sidebarPath: "./sidebars.ts",
        breadcrumbs: true,
        numberPrefixParser: false,
        sidebarCollapsed: false,
        // Dates come from Git, which a downloaded archive of the source does not have.
        showLastUpdateTime: existsSync(path.join(SITE_DIR, ".git")),
        editUrl: identity.repository && `${identity.repository}/edit/${identity.branch}`,
        ...markdown,
      } satisfies DocsOptions,
    ],
    "./plugins/protocol-data/index.ts",
    "./plugins/contract-reference/index.ts",
    "./plugins/graphql-reference/index.ts",
    "./plugins/app-links/index.ts",
    "./plugins/csv-templates/index.ts",
    "./plugins/examples/index.ts",
    "./plugins/merkle-api/index.ts",
    "./plugins/security-headers/index.ts",
    "./plugins/redirects/index.ts",
    "./plugins/offline/index.ts",
    "./plugins/changelog/index.ts",
    publicFiles,
    links,
    siteIndex,
    pageExtract,
    bundleCache,
    fastPages,
    billOfMaterials,
  ],
  presets: [
    [
      "classic",
      {
        docs: false,
        pages: { ...markdown },
        blog: false,
        sitemap: {
          lastmod: existsSync(path.join(SITE_DIR, ".git")) ? "date" : null,
          changefreq: null,
          priority: null,
          ignorePatterns: ["/404", "/search"],
        },
        theme: { customCss: ["./src/css/fonts.css", "./src/css/tokens.css", "./src/css/site.css"] },
      } satisfies Options,
    ],
  ],
  themeConfig: {
    image: "img/social-card.png",
    metadata: createMetadata(identity),
    colorMode: { defaultMode: "dark", disableSwitch: false, respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: createNavbar(identity),
    footer: createFooter(identity),
    announcementBar: createAnnouncement(),
    mermaid: { theme: { light: "neutral", dark: "dark" } },
  } satisfies ThemeConfig,
} satisfies Config;
