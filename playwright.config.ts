import { defineConfig } from "@playwright/test";

import { CHROMIUM_ARGS, findChromium } from "./tests/e2e/support/chromium";
import { ORIGIN, PORT } from "./tests/e2e/support/origin";

const NIGHTLY = "**/nightly/**/*.spec.ts";
/** Tests that measure time. */
const SPEED_TESTS = ["**/*.speed.spec.ts", "**/lighthouse.spec.ts"];

export default defineConfig({
  testDir: "tests/e2e",
  projects: [
    // On each change: what a reader does first, and pages with most kinds of controls.
    { name: "change", testIgnore: NIGHTLY },
    // Every night: all other pages, slow phones, broken networks, rare settings.
    { name: "nightly", testMatch: NIGHTLY, testIgnore: SPEED_TESTS },
    // What is measured in milliseconds runs after the rest, one at a time.
    { name: "speed", testMatch: SPEED_TESTS, dependencies: ["nightly"], workers: 1 },
  ],
  fullyParallel: true,
  // Much of the time is waiting, for pages that settle and for slowed processors: one more than CI has cores.
  workers: 3,
  // A test that passes only at the second try hides a race, so none is retried where somebody looks.
  // CI's cores are shared: there, a second try tells a busy moment from a mistake, and Playwright
  // lists what needed it as flaky.
  retries: process.env.CI ? 1 : 0,
  // Against hanging, not against slowness: a machine that others use takes five times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  outputDir: "test-results",
  reporter: [["list"]],
  use: {
    baseURL: ORIGIN,
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    colorScheme: "dark",
    // What a worker keeps would hide what the network gives; offline.spec.ts allows it.
    serviceWorkers: "block",
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
