import { join } from "node:path";

import { defineConfig } from "vitest/config";

export default defineConfig({
  root: join(__dirname, "../.."),
  test: {
    include: ["tests/content/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
