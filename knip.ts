/** What `npm run unused` looks at: files, exports and packages that nothing uses. */
const config = {
  // Its plugin calls ours without what Docusaurus gives them.
  docusaurus: false,
  // Loads the settings, which ask for a Chromium: there is none yet where the checks run first.
  playwright: false,
  entry: [
    "playwright.config.ts",
    "docusaurus.config.ts",
    "sidebars.ts",
    "docs/**/*.mdx",
    "examples/**/*.{ts,tsx,mjs}",
    "plugins/*/index.ts",
    // Asked by hand, see its README.
    "plugins/contract-reference/check.ts",
    "plugins/fast-pages/{docs,empty}.ts",
    "plugins/offline/client/*.ts",
    "src/{clients,pages,theme}/**/*.{ts,tsx}",
    // Pages that plugins add name their components as texts.
    "src/tables/{ChangelogPage,DeploymentIndexPage,DeploymentPage}/index.tsx",
    "functions/*.ts",
    "edge-functions/*.ts",
    "server/{main.ts,functions-main.ts,mcp-stdio.mjs}",
    "scripts/*.{ts,mjs}",
    "tests/**/*.{test,spec}.{ts,tsx}",
    "tests/bench/*.ts",
    "tests/{browsers,content,nightly}/vitest.config.mts",
    "tests/fuzz/fuzz.ts",
    "tests/nightly/mutations/run.ts",
    // Aliases of vitest.config.mts.
    "tests/mocks/**/*.{ts,tsx}",
  ],
  project: ["**/*.{ts,tsx,mjs,mts}"],
  // Read by folder, each file a contract.
  ignore: ["data/contracts/**"],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Named in .oxlintrc.json.
    "eslint-plugin-regexp",
    // Named in docusaurus.config.ts.
    "@docusaurus/theme-mermaid",
    // Its name is resolved to a file: the night starts Java with it.
    "vnu-jar",
    // Imported by Solidity.
    "@openzeppelin/contracts",
    // Made by Docusaurus, or imported in samples of Solidity.
    "@docusaurus/.+",
    "@generated/.+",
    "@sablier/.+",
    "@theme/.+",
    "@theme-original/.+",
  ],
  paths: { "@site/*": ["./*"] },
  compilers: {
    mdx: (text: string) =>
      [...text.matchAll(/^import[^;]+;/gmu)].map(([statement]) => statement).join("\n"),
  },
};

export default config;
