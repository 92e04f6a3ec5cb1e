import { fileURLToPath } from "node:url";

import { configDefaults, defineConfig } from "vitest/config";

const siteRoot = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/u, "");

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@site\//u, replacement: `${siteRoot}/` },
      {
        find: /^@docusaurus\/((?:use)?[A-Z]\w*|router)$/u,
        replacement: `${siteRoot}/tests/mocks/docusaurus/$1`,
      },
      { find: /^@generated\/.*/u, replacement: `${siteRoot}/tests/mocks/docusaurus/generated.ts` },
    ],
  },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: [
      "{src,plugins,data,server,functions,edge-functions,scripts}/**/*.test.{ts,tsx}",
      "tests/{conformance,examples,functions,theme,vectors}/**/*.test.{ts,tsx}",
    ],
    exclude: [...configDefaults.exclude, "build/**", ".docusaurus/**"],
    // Class names as written let a test find an element by the class that the style sheet names.
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
