import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["tests/content/**/*.test.ts"],
    // The pages are read once for each worker: parsing them takes longer than most of the tests.
    isolate: false,
    // Against hanging, not against slowness: a search for all headings takes half a minute on a slow machine,
    // and several when others use it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // By default, one core would be left for the main process, which has next to nothing to do.
    maxWorkers: availableParallelism(),
  },
});
