import eslint from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

const BROWSER_CODE = ["src/**/*.{ts,tsx}"];
const TESTS = ["**/*.test.{ts,tsx}", "tests/**/*.{ts,tsx}"];

/** Rooms of components, from the lowest floor: each may import those before it, and src/lib. */
const FLOORS = ["ui", "forms", "page", "tables", "tools"];

/** Forbids the files of a room to import from other rooms of `src`, by alias or by a relative path. */
const keepBelow = (files, rooms, message) => ({
  files,
  ignores: TESTS,
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          { regex: `(?:^@site/src|\\.\\./src|\\.\\.)/(?:${rooms.join("|")})(?:/|$)`, message },
        ],
      },
    ],
  },
});

export default tseslint.config(
  {
    ignores: [
      ".cache/",
      ".docusaurus/",
      "build/",
      "build.new/",
      "build.old/",
      "coverage/",
      "node_modules/",
      "playwright-report/",
      "test-results/",
    ],
  },
  eslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      globals: { ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", prefer: "type-imports" },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { args: "all", argsIgnorePattern: "^_", caughtErrors: "all" },
      ],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowBoolean: true, allowNumber: true },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: "error",
      "no-console": "off",
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    files: BROWSER_CODE,
    extends: [reactHooks.configs.flat["recommended-latest"]],
    languageOptions: { globals: { ...globals.browser } },
    rules: { "no-console": ["error", { allow: ["warn", "error"] }] },
  },
  {
    // The pure part is shared by the browser, the build and the server: it may use none of them.
    files: ["src/lib/**/*.ts"],
    ignores: TESTS,
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: ["react", "react-dom"].map((name) => ({
            name,
            message: "src/lib is pure TypeScript: no React.",
          })),
          patterns: [
            { group: ["node:*"], message: "src/lib is pure TypeScript: no Node." },
            { group: ["@docusaurus/*", "@theme/*"], message: "src/lib is pure TypeScript." },
            {
              regex: `(?:^@site/src|\\.\\.)/(?:${FLOORS.join("|")})/`,
              message: "src/lib is below all components: it imports none.",
            },
          ],
        },
      ],
    },
  },
  ...FLOORS.slice(0, -1).map((room, floor) => {
    const above = [...FLOORS.slice(floor + 1), "search", "theme", "pages"];
    return keepBelow(
      [`src/${room}/**/*.{ts,tsx}`],
      above,
      `src/${room} imports none of ${above.join(", ")}: move what is shared down to src/ui or src/lib.`,
    );
  }),
  keepBelow(
    ["data/**/*.ts", "functions/**/*.ts", "edge-functions/**/*.ts", "plugins/**/*.{ts,tsx}"],
    [...FLOORS, "search", "theme", "pages"],
    "Data, plugins and functions run without pages: share through src/lib.",
  ),
  {
    files: TESTS,
    rules: {
      // A test often builds the wrong value on purpose to see the error that names it.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/unbound-method": "off",
      "no-restricted-properties": [
        "error",
        ...["describe", "it", "test"].flatMap((object) =>
          ["fails", "fixme", "only", "skip", "todo"].map((property) => ({
            object,
            property,
            message: "Every test runs, and none proves the opposite.",
          })),
        ),
      ],
    },
  },
  {
    files: ["**/*.{js,mjs,cjs}"],
    languageOptions: { globals: { ...globals.node } },
  },
);
