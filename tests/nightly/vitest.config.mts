import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

import site from "../../vitest.config.mts";

/** What takes too long for each change: builds, attacks on every expression, many wrong and made-up inputs. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  plugins: site.plugins,
  resolve: site.resolve,
  oxc: site.oxc,
  test: {
    include: [
      "tests/nightly/**/*.test.{ts,tsx}",
      "{plugins,server,src,tests}/**/*.property.test.ts",
      "tests/functions/answer-filter.test.ts",
    ],
    env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? "1000" },
    // Builds take a minute or two each, and wait for each other on two cores; times are measured.
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
