import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

import ts from "typescript";
import { configDefaults, defineConfig, type Plugin } from "vitest/config";

const siteRoot = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/u, "");

/** Browser code of Docusaurus's theme, which a few tests run as it is. */
const THEME_CODE = /@docusaurus\/theme-common\/lib\//u;

/** Docusaurus ships that code with JSX in `.js` files. */
const themeJsx: Plugin = {
  name: "theme-jsx",
  enforce: "pre",
  transform: (code, id) =>
    THEME_CODE.test(id)
      ? ts.transpile(code, {
          jsx: ts.JsxEmit.ReactJSX,
          module: ts.ModuleKind.ESNext,
          target: ts.ScriptTarget.ESNext,
        })
      : null,
};

const exclude = [...configDefaults.exclude, "build*/**", ".docusaurus/**"];

const FOLDERS = "{src,plugins,data,server,functions,edge-functions,scripts}";
const TEST_FOLDERS = "tests/{conformance,functions,theme,vectors}";

/** Tests that need a document, or modules of their own. */
const own = readdirSync(siteRoot, { encoding: "utf8" })
  .filter((folder) => /^(?:src|plugins|data|server|functions|scripts|tests)$/u.test(folder))
  .flatMap((folder) =>
    readdirSync(`${siteRoot}/${folder}`, { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /^(?!tests\/(?:examples|nightly)\/).*\.test\.tsx?$/u.test(file)),
  )
  .filter((file) =>
    /^\/\/ @vitest-environment jsdom|\bvi\.(?:mock|doMock)\(/mu.test(
      readFileSync(`${siteRoot}/${file}`, "utf8"),
    ),
  );

export default defineConfig({
  plugins: [themeJsx],
  resolve: {
    alias: [
      { find: /^@site\//u, replacement: `${siteRoot}/` },
      // The language service of the query editor requires this file: both must have the same classes.
      { find: /^graphql$/u, replacement: `${siteRoot}/node_modules/graphql/index.js` },
      {
        find: /^@docusaurus\/((?:use)?[A-Z]\w*|router)$/u,
        replacement: `${siteRoot}/tests/mocks/docusaurus/$1`,
      },
      { find: /^@generated\/.*/u, replacement: `${siteRoot}/tests/mocks/docusaurus/generated.ts` },
    ],
  },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // Class names as written let a test find an element by the class that the style sheet names.
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A busy machine is no mistake of the code.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On two cores, one for each worker: by default, one would be left for the main process, which
    // has next to nothing to do.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "documents",
          setupFiles: ["tests/setup.ts"],
          include: own,
          exclude,
          // A document and modules of its own for each file, at half the cost of a process each.
          pool: "vmThreads",
        },
      },
      {
        extends: true,
        test: {
          name: "code",
          include: [`${FOLDERS}/**/*.test.{ts,tsx}`, `${TEST_FOLDERS}/**/*.test.{ts,tsx}`],
          exclude: [...exclude, ...own],
          // Loading modules anew for each file would take three times as long as the tests do.
          // So a test must leave no module changed; one with vi.mock runs with the components.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "examples",
          include: ["tests/examples/**/*.test.ts"],
          exclude,
          // The Solidity compiler and the EVM take seconds to load: once for each worker.
          isolate: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
