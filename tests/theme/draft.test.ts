import { join } from "node:path";

import { processDocMetadata, readDocFile } from "@docusaurus/plugin-content-docs/lib/docs.js";
import { DEFAULT_PARSE_FRONT_MATTER } from "@docusaurus/utils";
import { expect, test } from "vitest";

type Args = Parameters<typeof processDocMetadata>[0];

const SITE = join(__dirname, "../..");

/** What the docs plugin reads of the settings, without those of the sidebars and the host. */
async function readDoc(file: string, env: Args["env"]): ReturnType<typeof processDocMetadata> {
  const versionMetadata = {
    versionName: "current",
    path: "/",
    contentPath: join(SITE, "docs"),
  } as Args["versionMetadata"];
  return processDocMetadata({
    docFile: await readDocFile(versionMetadata, file),
    versionMetadata,
    context: {
      siteDir: SITE,
      baseUrl: "/",
      i18n: { currentLocale: "en" },
      siteConfig: {
        baseUrl: "/",
        future: {},
        markdown: { parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER },
      },
    } as unknown as Args["context"],
    options: {
      numberPrefixParser: (name: string) => ({ filename: name, numberPrefix: undefined }),
    } as Args["options"],
    env,
    tagsFile: null,
  });
}

test("a draft is a page in development and none in production [spec 1.1c]", async () => {
  const [shown, hidden] = await Promise.all([
    readDoc("guides/frontend.mdx", "development"),
    readDoc("guides/frontend.mdx", "production"),
  ]);
  expect(shown).toMatchObject({ id: "guides/frontend", permalink: "/guides/frontend" });
  expect([shown.draft, hidden.draft]).toEqual([false, true]);
});

test("a page that is no draft is one in both", async () => {
  const page = await readDoc("support/faq.mdx", "production");
  expect(page).toMatchObject({ permalink: "/support/faq", draft: false });
});
