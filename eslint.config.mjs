import eslint from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

const BROWSER_CODE = ["src/**/*.{ts,tsx}"];
const TESTS = ["**/*.test.{ts,tsx}", "tests/**/*.{ts,tsx}"];

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
          ],
        },
      ],
    },
  },
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
