import { defineConfig } from "@playwright/test";

import { CHROMIUM_ARGS, findChromium } from "./tests/e2e/support/chromium";
import { ORIGIN, PORT } from "./tests/e2e/support/origin";

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try hides a race: none is retried.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: "test-results",
  reporter: [["list"]],
  use: {
    baseURL: ORIGIN,
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    colorScheme: "dark",
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS] },
    trace: "off",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `npm start -- --port ${PORT}`,
    url: ORIGIN,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
